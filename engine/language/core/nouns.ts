/** Nouns and what may stand around one: each modifier once, in the one order that leaves one reading. */
import { type Construct, construct } from "../tables/construct.ts";

const CARD = { is: "noun.card", holes: {} };
const ORDER = "A noun's modifiers go in this order: controller, zone, “with …”, place";
const part = (name: string) => ({ is: `{${name}}`, holes: {} });
const controlled = { is: "controlled", holes: { h: part("h"), c: part("c") } };

/** The head of a noun phrase with its modifiers, innermost first; each level stands at most once. */
const modifiers: readonly Construct[] = [
  construct("Noun", "noun.card", "(card|cards)", "Any card.", "each card"),
  construct("Head", "either", "{a:Noun:=} or {b:Noun:=}", "One noun or the other; what follows applies to both.", "card or card", {
    check: ({ holes }) => JSON.stringify(holes["a"]) !== JSON.stringify(holes["b"]),
    weight: 0.3,
  }),
  construct("Named", "named", "{h:Head:=} named {n:NAME}", "Only cards of that name.", 'each card named "Tidal Wave"', { weight: 0.3 }),
  construct("Controlled", "controlled", "{h:Named:=} {c:Ctrl}", "Only cards with that controller or owner.", "each card you control"),
  construct(
    "Zoned",
    "zoned",
    "{g:Controlled:=} in {z:Zone}",
    "Only cards in that zone; without one, each verb uses its own. Hidden cards are checked only for players who know them, or after they were revealed.",
    "a card in your hand",
    {
      same: ["{g:Controlled:=} from {z:Zone}"],
      refuse: [{ phrase: "{h:Named:=} in {z:Zone} {c:Ctrl}", fix: { g: controlled }, why: ORDER }],
    },
  ),
  construct("Having", "having", "{g:Zoned:=} {w:With}", "Only cards with that property.", "", {
    refuse: [{ phrase: "{h:Named:=} {w:With} {c:Ctrl}", fix: { g: controlled }, why: ORDER }],
  }),
  construct("Placed", "placed", "{g:Having:=} {p:Place}", "Only cards in that place.", "", {
    refuse: [
      { phrase: "{z:Zoned:=} {p:Place} {w:With}", fix: { g: { is: "having", holes: { g: part("z"), w: part("w") } } }, why: ORDER },
      { phrase: "{h:Named:=} {p:Place} {c:Ctrl}", fix: { g: controlled }, why: ORDER },
    ],
  }),
  construct("Past", "past", "{g:Placed:=} {h:History}", "Only cards to which this happened this turn.", "each card destroyed this turn"),
  construct("Kinded", "kinded", "{k:Kind} {g:Kinded:=}", "Only cards of that kind.", "each #Human card", {
    weight: 1.5,
    also: [{ phrase: "{k:Kind}", fix: { g: CARD } }],
  }),
  construct("Stated", "stated", "{s:State} {g:Kinded:=}", "Only cards in that state.", "each engaged card"),
  construct("Group", "other", "other {g:Stated:=}", "Not this card.", "each other card", { weight: 0.5 }),
  construct(
    "GB",
    "kinded.near",
    "{k:Kind} {g:GB:=}",
    "Only cards of that kind; a noun inside a noun can have only kinds and a controller.",
    "a #Human card is engaged",
    { weight: 0.5 },
  ),
];

const kinds: readonly Construct[] = [
  construct("Kind", "tag", "{t:TAG}", "The tag is printed on it, or was gained.", "each #Human card"),
  construct("Kind", "tag.either", "{a:TAG} or {b:TAG}", "It has one of the tags, or both.", "each #Human or #GMO card"),
  construct("Kind", "tag.not", "non-{t:TAG}", "It does not have the tag.", "each non-#Human card"),
  construct("Ctrl", "ctrl.you", "you control", "You are its controller.", "each card you control"),
  construct("Ctrl", "ctrl.opponent", "an opponent controls", "Its controller is not you.", "each card an opponent controls", {
    also: ["you do not control", "you don't control"],
  }),
  construct("Ctrl", "ctrl.that", "that player controls", "Its controller is the player named before.", "each card that player controls", {
    same: ["that opponent controls"],
    also: ["the chosen player controls", "the chosen opponent controls"],
    refers: "player",
  }),
  construct("Ctrl", "ctrl.they", "they control", "Its controller is the player who acts.", "a card they control", { refers: "actor" }),
  construct("Ctrl", "own.you", "you own", "It came from your deck.", "each card you own"),
  construct("State", "state.engaged", "engaged", "It is engaged.", "each engaged card"),
  construct("State", "state.disengaged", "disengaged", "It is not engaged.", "each disengaged card"),
  construct("State", "state.damaged", "damaged", "There is damage on it.", "each damaged card"),
  construct("History", "history.destroyed", "destroyed this turn", "It was destroyed this turn.", "each card destroyed this turn"),
  construct("History", "history.deployed", "deployed this turn", "It was deployed this turn.", "each card deployed this turn"),
  construct("History", "history.played", "played this turn", "It was played this turn.", "each card played this turn"),
  construct("History", "history.attacked", "that attacked this turn", "It attacked this turn.", "each card that attacked this turn"),
];

export const nouns: readonly Construct[] = [...modifiers, ...kinds];
