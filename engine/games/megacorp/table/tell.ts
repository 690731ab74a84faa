/** A match of Megacorp in words. */
import type { Action } from "../../../kernel/choice.ts";
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { hasSubject, type Teller, UNDER } from "../../teller.ts";
import { cashflowOf } from "../buying/price.ts";
import type { MegacorpEngine } from "../content.ts";
import {
  ACCOUNTING,
  cardsIn,
  countersOf,
  damageOf,
  HAND,
  isPlaying,
  LAYOUT,
  MAIN_DECK,
  MARKET,
  type MegacorpState,
  NETWORK,
  PHASES,
  poolOf,
  RESOURCE_DECK,
  TRAIT_COUNT,
  TRAIT_NAMES,
} from "../layout.ts";
import { hostNamed, networkOfSlot, xOf, yOf } from "../network/network.ts";
import { slotName } from "../network/slot-words.ts";
import {
  BY_PHASE,
  CAUSES,
  changeWords,
  counted,
  DEEDS,
  endedAt,
  fatalWords,
  type Group,
  isByEnding,
  LETS,
  outWords,
  phaseAt,
  SETTLED,
} from "./tell-causes.ts";
import { zoneWords } from "./zone-words.ts";

/** What the players are called. */
export const SEATS = ["Player 1", "Player 2", "Player 3", "Player 4"] as const;

/** What is told although nothing has happened yet. */
const QUIET: Readonly<Record<string, string>> = {
  keep: "keeps the hand",
  "do not bid": "does not bid",
  "bid for the first turn": "wants to bid for the first turn",
  forfeit: "ends attacks",
  "sell nothing": "sells nothing",
};

/** Choices of a card that a text or an attack asks for. */
const CHOSEN: ReadonlySet<string> = new Set(["target", "choose", "discard", "annihilate", "find"]);
/** Whoever does something is named. */
const NOBODY = -1;

