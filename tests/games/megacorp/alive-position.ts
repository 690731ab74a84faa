/** Positions for the gate of living texts: made from the text's own tree, so that its tags, names, keywords and numbers are there, and what it speaks of can be so. */
import type { Card } from "../../../engine/cards/card.ts";
import type { MegacorpContent } from "../../../engine/games/megacorp/content.ts";
import { isMarket, isNetwork, TRAIT_NAMES } from "../../../engine/games/megacorp/layout.ts";
import { card, KEYWORDS, type Lying, type Table, table } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { nameCounters } from "../../../engine/games/megacorp/state/changes.ts";
import { DEEDS, noteDeed } from "../../../engine/games/megacorp/state/deeds.ts";
import { setNumber } from "../../../engine/kernel/fork.ts";
import { below, type Rng, rngOf } from "../../../engine/kernel/rng.ts";
import { at, type State } from "../../../engine/kernel/state.ts";
import type { TextReading } from "../../../engine/language/reading/read.ts";
import type { Terminal } from "../../../engine/language/reading/token.ts";
import { entryOf } from "../../../engine/language/tables/grammar.ts";
import { keywordExample } from "../../../engine/language/tables/keyword-example.ts";
import { isTree, type Tree, walk } from "../../../engine/language/tree.ts";
import { shippedLanguage } from "../../gates/language.ts";

const language = shippedLanguage("megacorp");

/** The name of the card that has the text. */
export const SUBJECT = "Subject";

/** What a text speaks of. */
export type Wanted = {
  readonly tags: readonly string[];
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  readonly numbers: readonly number[];
  /** Its constructs. */
  readonly words: ReadonlySet<string>;
};

const numberIn = (leaf: unknown): number[] => (typeof leaf === "number" ? [Math.abs(leaf)] : []);

/** All parts of a text. */
export const partsOf = ({ abilities }: TextReading): Tree[] => abilities.flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]));

/** Words that speak of a keyword without naming it. */
const SAYS_KEYWORD: Readonly<Record<string, RegExp>> = {
  "area-attack": /Area/,
  flying: /keepsFlying|attackedMay|blockedMay/,
  upkeep: /[uU]pkeep|unpaid/,
  cashflow: /[cC]ashflow/,
};

/** What stands in the holes of a sort: the tags, the names of cards. */
const leavesOf = (trees: readonly Tree[], sort: Terminal): string[] => [
  ...new Set(
    trees.flatMap((tree) =>
      entryOf(language.grammar, tree).holes.flatMap((hole) => {
        const leaf = tree.holes[hole.name];
        return hole.sort === sort && typeof leaf === "string" ? [leaf] : [];
      }),
    ),
  ),
];

/** What the tree of a text speaks of. */
export function wantedBy(reading: TextReading): Wanted {
  const trees = partsOf(reading);
  const leaves = trees.flatMap(({ holes }) => Object.values(holes).filter((hole) => !isTree(hole)));
  const named = KEYWORDS.filter(({ id }) =>
    trees.some(({ is }) => is === `kwname.${id}` || is === `kw.${id}` || SAYS_KEYWORD[id]?.test(is)),
  );
  return {
    tags: [...leavesOf(trees, "TAG"), ...(trees.some(({ is }) => is === "static.everyTag" || is === "choose.tag") ? ["Human"] : [])],
    names: leavesOf(trees, "NAME"),
    keywords: named.map(({ print }) => `${keywordExample(print.replace(/\[[^\]]*\]/gu, ""))}.`),
    numbers: leaves.flatMap(numberIn).filter((n) => n <= 40),
    words: new Set(trees.map(({ is }) => is)),
  };
}

const speaksOf = ({ words }: Wanted, what: RegExp): boolean => [...words].some((word) => what.test(word));

