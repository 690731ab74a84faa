/** What happens in a match, an event at a time, as a phrase without its subject: "adds 1 Influence in borough 4". */
import type { LogEntry } from "../../../kernel/log.ts";
import { WORK } from "../layout.ts";

/** Told by what they lead to, or nothing that a player does. */
const UNTOLD: ReadonlySet<string> = new Set([
  "use a text",
  ...["reach phase", "resolve the Action", "gain Range", "need no Influence", "finish", "attack"],
  ...["begin turn", "begin round", "begin pass", "end turn", "leave", "clean up", "change the turn order"],
  ...["refill Verses", "put a Verse under the deck", "count points", "deploy", "show", "mingle"],
]);

/** What an Action is called before what comes of it; a Recruit is told by its Agent. */
const DECLARED: readonly (string | undefined)[] = ["works", undefined, "builds a Server", "creates a Verse", "donates"];
/** In the order of `setPrice`. */
const PRICED = ["Work", "Recruit", "Build Server", "Create Verse", "discarding 1", "discarding 2", "an Immunity"];
const TYPES = ["Combatant", "Technician", "Diplomat"];

const several = (n: number | undefined, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/**
 * The phrase of an event; undefined for one that is not told.
 *
 * @param nameOf of a design, "a card" where whoever is told may not know it
 * @param boroughWord "borough 4"
 */
export function eventWords(
  { event, roles, args, cards }: LogEntry,
  nameOf: (design: number) => string,
  boroughWord: (borough: number | undefined) => string,
): string | undefined {
  if (UNTOLD.has(event)) return undefined;
  const card = nameOf(cards[roles.indexOf("card")] ?? -1);
  const [, n, then] = args;
  switch (event) {
    case "declare":
      return DECLARED[n ?? -1];
    case "place a Director":
      return `places a Director in ${boroughWord(n)}`;
    case "add Influence":
      return `adds 1 Influence in ${boroughWord(n)}`;
    case "eliminate Influence":
      return `loses 1 Influence in ${boroughWord(n)}`;
    case "move Influence":
      return `moves 1 Influence from ${boroughWord(n)} to ${boroughWord(then)}`;
    case "recycle Influence":
      return `puts ${n} Influence from reserve into Recycling`;
    case "recover Influence":
      return `recovers ${n} Influence`;
    case "place a Server":
      return `has a Server in ${boroughWord(n)}`;
    case "remove a Server":
      return `removes the Server in ${boroughWord(n)}`;
    case "move a Server":
      return `has the Server of ${boroughWord(n)} in ${boroughWord(then)} now`;
    case "take title":
      return `takes the Title ${card}`;
    case "lose title":
      return `loses the Title ${card}`;
    case "gain €":
    case "lose €":
    case "pay €":
    case "gain Revenue":
    case "lose Revenue":
    case "gain Immunity":
    case "lose Immunity":
    case "spend Immunity": {
      const [verb, what] = event.split(" ");
      return `${verb}s ${n} ${what}`;
    }
    case "lose € above":
      return `keeps at most ${n} €`;
    case "steal Immunity":
      return `steals ${then} Immunity`;
    case "gain 2-VP token":
      return `gains ${several(n, "token")} of 2 VP`;
    case "recruit":
      return `recruits ${card}`;
    case "tilt":
      return `uses ${card}`;
    case "straighten":
      return `straightens ${card}`;
    case "promote":
      return `promotes ${card}${then === 1 ? "" : " without the effect"}`;
    case "retire":
      return `retires ${card}`;
    case "become a Boost":
      return `makes ${card} a Boost`;
    case "exchange Agents":
      return `exchanges ${card} for an available Agent`;
    case "gain a Boost":
      return `gains the Boost ${card}`;
    case "discard Agent":
    case "discard a Boost":
    case "discard a Verse":
    case "discard Corruption":
      return `discards ${card}`;
    case "take a Verse":
      return `takes ${card}`;
    case "go Online":
      return `puts ${card} Online`;
    case "go Loading":
      return `turns ${card} back to Loading`;
    case "change a price":
      return `has ${PRICED[n ?? 0] ?? "Work"} for ${Math.abs(then ?? 0)} € ${(then ?? 0) < 0 ? "less" : "more"} this round`;
    case "draw Corruption":
      return "draws 1 Corruption";
    case "shuffle Corruption":
      return "the Corruption discard becomes a new deck";
    case "discard Corruption at random":
      return "discards a Corruption at random";
    case "give Corruption":
      return "gives away a Corruption";
    case "suffer a Raid":
      return "suffers a Raid";
    case "resolve Corruption":
      return `carries out ${card}`;
    case "skip Corruption":
      return `skips ${card} for 1 Immunity`;
    case "fulfil a mission in a Raid":
      return `fulfils the mission of ${card} by the Raid`;
    case "reveal a Necro card":
      return `the Necros attack with ${card}`;
    case "take a place":
      return `takes place ${(n ?? 0) + 1} in the turn order`;
    case "choose a type":
      return `counts ${card} as a ${TYPES[then ?? 0]}`;
    case "lose VP":
      return `loses ${n} VP at the end`;
    case "lose VP per trio":
      return `loses ${n} VP for each trio at the end`;
    case "lose VP per Title":
      return `loses ${n} VP for each Title at the end`;
    case "cap Verses":
      return `gets at most ${n} VP for each Verse`;
    case "cap the Objective":
      return `gets at most ${n} VP for the Objective`;
    case "mark a price":
      return n === WORK ? `gets ${then} € from Work next round` : `pays ${then} € for ${PRICED[n ?? 0]} next round`;
    default: {
      const [verb = "", ...rest] = event.split(" ");
      return cards.some((design) => design >= 0) ? `${verb}s ${card}` : [`${verb}s`, ...rest].join(" ");
    }
  }
}
