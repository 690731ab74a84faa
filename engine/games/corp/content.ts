/** The cards as the rules of CORP read them: one number for each design and question, by card index. */
import type { Card } from "../../cards/card.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import { digestOfText } from "../../kernel/digest.ts";
import type { Content } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { type Boards, boardOf, partOf } from "../boards/index.ts";
import type { ContentFault } from "../drafts.ts";
import { copiesIn, type OwnCard } from "../own-cards/index.ts";
import { type City, cityFaults, cityOf, MOST_PLAYERS } from "./city/map.ts";
import type { Condition, Moment } from "./effects/effects.ts";
import { type Program, programOf } from "./effects/program.ts";
import { CATEGORIES, corp, KINDS, ROLES, SECURITY_TYPES, SKILLS } from "./fields.ts";
import { ACTIONS, ASSETS, DEPARTMENTS, POOL_SIZE, RUNNERS, SECURITY, TIERS } from "./layout.ts";
import { type ActionText, BONUS_KINDS, type Bonus, type CorpTexts, NOTHING, type Read } from "./moments.ts";

const NONE = -1;
/** Roles as bits (CORP-13.3). */
export const THUG = 1;
export const THIEF = 2;
export const HACKER = 4;

/** CORP's cards, city and mats. Lists are by card index unless they say otherwise. */
export type CorpContent = Content & {
  readonly cards: readonly Card[];
  readonly boards: Boards;
  readonly city: City;
  /** 0 runner, 1 security, 2 asset, 3 action card. */
  readonly kind: readonly number[];
  readonly price: readonly number[];
  /** Roles and skills of a runner, one bit each (CORP-8.1). */
  readonly roles: readonly number[];
  readonly skills: readonly number[];
  readonly move: readonly number[];
  /** Six numbers for each design: combat, stealth, hacking, defense, detect, encrypt. */
  readonly stats: readonly number[];
  /** Type of a security card, category of an asset; -1 for other cards. */
  readonly type: readonly number[];
  readonly category: readonly number[];
  /** The designs of each deck, each as often as it has copies. */
  readonly decks: readonly (readonly number[])[];
  /** The same with all cards made in the studio. */
  readonly all: readonly (readonly number[])[];
  /** What each design gives while it is controlled: `BONUS_KINDS` numbers each; and the type that each needs, or -1. */
  readonly bonus: readonly number[];
  readonly needs: readonly number[];
  /** By design what it gives that is counted, holds on a condition or is for others. */
  readonly special: ReadonlyMap<number, readonly Bonus[]>;
  /** By design what it gives to its team, to itself or to a side (CORP-R92, CORP-R93). */
  readonly near: ReadonlyMap<number, readonly Bonus[]>;
  /** By design whether it is a runner or security card whose text says something; whether any does (CORP-R91). */
  readonly speaks: readonly boolean[];
  readonly isSpoken: boolean;
  /** Whether some card says something about the first of a kind that is bought in a turn (CORP-R98). */
  readonly asksFirst: boolean;
  /** Whether some card does something in its owner's own steps (CORP-R99). */
  readonly hasAbilities: boolean;
  /** Whether some card answers how sneaks and hacks end. */
  readonly asksRolls: boolean;
  /** What longer texts do, as one program. */
  readonly program: Program;
  /** Moments that some card answers, beside those of the card itself; and whether any card answers anything. */
  readonly answered: ReadonlySet<Moment>;
  readonly hasAnswers: boolean;
  /** Whether some text asks which actions were taken (CORP-R90). */
  readonly asksTaken: boolean;
  /** The same of each building. */
  readonly buildingBonus: readonly number[];
  readonly read: readonly Read[];
  readonly buildings: readonly Read[];
  readonly action: readonly (ActionText | undefined)[];
  /** Whether any card saves lost runners, and whether any can be played at any time. */
  readonly tierPrice: readonly number[];
  /** By department and tier from 0 what it gives (CORP-4.3). */
  readonly tierGives: readonly (readonly number[])[];
};