export const oneOf = <T>(rng: Rng, list: readonly T[]): T => at(list, below(rng, list.length));
export const some = <T>(rng: Rng, list: readonly T[]): T[] => list.filter(() => below(rng, 2) === 0);

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
/** What a Business is worth. */
const BUSINESS = 20;
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
    const deeds = DEEDS_FOR.flatMap(([said, text]) => (speaksOf(wanted, said) ? [text] : []));
    const prevents = kind !== "event" && speaksOf(wanted, /prevent/) && below(rng, 4) === 0;
    const keyword = kind !== "event" && wanted.keywords.length > 0 && below(rng, 2) === 0 ? oneOf(rng, wanted.keywords) : "";
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
            : oneOf(rng, deeds.length > 0 && below(rng, 2) === 0 ? deeds : DEEDS_OF_OTHERS)
          : isPriced
            ? oneOf(rng, PRICED)
            : isAiming
              ? AIMING
              : pierces
                ? "Penetrator."
                : prevents
                  ? "Prevent 1 damage to each card each time."
                  : keyword,
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

const SLOTS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [2, 0],
] as const;
/** Slots with which those around the Business are full, and one that nothing is docked to. */
const BESIDE = [
  [2, 1],
  [2, -1],
] as const;
const FAR = [4, 4] as const;

const scoreIn = (cards: readonly Card[], name: string, trait: string): number => {
  const scores = cards.find((one) => one.name === name)?.fields["scores"] as Readonly<Record<string, number | null>> | undefined;
  return scores?.[trait] ?? 0;
};

export type Plan = {
  readonly seats: Parameters<typeof table>[0]["seats"];
  readonly stand: string;
  readonly active: number;
  /** Says by lot what has happened this turn, and which counters with names lie where; undefined: nothing. */
  readonly past: number | undefined;
  /** An attack goes on, chosen by lot; undefined: none does. */
  readonly fight: number | undefined;
};

/** Plays on until an attack is under way and somebody has priority; where nobody can attack nothing comes of it. */
function beginFight(built: Table, lot: number): Table {
  const { state, engine } = built;
  const rng = rngOf(lot);
  // In the window after the declaration, or in the one after the blocks (MC-9.8).
  let windows = below(rng, 2);
  for (let n = 0; n < UNTIL_FIGHT && state.ended === 0; n++) {
    const { asked } = built;
    if (!asked) break;
    const actions = asked.actions.all();
    const last = actions.length - 1;
    if (asked.kind === "priority" && state.combat.length > 0 && windows-- === 0) break;
    const isDone = asked.kind === "priority" || (asked.kind !== "challenge" && at(actions, last).kind === "done" && below(rng, 3) === 0);
    const attacks = asked.kind === "challenge" ? actions.flatMap(({ kind }, i) => (kind === "attack" ? [i] : [])) : [];
    engine.choose(state as State, isDone ? last : attacks.length > 0 ? oneOf(rng, attacks) : below(rng, actions.length));
  }
  return built;
}
/** Decisions in which an attack comes about. */
const UNTIL_FIGHT = 30;

/** The position of a plan. */
export function positionOf(content: MegacorpContent, { seats, stand, active, past, fight }: Plan): Table {
  const built = table({
    cards: content.cards,
    content,
    seats,
    stand,
    active,
    asksPriority: true,
    prepare(state, engine) {
      if (past === undefined) return;
      const rng = rngOf(past);
      const has = () => below(rng, 3) === 0;
      for (const id of state.card.keys()) {
        const place = at(state.zone, id);
        if (!isNetwork(place)) {
          if (isMarket(place) && has()) setNumber(state, "destroyedIn", id, state.turn);
          continue;
        }
        for (const name of content.counterNames.keys())
          if (below(rng, 2) === 0) nameCounters.apply(state, id, name, 1 + below(rng, 4), 0, engine);
        for (const deed of ["deployedIn", "playedIn"] as const) if (has()) setNumber(state, deed, id, state.turn);
        for (const deed of ["attacked", "retaliations", "attacks"] as const) if (has()) setNumber(state, deed, id, 1);
      }
      // What players did this turn is noted only if a text asks (MC-R225).
      for (const player of seats.keys())
        for (const deed of DEEDS)
          if (below(rng, 2) === 0)
            for (let n = below(rng, 4); n > 0; n--) noteDeed(state, content, player, deed, below(rng, state.card.length));
    },
  });
  return fight === undefined ? built : beginFight(built, fight);
}

