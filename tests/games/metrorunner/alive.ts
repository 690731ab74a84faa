/** Positions in which texts of Metrorunner are tried: everybody has cubes, jobs in hand and done, and the turn stands anywhere. */
import { COLOURS } from "../../../engine/games/metrorunner/fields.ts";
import { below } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Laying } from "../../gates/alive-boards.ts";

const stations = (side: string, n: number) => Array.from({ length: n }, (_, i) => `${side}${String(i + 1).padStart(2, "0")}`);
/** The stations of both routes (3.1): four players have one with assets. */
const ROUTES = { few: stations("A", 15), many: stations("B", 20) };
const MANY = 4;
const PHASES = ["move", "action", "after"];

export const METRORUNNER_LAYING: Laying = {
  id: "metrorunner",
  kinds: ["job"],
  // Hacks are what chance hardly ever succeeds in; jobs are completed, not put under boards.
  pace: { hack: 0.15, complete: 0.3, stop: 4, "crash job boards": 3 },
  players: (n) => (n % 3 === 2 ? MANY : 2),
  position(rng, some, many) {
    const route = many === MANY ? ROUTES.many : ROUTES.few;
    const phase = at(PHASES, below(rng, PHASES.length));
    const [first, apart] = [below(rng, route.length), 1 + below(rng, 4)];
    const boards = below(rng, 2) === 0 ? ["blue", "red", "black", "orange"] : ["black", "orange", "purple", "red"];
    const players = Array.from({ length: many }, (_, i) => i + 1).map((player) => {
      const cubes = Object.fromEntries(COLOURS.map((colour) => [`${colour} cubes`, below(rng, 5)]));
      // Now and then somebody has completed nothing yet.
      const completed =
        below(rng, 5) === 0 ? {} : { "1": some("job", below(rng, 4)), "2": some("job", below(rng, 4)), "3": some("job", below(rng, 3)) };
      const side = {
        ...cubes,
        credits: below(rng, 6),
        hand: some("job", 2 + below(rng, 3)),
        figure: at(route, (first + (player - 1) * apart) % route.length),
        board: at(boards, player - 1),
        character: some("character", 1),
        completed,
        brute: below(rng, many > 2 ? 3 : 4),
        // Alpha and beta are unlocked further on (MR-9.4).
        influence: below(rng, 12),
        notoriety: below(rng, 12),
      };
      return [`Runner ${player}`, side] as const;
    });
    return {
      "to move": `Runner ${1 + below(rng, many)}`,
      round: 3,
      first: 0,
      phase,
      at: phase,
      ...(below(rng, 2) === 0 ? { trigger: "ninth job", "last round": 3 } : {}),
      resources: Object.fromEntries(COLOURS.map((district) => [district, { [at(COLOURS, below(rng, COLOURS.length))]: below(rng, 3) }])),
      contracts: some("contract", 2),
      networks: { "left networks": some("network", 3), "right networks": some("network", 3) },
      ...Object.fromEntries(players),
    };
  },
};
