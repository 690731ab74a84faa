/**
 * The gate of living texts: every random text that is understood matters. A position is built from the text's own tree (its tags, names, keywords and numbers are there), and the game with the text is
 * played beside the game without it, by one and the same plan. Somewhere something must differ: what lies where, money, scores, what can be done. If nothing ever does, the reading has to say so
 * ("this does nothing, because …"). At full length: `npm run gates -- --only alive`.
 */
import type { Card } from "../../../engine/cards/card.ts";
import { type MegacorpContent, megacorpContent } from "../../../engine/games/megacorp/content.ts";
import { CARDS, card, KEYWORDS } from "../../../engine/games/megacorp/megacorp.test-support.ts";
import { MEGACORP_SENSE } from "../../../engine/games/megacorp/texts/never.ts";
import { below, rngOf } from "../../../engine/kernel/rng.ts";
import { lint } from "../../../engine/language/faults/lint.ts";
import { compileText } from "../../../engine/language/machine/compile.ts";
import { machineOf } from "../../../engine/language/machine/machine.ts";
import type { TextProgram } from "../../../engine/language/machine/program.ts";
import { readText, type TextReading } from "../../../engine/language/reading/read.ts";
import { samplerOf } from "../../../engine/language/tables/sample.ts";
import { printLine } from "../../../engine/language/telling/print.ts";
import { lostOn } from "../../../engine/language/telling/tell.ts";
import { isTree, type Tree } from "../../../engine/language/tree.ts";
import { small } from "../../gates/alive-plan.ts";
import { shippedLanguage } from "../../gates/language.ts";
import { mattersToDecks } from "./alive-decks.ts";
import { askedBy, positionFor } from "./alive-fits.ts";
import { differs, type Provoked, playOut } from "./alive-play.ts";
import { provocations } from "./alive-provoked.ts";
import { oneOf, SUBJECT, some, wantedBy } from "./alive-wanted.ts";

const language = shippedLanguage("megacorp");
const NOTHING: Tree = { is: "nothing", holes: {} };

/** Positions that a text is tried in before it counts as one that does nothing. */
const POSITIONS = 60;
/** Turns that are played from each. */
const TURNS = 3;

/** The programs of texts, which are the same on every card. */
const programs = new Map<string, TextProgram | undefined>();
function programOf(text: string): TextProgram | undefined {
  if (!programs.has(text)) {
    const compiled = compileText(language, readText(language, text));
    programs.set(text, compiled.ok ? compiled.value : undefined);
  }
  return programs.get(text);
}

/** The numbers of cards with a card that has the text among them; undefined if that cannot be carried out. */
function contentOf(subject: Card, others: readonly Card[]): MegacorpContent | undefined {
  if (subject.text !== "" && programOf(subject.text) === undefined) return undefined;
  const cards = [...CARDS, ...others, subject];
  const compiled = cards.map(({ text }) => (text === "" ? undefined : programOf(text)));
  return megacorpContent(cards, { programs: compiled, machine: machineOf(language, compiled), keywords: KEYWORDS.map(({ id }) => id) });
}

/** An instruction that does nothing, under the same conditions: what waits on the stack only if something is so waits there as often. */
const emptied = (body: Tree): Tree => {
  const inner = body.is === "if" ? body.holes["b"] : undefined;
  return isTree(inner) ? { ...body, holes: { ...body.holes, b: emptied(inner) } } : NOTHING;
};

/**
 * The same card without what its text does: an ability that is used keeps its price. What waits for something still hears it in the first, as hearing alone is no effect; in the second it does not, as
 * there may be nothing that it could be put on the stack for. A text matters only if it differs from both.
 */