const indexIn = (words: readonly string[], word: string | undefined): number => (word === undefined ? NONE : words.indexOf(word));

/** Reads the numbers of checked cards. */
export function corpContent(cards: readonly Card[], boards: Boards, texts: CorpTexts): CorpContent {
  const fields = cards.map(corp);
  const city = cityOf(boards);
  const kind = cards.map((card) => indexIn(KINDS, card.kind));
  const bits = (words: readonly string[], found: readonly string[] | undefined) =>
    (found ?? []).reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);
  const tier = (dept: number, i: number) => texts.tiers[dept]?.[i] ?? { price: 0, gives: 0 };
  const program = programOf([
    ...texts.cards.map((read, card) => [read, at(cards, card).text] as const),
    ...city.buildings.map((spot, i) => [texts.buildings[i] ?? NOTHING, ruleOf(boards, spot)] as const),
  ]);
  const speaks = texts.cards.map((read, card) => at(kind, card) <= SECURITY && read !== NOTHING);
  return {
    hash: digestOfText(
      canonicalJson([
        cards.map(({ id, kind: of, name, text, count, fields: own }) => [id, of, name, text, count, own]),
        [city.next, city.kind, city.words],
        boards.boards.map(({ parts, districts }) => [
          parts.map(({ spaces }) => spaces.map(({ id, rule }) => [id, rule ?? ""])),
          districts.map(({ id, rule }) => [id, rule ?? ""]),
        ]),
      ]),
    ),
    cards,
    boards,
    city,
    kind,
    price: fields.map(({ price }) => price ?? 0),
    roles: fields.map(({ roles }) => bits(ROLES, roles)),
    skills: fields.map(({ skills }) => bits(SKILLS, skills)),
    move: fields.map(({ move }) => move ?? 0),
    stats: fields.flatMap(({ combat, stealth, hacking, defense, detect, encrypt }) =>
      [combat, stealth, hacking, defense, detect, encrypt].map((n) => n ?? 0),
    ),
    type: fields.map(({ security }) => indexIn(SECURITY_TYPES, security)),
    category: fields.map(({ category }) => indexIn(CATEGORIES, category)),
    decks: decksOf(cards, kind, []),
    all: decksOf(cards, kind, undefined),
    bonus: texts.cards.flatMap(numbersOf),
    needs: texts.cards.flatMap(needsOf),
    special: new Map(
      texts.cards.flatMap(({ bonuses }, design) => {
        const found = bonuses.filter((one) => isSpecial(one) && one.of === undefined);
        return found.length === 0 ? [] : [[design, found] as const];
      }),
    ),
    near: new Map(
      texts.cards.flatMap(({ bonuses }, design) => {
        const found = bonuses.filter((one) => one.of !== undefined);
        return found.length === 0 ? [] : [[design, found] as const];
      }),
    ),
    speaks,
    isSpoken: speaks.includes(true),
    asksFirst: texts.cards.some(({ bonuses }) => bonuses.some(({ first }) => first === true)),
    hasAbilities: texts.cards.some(({ ability }) => ability !== undefined),
    asksRolls: texts.cards.some(({ answers = [] }) => answers.some((one) => ROLL_MOMENTS.has(one.at))),
    program,
    asksTaken:
      program.code.some((one) => one.is === "if" && asksTaken(one.cond)) ||
      texts.cards.some(({ bonuses }) => bonuses.some(({ when }) => when !== undefined && asksTaken(when))),
    answered: new Set(texts.cards.flatMap(({ answers = [] }) => answers.filter(({ scope }) => scope !== "this").map((one) => one.at))),
    hasAnswers: texts.cards.some(({ answers = [] }) => answers.length > 0),
    buildingBonus: city.buildings.flatMap((_, i) => numbersOf(texts.buildings[i] ?? NOTHING)),
    read: texts.cards,
    buildings: city.buildings.map((_, i) => texts.buildings[i] ?? NOTHING),
    action: texts.cards.map(({ action }) => action),
    tierPrice: DEPARTMENTS.flatMap((_, dept) => Array.from({ length: TIERS }, (__, i) => tier(dept, i + 1).price)),
    tierGives: DEPARTMENTS.map((_, dept) => Array.from({ length: TIERS + 1 }, (__, i) => tier(dept, i).gives)),
  };
}

