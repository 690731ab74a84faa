/** What would come of a choice, for the player who has to choose, from what that player knows. */
import { type Foretold, foretell } from "../../engine/games/foretell.ts";
import { cardsOf, hasDecks } from "../../engine/games/game.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { Table } from "./table.ts";
import { rulesAt } from "./who.ts";

const NOTHING: Foretold = { acts: [], open: false };

/** Nothing where the player is asked nothing, nothing goes by rules, or the others' decks, which would be looked into, are hidden. */
export function foretoldFor(table: Table, player: Player, actions: readonly Action[]): Foretold {
  const { play, match, opened } = table;
  const decision = play.diverged ? undefined : play.game.decision(play.state);
  if (decision?.player !== player || decision.free || rulesAt(table) === "off") return NOTHING;
  if (match.lists === "hidden" && hasDecks(cardsOf(match.game))) return NOTHING;
  return foretell(opened.playable, play.game.observe(play.state, player, "open"), actions);
}
