/** A match of Virtual Revolution in words. */
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { type Teller, UNDER } from "../../teller.ts";
import { influenceOnMap } from "../ends/counts.ts";
import { scoreSheet } from "../ends/scoring.ts";
import {
  AGENT_SLOT,
  CORRUPTION,
  cardsIn,
  SEATS,
  SERVICE,
  SLOTS,
  topOf,
  VERSE_SLOT,
  VERSES,
  type VrEngine,
  type VrState,
  type VrView,
} from "../layout.ts";
import { eventWords } from "./event-words.ts";

const NOBODY = -1;
/** Events that begin something else than what was chosen. */
const CHAPTERS: readonly string[] = ["suffer a Raid", "reveal a Necro card"];

/** Told with the card that did it, where nothing said before names it: a Boost does its part unasked. What a card only leads to is a deed of its own. */
const DONE_BY_CARDS: ReadonlySet<string> = new Set([
  ...["gain €", "lose €", "gain Revenue", "lose Revenue", "gain Immunity", "lose Immunity", "steal Immunity", "gain 2-VP token"],
  ...[
    "add Influence",
    "eliminate Influence",
    "move Influence",
    "recycle Influence",
    "recover Influence",
    "place a Server",
    "remove a Server",
  ],
  ...["discard Agent", "discard a Boost", "discard a Verse", "discard Corruption", "draw Corruption"],
]);

/** What follows itself is told once, with how many: the verb by event. */
const COUNTED: Readonly<Record<string, string>> = { "draw Corruption": "draws", "discard Corruption": "discards" };

/** What a choice does besides its events, or what its events are for: by the kind of the choice. */
const ALSO: Readonly<Record<string, string>> = {
  "recover 2 and look": "looks at the top Necro card",
  renew: "replaces all available Verses",
};

/** A part of a sentence, with who does it and whether it says so. */
type Phrase = { words: string; times?: number; readonly who?: Player; readonly event?: string; readonly isNamed?: boolean };