function withoutEffect({ abilities }: TextReading): readonly string[] {
  const printed = (kinds: readonly string[]): string =>
    abilities
      .flatMap(({ kind, lines: [line] }) => {
        const body = line?.holes["b"];
        return line && isTree(body) && kinds.includes(kind) ? [{ ...line, holes: { ...line.holes, b: emptied(body) } }] : [];
      })
      .map((line) => printLine(language.grammar, line))
      .join("\n");
  return [...new Set([printed(["activated", "trigger"]), printed(["activated"])])];
}

/** Whether a text that is understood matters in some position. */
export function isAlive(text: string, seed: number, positions = POSITIONS): boolean {
  const reading = readText(language, text);
  const { abilities } = reading;
  const wanted = wantedBy(reading);
  if (abilities.length > 0 && abilities.every(({ kind }) => kind === "deck")) return mattersToDecks(text, wanted.tags);
  const asked = askedBy(reading);
  const isEvent = MEGACORP_SENSE.kindFor(reading.abilities) === "event";
  const neutral = withoutEffect(reading);
  const isLater = [...wanted.words].some((is) => is.startsWith("next.your"));
  // Under a host only a card with BOND has abilities of its own (MC-R88).
  const speaksOfHost = [...wanted.words].some((is) => /(?:^|\.)host(?:Owner)?$/.test(is) || is === "event.unbonded");
  const isOfPrice = [...wanted.words].some((is) => /^static\.(?:cheaper|dearer|free|noTraits)/.test(is));
  const isOfTraits = [...wanted.words].some((is) => /(?:(?:cheaper|dearer|less|more)Trait|noTraits)$/.test(is));
  const attacks = [...wanted.words].some((is) => /attack|combat|block/i.test(is));
  // While an attack goes on, and outside the Buy phase, nothing else is bought (MC-G1).
  const isThen = attacks || [...wanted.words].some((is) => is.startsWith("cond.phase"));
  const isAbrupt =
    !isEvent && isThen && [...wanted.words].some((is) => /^static\.(?:cheaper|dearer|free|noTraits|deploy)|^costs\./.test(is));
  const isLasting = [...wanted.words].some((is) => /^(?:next|dur|later|span)/.test(is));
  const turns = isLater ? TURNS + 2 : TURNS;
  const manner = {
    inAccounting: abilities.some(({ kind }) => kind === "activated") && [...wanted.words].some((is) => is.endsWith(".Accounting")),
    // What is heard waits itself on the stack, so only what always holds is looked at while something does.
    responds: wanted.words.has("cond.stack") && abilities.every(({ kind }) => kind === "static"),
  };
  // Lies nowhere, and has both games know the same tags and kinds of counters.
  const words = card("Words", { kind: isEvent ? "event" : "character", text });
  for (let n = 0; n < positions; n++) {
    const rng = rngOf(seed * 1000 + n);
    const bond = `${speaksOfHost && !isEvent ? "Bond.\n" : ""}${isAbrupt && n % 2 === 0 ? "Abrupt.\n" : ""}`;
    // What is done to an Event at a later turn is done to one that stays.
    const stays = isEvent && isLasting && n % 3 === 2 ? "Permanent.\n" : "";
    // What the text says of keywords it may say of its own.
    const printed = n % 2 === 1 && wanted.keywords.length > 0 && !isEvent ? `${bond}${oneOf(rng, wanted.keywords)}\n` : `${bond}${stays}`;
    // What says what this card costs stands on an Event too.
    const kind =
      isEvent || (n % 4 === 3 && isOfPrice)
        ? "event"
        : attacks && n % 2 === 0
          ? "character"
          : oneOf(rng, ["character", "character", "location", "equipment"] as const);
    const score = (usual: number) => (n % 2 === 1 ? oneOf(rng, [usual, ...wanted.numbers.flatMap((one) => [one, one + 1])]) : usual);
    const scores = { IQ: score(2), EQ: score(3), MQ: score(2), BQ: oneOf(rng, [2, 3, 8]) };
    const own = (words: string) =>
      card(SUBJECT, {
        kind,
        valuation: oneOf(rngOf(n), [0, 1, 3, 4, 5, ...wanted.numbers]),
        ...(isOfTraits && n % 2 === 0 ? { cost: { IQ: 2, EQ: 2, MQ: 2, BQ: 2 } } : {}),
        scores,
        tags: some(rngOf(n + seed), wanted.tags),
        text: `${printed}${words}`.trim(),
      });
    const found = positionFor((others) => contentOf(own(text), [...others, words]), asked, rng, {
      wanted,
      isEvent,
      speaksOfHost,
      tries: n < PLAIN ? 1 : TRIES,
    });
    if (!found) continue;
    const { content: one, others, plan } = found;
    const without = neutral.map((text) => contentOf(own(text), [...others, words]));
    const apart = (provoked: Provoked | undefined) => {
      const how = { seed: seed + n, turns, ...manner };
      const played = playOut(one, plan, how, provoked);
      return without.every((other) => other !== undefined && differs(played, playOut(other, plan, how, provoked)));
    };
    if (
      provocations(one, plan, rng, wanted, asked, n < PLAIN ? 3 : 6).some((provoked) => couldBe(() => apart(provoked))) ||
      apart(undefined)
    )
      return true;
  }
  return false;
}
/** Positions that are taken as they come, before one is looked for in which more of what the text asks is so; and how many of those are looked at. */
const PLAIN = 6;
const TRIES = 40;

