/** Metrorunner: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { Facts } from "../facts.ts";
import type { GameDefinition } from "../game.ts";
import { METRORUNNER_ABOUT } from "./about.ts";
import { COLOURS, fields, LETTERS, metrorunner } from "./fields.ts";

export const METRORUNNER: GameDefinition<"metrorunner"> = {
  ...METRORUNNER_ABOUT,
  tagline: "One to five runners ride the metro, take jobs and hack networks by turning tiles.",
  kinds: [
    { id: "job", name: "Job", plural: "Jobs" },
    { id: "starting-job", name: "Starting job", plural: "Starting jobs" },
    { id: "network", name: "Network", plural: "Networks" },
    { id: "character", name: "Character", plural: "Characters", usual: true },
    { id: "contract", name: "Contract", plural: "Contracts" },
    { id: "ai", name: "A.I. card", plural: "A.I. cards" },
  ],
  fields,
  facts,
};

const WORDS: Readonly<Record<string, string>> = {
  job: "job",
  "starting-job": "starting job",
  network: "network",
  character: "character",
  contract: "contract",
  ai: "A.I. card",
};

/** "blue job, 1 R + 2 B, 1 point", "network, core E3 W1", "contract, 3 spaces, 5 points". */
function facts(card: Card): Facts {
  const { district, cost, core, spaces, points } = metrorunner(card);
  const word = WORDS[card.kind] ?? card.kind;
  const score = points === undefined ? [] : [`${points} ${points === 1 ? "point" : "points"}`];
  if (cost) {
    const price = COLOURS.flatMap((colour) => (cost[colour] ? [`${cost[colour]} ${LETTERS[colour]}`] : [])).join(" + ");
    return { kind: `${district} ${word}`, cost: price, traits: score };
  }
  if (core) return { kind: word, traits: [`core ${core.join(" ")}`] };
  return { kind: word, traits: [...(spaces === undefined ? [] : [`${spaces} spaces`]), ...score] };
}
