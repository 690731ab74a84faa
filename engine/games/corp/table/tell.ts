/** A match of CORP in words. */
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { hasSubject, type Teller, UNDER } from "../../teller.ts";
import { HQ } from "../city/map.ts";
import { facesIn, NO_HITS } from "../encounters/faces.ts";
import { standings } from "../ends/standing.ts";
import { money } from "../fields.ts";
import {
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  DEPARTMENTS,
  GARRISON,
  HAND,
  OWN_ASSETS,
  SEATS,
  SECURITY_TEAM,
  TEAMS,
} from "../layout.ts";
import { parentOf, tierOf } from "../mat/mat.ts";
import { tierWords } from "./choices.ts";

const KIND_WORDS = ["runner", "security", "asset", "action"] as const;
const UNTOLD = new Set(
  (
    "begin turn|reach step|take an action|use a replacement|make cheaper|use up|look at the shares|over the limit|meet|part|before a roll|roll|after the roll|" +
    "end the fight|is losing|end of the loss|begin a move|end a move|reach|leave the HQ|roll a die|roll for credits|finish|lapse|unload a piece|look at the deck|even start|add to an offer|sell stock|" +
    "roll for a text|fail a hack|fail a sneak|survive|halt|settle a roll|clash|go inside|come home|go on|march|set off|leave later|leave now"
  ).split("|"),
);

