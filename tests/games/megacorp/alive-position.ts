/** Positions for the gate of living texts: made from the text's own tree, so that its tags, names, keywords and numbers are there, and what it speaks of can be so. */
import type { Card } from "../../../engine/cards/card.ts";
import type { MegacorpContent } from "../../../engine/games/megacorp/content.ts";
import { isMarket, isNetwork, TRAIT_NAMES } from "../../../engine/games/megacorp/layout.ts";
import { type Lying, type Table, table } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { CARD_DEEDS, noteCardDeed } from "../../../engine/games/megacorp/state/card-deeds.ts";
import { nameCounters } from "../../../engine/games/megacorp/state/changes.ts";
import { DEEDS, noteDeed } from "../../../engine/games/megacorp/state/deeds.ts";
import { setNumber } from "../../../engine/kernel/fork.ts";
import { below, type Rng, rngOf } from "../../../engine/kernel/rng.ts";
import { at, type State } from "../../../engine/kernel/state.ts";
import { BUSINESS } from "./alive-designs.ts";
import { oneOf, SUBJECT, speaksOf, type Wanted } from "./alive-wanted.ts";

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
const FAR = [
  [4, 4],
  [5, 0],
  [0, 5],
] as const;

const scoreIn = (cards: readonly Card[], name: string, trait: string): number => {
  const scores = cards.find((one) => one.name === name)?.fields["scores"] as Readonly<Record<string, number | null>> | undefined;
  return scores?.[trait] ?? 0;
};

export type Plan = {
  readonly seats: Parameters<typeof table>[0]["seats"];
  readonly stand: string;
  readonly active: number;
  /** Says by lot what has happened this turn, fewer times than `most`, and which counters with names lie where; undefined: nothing. */
  readonly past: number | undefined;
  readonly most: number;
  /** An attack goes on, chosen by lot, and all that can block it do; undefined: none does. */
  readonly fight: { readonly lot: number; readonly isBlocked: boolean } | undefined;
};

/** Plays on until an attack is under way and somebody has priority; where nobody can attack nothing comes of it. */
function beginFight(built: Table, { lot, isBlocked }: NonNullable<Plan["fight"]>): Table {
  const { state, engine } = built;
  const rng = rngOf(lot);
  // In the window after the declaration or in a later one, when one player or another has priority; with blocks, in the one after them (MC-9.8).
  let passes = isBlocked ? UNTIL_FIGHT : below(rng, PASSES);
  for (let n = 0; n < UNTIL_FIGHT && state.ended === 0; n++) {
    const { asked } = built;
    if (!asked) break;
    const actions = asked.actions.all();
    const last = actions.length - 1;
    if (asked.kind === "priority" && state.combat.length > 0 && passes-- === 0) break;
    const isBlock = isBlocked && at(actions, 0).kind === "block";
    if (isBlock) passes = 0;
    const isDone =
      asked.kind === "priority" || (!isBlock && asked.kind !== "challenge" && at(actions, last).kind === "done" && below(rng, 3) === 0);
    const attacks = asked.kind === "challenge" ? actions.flatMap(({ kind }, i) => (kind === "attack" ? [i] : [])) : [];
    engine.choose(state as State, isDone ? last : isBlock ? 0 : attacks.length > 0 ? oneOf(rng, attacks) : below(rng, actions.length));
  }
  return built;
}
/** How often somebody has had priority in it. */
const PASSES = 6;
/** Decisions in which an attack comes about. */
const UNTIL_FIGHT = 30;

/** The position of a plan. */
export function positionOf(content: MegacorpContent, { seats, stand, active, past, most, fight }: Plan): Table {
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
        // What cards did this turn is noted only if a text asks (MC-R251).
        for (const deed of CARD_DEEDS) if (has()) noteCardDeed(state, content, id, deed);
      }
      // What players did this turn is noted only if a text asks (MC-R225).
      for (const player of seats.keys())
        for (const deed of DEEDS)
          if (below(rng, 2) === 0)
            for (let n = below(rng, most); n > 0; n--) noteDeed(state, content, player, deed, below(rng, state.card.length));
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
  [/^costs\.|^static\.(?:cheaper|dearer|free|noTraits)|^may\.buy/, "buy phase", false],
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
/** Money that nothing uses up. */
const ENDLESS = 900;
/** What is so only while an attack goes on. */
const FIGHTS = /attack|Attack|combat|Combat|block|Block|fight|retaliat|nullif/;

