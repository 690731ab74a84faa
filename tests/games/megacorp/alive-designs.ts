/** The other cards of a position of the gate of living texts: of every kind, with what the text asks for on some of them. */
import type { Card } from "../../../engine/cards/card.ts";
import { card } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { below, type Rng } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import { readText } from "../../../engine/language/reading/read.ts";
import { shippedLanguage } from "../../gates/language.ts";
import { oneOf, some, speaksOf, type Wanted } from "./alive-wanted.ts";

const language = shippedLanguage("megacorp");

/** Businesses for a position, as the text speaks of them. */
export const businessesFor = (rng: Rng, wanted: Wanted): Card[] => {
  const { tags, keywords, numbers } = wanted;
  const aims = speaksOf(wanted, /target|useThose|activates|ban\.use/);
  return [0, 1, 2, 3].map((player) =>
    card(`Office ${player}`, {
      kind: "business",
      valuation: BUSINESS,
      faction: oneOf(rng, FACTIONS),
      scores: { IQ: 8, EQ: 7, MQ: oneOf(rng, [6, ...numbers]), BQ: oneOf(rng, [3, 9]) },
      ...(speaksOf(wanted, /[tT]raitCost|costs/) && below(rng, 2) === 0 ? { cost: { IQ: 1 } } : {}),
      tags: some(rng, tags),
      text:
        aims && below(rng, 2) === 0
          ? AIMING
          : keywords.length > 0 && below(rng, 3) === 0
            ? oneOf(rng, keywords).replace(/^(Loyal|Indestructible)\.$/, "")
            : "",
    }),
  );
};
/** An ability that targets. */
const AIMING = "Once per turn, pay 0M: Disengage target card.";
/** Abilities that cost money. */
const PRICED = ["Pay 2M, engage this: Gain 5M.", 'Each card you control has "Once per turn, pay 2M: Gain 5M."'] as const;
/** Abilities that cost money, whoever uses them: the only ones that are used by somebody who does not control the card. */
const ANYBODYS = ["Any player may pay 2M: Gain 5M.", 'Each card has "Any player may pay 2M: Gain 5M."'] as const;
/** What gives every card a keyword; undefined for one that is only printed. */
function givingAll(keyword: string): string | undefined {
  const text = `Each card has ${keyword}`;
  return readText(language, text).problems.length === 0 ? text : undefined;
}
/** What a Business is worth. */
export const BUSINESS = 20;
const FACTIONS = ["corp", "incarnate", "gnost", "neutral"] as const;

