/** Whether what a text says of decks ever matters (MC-R273): some deck with the card is judged otherwise than with the same card without its text. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckRules } from "../../../engine/cards/deck.ts";
import { checkDeck } from "../../../engine/decks/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardReader } from "../../../engine/games/reading.ts";
import { listOf, MEGACORP_POOL, poolWith } from "./pool.ts";

const rules = gameDefinition("megacorp").deck as DeckRules;
const reader = cardReader("megacorp", []);

/** The cards that say it: one of the main deck, one of the resource deck. */
const SAYERS = { main: "Repo Agent", resources: "Commuter Belt" } as const;
const NAMES = MEGACORP_POOL.cards.map(({ name }) => name);
const MAIN = NAMES.filter((name) => MEGACORP_POOL.byName.get(name)?.fields["back"] === "blue");

/** Decks of all sizes: with one card or all of them, with one copy or more than the rules allow. */
const DECKS = [0, 5, 12, 25, 35, 39, MAIN.length].flatMap((others) =>
  [1, 2, 3, 5, 9, 21].map((copies) =>
    listOf({
      business: ["1 Ferrum Nanologics"],
      founder: ["1 The Glass Man"],
      main: [`${copies} ${SAYERS.main}`, ...MAIN.filter((name) => name !== SAYERS.main).slice(0, others)],
      resources: [`${copies} ${SAYERS.resources}`, ...(others > 12 ? ["20 Day Traders"] : [])],
    }),
  ),
);

/** Changes of the pool: none; every second card has the tags, or every one but the card that says it. */
const taggedAs = (tags: readonly string[], sayer: string): readonly Parameters<typeof poolWith>[0][] => {
  const tagged = ({ fields }: LibraryCard) => ({ fields: { ...fields, tags } });
  const others = MEGACORP_POOL.cards.filter(({ name }) => name !== sayer);
  return [[], ...(tags.length > 0 ? [others.filter((_, i) => i % 2 === 0), others] : [])].map((cards) =>
    Object.fromEntries(cards.map((card) => [card.name, tagged(card)])),
  );
};

export function mattersToDecks(text: string, tags: readonly string[]): boolean {
  return Object.values(SAYERS).some((name) => taggedAs(tags, name).some((changes) => mattersIn(text, name, changes)));
}

function mattersIn(text: string, name: string, changes: Parameters<typeof poolWith>[0]): boolean {
  const card = MEGACORP_POOL.byName.get(name);
  if (!card) return false;
  const said = poolWith({ ...changes, [name]: { reading: reader.read({ ...card, text }, "person").reading ?? {} } });
  const silent = poolWith({ ...changes, [name]: { reading: {} } });
  const judged = (list: (typeof DECKS)[number], pool: typeof said) =>
    JSON.stringify(checkDeck(list, pool, rules).problems.map(({ code, data }) => [code, data]));
  return DECKS.some((list) => judged(list, said) !== judged(list, silent));
}