/** Tells matches that are played with these cards. */
export function megacorpTeller(engine: MegacorpEngine): Teller {
  const { content } = engine;
  const nameOf = (design: number): string => at(content.cards, design).name;
  const name = (state: MegacorpState, card: number): string => nameOf(at(state.card, card));
  const listed = (names: readonly string[]): string => {
    const counts = new Map<string, number>();
    for (const one of names) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].map(([one, count]) => (count === 1 ? one : `${count} ${one}`)).join(", ");
  };

  /** "Clerk (1, 0) engaged, 2 IQ damage, with Tool under it". */
  const lying = (state: MegacorpState, card: number, network: number): string => {
    const under = cardsIn(state, at(state.zone, card)).filter((one) => state.host[one] === card + 1);
    const damage = TRAIT_NAMES.flatMap((trait, i) =>
      at(damageOf(state, i), card) > 0 ? [`${at(damageOf(state, i), card)} ${trait} damage`] : [],
    );
    const facts = [
      ...(state.engaged[card] === 1 ? ["engaged"] : []),
      ...damage,
      ...(at(state.counters, card) > 0 ? [countersOf(state, card)] : []),
      ...(state.controller[card] === network ? [] : [`${SEATS[at(state.controller, card)]}'s`]),
      ...(under.length > 0 ? [`over ${listed(under.map((one) => name(state, one)))}`] : []),
    ];
    return `${name(state, card)} (${at(state.x, card)}, ${at(state.y, card)})${facts.length > 0 ? ` ${facts.join(", ")}` : ""}`;
  };

  const standing = (state: MegacorpState, player: number): string[] => {
    if (!isPlaying(state, player)) return [`${SEATS[player]} is out`];
    const pool = TRAIT_NAMES.flatMap((trait, i) => (at(poolOf(state, i), player) > 0 ? [`${at(poolOf(state, i), player)} ${trait}`] : []));
    const count = (place: number) => cardsIn(state, place + player).length;
    const top = cardsIn(state, MARKET + player).at(-1);
    const tops = cardsIn(state, NETWORK + player).filter((card) => state.host[card] === 0);
    return [
      `${SEATS[player]}: ${at(state.money, player)}M${pool.length > 0 ? ` and ${pool.join(", ")}` : ""}, ${count(HAND)} in hand, decks of ${count(MAIN_DECK)} and ${count(RESOURCE_DECK)}${top === undefined ? "" : `, ${name(state, top)} on the open market`}`,
      `  ${tops.map((card) => lying(state, card, player)).join(" · ")}`,
    ];
  };
  const standings = (state: MegacorpState): string[] => state.money.flatMap((_, player) => standing(state, player));

  const slotWords = (place: number): string => `${SEATS[networkOfSlot(place)]}'s network, ${slotName(xOf(place), yOf(place))}`;

  /** What a card did not bring because it was engaged: cards pay before they are disengaged (MC-5.3). */
  const broughtNone = (state: MegacorpState, card: number): string => {
    const money = state.phase === ACCOUNTING ? cashflowOf(state, engine, card) : 0;
    return money > 0 ? `: it was engaged and brought no ${money}M` : "";
  };

  /** What an event with Permanent says, it says from then on (MC-G33). */
  const isPermanent = (design = -1): boolean => design >= 0 && /^Permanent\b/.test(at(content.cards, design).text);

  /** One event in words; undefined if it goes without saying. Without a subject where `me` does it. `byEnding`: the End process does it. */
  const phrase = (state: MegacorpState, { event, args, cards, roles }: LogEntry, me: Player, byEnding: boolean): string | undefined => {
    const designs = roles.flatMap((role, i) => (role === "card" ? [cards[i] ?? -1] : []));
    const card = designs[0] === undefined || designs[0] < 0 ? "a card" : nameOf(designs[0]);
    const other = designs[1] === undefined || designs[1] < 0 ? "a card" : nameOf(designs[1]);
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const does = (player: number, words: string) => (player === me ? words : `${SEATS[player]} ${words}`);
    const network = (place: number) => (networkOfSlot(place) === me ? "" : ` in ${SEATS[networkOfSlot(place)]}'s network`);
    switch (event) {
      case "show bid":
        return `${SEATS[a]} bid ${b}M`;
      case "win bid":
        return `${SEATS[a]} goes first with ${at(state.money, a)}M`;
      case "draw first player":
        return `${SEATS[state.first]} goes first by chance`;
      case "mulligan":
        return does(a, "draws a new hand");
      case "begin turn":
        return `${SEATS[a]}'s turn ${state.turn} begins`;
      case "begin phase":
        return `the ${PHASES[a]} phase begins`;
      case "gain money":
        return does(a, `gains ${b}M`);
      case "lose money":
        return does(a, `loses ${b}M`);
      case "pay money":
        return does(a, `pays ${b}M${c > 0 ? ` to ${SEATS[c - 1]}` : ""}`);
      case "gain trait":
        return does(a, `gets ${c} ${TRAIT_NAMES[b]}`);
      case "produce":
        return does(a, `engages ${card} for ${d} ${TRAIT_NAMES[c]}`);
      case "engage":
        // What players engage themselves is told as what they do with it.
        return at(state.controller, a) === me ? undefined : `${card} is engaged`;
      case "disengage":
        return `${card} is disengaged${broughtNone(state, a)}`;
      case "draw":
        return does(a, "draws");
      case "deploy":
        // Under another card it is bonded, which says so (MC-15.1).
        return hostNamed(c) < 0 ? `${card} is deployed${network(c)}` : undefined;
      case "buy":
        // A card from the hand that this reader has not seen is named when it is deployed.
        return does(a, `buys ${card}`);
      case "buy out":
        return does(a, `buys the Business ${card}`);
      case "sell":
        return does(a, `sells ${card} for ${c}M`);
      case "discard":
        // What the End process discards are Events (MC-12.2 step 5).
        return byEnding ? `${card} leaves play (MC-1.12)` : `${card} is discarded`;
      case "put":
        return `${card} ${zoneWords(b).goes}`;
      case "move":
        return `${card} moves to ${slotWords(b)}`;
      case "swap":
        return `${card} and ${other} swap places`;
      case "take control":
        return does(b, `takes control of ${card}`);
      case "place":
        return `${card} begins in ${slotWords(b)}`;
      case "declare attack":
        return `${card} declares an attack`;
      case "change":
        return changeWords(card, b, c, d);
      case "put a counter":
        return `${card} gets a development counter`;
      case "remove counters":
        return `${card} loses ${b} development ${b === 1 ? "counter" : "counters"}`;
      case "remove damage":
        return `damage is removed from ${card}`;
      case "bond":
        return `${card} is bonded under ${other}`;
      case "search":
        return does(a, `looks through the ${LAYOUT.places[b]?.zone ?? "cards"}`);
      case "attack a card":
        return `${other} attacks ${card}`;
      case "block":
        return `${card} blocks ${other}`;
      case "retaliate":
        return `${card} retaliates`;
      case "damage":
        return `${other} deals ${d} ${TRAIT_NAMES[c % TRAIT_COUNT]} damage to ${card}`;
      case "destroy":
        return `${card} is destroyed`;
      case "regenerate":
        return `${card} regenerates`;
      case "annihilate":
        return `${card} is annihilated`;
      case "unique":
        return `${card} is in play twice: the older copy leaves`;
      case "play":
        return does(a, `plays ${card}`);
      case "activate":
        return does(a, `uses ${card}`);
      case "resolve":
        return `${card} takes effect`;
      case "lose its source":
        return `${card} has no effect: it is no longer where it was`;
      case "cancel":
        return `${card} is cancelled`;
      case "lose":
        return `${SEATS[a]} is out: ${outWords(b)}`;
      case "win":
        // Who loses at the same moment does not (MC-R141).
        return `${SEATS[a]} wins: a card says so`;
      case "concede":
        return does(a, "concedes");
      default:
        return undefined;
    }
  };

  const isKnown = (design: number | undefined): design is number => design !== undefined && design >= 0;
  const cardsOf = ({ roles, cards }: LogEntry) => roles.flatMap((role, i) => (role === "card" ? [cards[i]] : []));

  /** What the player chose, where the events do not say it. */
  const chose = (state: MegacorpState, { kind, card }: Action): string =>
    QUIET[kind] ?? (CHOSEN.has(kind) && typeof card === "number" && card >= 0 ? `chooses ${name(state, card)}` : "");

  /** Whose card it is, before its name. */
  const whose = (state: MegacorpState, { roles, args }: LogEntry): string => {
    const card = args[roles.indexOf("card")];
    return card === undefined ? "" : `${SEATS[at(state.controller, card)]}'s `;
  };

  /** Entries as sentences: what the player did, then each cause with what came of it beneath. */
  const lines = (state: MegacorpState, action: Action, entries: readonly LogEntry[], chooser: Player): string[] => {
    const deeds: string[] = [];
    const told: string[] = [];
    const none: Group = { cause: "", came: [], card: undefined, did: false };
    let group = none;
    const close = (isLast: boolean) => {
      // Where somebody is asked meanwhile, what it changes comes after the answer.
      const idle =
        group.card !== undefined && !group.did && group.came.length === 0 && !isPermanent(group.card) && (!isLast || isSettled(state));
      if (group.ends && group.came.length === 0) return;
      if (group.cause !== "") told.push(idle ? `${group.cause} and changes nothing` : group.cause);
      told.push(...counted(group.came).map((one) => `${UNDER}${one}`));
    };
    const begin = (next: Group) => {
      close(false);
      group = next;
    };
    const ending = (i: number): Group => {
      const cause = `${SEATS[endedAt(state, entries, i)]}'s turn ends`;
      return { cause, came: [], card: undefined, ends: true, did: false };
    };
    entries.forEach((entry, i) => {
      const { event, words } = entry;
      const isDeed = group === none && (words === undefined || DEEDS.has(event)) && !(event === "engage" && LETS.has(action.kind));
      const byEnding = isByEnding(state, entries, i);
      const said = phrase(state, entry, isDeed ? chooser : NOBODY, byEnding);
      if (words !== undefined) group.did = true;
      // A choice within the End process, as to regenerate, is not what the process goes on to do.
      if (event === "begin end process" || (byEnding && group === none)) begin(ending(i));
      if (said === undefined) return;
      if (CAUSES.has(event)) {
        const resolves = event === "resolve";
        const card = resolves ? cardsOf(entry)[0] : undefined;
        begin({ cause: resolves ? `${whose(state, entry)}${said}` : said, came: [], card, did: false });
      } else if (isDeed && !hasSubject(said)) deeds.push(said);
      else {
        // What the rules do in a phase is not what a card did that resolved before it.
        if (words === undefined && BY_PHASE.has(event) && (group.card !== undefined || (group === none && deeds.length === 0)))
          begin({ cause: `the ${PHASES[phaseAt(state, entries, i)]} phase goes on`, came: [], card: undefined, did: false });
        const by = words?.design;
        const full = event === "destroy" ? `${said}${fatalWords(entries, i)}` : said;
        group.came.push(isKnown(by) && by !== group.card ? `${full} (${nameOf(by)})` : full);
      }
    });
    close(true);
    const did = [chose(state, action), ...counted(deeds)].filter((part) => part !== "").join("; ");
    return did === "" && told.length === 0 ? [] : [did, ...told];
  };

  /** Whether nobody is asked how something is carried out. */
  const isSettled = (state: MegacorpState): boolean => {
    const kind = state.ended === 0 ? engine.asking(state)?.choice.kind : undefined;
    return kind === undefined || SETTLED.has(kind);
  };

  return {
    opening: (state: MegacorpState) => state.money.map((_, player) => `${SEATS[player]} plays ${businessNames(state, player)}`),
    turn: (state: MegacorpState) => (state.turn === 0 ? ["Setup"] : [`Turn ${state.turn}, ${SEATS[state.active]}`, ...standings(state)]),
    told: lines,
    closing: standings,
  };

  /** Business and Founder of a player: with what a match begins. */
  function businessNames(state: MegacorpState, player: number): string {
    const own = state.card.flatMap((design, card) =>
      state.owner[card] === player && (at(content.isBusiness, design) || at(content.isFounder, design)) ? [nameOf(design)] : [],
    );
    return own.join(" with ");
  }
}
