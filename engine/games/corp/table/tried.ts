/** A position to try a card of CORP in. */
import type { Card } from "../../../cards/card.ts";
import { ok, type Result } from "../../../kernel/result.ts";
import type { Tried } from "../../game.ts";
import { corp } from "../fields.ts";
import { PIECES, SEATS } from "../layout.ts";

const [OWN, OTHER] = [SEATS[0], SEATS[1]];
/** Two tiers of each department: the stock line (CORP-10.1). */
const BUILT = ["Sales", "Research", "Production"].flatMap((name) => [1, 2].map((tier) => `${name} ${tier}`));
const built = (owner: string) => ({ piece: Object.fromEntries(BUILT.map((space) => [space, owner])), reserve: PIECES - BUILT.length });
/** The gate of the other's HQ, with two players (3.2). */
const GATE = "G4";

/** The dearest runner with a role: who tries a guard comes with the best. */
const dearest = (cards: readonly Card[], role: "hacker" | "thief" | "thug"): Card | undefined =>
  cards
    .filter((card) => card.kind === "runner" && corp(card).roles?.includes(role))
    .reduce<Card | undefined>((best, card) => (best && (corp(best).price ?? 0) >= (corp(card).price ?? 0) ? best : card), undefined);

/** The card where it is used: an asset among the own, an action card in hand, a runner in the Garrison; a security card in an HQ at whose gate the own team stands. */
export const triedInCorp =
  (cards: readonly Card[]) =>
  (card: Card): Result<Tried, string> => {
    const start = { "to move": OWN, round: 5, first: 0, turn: 9 };
    const at = (step: string, own: object, other: object = {}): Result<Tried, string> =>
      ok({
        player: 0,
        position: {
          ...start,
          step,
          at: step,
          [OWN]: { credits: 12, ...built(OWN), ...own },
          [OTHER]: { credits: 10, ...built(OTHER), ...other },
        },
      });
    switch (card.kind) {
      case "asset":
        return at("upkeep", { assets: [card.id] });
      case "action":
        return at("corporate", { hand: [card.id] });
      case "runner":
        return at("runner", { garrison: [card.id] });
      default: {
        const team = (["hacker", "thief", "thug"] as const).flatMap((role) => dearest(cards, role)?.id ?? []);
        return at("runner", { teams: { "1": team }, team1: GATE }, { security: [card.id] });
      }
    }
  };
