/** Positions in which texts of Metrorunner are tried: everybody has cubes, jobs in hand and done, and the turn stands anywhere. */
import { COLOURS } from "../../../engine/games/metrorunner/fields.ts";
import { below } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Laying } from "../../gates/alive-boards.ts";

/** A station of each district (3.1), and one between two. */
const STATIONS = ["A02", "A05", "A08", "A11", "A14", "A04"];
const PHASES = ["move", "action", "after"];

export const METRORUNNER_LAYING: Laying = {
  id: "metrorunner",
  kinds: ["job"],
  position(rng, some) {
    const phase = at(PHASES, below(rng, PHASES.length));
    const first = below(rng, STATIONS.length);
    const figures = [first, (first + 1 + below(rng, STATIONS.length - 1)) % STATIONS.length];
    const boards = below(rng, 2) === 0 ? ["blue", "red"] : ["black", "orange"];
    const players = [1, 2].map((player) => {
      const cubes = Object.fromEntries(COLOURS.map((colour) => [`${colour} cubes`, below(rng, 4)]));
      const completed = { "1": some("job", below(rng, 3)), "2": some("job", below(rng, 3)), "3": some("job", below(rng, 2)) };
      const side = {
        ...cubes,
        credits: below(rng, 6),
        hand: some("job", 2 + below(rng, 3)),
        figure: at(STATIONS, at(figures, player - 1)),
        board: at(boards, player - 1),
        character: some("character", 1),
        completed,
        brute: below(rng, 3),
        influence: below(rng, 5),
        notoriety: below(rng, 5),
      };
      return [`Runner ${player}`, side] as const;
    });
    return {
      "to move": `Runner ${1 + below(rng, 2)}`,
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
