/** Expectations: what must be so, and what must not be offered and why. Names are understood before anything is played. */

import { eventSlip } from "./ahead.ts";
import { allChecks, type Context, failure, LONGEST, listed, type Reader, readRule } from "./check.ts";
import { exampleOf } from "./example.ts";
import { allFacts, type Fact, readFact } from "./facts.ts";
import { isRecord, type Json, shown } from "./json.ts";
import { type Check, lookAt, lookThrough, type Moment } from "./moment.ts";
import { readNotOffered, readOffered, readOnlyOffered } from "./offers.ts";
import { askingText, phraseOfEntry, say, unsaid } from "./phrase.ts";
import { instead, type Path, same, seatOf } from "./table.ts";

/** Members of an expectation that are not names of the game. */
export const EXPECT_WORDS = ["asked", "at", "offered", "only offered", "not offered", "events", "no events", "outcome", "sees"] as const;

/** An expectation, ready to be asked; undefined, with complaints, when it cannot be understood. */
export function readExpect(value: unknown, path: Path, context: Context): Check | undefined {
  if (!isRecord(value)) {
    const { seat, fact } = exampleOf(context.table);
    return context.complain("shape", path, `An expectation must be an object: { "${seat}": { ${fact} } }.`);
  }
  const checks = Object.entries(value).map(([name, said]): Check | undefined => {
    const here = [...path, name];
    const reader = Object.hasOwn(READERS, name) ? READERS[name as keyof typeof READERS] : undefined;
    if (reader) return reader(said, here, context);
    const fact = readFacts({ [name]: said }, path, context, EXPECT_WORDS);
    return fact && ((moment) => fact(lookAt(moment.state), moment));
  });
  return allChecks(checks);
}

/** Cards and numbers, beside the seats or under them. */
function readFacts(value: Json, path: Path, context: Context, words: readonly string[]): Fact | undefined {
  const { table, complain } = context;
  return allFacts(
    Object.entries(value).map(([name, said]) => {
      const here = [...path, name];
      const seat = seatOf(table, name);
      if (seat === undefined) return readFact(name, said, here, undefined, context, words);
      if (!isRecord(said)) return complain("shape", here, `The values of ${name} must be an object: { "hand": 3 }.`);
      return allFacts(Object.entries(said).map(([own, more]) => readFact(own, more, [...here, own], seat, context, [])));
    }),
  );
}

/** Who is asked what: `{ "seat": "SUN", "kind": "play", "rule": "XX-6.1", "prompt": "…", "text": "…" }`, or a seat. */
const readAsked: Reader = (said, path, context) => {
  const { table, complain } = context;
  if (said === null)
    return ({ state }) => {
      const decision = table.game.decision(state);
      return decision === undefined
        ? []
        : failure(path, "nobody chooses: the game is over", `${table.seats[decision.player]} is asked: ${decision.prompt}`);
    };
  const value = typeof said === "string" ? { seat: said } : said;
  if (!isRecord(value))
    return complain(
      "shape",
      path,
      `"asked" must be a seat, or { "seat": "${table.seats[0]}", "kind": "${table.game.words.asks[0]}", "rule": "…" }.`,
    );
  const checks = Object.entries(value).map(([name, wanted]): Check | undefined => {
    const here = typeof said === "string" ? path : [...path, name];
    if (typeof wanted !== "string") return complain("shape", here, "Write text here.");
    if (name === "rule" && readRule(wanted, here, context) === undefined) return undefined;
    if (name === "seat" && seatOf(table, wanted) === undefined)
      return complain("seat", here, `There is no seat "${wanted.slice(0, 60)}".${instead(wanted, table.seats)}`);
    if (name === "kind" && !table.game.words.asks.some((kind) => same(kind, wanted)))
      return complain("value", here, `No choice has the kind "${wanted.slice(0, 60)}".${instead(wanted, table.game.words.asks)}`);
    if (!["seat", "kind", "rule", "prompt", "text"].includes(name))
      return complain("shape", here, `"${name.slice(0, 60)}" is not allowed here. Use seat, kind, rule, prompt, text.`);
    return (moment) => {
      const found = askedNow(moment)[name as keyof ReturnType<typeof askedNow>];
      const fits = name === "prompt" || name === "text" ? found.includes(wanted) : same(found, wanted);
      return fits ? [] : failure(here, `the ${name} that is asked: ${wanted}`, found || "nothing is asked");
    };
  });
  return allChecks(checks);
};

function askedNow({ table, state }: Moment): Readonly<Record<"seat" | "kind" | "rule" | "prompt" | "text", string>> {
  const decision = table.game.decision(state);
  if (decision === undefined) return { seat: "", kind: "", rule: "", prompt: "", text: "" };
  const { player, kind, rule, prompt } = decision;
  return { seat: table.seats[player] ?? "", kind, rule, prompt, text: askingText(table, state) };
}

const readAt: Reader = (said, path, { table, complain }) => {
  const stand = table.game.stands.find((one) => typeof said === "string" && same(one, said));
  if (stand === undefined) return complain("value", path, `A turn has no point ${shown(said)}.${instead(said, table.game.stands)}`);
  return ({ state }) => {
    const found = table.game.standing(state);
    return found === stand ? [] : failure(path, `the match stands at "${stand}"`, found ?? "it is not at a named point");
  };
};

