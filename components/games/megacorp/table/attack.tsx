/** The current attack: an arrow from the attacker to each target with its damage, and the blockers. Its words are beside the stack. */
import type { MegacorpSide } from "../../../../engine/games/megacorp/table/scene.ts";
import type { SceneAttack } from "../../../../engine/games/megacorp/table/scene-fight.ts";
import styles from "./networks.module.css";
import { TraitMark } from "./trait-mark.tsx";
import { middleOf, type Point, SLOT, TILE, type World } from "./world.ts";

type AttackProps = { readonly attack: SceneAttack; readonly sides: readonly MegacorpSide[]; readonly world: World };

export function Attack({ attack, sides, world }: AttackProps) {
  const where = (card: number): Point | undefined => {
    for (const { player, network } of sides) {
      const found = network.find(({ id }) => id === card);
      const plot = world.plots.find((one) => one.player === player);
      if (found && plot) return middleOf(plot, found);
    }
    return undefined;
  };
  const from = where(attack.attacker);
  if (!from) return null;
  const targets = attack.targets.flatMap((card) => where(card) ?? []);
  const [first] = targets;
  return (
    <div aria-hidden="true" className={styles.fight}>
      <svg className={styles.arrows} width={world.width} height={world.height}>
        <defs>
          <marker id="attack-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto">
            <path d="M0 0L10 5L0 10z" fill="#ff8484" />
          </marker>
        </defs>
        {targets.map((to) => {
          const [a, b] = shortened(from, to);
          return (
            <line
              key={`${to.x} ${to.y}`}
              x1={a.x}
              y1={a.y}
              x2={b.x}
              y2={b.y}
              stroke="#ff8484"
              strokeWidth="6"
              markerEnd="url(#attack-head)"
            />
          );
        })}
      </svg>
      {first && (
        <span className={styles.power} style={startOf(from, first)}>
          <TraitMark trait={attack.trait} n={attack.power} size={20} />
        </span>
      )}
      {attack.blockers.map(({ card }) => {
        const at = where(card);
        return (
          at && (
            <span key={card} className={styles.blockWord} style={{ left: at.x, top: at.y - TILE.height / 2 }}>
              Blocks
            </span>
          )
        );
      })}
    </div>
  );
}

/** Where the arrow begins, so that its head is seen. */
function startOf(from: Point, to: Point): { readonly left: number; readonly top: number } {
  const [{ x, y }, end] = shortened(from, to);
  const part = Math.min(0.5, 12 / Math.max(1, Math.hypot(end.x - x, end.y - y)));
  return { left: x + (end.x - x) * part, top: y + (end.y - y) * part };
}

/** From the edge of one tile to the edge of the other. */
function shortened(from: Point, to: Point): readonly [Point, Point] {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const gap = Math.min(SLOT / 2 - 2, length / 3);
  return [
    { x: from.x + dx * gap, y: from.y + dy * gap },
    { x: to.x - dx * gap, y: to.y - dy * gap },
  ];
}
