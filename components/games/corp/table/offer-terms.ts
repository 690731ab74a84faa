/** What an offer comes to: an option of the Trade step where one says the same, since bots answer those; else what stands beside the decision (CORP-R42). Pure. */
import type { SceneOption } from "../../../../engine/games/scene.ts";

/** Credits in ¥M, and cards. */
export type Bundle = { readonly credits: number; readonly cards: readonly number[] };

/** As actions write it: "5 12 40". */
const written = ({ credits, cards }: Bundle): string => [credits, ...cards].join(" ");

/** A single thing: a card, or credits. */
const only = ({ credits, cards }: Bundle): { readonly card?: number; readonly credits?: number } | undefined => {
  if (cards.length === 1 && credits === 0) return { card: cards[0] ?? 0 };
  return cards.length === 0 && credits > 0 ? { credits } : undefined;
};

/** The option of the Trade step that offers just this; undefined if there is none. */
export function listedOffer(options: readonly SceneOption[], player: number, gives: Bundle, wants: Bundle): SceneOption | undefined {
  const [given, wanted] = [only(gives), only(wants)];
  if (!given || !wanted) return undefined;
  return options.find(({ action }) => {
    if (action["player"] !== player) return false;
    switch (action.kind) {
      case "offer a card for a card":
        return action["card"] === given.card && action["other"] === wanted.card;
      case "offer a card for credits":
        return action["card"] === given.card && action["credits"] === wanted.credits;
      case "offer credits for a card":
        return action["credits"] === given.credits && action["card"] === wanted.card;
      default:
        return false;
    }
  });
}

/** What makes the offer. */
export const offering = (options: readonly SceneOption[], player: number, gives: Bundle, wants: Bundle): SceneOption =>
  listedOffer(options, player, gives, wants) ?? {
    action: { kind: "offer", player, gives: written(gives), wants: written(wants) },
    words: "Offer",
  };