/** Events of the last action, in this order, others between them. */
const readEvents: Reader = (said, path, context) => {
  const lines = listed(said, path).map(([one, here]) => [readEvent(one, here, context), here] as const);
  if (lines.some(([line]) => line === undefined)) return undefined;
  return (moment) => {
    let from = 0;
    for (const [line = "", here] of lines) {
      const phrases = eventsOf(moment);
      const i = phrases.findIndex((phrase, n) => n >= from && unsaid(phrase, line) !== undefined);
      if (i < 0) return failure(here, `"${line}" happens`, phrases.map(say).join("; ") || "nothing happened");
      from = i + 1;
    }
    return [];
  };
};

const readNoEvents: Reader = (said, path, context) =>
  allChecks(
    listed(said, path).map(([one, here]) => {
      const line = readEvent(one, here, context);
      if (line === undefined) return undefined;
      return (moment) => {
        const found = eventsOf(moment).find((phrase) => unsaid(phrase, line) !== undefined);
        return found ? failure(here, `"${line}" does not happen`, say(found)) : [];
      };
    }),
  );

function readEvent(said: unknown, path: Path, { table, labels, complain }: Context): string | undefined {
  if (typeof said === "string" && /\S/.test(said) && said.length <= LONGEST) {
    const slip = eventSlip(table, labels, said);
    return slip ? complain("step", path, slip.message) : said;
  }
  return complain("shape", path, `An event must be 1 to ${LONGEST} characters, like "${table.game.words.events[0]?.name}".`);
}

const eventsOf = ({ table, state, labels, events }: Moment) => events.map((entry) => phraseOfEntry(table, state, labels, entry));

/** `{ "winner": "SUN", "reasons": ["XX-1.2"], "says": "12 cards" }`, "draw", or null while the match goes on. */
const readOutcome: Reader = (said, path, context) => {
  const { table, complain } = context;
  if (said === null)
    return ({ state }) => {
      const outcome = table.game.returns(state);
      return outcome ? failure(path, "the match goes on", outcome.reasons.map(({ reason, rule }) => `${reason} (${rule})`).join("; ")) : [];
    };
  const value = typeof said === "string" ? { winner: said } : said;
  if (!isRecord(value))
    return complain(
      "shape",
      path,
      `The end of the match must be { "winner": "${table.seats[0]}", "reasons": ["…"] }, or null while it goes on.`,
    );
  const { winner, reasons, says, ...rest } = value;
  const [more] = Object.keys(rest);
  if (more !== undefined)
    return complain("shape", [...path, more], `"${more.slice(0, 60)}" is not allowed here. Use "winner", "reasons", "says".`);
  const seat = typeof winner === "string" ? seatOf(table, winner) : undefined;
  if (winner !== undefined && winner !== "draw" && seat === undefined)
    return complain("seat", [...path, "winner"], `${shown(winner)} cannot win.${instead(winner, [...table.seats, "draw"])}`);
  const rules =
    reasons === undefined ? undefined : listed(reasons, [...path, "reasons"]).map(([one, here]) => readRule(one, here, context));
  const words = says === undefined ? [] : listed(says, [...path, "says"]);
  const unworded = words.find(([one]) => typeof one !== "string");
  if (unworded) return complain("shape", unworded[1], "Write words of a reason here.");
  if (rules?.includes(undefined)) return undefined;
  return ({ state }) => {
    const outcome = table.game.returns(state);
    if (outcome === undefined) return failure(path, "the match is over", "it goes on");
    const best = outcome.returns.indexOf(1);
    const found = best < 0 ? "draw" : (table.seats[best] ?? "");
    const why = outcome.reasons.map(({ rule }) => rule);
    const reasonWords = outcome.reasons.map(({ rule, reason }) => `${reason} (${rule})`).join("; ");
    const wins = winner === undefined || (winner === "draw" ? best < 0 : best === seat);
    const fits =
      rules === undefined || (why.every((rule) => rules.includes(rule)) && rules.every((rule) => rule !== undefined && why.includes(rule)));
    return [
      ...(wins ? [] : failure([...path, "winner"], `winner: ${String(winner)}`, found)),
      ...(fits ? [] : failure([...path, "reasons"], `because of ${rules?.join(", ")}`, reasonWords)),
      ...words.flatMap(([one, here]) => (reasonWords.includes(String(one)) ? [] : failure(here, `a reason says "${one}"`, reasonWords))),
    ];
  };
};

/** By seat what it may know: cards and numbers, "?" for a card or number that it does not know. */
const readSees: Reader = (said, path, context) => {
  const { table, complain } = context;
  const [first, second = first] = table.seats;
  const shown = `{ "${first}": { ${exampleOf(table).fact} } }`;
  if (!isRecord(said)) return complain("shape", path, `"sees" must say what seats may know: { "${second}": ${shown} }.`);
  return allChecks(
    Object.entries(said).map(([name, value]): Check | undefined => {
      const here = [...path, name];
      const seat = seatOf(table, name);
      if (seat === undefined) return complain("seat", here, `There is no seat "${name.slice(0, 60)}".${instead(name, table.seats)}`);
      if (!isRecord(value)) return complain("shape", here, `What ${name} sees must be an object: ${shown}.`);
      const fact = readFacts(value, here, context, []);
      return (
        fact &&
        ((moment) => {
          const seen = fact(lookThrough(table.game.observe(moment.state, seat, "hidden")), moment);
          return seen.map((one) => ({ ...one, expected: `${table.seats[seat]} sees ${one.expected}` }));
        })
      );
    }),
  );
};

const READERS: Readonly<Record<(typeof EXPECT_WORDS)[number], Reader>> = {
  asked: readAsked,
  at: readAt,
  offered: readOffered,
  "only offered": readOnlyOffered,
  "not offered": readNotOffered,
  events: readEvents,
  "no events": readNoEvents,
  outcome: readOutcome,
  sees: readSees,
};