/** Phases that a text limits itself to, or speaks of: the position stands in one of them. */
const STANDS: readonly (readonly [said: RegExp, stand: string, isYours: boolean])[] = [
  [/^limit\.(?:buy|your\.Buy)$/, "buy phase", true],
  [/^limit\.your\.Challenge$/, "challenge phase", true],
  [/^limit\.your\.Divest$/, "divest phase", true],
  [/^limit\.any\.Buy$/, "buy phase", false],
  [/^limit\.any\.Challenge$|^limit\.combat$/, "challenge phase", false],
  [/^limit\.any\.Divest$/, "divest phase", false],
  [/[aA]ttack|[cC]ombat|block|retaliat/, "challenge phase", false],
  [/sell|sold/, "divest phase", false],
  [/[uU]pkeep|unpaid|[cC]ashflow|mayStay|stays|draws(?:More|Fewer)/, "accounting phase", true],
];

function standOf(rng: Rng, wanted: Wanted): Pick<Plan, "stand" | "active"> {
  const said = STANDS.find(([what]) => speaksOf(wanted, what));
  const isTheirs = speaksOf(wanted, /^limit\.notYourTurn$/);
  const active = said?.[2] ? 0 : below(rng, 3) === 0 || isTheirs ? 1 : 0;
  if (said && below(rng, 3) > 0) return { stand: said[1], active };
  return { stand: oneOf(rng, ["buy phase", "buy phase", "challenge phase", "divest phase", "end phase", "accounting phase"]), active };
}

/** Cards of one name in a hand that has many. */
const MANY = 4;
/** What is so only while an attack goes on. */
const FIGHTS = /attack|Attack|combat|Combat|block|Block|fight|retaliat|nullif/;

