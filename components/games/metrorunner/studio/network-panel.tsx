"use client";
/** A network as it is typed: its nodes on a grid that can be tried, and how often its hacks can be done on random grids. */
import { Shuffle } from "lucide-react";
import { useState } from "react";
import { HACKS, type Nodes, portsOf } from "../../../../engine/games/metrorunner/hack/current.ts";
import type { Lie } from "../../../../engine/games/metrorunner/hack/moves.ts";
import { type HackOdds, isCounted, MOST_DEEP, MOST_GRIDS } from "../../../../engine/games/metrorunner/hack/odds.ts";
import { below, rngOf, shuffled } from "../../../../engine/kernel/rng.ts";
import { type Interval, wilson } from "../../../../engine/lab/statistics/shares.ts";
import { Button } from "../../../ui/button.tsx";
import { HackGrid } from "../table/hack/hack-grid.tsx";
import { afterwards, BASIC_MANIPULATIONS } from "../table/hack/manipulation.ts";
import styles from "./network-panel.module.css";
import { useOdds } from "./use-odds.ts";

function randomLie(tiles: readonly number[], seed: number): Lie {
  const rng = rngOf(seed);
  const tile = shuffled(
    rng,
    tiles.map((_, one) => one),
  );
  return { tile, quarter: tiles.map(() => below(rng, 4)), bruteOn: -1 };
}

export function NetworkPanel({ tiles, nodes }: { readonly tiles: readonly number[]; readonly nodes: Nodes }) {
  const [seed, setSeed] = useState(1);
  const [lie, setLie] = useState<Lie>(() => randomLie(tiles, seed));
  const isWhole = nodes.core.length === 2;
  const core = portsOf(nodes.core);
  const asked = HACKS.filter((hack) => hack === "core" || nodes[hack].length > 0);
  const odds = useOdds(tiles, isWhole ? asked.map((hack) => (hack === "core" ? { core } : { core, more: [portsOf(nodes[hack])] })) : []);
  return (
    <section className={styles.panel} aria-label="The hack">
      <h2>The hack</h2>
      {isWhole ? (
        <>
          <table className={styles.odds} aria-busy={odds.length === 0 || odds.some((one) => !isCounted(one))}>
            <caption>
              Random grids that basic manipulations can solve: {odds[0]?.grids ?? 0} of {MOST_GRIDS}, with four {odds[0]?.deep ?? 0} of{" "}
              {MOST_DEEP}
            </caption>
            <thead>
              <tr>
                <th scope="col">Within</th>
                <th scope="col">2</th>
                <th scope="col">3</th>
                <th scope="col">4</th>
              </tr>
            </thead>
            <tbody>
              {asked.map((hack, i) => (
                <tr key={hack}>
                  <th scope="row">{hack === "core" ? "Core" : `Core and ${hack}`}</th>
                  <Shares odds={odds[i]} />
                </tr>
              ))}
            </tbody>
          </table>
          <HackGrid {...{ tiles, nodes, lie }} offered={BASIC_MANIPULATIONS} onChoose={(one) => setLie(afterwards(lie, one))}>
            <div>
              <Button
                size="s"
                icon={<Shuffle size={14} aria-hidden />}
                onClick={() => {
                  setSeed(seed + 1);
                  setLie(randomLie(tiles, seed + 1));
                }}
              >
                Another grid
              </Button>
            </div>
          </HackGrid>
        </>
      ) : (
        <p>A network has two core nodes (MR-1.8). With both of them you see here how often it can be hacked.</p>
      )}
    </section>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)}`;
const between = ({ low, high }: Interval): string => `${percent(low)}–${percent(high)}`;

function Shares({ odds }: { readonly odds: HackOdds | undefined }) {
  const { grids, two, three, deep, four } = odds ?? { grids: 0, two: 0, three: 0, deep: 0, four: 0 };
  const parts: readonly (readonly [number, number, number])[] = [
    [2, two, grids],
    [3, three, grids],
    [4, four, deep],
  ];
  return (
    <>
      {parts.map(([within, found, of]) => (
        <td key={within}>
          {of === 0 ? (
            "…"
          ) : (
            <>
              <b>{percent(found / of)} %</b> <small>{between(wilson(found, of))}</small>
            </>
          )}
        </td>
      ))}
    </>
  );
}
