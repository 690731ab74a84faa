/**
 * Texts that were written to be slow: how long the studio takes to read them, and the rules to carry them out before somebody is asked again or the match ends
 * by its bound (MC-R145). CPU milliseconds; the goal is 200 for each.
 */
import { answersSoFar } from "../../components/text-editor/answering.ts";
import { understand } from "../../components/text-editor/understand.ts";
import { LANGUAGE_GAMES, type LanguageGame } from "../../engine/games/game.ts";
import { CARDS, card, HOME, type Lying, table, texted } from "../../engine/games/megacorp/megacorp.test-support.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { readText } from "../../engine/language/index.ts";
import { lex } from "../../engine/language/reading/token.ts";
import { samplerOf } from "../../engine/language/tables/sample.ts";
import { printLine } from "../../engine/language/telling/print.ts";
import { depth } from "../../engine/language/tree.ts";
import { shippedLanguage } from "../gates/language.ts";
import { cpuOf, percentile, spread } from "./figures.ts";

/** Cards that wake each other, counters that are counted again and again. */
const CARDS_BESIDE = 40;
const COUNTERS = 10_000;
const TIMES = 5;

const PILES = { main: Array.from({ length: 60 }, () => "Clerk"), resources: ["Consumer"] };
const WAIF = card("Waif", { kind: "character", text: "When this is destroyed, gain 1M." });
const ORPHAN: Lying = { card: "Waif", at: [5, 5] };

const GAINS = "Whenever you gain money, gain 1M.";
const RAISES = (trait: string, of: string) => `Each location you control gets +1 ${trait} for each location${of}.`;
const RAISED = `${RAISES("BQ", " you control")} ${RAISES("IQ", " with BQ 1 or more")} ${RAISES("EQ", " with IQ 1 or more")} ${RAISES("MQ", " with EQ 1 or more")}`;

/** What goes on until the match ends by its bound, and what all other cards say. */
const PLAYED: Readonly<Record<string, { readonly text: string; readonly beside?: string; readonly counters?: number }>> = {
  triggersThatWakeThemselves: { text: GAINS },
  triggersThatWakeEachOther: { text: GAINS, beside: GAINS },
  countersThatAreCounted: { text: "Whenever you gain money, gain 1M for each development counter on this.", counters: COUNTERS },
  allCardsCounted: { text: "Whenever you gain money, for each card you control, gain 1M." },
  allCardsRaisedForATime: { text: "Whenever you gain money, each location gets +1 BQ until end of turn, then gain 1M." },
  raisedByEachOther: {
    text: "Whenever you gain money, put 1 development counter on this, then gain 1M for each location with BQ 1 or more.",
    beside: RAISED,
  },
  raisedAndCounted: {
    text: "Whenever you gain money, this gets +1 BQ for each location you control until end of turn, then gain 1M.",
    beside: RAISED,
  },
};

/** CPU milliseconds until the match goes on after the orphan is destroyed. */
function ended({ text, beside = "", counters = 0 }: (typeof PLAYED)[string]): number {
  const scores = { IQ: 1, EQ: 1, MQ: 1, BQ: 1 };
  const cards = [
    ...CARDS,
    card("Mint", { kind: "location", text, scores }),
    card("Bank", { kind: "location", text: beside, scores }),
    WAIF,
  ];
  const mints = Array.from(
    { length: CARDS_BESIDE },
    (_, i): Lying => ({ card: i === 0 ? "Mint" : "Bank", at: [1 + (i % 20), Math.floor(i / 20)], counters }),
  );
  const t = table({
    cards,
    content: texted(cards),
    seats: [
      { ...PILES, network: [...HOME, ...mints, ORPHAN] },
      { ...PILES, network: HOME },
    ],
    stand: "end phase",
    asksPriority: true,
  });
  t.act("pass");
  return cpuOf(() => t.act("pass"));
}

const many = (run: () => number) => spread(Array.from({ length: TIMES }, run));

/** Sentences that are drawn to find the deepest that is understood. */
const DRAWN = 1_000;
const DEEPEST = 30;
const MOST_WORDS = 119;

/** The understood sentences that nest as deep as chance finds, the deepest first. */
function deepSentences(game: LanguageGame): readonly { readonly deep: number; readonly text: string }[] {
  const language = shippedLanguage(game);
  const sample = samplerOf(language.grammar);
  const rng = rngOf(7);
  return Array.from({ length: DRAWN }, (_, i) => {
    const tree = sample(rng, "Line", 8 + (i % (DEEPEST - 8)));
    return { deep: depth(tree), text: printLine(language.grammar, tree) };
  })
    .filter(({ text }) => lex(text).length <= MOST_WORDS && readText(language, text).problems.length === 0)
    .toSorted((a, b) => b.deep - a.deep);
}

/** What nobody would write, of whatever game. */
const UNREADABLE: Readonly<Record<string, string>> = {
  clauses: `Draw a card ${"if you have a card that is ".repeat(17)}.`,
  openBrackets: `Draw a card ${"(".repeat(9_900)}.`,
  openGaps: "‹Draw ‹a ‹card ".repeat(20),
  tenThousandMarks: ",".repeat(10_000),
  tenThousandLetters: `a${"\u0301".repeat(9_999)}`,
  tenThousandWords: "draw a ".repeat(1_400),
  otherScripts: "Уничтожьте каждого персонажа и возьмите две карты. 摧毁每个角色并抽两张牌。دمّر كل شخصية ثم اسحب بطاقتين. ".repeat(4),
};

/** CPU milliseconds for a key in a text; when somebody stops typing, for the longest step of what is told, after which keys are heard, and for all of it. */
function read(game: LanguageGame, text: string) {
  const language = shippedLanguage(game);
  const known = () => understand(language, text, { name: "Slow", kind: "" });
  const steps = () => {
    const answers = answersSoFar(known());
    const taken: number[] = [];
    for (let isOver = false; !isOver; )
      taken.push(
        cpuOf(() => {
          isOver = answers.next().done === true;
        }),
      );
    return taken;
  };
  const pauses = Array.from({ length: TIMES }, steps);
  return {
    key: many(() => cpuOf(() => void known())).median,
    longestStep: percentile(
      pauses.map((taken) => Math.max(...taken)),
      50,
    ),
    all: percentile(
      pauses.map((taken) => taken.reduce((sum, ms) => sum + ms, 0)),
      50,
    ),
  };
}

function readIn(game: LanguageGame): object {
  const deep = deepSentences(game);
  const [deepest] = deep;
  // Twelve sentences are as many as a text can have; nobody understands them with a word too much.
  const twelve = deep.slice(0, 12).map(({ text }) => text.replace(/ /u, " very "));
  return {
    deepest: { depth: deepest?.deep, ...read(game, deepest?.text ?? "") },
    deepestOfTwelve: read(game, twelve.join("\n").slice(0, 2_500)),
    ...Object.fromEntries(Object.entries(UNREADABLE).map(([name, text]) => [name, read(game, text)])),
  };
}

/** CPU milliseconds for each kind of slow text. */
export function benchSlow(): Promise<object> {
  return Promise.resolve({
    ...{ unit: "CPU ms", goal: 200 },
    played: Object.fromEntries(Object.entries(PLAYED).map(([name, slow]) => [name, many(() => ended(slow))])),
    read: Object.fromEntries(LANGUAGE_GAMES.map((game) => [game, readIn(game)])),
  });
}
