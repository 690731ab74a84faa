/** The names of the seats as a viewer reads them, in panels and in every sentence. Pure. */

import { botName } from "../../../engine/games/bot-names.ts";
import type { Scene } from "../../../engine/games/scene.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { SeatTold } from "../../../engine/matches/told.ts";

/** Who sits at a seat, as the others call them: by name, else as the game calls the seat. */
export const calledBy = (seats: readonly SeatTold[], player: Player): string => seats[player]?.name || seats[player]?.seat || "Somebody";

/** The word for the viewer. */
export const YOU = "You";

/** What each seat is called to the viewer: "You" where they play one of them, a bot as its strength, others by name or seat. */
export function sittersOf(seats: readonly SeatTold[]): string[] {
  const alone = seats.filter(({ yours }) => yours).length > 1;
  return toldApart(
    seats.map(({ bot, name, yours, seat }) => {
      if (bot) return botName(bot);
      return yours && !alone ? YOU : name || seat;
    }),
  );
}

/** Several who are called the same are numbered: "Medium bot 1", "Medium bot 2". */
export function toldApart(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    if (names.filter((one) => one === name).length === 1) return name;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${name} ${counts.get(name)}`;
  });
}

/** The name of a seat without its own name. */
const NUMBERED = /^Player \d+$/;
/** Whether a seat has no name but its number. */
export const isNumbered = (seat: string): boolean => NUMBERED.test(seat);

/** The scene with its seats called by who sits there, where the game has no name for them and nobody else is called the same. */
export function calledSeats(scene: Scene, sitting: readonly string[]): Scene {
  const called = (name: string, player: number): string => {
    const sitter = sitting[player];
    const isClear = sitter !== undefined && sitter !== YOU && sitting.filter((one) => one === sitter).length === 1;
    return NUMBERED.test(name) && isClear ? sitter : name;
  };
  return { ...scene, seats: scene.seats.map((seat) => ({ ...seat, name: called(seat.name, seat.player) })) };
}

/** The scene with its seats called as the log calls whoever did something, so that a line has one name for each; "You" is told by `toldToYou`. */
export const loggedSeats = (scene: Scene, sitting: readonly string[]): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, player) => (sitting[player] === YOU ? seat : { ...seat, name: sitting[player] ?? seat.name })),
});

/** Says a sentence of the game with the names that seats are called by: "Player 2 draws" becomes "Medium bot draws". */
export function renamed(before: Scene, after: Scene): (words: string) => string {
  const names = before.seats.flatMap(({ name }, i) => {
    const called = after.seats[i]?.name;
    return called === undefined || called === name ? [] : [{ is: whole(name), called }];
  });
  return (words) => names.reduce((said, { is, called }) => said.replace(is, called), words);
}

/** A name anywhere, but not as the beginning of a longer one. */
const whole = (name: string): RegExp => new RegExp(`${name}(?![\\p{L}\\d])`, "gu");

/**
 * Tells lines of the log to the player that they name: "pays 2M; Player 1 draws" becomes "pay 2M; you draw".
 *
 * @param isSubject of a line: whether the player does what has no subject in it
 */
export function toldToYou(name: string): (words: string, isSubject: boolean) => string {
  const is = whole(name);
  const does = new RegExp(`(^|: |, )${name} ([a-z]+s)(?![\\p{L}\\d])`, "gu");
  const own = new RegExp(`${name}'s(?= )`, "gu");
  const partTold = (part: string, isSubject: boolean): string =>
    (isSubject ? withYou(part) : part)
      .replace(does, (_, before: string, verb: string) => `${before}you ${second(verb)}`)
      .replace(own, "your")
      .replaceAll(`${name}'s`, "yours")
      .replace(is, "you");
  return (words, isSubject) =>
    words
      .split("; ")
      .map((part) => partTold(part, isSubject))
      .join("; ");
}

/** Says a sentence with the seats' own names as the viewer calls them: "Player 1 has acted since" becomes "You have acted since" or "Ann has acted since". */
export function saidTo(seats: readonly SeatTold[]): (words: string) => string {
  const sitting = sittersOf(seats);
  const you = seats[sitting.indexOf(YOU)];
  const toYou = you && toldToYou(you.seat);
  return (words) => {
    const named = seats.reduce((said, { seat }, player) => {
      const sitter = sitting[player];
      return sitter === undefined || sitter === YOU ? said : said.replace(whole(seat), () => sitter);
    }, words);
    const told = toYou ? toYou(named, false) : named;
    return `${told.slice(0, 1).toUpperCase()}${told.slice(1)}`;
  };
}

/** What a player does, told to that player: "takes back: engages Clerk" becomes "take back: engages Clerk". */
export const withYou = (words: string): string => words.replace(VERB, second);

/** A verb of the third person at the beginning. */
const VERB = /^[a-z]+s(?= |:|$)/;

/** "passes" as "pass", "carries" as "carry", "loses" as "lose", "does" as "do". */
const second = (verb: string): string =>
  IRREGULAR[verb] ?? verb.replace(/(?<=[a-z][^aeiou])ies$/, "ys").replace(/(?<=ss|sh|ch|x)es$|s$/, "");
const IRREGULAR: Readonly<Record<string, string>> = { does: "do", goes: "go", has: "have", is: "are" };
