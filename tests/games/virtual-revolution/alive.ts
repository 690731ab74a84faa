/** Positions in which texts of Virtual Revolution are tried: everybody has Agents, Verses and Influence, and the game is anywhere from its second round on. */
import { ACTIONS, virtualRevolution } from "../../../engine/games/virtual-revolution/fields.ts";
import { ROUNDS, SEATS, SERVERS } from "../../../engine/games/virtual-revolution/layout.ts";
import { below } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Laying } from "../../gates/alive-boards.ts";

const BOROUGHS = Array.from({ length: 20 }, (_, i) => `borough ${i + 1}`);
const PHASES = ["influence", "action", "after"];
const INFLUENCE = 20;
const SERVED = 5;

export const VIRTUAL_REVOLUTION_LAYING: Laying = {
  id: "virtual-revolution",
  kinds: ["agent", "verse", "title"],
  // Verses are kept and put Online, and Agents used before they are promoted.
  pace: { trade: 6, "put Online": 0.2, "promote without effect": 3, boost: 0.5 },
  position(rng, some) {
    const phase = at(PHASES, below(rng, PHASES.length));
    const here = at(BOROUGHS, below(rng, BOROUGHS.length));
    const mover = below(rng, 2);
    // Now and then nearly all of it belongs to the two, so whole districts do to one.
    const many = below(rng, 3) === 0 ? 2 : 8;
    const owners = BOROUGHS.map(() => below(rng, many));
    // A Server stands where its owner has Influence (VR-9.4).
    const served = BOROUGHS.filter((borough, i) => at(owners, i) < 2 && (borough === here || below(rng, 3) === 0)).slice(0, SERVED);
    const servers = Object.fromEntries(served.map((borough) => [borough, at(SEATS, at(owners, BOROUGHS.indexOf(borough)))]));
    const players = [0, 1].map((player) => {
      // A borough has the Influence of one (VR-5.1).
      const there = BOROUGHS.filter((_, i) => owners[i] === player);
      const influence = Object.fromEntries(there.map((borough) => [borough, many < 3 ? 1 : 1 + below(rng, 2)]));
      const spent = Object.values(influence).reduce((sum, n) => sum + n, 0);
      const verses = some("verse", 1 + below(rng, 2));
      const side = {
        credits: below(rng, 4) === 0 ? below(rng, 3) : 6 + below(rng, 20),
        immunity: below(rng, 4),
        servers: SERVERS - served.filter((borough) => owners[BOROUGHS.indexOf(borough)] === player).length,
        revenue: below(rng, 8),
        influence,
        reserve: INFLUENCE - spent,
        // Agents of level 1 lie under the Action that each boosts (VR-7.7).
        under: Object.fromEntries(
          ACTIONS.map((action, i) => [
            String(i + 1),
            below(rng, 4) === 0 ? some("agent", 1, (card) => virtualRevolution(card).action === action) : [],
          ]),
        ),
        service: some("agent", 1 + below(rng, 3)),
        verses: verses.map((card) => (below(rng, 3) > 0 ? { card, online: 1 } : card)),
        title: some("title", below(rng, 2)),
        corruption: some("corruption", below(rng, 3)),
        ...(player === mover ? { directors: { [here]: 1 }, "directors left": 2 } : {}),
      };
      return [at(SEATS, player), side] as const;
    });
    return {
      "to move": at(SEATS, mover),
      round: below(rng, 3) > 0 ? ROUNDS : 2 + below(rng, 3),
      pass: 1 + below(rng, 3),
      phase,
      here,
      server: servers,
      ...Object.fromEntries(players),
    };
  },
};
