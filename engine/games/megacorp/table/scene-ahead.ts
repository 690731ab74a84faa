/** What the end of a turn would bring if nothing more happened, found by the rules that carry it out (MC-12.2). */
import { at, type Player } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import { isPlaying, type MegacorpView, playersFrom } from "../layout.ts";
import { businessOf, isOrphaned } from "../network/network.ts";
import { fleetingEvents, orphansOf } from "../turn/end.ts";

/** One thing that the end of the turn would bring, in words with its rule. The words of a loss are why it is one: they follow “You lose”. */
export type SceneEnding = {
  readonly is: "loss" | "later" | "orphan" | "event";
  readonly words: string;
  readonly rule: string;
  /** Whom it hits. */
  readonly player: Player;
  /** The card, if it is about one. */
  readonly card?: number;
};

/** What the End process of the turn would do, worst first; nothing before the first turn. */
export function turnEndings(state: MegacorpView, engine: MegacorpEngine): SceneEnding[] {
  if (state.turn === 0) return [];
  const { content } = engine;
  const name = (card: number) => at(content.cards, at(state.card, card)).name;
  const owner = (card: number): Player => at(state.controller, card);
  // Only in its player's own End process does it lose: in that of others it is a warning (MC-13.2).
  const isolated = playersFrom(state, state.active).flatMap((player): readonly SceneEnding[] => {
    const business = isPlaying(state, player) ? businessOf(state, content, player) : undefined;
    if (business === undefined || !isOrphaned(state, content, business)) return [];
    const nothing = `${name(business)} is docked to nothing`;
    const of = { rule: "MC-8.9", player, card: business };
    return player === state.active
      ? [{ is: "loss", words: nothing, ...of }]
      : [{ is: "later", words: `${nothing}: a loss when that player's own turn ends, unless a card docks to it`, ...of }];
  });
  const bankrupt = playersFrom(state, state.active)
    .filter((player) => state.money[player] === 0)
    .map((player): SceneEnding => ({ is: "loss", words: "no money is left", rule: "MC-13.1", player }));
  const orphans = orphansOf(state, engine).map(
    (card): SceneEnding => ({ is: "orphan", words: `${name(card)} is orphaned and destroyed`, rule: "MC-8.8", player: owner(card), card }),
  );
  // What is destroyed in step 4 leaves no more in step 5.
  const events = fleetingEvents(state, engine)
    .filter((card) => !orphans.some((orphan) => orphan.card === card))
    .map((card): SceneEnding => ({ is: "event", words: `${name(card)} leaves play`, rule: "MC-1.12", player: owner(card), card }));
  return [...isolated, ...bankrupt, ...orphans, ...events];
}