/** A position: three copies of the card with the text, others around it, and all that can be counted in some numbers. */
export function planOf(rng: Rng, others: readonly Card[], wanted: Wanted, isEvent: boolean, hosted: boolean): Plan {
  const players = 2 + below(rng, speaksOf(wanted, /^cond\.players/) ? 3 : 2);
  const names = others.map(({ name }) => name);
  // An Event lies in a network where the text speaks of one.
  const lying = others.filter(({ kind }) => kind !== "event" || speaksOf(wanted, /event/)).map(({ name }) => name);
  const counted = [0, 1, 2, 3, ...wanted.numbers];
  const pile = (most: number) => Array.from({ length: below(rng, most + 1) }, () => oneOf(rng, names));
  // There is plenty of all that can be paid, or nearly nothing, or some here and some there.
  const wealth = oneOf(rng, ["rich", "rich", "poor", "mixed"] as const);
  const isRich = wealth === "rich";
  const isMany = speaksOf(wanted, /reveal|discard|hold|[hH]and/) && below(rng, 4) === 0;
  const isBare = speaksOf(wanted, /hold|[hH]and/) && below(rng, 3) === 0;
  const hasAttacked = speaksOf(wanted, /[aA]ttacked|static\.(?:twice|times)|attack\.more/);
  const isFull = speaksOf(wanted, /surrounded/) || (speaksOf(wanted, /docked(?:Count|More)/) && below(rng, 2) === 0);
  const seats = Array.from({ length: players }, (_, player) => {
    const network: Lying[] = [
      {
        card: `Office ${player}`,
        at: [0, 0],
        ...(below(rng, 4) === 0 ? { counters: oneOf(rng, counted) } : {}),
        ...(below(rng, 3) === 0 ? { engaged: true as const } : {}),
        ...(speaksOf(wanted, /damaged|[dD]amage$|heal/) && below(rng, 2) === 0 ? { damage: { [oneOf(rng, ["IQ", "EQ", "MQ"])]: 1 } } : {}),
      },
    ];
    const isAlone = player > 0 && below(rng, 8) === 0;
    const near = isAlone ? [] : isFull ? [...SLOTS, ...BESIDE] : SLOTS.slice(0, 3 + below(rng, 4));
    const slots = speaksOf(wanted, /orphan/) ? [...near, FAR] : near;
    // No two of one name, so that a host is known by its name; the card with the text lies on top or under another.
    const left = [...lying];
    const taken = () => (left.length === 0 ? undefined : left.splice(below(rng, left.length), 1)[0]);
    let isThere = (player > 0 && (isEvent || below(rng, 5) > 0)) || (isEvent && below(rng, 2) === 0);
    const wantsHost = !isEvent && (hosted ? below(rng, 5) > 0 : below(rng, 3) === 0);
    for (const [i, slot] of slots.entries()) {
      const own = !isThere && i === 0 && !wantsHost;
      isThere ||= own;
      const name = own ? SUBJECT : (taken() ?? "Clerk");
      const control = !own && below(rng, 6) === 0 ? { controller: below(rng, players) } : {};
      const owner = !own && below(rng, 6) === 0 ? { owner: below(rng, players) } : { owner: player };
      const hurt = TRAIT_NAMES.filter((trait) => scoreIn(others, name, trait) > 1);
      const isHurt = own ? speaksOf(wanted, /dmg|[dD]amage|heal/) && below(rng, 2) === 0 : hurt.length > 0 && below(rng, 3) === 0;
      const damage = isHurt ? { damage: { [own ? oneOf(rng, TRAIT_NAMES) : oneOf(rng, hurt)]: 1 } } : {};
      network.push({
        card: name,
        at: slot,
        ...(below(rng, own ? 2 : 3) === 0 && (!own || speaksOf(wanted, /ngage/)) ? { engaged: true as const } : {}),
        counters: below(rng, 2) === 0 ? oneOf(rng, counted) : 0,
        attacks: hasAttacked && below(rng, 2) === 0 ? 1 : 0,
        ...control,
        ...owner,
        ...damage,
      });
      if (!isThere)
        network.push({ card: SUBJECT, under: name, owner: 0, controller: control.controller ?? player, counters: oneOf(rng, counted) });
      else if (below(rng, 4) === 0) network.push({ card: taken() ?? "Tool", under: name, owner: player });
      isThere = true;
    }
    // Many of one name, so that a kind can be had several times.
    const same = oneOf(rng, names);
    return {
      network,
      hand: isMany
        ? [...Array.from({ length: MANY }, () => same), ...[SUBJECT].slice(player)]
        : isBare
          ? [SUBJECT].slice(player)
          : [...pile(4), ...(player === 0 ? [SUBJECT, SUBJECT] : [])],
      main:
        !isRich && below(rng, 3) === 0 ? [] : [...pile(4), oneOf(rng, names), ...(below(rng, 3) === 0 ? [SUBJECT] : []), oneOf(rng, names)],
      resources: pile(2),
      market: [...pile(4), ...(player === 0 && below(rng, 3) === 0 ? [SUBJECT] : [])],
      annihilated: speaksOf(wanted, /annihilated/) ? [oneOf(rng, names), ...pile(3)] : [],
      money: isRich
        ? 40
        : oneOf(
            rng,
            wealth === "poor" ? [0, 1, 2] : [0, 2, 5, 20, ...wanted.numbers, ...wanted.numbers.map((n) => Math.max(0, BUSINESS - n))],
          ),
      pool: isRich ? { IQ: 9, EQ: 9, MQ: 9, BQ: 9 } : {},
    };
  });
  const past =
    speaksOf(wanted, /history|^named\.|\.named|thisTurn|turn$|bought|sold|discarded|drew|played|second|third/) || below(rng, 4) === 0
      ? below(rng, 1_000_000)
      : undefined;
  const isFight = speaksOf(wanted, FIGHTS) && below(rng, 2) === 0;
  const fight = isFight ? below(rng, 1_000_000) : undefined;
  return { seats, ...standOf(rng, wanted), ...(isFight ? { stand: "challenge phase" } : {}), past, fight };
}
