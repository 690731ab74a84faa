/** A match of Metrorunner in words. */
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Teller } from "../../teller.ts";
import { scoreSheet } from "../ends/scoring.ts";
import { COLOURS } from "../fields.ts";
import { SIDE_WORDS } from "../hack/hacking.ts";
import { cellWord } from "../hack/moves.ts";
import { cubesOf } from "../jobs/cubes.ts";
import {
  CHARACTER,
  cardsIn,
  HAND,
  type MetroEngine,
  type MetroState,
  type MetroView,
  NETWORKS,
  OFFER,
  OFFER_SIZE,
  SEATS,
  SIDES,
  SLOTS,
  slotPlace,
  topOf,
} from "../layout.ts";
import { TOKENS } from "../solo/rogue.ts";
import { TRACK_NAMES } from "../tracks/tracks.ts";
import { BOOSTS } from "../turn/boosts.ts";

const UNTOLD = new Set([
  "begin turn",
  "end turn",
  "reach phase",
  "take an action",
  "note the cycle",
  "end the hack",
  "refill the offer",
  "use an ability",
  "give for a time",
  "use up",
  "mix the hand",
  "show",
]);
const TRIGGERS = ["", "a marker crossed the line", "the ninth job was completed", "the job deck is empty"];

/** Tells matches that are played with these cards. */
export function metroTeller(engine: MetroEngine): Teller {
  const { cards, route, moves } = engine.content;
  // A card that whoever is told may not know has no design.
  const nameOf = (design: number, hidden = "a job card"): string => (design < 0 ? hidden : at(cards, design).name);
  const cardName = (state: MetroView, card: number | undefined): string => (card === undefined ? "none" : nameOf(at(state.card, card)));
  const cubes = (state: MetroView, one: Player): string =>
    COLOURS.flatMap((colour, i) => (cubesOf(state, one, i) > 0 ? [`${cubesOf(state, one, i)} ${colour}`] : [])).join(", ") || "no cubes";
  const player = (state: MetroView, one: Player): string =>
    `${SEATS[one]} (${COLOURS[at(state.board, one)]}, ${cardName(state, topOf(state, CHARACTER + one))}): ${cubes(state, one)}, ${at(state.credits, one)} credits, ${at(state.brute, one)} brute force, Influence ${at(state.influence, one)}, Notoriety ${at(state.notoriety, one)}, ${cardsIn(state, HAND + one).length} jobs in hand, slots ${Array.from({ length: SLOTS }, (_, slot) => cardsIn(state, slotPlace(one, slot)).length).join(" ")}, ${route.words[at(state.figure, one)]}`;
  const seats = (state: MetroView): Player[] => state.returns.map((_, one) => one);

  const phrase = ({ event, roles, args, cards: designs }: LogEntry): string | undefined => {
    if (UNTOLD.has(event)) return undefined;
    const card = nameOf(designs[roles.indexOf("card")] ?? -1);
    const [a = 0, b = 0, c = 0, d = 0] = args;
    switch (event) {
      case "move":
        return `goes to ${route.words[b]}`;
      case "buy a boost":
        return `buys ${BOOSTS[b]}`;
      case "advance":
        return `gains ${TRACK_NAMES[b]} +${c}`;
      case "advance the A.I.":
        return `the A.I. gains ${TRACK_NAMES[a]} +${b}`;
      case "gain cubes":
        return `gains ${c} ${COLOURS[b]}`;
      case "gain a bonus":
        return `gains ${d} ${COLOURS[c]} by ${card}`;
      case "claim a district":
        return `claims ${route.names[b]}`;
      case "pay cubes":
        return `pays ${c} ${COLOURS[b]}`;
      case "place cubes":
        return `the supply puts ${c} ${COLOURS[b]} on ${route.names[a]}`;
      case "clear a district":
        return `the A.I. clears ${route.names[a]}`;
      case "gain credits":
        return `gains ${b} ${b === 1 ? "credit" : "credits"}`;
      case "gain brute force":
        return `gains ${b} brute force`;
      case "take a job":
        return `takes ${card}`;
      case "draw a job":
        return `draws ${card}`;
      case "discard a job":
      case "discard for a cube":
        return `discards ${card}`;
      case "put under the deck":
        return `puts ${card} under the deck`;
      case "play a job":
        return `works on ${card}`;
      case "tuck":
        return `completes ${card} in slot ${c + 1}`;
      case "cycle":
        return `cycles the ${SIDE_WORDS[a]} network`;
      case "declare":
        return `hacks the ${SIDE_WORDS[b]} network`;
      case "discard a network":
        return `connects ${card}`;
      case "manipulate":
        return a < 0 ? `the A.I.: ${moves[b]?.words}` : `manipulates: ${moves[b]?.words}`;
      case "place brute force":
        return `puts brute force on tile ${cellWord(b)}`;
      case "reveal an A.I. card":
        return `the A.I. reveals ${nameOf(designs[roles.indexOf("card")] ?? -1, "an A.I. card")}`;
      case "shuffle A.I. cards":
        return "the A.I. cards are shuffled";
      case "move a rogue token":
        return `the ${TOKENS[a]} token goes to ${route.words[b]}`;
      case "return credits":
        return `returns ${b} ${b === 1 ? "credit" : "credits"}`;
      case "return brute force":
        return `returns ${b} brute force`;
      case "look at job cards":
        return `looks at ${b} job ${b === 1 ? "card" : "cards"}`;
      case "put job cards under the deck":
        return `puts ${b} job ${b === 1 ? "card" : "cards"} under the deck`;
      case "move cubes":
        return d < 0
          ? `the supply gets ${c} ${COLOURS[b]} of ${route.names[a]}`
          : `${c} ${COLOURS[b]} of ${route.names[a]} go to ${route.names[d]}`;
      case "exchange figures":
        return `exchanges places with ${SEATS[b]}`;
      case "move a completed job":
        return `puts ${card} into another slot`;
      case "exchange completed jobs":
        return `exchanges ${card} and another completed job`;
      case "discard at random":
        return "discards a job card at random";
      case "take at random":
        return `takes a job card of ${SEATS[b]} at random`;
      case "pass a job":
        return `gets ${card} from a hand`;
      case "use a text":
        return `uses ${card}`;
      case "last round":
        return `the last round is round ${a}`;
      case "count points":
        return "the points are counted";
      default:
        return `the ${event}`;
    }
  };
  /** A step of the A.I.'s turn, with its subject. */
  const roguePhrase = (entry: LogEntry): string[] => {
    const words = phrase(entry);
    if (words === undefined) return [];
    return [words.startsWith("the ") ? words : `the A.I. ${words}`];
  };
  const playerOf = ({ roles, args }: LogEntry, chooser: Player): Player => args[roles.indexOf("player")] ?? chooser;

  return {
    opening: (state: MetroState) => seats(state).map((one) => player(state, one)),
    turn: (state: MetroState) => [
      `Round ${state.round}, ${SEATS[state.active]}${state.trigger > 0 ? `: the end is triggered, ${TRIGGERS[state.trigger]}` : ""}`,
      ...seats(state).map((one) => player(state, one)),
      `Offer: ${Array.from({ length: OFFER_SIZE }, (_, place) => cardName(state, topOf(state, OFFER + place))).join(" · ")}`,
      `Networks: ${Array.from({ length: SIDES }, (_, side) => cardName(state, topOf(state, NETWORKS + side))).join(" · ")}`,
    ],
    // The turn of the A.I. comes with the answer that ended the player's; each step of it is a line (MR-14.6).
    told: (_state, action, entries, chooser) => {
      const rogue = entries.findIndex(({ event }) => event === "reveal an A.I. card");
      const own = rogue < 0 ? entries : entries.slice(0, rogue);
      const phrases = own.flatMap((entry) => {
        const told = phrase(entry);
        if (told === undefined) return [];
        // MR-4.4: what is too much goes back to the supply and pays for nothing.
        const words = action.kind === "return" && entry.event === "pay cubes" ? told.replace(/^pays/, "returns") : told;
        const who = playerOf(entry, chooser);
        return [who === chooser || words.startsWith("the ") ? words : `${SEATS[who]} ${words}`];
      });
      // Behind semicolons stands what whoever chose has done besides. Where that is nothing, the steps of the A.I. are nobody's deed.
      const line = phrases.length > 0 ? [phrases.join("; ")] : rogue < 0 ? [] : [""];
      return [...line, ...(rogue < 0 ? [] : entries.slice(rogue).flatMap(roguePhrase))];
    },
    closing: (state: MetroState) =>
      seats(state).flatMap((one) => [
        `${SEATS[one]}: ${at(state.score, one)} points`,
        ...scoreSheet(state, engine, one).map(({ words, points, rule }) => `  ${points}: ${words} (${rule})`),
      ]),
  };
}