/** Tells matches that are played with these cards. */
export function vrTeller(engine: VrEngine): Teller {
  const { cards, city } = engine.content;
  // A card that whoever is told may not know has no design.
  const nameOf = (design: number): string => (design < 0 ? "a card" : at(cards, design).name);
  const listed = (state: VrView, place: number): string =>
    cardsIn(state, place)
      .map((card) => nameOf(at(state.card, card)))
      .join(", ") || "none";
  const player = (state: VrView, one: Player): string =>
    `${SEATS[one]}: ${at(state.credits, one)} €, Revenue ${at(state.revenue, one)}, ${at(state.immunity, one)} Immunity, ${influenceOnMap(state, engine, one)} Influence on the map, ${at(state.reserve, one)} in reserve, ${at(state.recycling, one)} in Recycling, ${cardsIn(state, CORRUPTION + one).length} Corruption`;
  const seats = (state: VrView): Player[] => state.returns.map((_, one) => one);
  const boroughWord = (borough: number | undefined): string => city.words[borough ?? -1] ?? "nowhere";

  const phrase = (entry: LogEntry) => eventWords(entry, nameOf, boroughWord);
  /** " with Zero", unless it was named. @param named designs */
  const because = ({ event, words }: LogEntry, named: ReadonlySet<number>): string =>
    !DONE_BY_CARDS.has(event) || words === undefined || words.design < 0 || named.has(words.design) ? "" : ` with ${nameOf(words.design)}`;
  const playerOf = ({ roles, args }: LogEntry, chooser: Player): Player => args[roles.indexOf("player")] ?? chooser;

  return {
    opening: (state: VrState) => seats(state).map((one) => player(state, one)),
    turn: (state: VrState) => [
      `Round ${state.round}, turn ${state.pass} of 3, ${SEATS[state.active]}`,
      ...seats(state).map((one) => player(state, one)),
      `In service: ${listed(state, SERVICE + state.active)}. Verses: ${listed(state, VERSES + state.active)}`,
      `Agents: ${slots(state, AGENT_SLOT)
        .map((card) => `${nameOf(at(state.card, card))} in ${boroughWord(state.borough[card])}`)
        .join(" · ")}`,
      `Verses available: ${slots(state, VERSE_SLOT)
        .map((card) => nameOf(at(state.card, card)))
        .join(" · ")}`,
    ],
    told: (state: VrState, action, entries, chooser) => {
      const turned = entries.find(({ event }) => event === "attack");
      // A Raid or Necro attack that goes on: what comes of it is no deed of whoever is asked meanwhile (VR-R46).
      let attacked = turned ? turned.args[0] === 0 : state.attack === 1;
      // VR-14.5: what upkeep does for all is seen on the board.
      let upkeep = false;
      let paid = false;
      const named = new Set(typeof action["card"] === "number" ? [state.card[action["card"]] ?? NOBODY] : []);
      // Whoever chose is not named, until somebody else was; behind what nobody does everybody is.
      let last = chooser;
      const sentences: Phrase[][] = [[]];
      const begin = (...words: string[]) => {
        if (sentences[0]?.length === 0) sentences[0].push({ words: "" });
        sentences.push(words.map((one) => ({ words: one })));
        last = NOBODY;
      };
      for (const entry of entries) {
        upkeep ||= entry.event === "change the turn order";
        if (entry.event === "attack") attacked = entry.args[0] === 1;
        const told = upkeep && entry.event !== "gain €" ? undefined : phrase(entry);
        if (told === undefined) continue;
        const words = `${told}${because(entry, named)}`;
        for (const design of [...entry.cards, entry.words?.design ?? -1]) named.add(design);
        if (action.kind === "end turn" && sentences[0]?.length === 0) sentences[0].push({ words: "ends the turn" });
        const who = playerOf(entry, chooser);
        const isNobodys = words.startsWith("the ");
        const isFirst = sentences.length === 1;
        if (upkeep && !paid) {
          begin("the Revenue of the round is paid");
          paid = true;
        } else if (CHAPTERS.includes(entry.event)) {
          // A Raid and the Necro attack are sentences of their own, whoever ended the turn or was done with the card before.
          begin();
        } else if (isFirst && !attacked && who !== chooser && entry.event === "eliminate Influence" && action.kind !== "end turn") {
          sentences[0]?.push({ words: `eliminates 1 of ${SEATS[who]}'s Influence in ${boroughWord(entry.args[1])}` });
          last = chooser;
          continue;
        } else if (isFirst && (isNobodys || who !== chooser) && (attacked || sentences[0]?.length === 0)) {
          begin();
        }
        const sentence = sentences.at(-1) ?? [];
        const isNamed = !isNobodys && (sentences.length > 1 || who !== last || who !== chooser);
        const said = (what: string): string => (isNamed ? `${SEATS[who]} ${what}` : what);
        const before = sentence.at(-1);
        const again = before?.who === who && before.event === entry.event ? COUNTED[entry.event] : undefined;
        // Several of a kind are one: "draws 2 Corruption".
        if (before && again) {
          before.times = (before.times ?? 1) + 1;
          before.words = `${before.isNamed ? `${SEATS[who]} ` : ""}${again} ${before.times} Corruption`;
        } else sentence.push({ words: said(words), who, event: entry.event, isNamed });
        last = isNobodys ? NOBODY : who;
      }
      const also = ALSO[action.kind];
      if (also !== undefined && sentences[0]?.length) sentences[0].push({ words: also });
      return sentences.flatMap((phrases, i) => {
        const [first, ...others] = phrases.map(({ words }) => words);
        // What whoever chose has done besides stands behind a semicolon: it is told to that player as "you", too.
        if (i === 0) return first === undefined ? [] : [first, ...others].join("; ");
        const isDeed = first?.startsWith("the ") || first?.includes(" suffers a Raid");
        const sentence = others.length === 0 ? first : `${first}${isDeed ? ": " : ", "}${others.join(", ")}`;
        return sentence === undefined ? [] : `${UNDER}${sentence}`;
      });
    },
    closing: (state: VrState) =>
      seats(state).flatMap((one) => [
        `${SEATS[one]}: ${at(state.score, one)} VP`,
        ...scoreSheet(state, engine, one).map(({ words, points, rule }) => `  ${points} VP: ${words} (${rule})`),
      ]),
  };
}

/** The cards in slots, without the empty ones. */
const slots = (state: VrView, first: number): number[] =>
  Array.from({ length: SLOTS }, (_, slot) => topOf(state, first + slot)).filter((card) => card !== undefined);
