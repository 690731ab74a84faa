/** What the end of a turn would bring if nothing more happened, found by the rules that carry it out (MC-12.2). */
import { at, type Player } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import { isPlaying, type MegacorpView, playersFrom } from "../layout.ts";
import { businessOf, isOrphaned } from "../network/network.ts";
import { fleetingEvents, orphansOf } from "../turn/end.ts";

/** One thing that the end of the turn would bring, in words with its rule. */
export type SceneEnding = {
  readonly is: "loss" | "orphan" | "event";
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
  const business = isPlaying(state, state.active) ? businessOf(state, content, state.active) : undefined;
  const isolated: SceneEnding[] =
    business !== undefined && isOrphaned(state, content, business)
      ? [
          {
            is: "loss",
            words: `${name(business)} is docked to nothing, so its player loses`,
            rule: "MC-8.9",
            player: state.active,
            card: business,
          },
        ]
      : [];
  const bankrupt = playersFrom(state, state.active)
    .filter((player) => state.money[player] === 0)
    .map((player): SceneEnding => ({ is: "loss", words: "Has no money and goes bankrupt", rule: "MC-13.1", player }));
  const orphans = orphansOf(state, engine).map(
    (card): SceneEnding => ({ is: "orphan", words: `${name(card)} is orphaned and destroyed`, rule: "MC-8.8", player: owner(card), card }),
  );
  // What is destroyed in step 4 leaves no more in step 5.
  const events = fleetingEvents(state, engine)
    .filter((card) => !orphans.some((orphan) => orphan.card === card))
    .map((card): SceneEnding => ({ is: "event", words: `${name(card)} leaves play`, rule: "MC-1.12", player: owner(card), card }));
  return [...isolated, ...bankrupt, ...orphans, ...events];
}
