/** A mat as a small picture: three columns of four tiers, each piece in the colour and shape of its owner, and the stock line above tier 2. */
import type { CorpPlayerScene } from "../../../../engine/games/corp/table/scene.ts";
import { colourOf, shapePath } from "../../../../faces/boards/index.ts";

const [WIDE, HIGH, GAP, LINE] = [18, 11, 3, 5];
/** The stock line lies above so many tiers (CORP-1.4). */
const BELOW = 2;

export function MatPicture({ side }: { readonly side: CorpPlayerScene }) {
  const tiers = side.departments[0]?.owners.length ?? 0;
  const top = (tier: number) => (tiers - 1 - tier) * (HIGH + 2) + (tier < BELOW ? LINE : 0);
  const width = side.departments.length * (WIDE + GAP) - GAP;
  const height = tiers * (HIGH + 2) + LINE;
  const line = top(BELOW - 1) - LINE / 2 - 1;
  return (
    <svg width={width + 2} height={height} viewBox={`-1 -1 ${width + 2} ${height}`} aria-hidden="true">
      {side.departments.map(({ name, owners }, dept) => {
        const x = dept * (WIDE + GAP);
        return (
          <g key={name}>
            {owners.map((owner, tier) =>
              owner < 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: tiers have places
                <rect key={tier} x={x} y={top(tier)} width={WIDE} height={HIGH} rx="2.5" fill="none" stroke="#62778d" strokeWidth=".7" />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: tiers have places
                <g key={tier}>
                  <rect x={x} y={top(tier)} width={WIDE} height={HIGH} rx="2.5" fill={colourOf(owner)} />
                  <path d={shapePath(owner, x + WIDE / 2, top(tier) + HIGH / 2, 3.6)} fill="#070a0f" />
                </g>
              ),
            )}
          </g>
        );
      })}
      <path d={`M0 ${line}H${width}`} stroke="#e05661" strokeWidth="1.2" strokeDasharray="3 1.6" />
    </svg>
  );
}