/** A position: three copies of the card with the text, others around it, and all that can be counted in some numbers. */
export function planOf(rng: Rng, others: readonly Card[], wanted: Wanted, isEvent: boolean, hosted: boolean): Plan {
  // With a third player the game goes on when a Business has left.
  const isCrowd =
    speaksOf(wanted, /business$/) && (speaksOf(wanted, /destroy|annihil|return|^put|discard/) || wanted.numbers.some((n) => n > 2));
  const players = 2 + below(rng, isCrowd || speaksOf(wanted, /^cond\.players/) ? 3 : 2);
  const names = others.map(({ name }) => name);
  // An Event lies in a network where the text speaks of one.
  const lying = others.filter(({ kind }) => kind !== "event" || speaksOf(wanted, /event/)).map(({ name }) => name);
  const counted = [0, 1, 2, 3, ...wanted.numbers];
  const pile = (most: number) => Array.from({ length: below(rng, most + 1) }, () => oneOf(rng, names));
  // There is plenty of all that can be paid, or nearly nothing, or some here and some there; where it is paid for each of something, more than for all cards.
  const isOften = speaksOf(wanted, /^pay/) && speaksOf(wanted, /^forEach|^loop|^per\./) && below(rng, 3) === 0;
  const isUneven = speaksOf(wanted, /(?:rich|poor)(?:er|est)/i) && below(rng, 2) === 0;
  const wealth = isOften ? "endless" : isUneven ? "uneven" : oneOf(rng, ["rich", "rich", "poor", "mixed"] as const);
  const isRich = wealth !== "poor" && wealth !== "mixed";
  const isMany = speaksOf(wanted, /reveal|discard|hold|[hH]and/) && below(rng, 4) === 0;
  const isBare = speaksOf(wanted, /hold|[hH]and/) && below(rng, 3) === 0;
  // Only what is engaged is bought out of a network (MC-6.2).
  const isPriced = speaksOf(wanted, /^costs\.|^static\.(?:cheaper|dearer|free|noTraits)/);
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
    const slots = speaksOf(wanted, /orphan|docked/) ? [...near, oneOf(rng, FAR)] : near;
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
        ...(below(rng, own || isPriced ? 2 : 3) === 0 && (!own || speaksOf(wanted, /ngage/)) ? { engaged: true as const } : {}),
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
    const spoken = others.filter(({ kind }) => wanted.words.has(`noun.${kind}`)).map(({ name }) => name);
    const same = oneOf(rng, spoken.length > 0 ? spoken : names);
    return {
      network,
      hand: isMany
        ? [
            ...Array.from({ length: oneOf(rng, [MANY, ...wanted.numbers.filter((n) => n <= MANY)]) }, () => same),
            ...[SUBJECT].slice(player + below(rng, 2)),
          ]
        : isBare
          ? [SUBJECT].slice(player)
          : [...pile(4), ...(player === 0 ? [SUBJECT, SUBJECT] : [])],
      main:
        !isRich && below(rng, 3) === 0 ? [] : [...pile(4), oneOf(rng, names), ...(below(rng, 3) === 0 ? [SUBJECT] : []), oneOf(rng, names)],
      resources: pile(2),
      market: [...pile(4), ...(player === 0 && below(rng, 3) === 0 ? [SUBJECT] : [])],
      annihilated: speaksOf(wanted, /annihilated/) ? [oneOf(rng, names), ...pile(3)] : [],
      money: isRich
        ? { endless: ENDLESS, uneven: oneOf(rng, [10, 25, 40]), rich: 40 }[wealth]
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
  const fight = isFight ? { lot: below(rng, 1_000_000), isBlocked: speaksOf(wanted, /block/i) && below(rng, 3) > 0 } : undefined;
  const most = Math.max(4, ...wanted.numbers.filter((n) => n < 10).map((n) => n + 2));
  return { seats, ...standOf(rng, wanted), ...(isFight ? { stand: "challenge phase" } : {}), past, most, fight };
}
