/** What the content folder ships, in the groups that the database is seeded with. */
import type { Content, GameContent } from "../content/load.ts";
import type { ShippedGroup, ShippedObject } from "../db/seed.ts";
import { type Card, GAME_IDS, type GameId } from "../engine/cards/card.ts";
import { slugify } from "../engine/cards/slug.ts";

/** One group for a game's words, one for each set, one for its decks. */
export function shippedGroups(content: Content): ShippedGroup[] {
  return GAME_IDS.flatMap((game) => gameGroups(game, content[game]));
}

function gameGroups(game: GameId, content: GameContent): ShippedGroup[] {
  const codes = [...new Set(content.cards.map((card) => card.set))];
  return [
    {
      name: `${game} words`,
      objects: [
        ...content.sets.map((set): ShippedObject => ({ type: "set", game, id: `${game}/${set.code.toLowerCase()}`, value: set })),
        ...content.tags.map((tag): ShippedObject => ({ type: "tag", game, id: `${game}/${tag.id}`, value: tag })),
        ...content.keywords.map((keyword): ShippedObject => ({ type: "keyword", game, id: `${game}/${keyword.id}`, value: keyword })),
      ],
    },
    ...codes.map((code) => ({ name: `${game} ${code}`, objects: content.cards.filter((card) => card.set === code).map(cardObject) })),
    {
      name: `${game} decks`,
      objects: content.decks.map((deck): ShippedObject => ({ type: "deck", game, id: `${game}/${deck.id}`, value: deck })),
    },
  ];
}

/** A card whose name has changed answers to an address made of the new name too. */
function cardObject(card: Card): ShippedObject {
  const named = `${card.game}/${slugify(card.name)}`;
  return { type: "card", game: card.game, id: card.id, value: card, ...(named === card.id ? {} : { alias: named }) };
}
