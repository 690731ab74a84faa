/**
 * Other wordings for what the language says. Each may stand for the words beside it where the whole sentence then has a reading; what it costs
 * says how sure that is: 1 it means the same, 2 it nearly always does, 3 it may. `^` in front: only where a sentence begins with it.
 */
import { lex } from "../reading/token.ts";
import { FILL_COST } from "./costs.ts";
import { plural, verbForms } from "./inflect.ts";

export type Wording = { readonly from: readonly string[]; readonly to: string; readonly cost: number; readonly opens: boolean };

type Pair = readonly [written: string, meant: string];

/** “a | b => c | d”: each of a and b may stand for each of c and d. */
const pairs = (row: string): readonly Pair[] => {
  const [written = "", meant = ""] = row.split(/ =>(?: |$)/u);
  return written.split(" | ").flatMap((from) => meant.split(" | ").map((to): Pair => [from, to]));
};

const SAME: readonly string[] = [
  // When and whether.
  "^as long as | ^while | ^provided | ^provided that | ^so long as | ^in case | ^given that | ^assuming => if",
  "provided that | but only if | only if | so long as => if",
  "as soon as | once | the moment => when",
  "each time | every time | any time | anytime => whenever",
  "whenever => when",
  "when => whenever",
  "in => during",
  "during => in",
  "start => beginning",
  "for the remainder of the turn | for the rest of the turn | for the turn | for this turn | until this turn ends | until the turn ends | until end of this turn => until end of turn",
  "until your next turn | until the start of your next turn | until your next turn begins | till your next turn => until the beginning of your next turn",
  "each of your turns | every one of your turns | every turn of yours => your turn",
  // What is done.
  "receive | obtain | collect | earn | score | make | produce | generate => gain",
  "receives | obtains | collects | earns | scores | makes | produces | generates => gains",
  "pick | select => choose",
  "picks | selects => chooses",
  "place | stick | add | drop => put",
  "places | sticks | adds | drops => puts",
  "shift | advance => move",
  "shifts | advances => moves",
  "kill | wreck | demolish | scrap | blow up | trash => destroy",
  "kills | wrecks | demolishes | scraps => destroys",
  "killed | wrecked | scrapped | trashed => destroyed",
  "reclaim => return",
  "show => reveal",
  "shows => reveals",
  "fish out => search",
  "peek at | inspect | view | examine => look at",
  "peeks at | inspects | views | examines => looks at",
  "take control of | seize control of | assume control of => gain control of",
  "takes control of => gains control of",
  "nullify | negate | stop => cancel",
  "do so => do",
  "could => may",
  "is able to | are able to => may",
  "is unable to | are unable to => cannot",
  "make them discard | have them discard => discard",
  "have to pay | must pay => pay",
  "has to pay | must pay => pays",
  // Whose and which.
  "everyone | everybody | every player => each player",
  "every => each",
  "every opponent => each opponent",
  "everyone else | everybody else | all others => each opponent",
  "them | those => those cards",
  "which has | that has | having | that have | who has | with a | w/ => with",
  "that you control | under your control | of yours | in your possession | on your side | you own => you control",
  // How many.
  "lower than | smaller than => less than",
  "greater than | higher than => more than",
  "a minimum of | no less than | no fewer than => at least",
  "another 1 | one more | 1 additional | 1 extra => 1 more",
  "one => 1",
  "→ | - | – => :",
  "and | ; | then | and then | , and => , then",
];

const NEARLY: readonly string[] = [
  "get | take | grab => gain",
  "gets | takes | grabs => gains",
  "has => gets",
  "have => get",
  "gains | gets => has",
  "gain | get => have",
  "gain => get",
  "gains => gets",
  "this turn => until end of turn",
  "until end of turn => this turn",
  "they | these cards | the cards => those cards",
  "it | them | that one | the card | such a card => that card",
  "its | their => that card's",
  "they | he or she | he | she | the player => that player",
  "his | her | his or her => their",
  "under | beneath | underneath | below => on the bottom of",
  "onto | on | atop => on top of",
  "bury => put",
  "can => may",
  "may => can",
];

const MAYBE: readonly string[] = ["if => when | whenever", "an opponent | your opponent | the opponent => target opponent"];

/** Other wordings by how sure they are, each row as in the tables above. */
export type NearRows = {
  readonly same?: readonly string[];
  readonly nearly?: readonly string[];
  readonly maybe?: readonly string[];
  /** Verbs for a verb: each in all its forms. */
  readonly verbs?: readonly string[];
  /** Nouns for a noun, one and several. */
  readonly nouns?: readonly string[];
  /** Words that say nothing: “a | b”. */
  readonly fill?: readonly string[];
};

/** The wordings of all games. Their meant words are words of the core, never of one game: a vocabulary brings its own (`near`). */
export const SHARED_WORDINGS: NearRows = { same: SAME, nearly: NEARLY, maybe: MAYBE };

/** Wordings by their first word, those of all games first. What is meant in words that `has` does not know is left out. */
export function wordingsOf(tables: readonly NearRows[], has: (key: string) => boolean): ReadonlyMap<string, readonly Wording[]> {
  const by = new Map<string, Map<string, Wording>>();
  const add = ([written, to]: Pair, cost: number) => {
    const opens = written.startsWith("^");
    const from = lex(opens ? written.slice(1) : written).map(({ key }) => key);
    const first = from[0];
    if (first === undefined || from.join(" ") === to) return;
    if (lex(to).some(({ kind, key }) => kind === "word" && !has(key))) return;
    const there = by.get(first) ?? new Map<string, Wording>();
    by.set(first, there);
    const id = `${opens ? "^" : ""}${from.join(" ")} => ${to}`;
    if (!there.has(id)) there.set(id, { from, to, cost, opens });
  };
  for (const { same = [], nearly = [], maybe = [], verbs = [], nouns = [], fill = [] } of tables) {
    for (const [cost, list] of [same, nearly, maybe].entries()) for (const pair of list.flatMap(pairs)) add(pair, cost + 1);
    for (const pair of verbs.flatMap(pairs)) for (const each of inEachForm(pair)) add(each, 1);
    for (const [one, other] of nouns.flatMap(pairs)) {
      add([one, other], 1);
      add([plural(one), plural(other)], 1);
    }
    for (const words of fill.flatMap((row) => row.split(" | "))) add([words, ""], FILL_COST);
  }
  return new Map([...by].map(([first, rows]) => [first, [...rows.values()]]));
}

/** A pair of verbs in the five forms that they have. */
const inEachForm = ([written, meant]: Pair): readonly Pair[] => {
  const to = verbForms(meant);
  return verbForms(written).map((form, i): Pair => [form, to[i] ?? meant]);
};