/** How sneaks and hacks end, as moments. */
const ROLL_MOMENTS: ReadonlySet<Moment> = new Set([
  "sneaks past team",
  "passes sneak",
  "misses sneak",
  "passes hack",
  "misses hack",
  "passed",
  "hack passed",
  "sneak passed",
  "held",
]);

const asksTaken = (condition: Condition): boolean =>
  condition.is === "untaken" || ((condition.is === "all" || condition.is === "any") && condition.of.some(asksTaken));

/** The decks of a match with cards of one's own. */
function decksOf(cards: readonly Card[], kind: readonly number[], own: readonly OwnCard[] | undefined): readonly (readonly number[])[] {
  const counts = copiesIn(cards, own);
  return [RUNNERS, SECURITY, ASSETS, ACTIONS].map((deck) =>
    cards.flatMap((_, card) => (kind[card] === deck ? Array.from({ length: at(counts, card) }, () => card) : [])),
  );
}

/** The decks with cards of one's own: each joins the printed ones or takes the place of one. Where a match says nothing of them, all join. */
export const decksWith = (content: CorpContent, own: readonly OwnCard[] | undefined): CorpContent["decks"] =>
  own ? decksOf(content.cards, content.kind, own) : content.all;

const ruleOf = (boards: Boards, spot: number): string => partOf(boards, "streets").spaces[spot]?.rule ?? "";

/** Whether a bonus is more than a number that is added up. */
export const isSpecial = ({ per, when, others, of, first }: Bonus): boolean =>
  per !== undefined || when !== undefined || others === true || of !== undefined || first === true;

function numbersOf({ bonuses }: Read): number[] {
  const numbers = Array.from({ length: BONUS_KINDS }, () => 0);
  for (const one of bonuses) if (!isSpecial(one)) numbers[one.kind] = at(numbers, one.kind) + one.n;
  return numbers;
}

function needsOf({ bonuses }: Read): number[] {
  const needs = Array.from({ length: BONUS_KINDS }, () => NONE);
  for (const { kind, needs: type } of bonuses) if (type !== undefined) needs[kind] = type;
  return needs;
}

/** What cannot be played with these cards: a sentence for each fault, with the index of the card that it is about, or -1. */
export function contentFaults({ boards, decks, cards, kind, read, price }: CorpContent): ContentFault[] {
  const faults: ContentFault[] = cityFaults(boards).map((message) => ({ card: NONE, of: "boards", message }));
  const least = [POOL_SIZE, POOL_SIZE, POOL_SIZE, 2 * MOST_PLAYERS];
  decks.forEach((deck, i) => {
    const needed = least[i] ?? 0;
    if (deck.length < needed)
      faults.push({ card: NONE, message: `There are ${deck.length} ${KINDS[i]} cards; the game needs ${needed} (CORP-2.3)` });
  });
  cards.forEach((_, card) => {
    if (kind[card] === ACTIONS && read[card]?.action === undefined)
      faults.push({ card, message: "An action card says when it is played and what it does (CORP-6.1)" });
    if (kind[card] !== ACTIONS && at(price, card) < 1)
      faults.push({ card, message: "A card of a pool has a price (CORP-7.1, CORP-8.1, CORP-13.1)" });
  });
  const mat = boardOf(boards, "departments");
  for (const { id, rule } of mat.districts)
    if (rule === undefined) faults.push({ card: NONE, message: `${id} does not say what it gives while nothing is built (CORP-4.3)` });
  for (const { word, rule } of partOf(boards, "departments").spaces)
    if (rule === undefined) faults.push({ card: NONE, message: `${word} does not say what it costs and gives (CORP-4.3)` });
  return faults;
}
