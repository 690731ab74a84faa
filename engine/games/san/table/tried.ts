/** A position to try a San card in. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import type { Tried } from "../../game.ts";
import { san } from "../fields.ts";
import { SEATS, STAR, SUN } from "../layout.ts";

/**
 * The card in a hand of five, in the seventh turn: a River card in SUN's, a starting card in its owner's (SAN-3.2). Both have cards in hand,
 * discard and Corruption Zone, and what the icons of a turn bring is there, so that most of what a text can be about can be chosen.
 */
export function triedInSan(card: Card): Result<Tried, string> {
  if (card.kind === "virus") return err("A Virus card is never in a hand (SAN-4.6), so you cannot try it here. Play a game with it.");
  const player = san(card).corporation === "star" ? STAR : SUN;
  const side = { discard: ["3 any"], "corruption zone": { "2": "any", "5": "any" }, stage: 3 };
  const [own = "SUN", other = "STAR"] = player === SUN ? SEATS : [SEATS[STAR], SEATS[SUN]];
  return ok({
    player,
    position: {
      "to move": own,
      turn: 7,
      corruption: 2,
      propaganda: 2,
      hacking: 2,
      [own]: { ...side, hand: [card.id, "4 any"] },
      [other]: { ...side, hand: ["5 any"] },
    },
  });
}
