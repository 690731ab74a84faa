/** Positions in which texts of CORP are tried: everybody has some of everything, and the turn stands anywhere. */
import type { Card } from "../../../engine/cards/card.ts";
import { corp } from "../../../engine/games/corp/fields.ts";
import { PIECES, SEATS } from "../../../engine/games/corp/layout.ts";
import { below, type Rng } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Laying } from "../../gates/alive-boards.ts";

const STEPS = ["upkeep", "trade", "stock", "corporate", "runner", "runner", "runner"];
const DEPARTMENTS = ["Sales", "Research", "Production"];
/** The gates of the two (3.2), and streets around them. */
const GATES = ["A4", "G4"];
const SPOTS = [...GATES, "G5", "F1", "E1"];

const hasRole = (role: "hacker" | "thief" | "thug") => (card: Card) => corp(card).roles?.includes(role) ?? false;

/** Tiers are filled from the bottom up (CORP-4.1); some belong to the other. */
const mat = (rng: Rng, own: string, other: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    DEPARTMENTS.flatMap((name) =>
      Array.from({ length: 1 + below(rng, 3) }, (_, tier) => [`${name} ${tier + 1}`, below(rng, 4) === 0 ? other : own]),
    ),
  );

export const CORP_LAYING: Laying = {
  id: "corp",
  kinds: ["asset", "runner", "security"],
  position(rng, some) {
    const step = at(STEPS, below(rng, STEPS.length));
    const mover = below(rng, 2);
    const mats = [0, 1].map((player) => mat(rng, at(SEATS, player), at(SEATS, 1 - player)));
    const built = (owner: string) => mats.flatMap((one) => Object.values(one)).filter((other) => other === owner).length;
    const players = [0, 1].map((player) => {
      const own = at(SEATS, player);
      // Somebody who can break in (CORP-13.3), and often more of them.
      const strong = () => [
        ...some("runner", 1, hasRole("hacker")),
        ...some("runner", 1, hasRole(at(["thug", "thief"] as const, below(rng, 2)))),
        ...some("runner", below(rng, 2), hasRole("hacker")),
        ...some("runner", below(rng, 2), hasRole("thief")),
      ];
      const second = some("runner", below(rng, 3));
      const side = {
        credits: below(rng, 3) === 0 ? below(rng, 6) : 8 + below(rng, 30),
        hand: some("action", 1 + below(rng, 3)),
        assets: some("asset", 1 + below(rng, 2)),
        garrison: some("runner", below(rng, 3)),
        security: below(rng, 2) === 0 ? [] : some("security", 1 + below(rng, 3)),
        teams: { "1": strong(), "2": second },
        team1: below(rng, 3) === 0 ? at(SPOTS, below(rng, SPOTS.length)) : at(GATES, 1 - player),
        ...(second.length > 0 ? { team2: at(SPOTS, below(rng, SPOTS.length)) } : {}),
        piece: at(mats, player),
        reserve: PIECES - built(own),
      };
      return [own, side] as const;
    });
    return {
      "to move": at(SEATS, mover),
      round: 5,
      turn: 9,
      first: 0,
      step,
      at: step,
      "supremacy from": 90,
      ...Object.fromEntries(players),
    };
  },
};
