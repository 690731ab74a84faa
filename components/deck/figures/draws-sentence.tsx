/** How many cards a player comes to see, in a sentence whose rule numbers are links. */
import type { DeckRules, Pool } from "../../../engine/cards/deck.ts";
import { drawWords, openingAfter, rulesOfDraws, sectionName } from "../../../engine/decks/index.ts";
import { RuleSentence } from "../legality/finding-sentence.tsx";

type DrawsProps = {
  readonly deck: { readonly pool: Pool; readonly rules: Pick<DeckRules, "draws"> };
  readonly first: boolean;
  readonly mulligans: number;
};

export function DrawsSentence({ deck: { pool, rules }, first, mulligans }: DrawsProps) {
  const { draws } = rules;
  const shown = draws.reveal && sectionName(pool.game, draws.reveal.section);
  return (
    <RuleSentence game={pool.game} message={drawWords(draws, openingAfter(draws, mulligans), first, shown)} rules={rulesOfDraws(draws)} />
  );
}
