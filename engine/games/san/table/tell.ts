/** A match of San in words. */
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Teller } from "../../teller.ts";
import type { SanContent } from "../content.ts";
import { CORRUPTED_TO_WIN, corruptedCount, LAST_STAGE, passedCount, VIRUSES } from "../endings.ts";
import {
  cardsIn,
  DECK,
  DISCARD,
  designOf,
  HAND,
  LAYOUT,
  opponentOf,
  riverCard,
  type SanState,
  SEATS,
  SLOTS,
  STAR,
  SUN,
  SUPPLY,
} from "../layout.ts";
import { crossingCost } from "../zones/propaganda.ts";
import { topVirus } from "../zones/virus.ts";

const UNKNOWN = "a card";
const ICONS = ["", "Corruption", "Propaganda", "Hacking"] as const;

/** Tells matches that are played with these cards. */
export function sanTeller(content: SanContent): Teller {
  // A card that whoever is told may not know has no design.
  const nameOf = (design: number) => (design < 0 ? UNKNOWN : at(content.cards, design).name);
  const name = (state: SanState, card: number) => nameOf(designOf(state, card));

  /** "2 Bagman, Shredder", in the order of the names. */
  const listed = (names: readonly string[]): string => {
    const counts = new Map<string, number>();
    for (const one of [...names].sort()) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts].map(([one, count]) => (count === 1 ? one : one === UNKNOWN ? `${count} cards` : `${count} ${one}`)).join(", ");
  };
  const cards = (state: SanState, place: number) => listed(cardsIn(state, place).map((card) => name(state, card)));

  const cardNamed = ({ roles, cards: designs }: LogEntry): string => nameOf(designs[roles.indexOf("card")] ?? 0);

  /** "1 Shredder 2/5, 2 …": slot, name, Cost and what it costs the player to cross. */
  const river = (state: SanState, player: Player): string =>
    Array.from({ length: SLOTS }, (_, slot) => {
      const card = riverCard(state, slot);
      if (card === undefined) return `${slot + 1} empty`;
      return `${slot + 1} ${name(state, card)} ${at(content.cost, designOf(state, card))}/${crossingCost(state, content, player, slot)}`;
    }).join(" · ");

  const marker = (state: SanState): string => {
    if (state.markerOn === 0) return "at the Central Port";
    const owner = state.markerOn - 1;
    const virus = topVirus(state, owner);
    return `on space ${state.markerSpace} of ${SEATS[owner]}'s ${virus === undefined ? "Virus" : name(state, virus)}`;
  };

  const standing = (state: SanState, player: Player): string =>
    `${SEATS[player]} ${corruptedCount(state, player)}/${CORRUPTED_TO_WIN} corrupted, stage ${at(state.stage, player)}/${LAST_STAGE}, ${passedCount(state, player)}/${VIRUSES} passed`;

  const standings = (state: SanState): string =>
    `${[SUN, STAR].map((player) => standing(state, player)).join(" · ")} · marker ${marker(state)}`;

  /** One event in words; undefined if it goes without saying. */
  const phrase = (state: SanState, { event, roles, args, cards: designs }: LogEntry): string | undefined => {
    const numbers = args.filter((_, i) => roles[i] === "number");
    const [first = 0, second = 0] = numbers;
    const named = roles.flatMap((role, i) => (role === "card" ? [designs[i] ?? 0] : []));
    const card = nameOf(named[0] ?? 0);
    const place = args[roles.indexOf("place")] ?? 0;
    const player = args[roles.indexOf("player")] ?? state.active;
    switch (event) {
      case "play":
        return `plays ${card}`;
      case "gain icons":
        return `${second} ${ICONS[first] ?? ""}`;
      case "multiply":
        return `${numbers[2] ?? 1} ${ICONS[first] ?? ""} for each matching card`;
      case "allow all types":
        return "can play all types";
      case "gain revenue":
        return `${first} Revenue`;
      case "become":
        return `${card} becomes ${nameOf(first)}`;
      case "mark":
        return `${card} will go to the box`;
      case "buy": {
        // By how much it was cheaper is noted.
        const paid = at(content.cost, named[0] ?? 0) - first;
        return `buys ${card} for ${paid <= 0 ? "free" : paid}`;
      }
      case "destroy":
        return `destroys ${card}`;
      case "to the box":
        return `${card} goes to the box`;
      case "put":
        return `${card} goes to the ${at(LAYOUT.places, place).zone}`;
      case "add a turn":
        return "takes an extra turn after this one";
      case "reshuffle":
        return "shuffles the discard pile into a new deck";
      case "corrupt": {
        const { space } = at(LAYOUT.places, place);
        const paid = first > 0 ? ` for ${first} Corruption` : "";
        return `corrupts ${card} on space ${space + 1}${paid}, the ${ordinal(corruptedCount(state, player))} card`;
      }
      case "cross":
        return `crosses ${card} for ${first} Propaganda to stage ${at(state.stage, player)}`;
      case "move marker":
        return `moves the marker: now ${marker(state)}${second === 1 ? passed(state, player) : ""}`;
      case "refill":
        return refilled(state, place);
      default:
        return undefined;
    }
  };

  /** The Virus card that was passed, where it lies now (SAN-11.3). */
  const passed = (state: SanState, player: Player): string => {
    const opponent = opponentOf(player);
    const virus = cardsIn(state, DECK + opponent).at(-1);
    return virus === undefined ? "" : `, past ${name(state, virus)}, which goes on top of ${SEATS[opponent]}'s deck`;
  };

  const refilled = (state: SanState, place: number): string | undefined => {
    const { space } = at(LAYOUT.places, place);
    const card = riverCard(state, space);
    return card === undefined ? `slot ${space + 1} stays empty` : `${name(state, card)} fills slot ${space + 1}`;
  };

  return {
    opening: (state: SanState) => [
      ...[SUN, STAR].map(
        (player) =>
          `${SEATS[player]}'s deck: ${listed([...cardsIn(state, DECK + player), ...cardsIn(state, HAND + player)].map((card) => name(state, card)))}`,
      ),
      `Supply: ${cardsIn(state, SUPPLY).length} cards. River cards show their Cost and Crossing Cost: 2/5.`,
    ],
    turn: (state: SanState) => [
      `Turn ${state.turn}, ${SEATS[state.active]}`,
      standings(state),
      `River: ${river(state, state.active)}`,
      `Hand: ${cards(state, HAND + state.active) || "empty"}`,
    ],
    told(state: SanState, { kind }, entries, chooser) {
      const named = (entry: LogEntry, words: string | undefined) =>
        words === undefined ? [] : [playerOf(entry, chooser) === chooser ? words : `${SEATS[opponentOf(chooser)]} ${words}`];
      const phrases = entries.flatMap((entry) => named(entry, lost(state, entry) ?? phrase(state, entry)));
      const all = (event: string, player: Player) =>
        listed(entries.filter((entry) => entry.event === event && playerOf(entry, chooser) === player).map(cardNamed));
      const [discarded, drawn] = [all("discard", chooser), all("draw", chooser)];
      if (discarded === "" && drawn !== "") phrases.push(`draws ${drawn}`);
      const other = opponentOf(chooser);
      for (const [does, what] of [["discards", all("discard", other)] as const, ["draws", all("draw", other)] as const])
        if (what !== "") phrases.push(`${SEATS[other]} ${does} ${what}`);
      return [
        ...(phrases.length > 0 ? [joined(phrases)] : kind === "decline" ? ["declines"] : []),
        ...(discarded === "" ? [] : [`discards ${discarded}${drawn === "" ? "" : `; draws ${drawn}`}`]),
      ];
    },
    closing: (state: SanState) => [
      standings(state),
      ...[SUN, STAR].map((player) => `${SEATS[player]}'s discard: ${cards(state, DISCARD + player) || "empty"}`),
    ],
  };
}

/** Who did what an entry says. */
const playerOf = ({ roles, args }: LogEntry, chooser: Player): Player => {
  const i = roles.indexOf("player");
  return i < 0 ? chooser : (args[i] ?? chooser);
};

const GAINS: readonly string[] = ["gain icons", "gain revenue", "multiply", "allow all types"];

/** What a player gains whose turn it is not is lost (SAN-R12). */
const lost = (state: SanState, entry: LogEntry): string | undefined =>
  GAINS.includes(entry.event) && playerOf(entry, state.active) !== state.active ? "gains nothing this turn" : undefined;

/** The first phrase, and behind a colon what came of it. */
const joined = ([first = "", ...others]: readonly string[]): string => (others.length === 0 ? first : `${first}: ${others.join(", ")}`);

/** "1st", "2nd", "12th". */
function ordinal(n: number): string {
  const teen = n % 100 >= 11 && n % 100 <= 13;
  return `${n}${teen ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th")}`;
}