/** Designs for a position: of every kind, with what the text asks for on some of them. */
export function designsFor(rng: Rng, wanted: Wanted): Card[] {
  const around = wanted.numbers.flatMap((n) => [n, n + 1, Math.max(0, n - 1)]);
  const score = () => (below(rng, 9) === 0 ? null : oneOf(rng, [0, 1, 2, 3, 4, 6, ...around]));
  const kinds = ["character", "character", "event", "character", "equipment", "event", "location", "location"] as const;
  // Cards of any kind have the names, and where the text speaks of Founders there are several.
  const named = below(rng, kinds.length);
  const isLasting = speaksOf(wanted, /useThose|activates|event/);
  const isFounder = (i: number) => i === 1 || (speaksOf(wanted, /founder/i) && below(rng, 2) === 0);
  return Array.from({ length: 16 }, (_, i) => {
    const kind = at(kinds, i % kinds.length);
    const isAiming = kind !== "event" && speaksOf(wanted, /target|activates|useThose|ban\.use/) && below(rng, 3) === 0;
    // A bonded card is struck by nothing else (MC-15.2).
    const pierces =
      kind === "character" && speaksOf(wanted, /host|bonded/) && speaksOf(wanted, /[dD]amage|dealt|takes/) && below(rng, 3) === 0;
    const isPriced = kind !== "event" && speaksOf(wanted, /^abilities[.]/) && below(rng, 2) === 0;
    const isAnybodys = speaksOf(wanted, /^abilities[.]/) && speaksOf(wanted, /^players\.(?:who|each)/) && below(rng, 2) === 0;
    const deeds = DEEDS_FOR.flatMap(([said, text]) => (speaksOf(wanted, said) ? [text] : []));
    const prevents = kind !== "event" && speaksOf(wanted, /prevent/) && below(rng, 4) === 0;
    const keyword = wanted.keywords.length > 0 && below(rng, 2) === 0 ? oneOf(rng, wanted.keywords) : "";
    const given = kind === "location" && keyword !== "" && below(rng, 2) === 0 ? givingAll(keyword) : undefined;
    return card(wanted.names[i - named] ?? `Other ${i}`, {
      kind,
      faction: oneOf(rng, FACTIONS),
      ...(kind === "character" && isFounder(i) ? { founder: true as const } : {}),
      ...((i % 5 === 4 || (speaksOf(wanted, /kind\.resource/) && i % 2 === 0)) && kind !== "event" ? { back: "green" as const } : {}),
      valuation: kind === "event" && below(rng, 3) > 0 ? 0 : oneOf(rng, [0, 1, 2, 3, 5, ...around]),
      ...(speaksOf(wanted, /[tT]raitCost|cost/) && below(rng, 2) === 0 ? { cost: { IQ: 1 } } : {}),
      scores: { IQ: score(), EQ: score(), MQ: score(), BQ: score() },
      tags: some(rng, wanted.tags),
      text:
        kind === "event"
          ? isLasting && i === 2
            ? `Permanent.\n${AIMING}`
            : keyword !== "" && speaksOf(wanted, /noun\.event/)
              ? `Permanent.\n${keyword}`
              : oneOf(rng, deeds.length > 0 && below(rng, 2) === 0 ? deeds : DEEDS_OF_OTHERS)
          : isPriced
            ? oneOf(rng, isAnybodys ? ANYBODYS : PRICED)
            : isAiming
              ? `${speaksOf(wanted, /host/i) && below(rng, 2) === 0 ? "Penetrator.\n" : ""}${AIMING}`
              : pierces
                ? "Penetrator."
                : prevents
                  ? "Prevent 1 damage to each card each time."
                  : (given ?? keyword),
    });
  });
}

/** What other cards do if a text speaks of it. */
const DEEDS_FOR: readonly (readonly [said: RegExp, text: string])[] = [
  [/target/, "Deal 1 BQ damage to target character."],
  [/target/, "Disengage target card."],
  [/swap/, "Swap target card with another target card."],
  [/nbond/, "Unbond a card bonded to a card you control."],
  [/bond/, "Bond another character you control to a character you control."],
  [/deploy/, "Deploy a card in your hand for free."],
  [/move/, "Move a card you control."],
  [/ontrol/, "Gain control of target character."],
  [/sell|sold|sale/, "Sell a card you control."],
  [/search/, "Search your decks for a card."],
  [/ancel/, "Cancel target event."],
  [/ancel/, "Cancel target ability."],
  [/heal|healed/, "Remove all damage from each card."],
  [/amed|ounter/, "Remove all counters from each card."],
  [/steal|pays|pay\./, "Each opponent pays you 1M."],
  [/pay/, "Each player may pay 1M."],
];
/** What other cards do, so that what a text waits for happens. */
const DEEDS_OF_OTHERS = [
  "Each player gains 2M.",
  "Each player loses 1M.",
  "Each player draws 1 card.",
  "Each player discards a card.",
  "Destroy target card.",
  "Destroy each character.",
  "Annihilate target card.",
  "Deal 2 BQ damage to target card.",
  "Engage each card you control.",
  "Disengage each card.",
  "Move target card you control.",
  "Return target card to its owner's hand.",
  "Search your decks for a card.",
  "Put 1 development counter on each card you control.",
];
