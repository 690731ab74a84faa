/** Which cards made in the studio are in a match in preparation, and how. Pure. */
import type { CardId } from "../../../engine/cards/card.ts";
import type { OwnCardTold } from "../../../engine/matches/own-told.ts";

/** It joins the printed cards. */
export const JOINS = "joins";
/** By id of a card: that it joins, or the printed card whose place it takes. Others are left out. */
export type OwnChoices = Readonly<Record<CardId, typeof JOINS | CardId>>;

/** As a match is asked for. */
export const ownWish = (choices: OwnChoices): readonly { readonly card: string; readonly replaces?: string }[] =>
  Object.entries(choices).map(([card, how]) => (how === JOINS ? { card } : { card, replaces: how }));

/** One card chosen anew; undefined leaves it out. */
export function withChoice(choices: OwnChoices, card: CardId, how: typeof JOINS | CardId | undefined): OwnChoices {
  const { [card]: _before, ...others } = choices;
  return how === undefined ? others : { ...others, [card]: how };
}

/** The first printed card that is like it and is not replaced by another one. */
const freeFor = ({ id, replaces }: OwnCardTold, choices: OwnChoices): CardId | undefined => {
  const taken = new Set(Object.entries(choices).flatMap(([card, how]) => (card === id ? [] : [how])));
  return replaces.find((printed) => !taken.has(printed.id))?.id;
};

/** How a card comes in where nothing else is said: it joins, or replaces the nearest where nothing can join. */
export function usualFor(card: OwnCardTold, choices: OwnChoices = {}): OwnChoices {
  return withChoice(choices, card.id, card.canJoin ? JOINS : freeFor(card, choices));
}

/** All that can, joining. */
export const allJoining = (cards: readonly OwnCardTold[]): OwnChoices =>
  cards.reduce<OwnChoices>((choices, card) => usualFor(card, choices), {});

/** All, each in the place of the printed card that is most like it; where none is left it joins. */
export const allReplacing = (cards: readonly OwnCardTold[]): OwnChoices =>
  cards.reduce<OwnChoices>((choices, card) => {
    const printed = freeFor(card, choices);
    return printed === undefined ? usualFor(card, choices) : withChoice(choices, card.id, printed);
  }, {});

/** Printed cards that more than one card is to replace: a match cannot begin so. */
export function replacedTwice(choices: OwnChoices): ReadonlySet<string> {
  const all = Object.values(choices).filter((how) => how !== JOINS);
  return new Set(all.filter((how, i) => all.indexOf(how) !== i));
}