/** What an event that was proposed out of nothing leads to; one that cannot be there, as a block without an attack, leads to nothing. */
function couldBe(happens: () => boolean): boolean {
  try {
    return happens();
  } catch {
    return false;
  }
}

export type AliveResult = {
  readonly texts: number;
  /** Texts of which the reading says that they do nothing, by the reason. */
  readonly told: Readonly<Record<string, number>>;
  /** Texts that do nothing and are not told so. */
  readonly silent: readonly string[];
};

/** No number of a text is larger. */
export const LARGE = 4;

/** The share of texts that may do nothing in all positions without being told so. It only goes down: what is left are texts that contradict themselves, or that want what no position has yet. */
const MOST_SILENT = 0.05;

/** So many of a small sample say little: chance alone brings them where there are fewer than the share. */
const BY_CHANCE = 3;

/** What is wrong: the silent texts, if they are too many. */
export const silentFaults = ({ texts, silent }: AliveResult): readonly string[] =>
  silent.length > Math.max(BY_CHANCE, MOST_SILENT * texts) ? silent.map((text) => `Nothing comes of: ${text}`) : [];

/** What the reading says of a text that does nothing. */
export function toldOf(reading: TextReading): string | undefined {
  const { of: senseOf, kindFor } = MEGACORP_SENSE;
  const sense = senseOf({ kind: kindFor(reading.abilities), fields: {} } as Parameters<typeof senseOf>[0]);
  const lints = lint(language, reading.abilities, { instructions: true }).filter(
    // With “Bond.” before it a text about a host comes to something.
    ({ code, message }) => code !== "still-the-ability" && !message.includes("MC-R88"),
  );
  return [...lints, ...lostOn(language, reading.abilities, sense)][0]?.message;
}

/** Draws texts that are understood until there are so many, and tries each. */
export function aliveGate(count: number, seed: number): AliveResult {
  const rng = rngOf(seed);
  const sample = samplerOf(language.grammar);
  const told: Record<string, number> = {};
  const silent: string[] = [];
  for (let i = 0; i < count; ) {
    const text = printLine(language.grammar, small(sample(rng, "Line", 3 + below(rng, 4)), LARGE));
    const reading = readText(language, text);
    if (reading.problems.length > 0 || !compileText(language, reading).ok) continue;
    i++;
    const idle = toldOf(reading);
    if (idle) told[idle] = (told[idle] ?? 0) + 1;
    else if (!isAlive(text, seed + i)) silent.push(text);
  }
  return { texts: count, told, silent };
}
