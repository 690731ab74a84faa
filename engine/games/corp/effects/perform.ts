/** A deed of a card that is played or used: of a printed one, or a longer text. */
import type { Player } from "../../../kernel/state.ts";
import { doDeed } from "../cards/deeds.ts";
import type { CorpEngine, CorpView } from "../layout.ts";
import type { Deed } from "../moments.ts";
import { run } from "./running.ts";

/** Carries it out. The caller's last act. `target`: the corp, or the own team, that was chosen; `card`: an asset that says it; -1 for none. */
export function perform(state: CorpView, engine: CorpEngine, player: Player, target: number, deed: Deed, card: number): void {
  if (deed.is === "run") run(state, engine, deed.effects, player, target, card);
  else doDeed(state, engine, player, target, deed);
}