/** Tells matches that are played with these cards. */
export function corpTeller(engine: CorpEngine): Teller {
  const { cards, city } = engine.content;
  // A card that whoever is told may not know has no design.
  const nameOf = (design: number): string => (design < 0 ? "an action card" : at(cards, design).name);
  const names = (state: CorpView, place: number): string =>
    cardsIn(state, place)
      .map((card) => nameOf(at(state.card, card)))
      .join(", ") || "none";
  const player = (state: CorpView, one: Player): string => {
    const tiers = DEPARTMENTS.map((_, dept) => tierOf(state, one, dept)).join("/");
    const parent = parentOf(state, one);
    return `${SEATS[one]}: ${money(at(state.credits, one))}, tiers ${tiers}, ${cardsIn(state, HAND + one).length} action cards, assets ${names(state, OWN_ASSETS + one)}, Garrison ${names(state, GARRISON + one)}, security ${names(state, SECURITY_TEAM + one)}${parent >= 0 ? `, Vassal of ${SEATS[parent]}` : ""}`;
  };
  const seats = (state: CorpView): Player[] => state.returns.map((_, one) => one);

  const phrase = ({ event, roles, args, cards: designs }: LogEntry): string | undefined => {
    if (UNTOLD.has(event)) return undefined;
    const card = nameOf(designs[roles.indexOf("card")] ?? -1);
    const [a = 0, b = 0, c = 0, d = 0] = args;
    switch (event) {
      case "go first":
        return "goes first";
      case "gain":
        return `gains ${money(b)}`;
      case "pay":
        return `pays ${money(b)}`;
      case "get":
        return `gets ${card}`;
      case "take the top card":
        return `takes the top card of the ${KIND_WORDS[b] ?? ""} deck`;
      case "take at random":
        return `takes an action card of ${SEATS[b]} at random`;
      case "last for a team":
        return `gives something to team ${(b % TEAMS) + 1} of ${SEATS[Math.trunc(b / TEAMS)]}, for a time`;
      case "take one of":
        return `takes ${card}`;
      case "break off":
        return a === 1 ? "the infiltration ends" : "the infiltration begins again";
      case "last":
        return "has what the card gives, for a time";
      case "pay to":
        return `pays ${SEATS[b]} up to ${money(c)}`;
      case "build":
        return `builds ${tierWords(c)}${a === b ? "" : ` for ${SEATS[b]}`}`;
      case "remove a piece":
        return `loses the highest piece of ${DEPARTMENTS[b]}`;
      case "buy stock":
        return `buys ${tierWords(c)} of ${SEATS[b]} for ${money(d)}`;
      case "replace":
        return `replaces ${card} in the pool`;
      case "hire":
        return `takes ${card}`;
      case "draw":
        return "draws an action card";
      case "draw one of":
        return `draws ${card}`;
      case "look at the hand":
        return `looks at the action cards of ${SEATS[b]}`;
      case "discard":
        return `discards ${card}`;
      case "discard at random":
        return "discards an action card at random";
      case "revive":
        return `brings ${card} back`;
      case "play":
        return `plays ${card}`;
      case "cancel":
        return `the ${card} has no effect`;
      case "use":
        return `uses ${card}`;
      case "assemble":
        return `assembles team ${b + 1}`;
      case "join":
        return `${card} joins the team`;
      case "leave":
        return `${card} leaves the team`;
      case "move":
        return `moves team ${b + 1} ${city.kind[c] === HQ ? "home" : `to ${city.words[c]}`}`;
      case "infiltrate":
        return `infiltrates ${SEATS[b]}`;
      case "succeed":
        return `is inside the HQ of ${SEATS[b]}`;
      case "find nothing":
        return "finds nothing there that the skills of the team can take";
      case "rolled":
        return `rolls ${facesIn(c).join(" ") || "no dice"}${d === NO_HITS ? "" : `: ${d} ${d === 1 ? "hit" : "hits"}`}`;
      case "defend with":
        return `defends with ${b === 1 ? "Combat" : "Stealth"}`;
      case "add dice":
        return `the ${a === 0 ? "moving team" : "other side"} rolls ${b > 0 ? `${b} more` : `${-b} fewer`}${c === 1 ? " in every roll" : ""}`;
      case "save":
        return `keeps ${card}`;
      case "spare":
        return "the loss does not happen";
      case "destroy a team":
        return `loses team ${b + 1}`;
      case "steal credits":
        return `steals up to ${money(d)}`;
      case "steal an asset":
      case "deliver an asset":
        return `${event === "deliver an asset" ? "brings home" : "steals"} ${card}`;
      case "steal a piece":
        return `steals a ${DEPARTMENTS[c]} piece`;
      case "deliver credits":
        return "brings home the credits";
      case "offer":
      case "open an offer":
        return `makes ${SEATS[b]} an offer`;
      case "trade":
        return `accepts, and trades with ${SEATS[b]}`;
      case "drop an offer":
        return `drops the offer between them and ${SEATS[b]}`;
      case "switch off":
        return "has no building bonuses";
      case "supremacy":
        return "has supremacy";
      case "rank":
        return `takes place ${b}`;
      case "close the market":
        return "the market closes";
      default:
        return `the ${event}`;
    }
  };
  const playerOf = ({ roles, args }: LogEntry, chooser: Player): Player => args[roles.indexOf("player")] ?? chooser;

  return {
    opening: (state: CorpState) => seats(state).map((one) => player(state, one)),
    turn: (state: CorpState) => [`Round ${state.round}, ${SEATS[state.active]}`, ...seats(state).map((one) => player(state, one))],
    told: (_state, _action, entries, chooser) => {
      const parts: string[] = [];
      // Who did what was told last: whoever chose has to be named only after somebody else.
      let last: Player = chooser;
      for (const entry of entries) {
        const words = phrase(entry);
        if (words === undefined) continue;
        const who = playerOf(entry, chooser);
        const isNamed = !hasSubject(words) && (who !== chooser || last !== chooser);
        parts.push(isNamed ? `${SEATS[who]} ${words}` : words);
        if (!hasSubject(words)) last = who;
      }
      const [first] = parts;
      if (first === undefined) return [];
      // What comes of a card when the last seat has passed is no deed of that seat.
      return hasSubject(first) ? ["", `${UNDER}${parts.join("; ")}`] : [parts.join("; ")];
    },
    closing: (state: CorpState) =>
      standings(state, engine).map(
        ({ player: one, worth, vassals }) =>
          `${SEATS[one]}: place ${at(state.ranked, one)}, net worth ${money(worth)}, ${vassals} ${vassals === 1 ? "Vassal" : "Vassals"}, ${money(at(state.credits, one))}`,
      ),
  };
}
