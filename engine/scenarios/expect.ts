/** Expectations: what must be so, and what must not be offered and why. Names are understood before anything is played. */

import { allFacts, type Fact, readFact } from "./facts.ts";
import { isRecord, type Json, shown } from "./json.ts";
import { type Check, type Failure, lookAt, lookThrough, type Moment, offered } from "./moment.ts";
import { alike, meant, phraseOfAction, phraseOfEntry, say, unsaid, type WrittenAction } from "./phrase.ts";
import type { Reading } from "./pile.ts";
import { instead, type Path, same, seatOf } from "./table.ts";

/** Members of an expectation that are not names of the game. */
export const EXPECT_WORDS = ["asked", "at", "offered", "only offered", "not offered", "events", "no events", "outcome", "sees"] as const;

/** What a rule number must be to be written. */
export type IsRule = (number: string) => boolean;

type Context = Reading & { readonly isRule: IsRule };
type Reader = (said: unknown, path: Path, context: Context) => Check | undefined;

/** An expectation, ready to be asked; undefined, with complaints, when it cannot be understood. */
export function readExpect(value: unknown, path: Path, context: Context): Check | undefined {
  if (!isRecord(value)) return context.complain("shape", path, 'What is expected is an object: { "SUN": { "hand": 3 } }.');
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
      if (!isRecord(said)) return complain("shape", here, `What ${name} has is an object: { "hand": 3 }.`);
      return allFacts(Object.entries(said).map(([own, more]) => readFact(own, more, [...here, own], seat, context, [])));
    }),
  );
}

function allChecks(checks: readonly (Check | undefined)[]): Check | undefined {
  const read = checks.flatMap((check) => check ?? []);
  return read.length === checks.length ? (moment) => read.flatMap((check) => check(moment)) : undefined;
}

/** A value or a list of values, each with its place. */
const listed = (said: unknown, path: Path): readonly (readonly [unknown, Path])[] =>
  Array.isArray(said) ? said.map((one: unknown, i) => [one, [...path, i]] as const) : [[said, path]];

/** More letters than an action has in words. */
const LONGEST = 300;

/** An action in words or as data. */
export function readAction(said: unknown, path: Path, { complain }: Reading): WrittenAction | undefined {
  if (typeof said === "string") {
    if (/\S/.test(said) && said.length <= LONGEST) return said;
    return complain("step", path, `An action is one to ${LONGEST} letters, like "play Bagman".`);
  }
  if (!isRecord(said)) return complain("step", path, 'An action is words, "play Bagman", or data, { "kind": "play", "card": "Bagman" }.');
  const wrong = Object.entries(said).find(([, value]) => typeof value !== "string" && !Number.isSafeInteger(value));
  if (typeof said["kind"] !== "string") return complain("step", path, 'An action as data has a "kind", like "play".');
  return wrong ? complain("step", [...path, wrong[0]], "A member of an action is a text or a whole number.") : said;
}

const actionWords = (written: WrittenAction): string => (typeof written === "string" ? written : shown(written));
const failure = (path: Path, expected: string, found: string): Failure[] => [{ path, expected, found }];

/** The actions on offer that a file means. */
const onOffer = ({ table, state, labels }: Moment, written: WrittenAction) =>
  meant(table, state, labels, table.game.decision(state)?.actions.all() ?? [], written);

const readOffered: Reader = (said, path, context) =>
  allChecks(
    listed(said, path).map(([one, here]) => {
      const written = readAction(one, here, context);
      if (written === undefined) return undefined;
      return (moment) =>
        onOffer(moment, written).length > 0
          ? []
          : failure(here, `${actionWords(written)} is offered`, whyNot(moment, written) ?? "it is not");
    }),
  );

const readOnlyOffered: Reader = (said, path, context) => {
  const each = readOffered(said, path, context);
  const all = listed(said, path).flatMap(([one]) => (typeof one === "string" || isRecord(one) ? [one] : []));
  return (
    each &&
    ((moment) => {
      const { table, state, labels } = moment;
      const expected = all.flatMap((written) => onOffer(moment, written));
      const more = offered(moment).filter((action) => !expected.some((one) => alike(table, state, one, action)));
      const words = [...new Set(more.map((action) => say(phraseOfAction(table, state, labels, action))))];
      return [
        ...each(moment),
        ...(words.length === 0 ? [] : failure(path, "nothing else is offered", `also offered: ${words.join("; ")}`)),
      ];
    })
  );
};

/** "play Packet Thief", or with the rule that forbids it and words of its reason. */
const readNotOffered: Reader = (said, path, context) =>
  allChecks(
    listed(said, path).map(([one, here]) => {
      const full = isRecord(one) && "action" in one;
      const { action, because, says, ...rest } = full ? one : { action: one };
      const [more] = Object.keys(rest);
      if (more !== undefined)
        return context.complain("shape", [...here, more], `"${more.slice(0, 60)}" is not read here. Use "action", "because", "says".`);
      const written = readAction(action, full ? [...here, "action"] : here, context);
      const rule = because === undefined ? "" : readRule(because, [...here, "because"], context);
      if (says !== undefined && typeof says !== "string")
        return context.complain("shape", [...here, "says"], "Words of the reason are expected here.");
      return written === undefined || rule === undefined ? undefined : (moment) => notOffered(moment, written, rule, says ?? "", here);
    }),
  );

function readRule(said: unknown, path: Path, { isRule, complain }: Context): string | undefined {
  if (typeof said === "string" && isRule(said)) return said;
  return complain("rule", path, `${shown(said)} is no rule of this game. Write the number of a rule, as in its rules.md.`);
}

/** Checked by the requirements that make the list of actions: each action that is meant must fail the rule. */
function notOffered(moment: Moment, written: WrittenAction, rule: string, says: string, path: Path): Failure[] {
  const { table, state, labels } = moment;
  const expected = `${actionWords(written)} is not offered${rule ? `, because of ${rule}` : ""}${says ? `, "${says}"` : ""}`;
  if (onOffer(moment, written).length > 0) return failure(path, expected, "it is");
  if (rule === "" && says === "") return [];
  const reasons = whyNot(moment, written);
  if (reasons !== undefined) return reasons.includes(`(${rule}`) && reasons.includes(says) ? [] : failure(path, expected, reasons);
  const asked = table.game.decision(state);
  if (asked === undefined) return failure(path, expected, "the game is over");
  const found = table.game.why(state, asked.player, { kind: "nothing of the kind" }).flatMap(({ reasons: all }) => all);
  const about = [...new Set(table.game.weigh(state).map(({ action }) => say(phraseOfAction(table, state, labels, action))))];
  if (asked.rule === rule && found.some((reason) => reason.includes(says))) return [];
  return failure(path, expected, `${found.join("; ")}; what could be asked: ${about.join("; ") || "nothing"}`);
}

/** Why an action that a file means is not on offer, in one line; undefined when it is not even a candidate. */
function whyNot({ table, state, labels }: Moment, written: WrittenAction): string | undefined {
  const weighed = table.game.weigh(state).filter(({ failed }) => failed.length > 0);
  const actions = meant(
    table,
    state,
    labels,
    weighed.map(({ action }) => action),
    written,
  );
  if (actions.length === 0) return undefined;
  const failed = weighed.filter(({ action }) => actions.includes(action)).flatMap((one) => one.failed);
  return [...new Set(failed.map(({ reason, rule }) => `${reason} (${rule})`))].join("; ");
}

/** Who is asked what: `{ "seat": "SUN", "kind": "play", "rule": "SAN-6.1", "prompt": "…", "text": "…" }`, or a seat. */
const readAsked: Reader = (said, path, context) => {
  const { table, complain } = context;
  if (said === null)
    return ({ state }) => {
      const decision = table.game.decision(state);
      return decision === undefined
        ? []
        : failure(path, "nobody is asked: the game is over", `${table.seats[decision.player]} is asked: ${decision.prompt}`);
    };
  const value = typeof said === "string" ? { seat: said } : said;
  if (!isRecord(value)) return complain("shape", path, 'Who is asked is a seat, or { "seat": "SUN", "kind": "play", "rule": "…" }.');
  const checks = Object.entries(value).map(([name, wanted]): Check | undefined => {
    const here = typeof said === "string" ? path : [...path, name];
    if (typeof wanted !== "string") return complain("shape", here, "A text is expected here.");
    if (name === "rule" && readRule(wanted, here, context) === undefined) return undefined;
    if (name === "seat" && seatOf(table, wanted) === undefined)
      return complain("seat", here, `There is no seat "${wanted.slice(0, 60)}".${instead(wanted, table.seats)}`);
    if (!["seat", "kind", "rule", "prompt", "text"].includes(name))
      return complain("shape", here, `"${name.slice(0, 60)}" is not read here. Use seat, kind, rule, prompt, text.`);
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
  const { span } = decision;
  const card = span && table.cards[state.card[span.card] ?? -1];
  const text = span ? (card?.text.slice(span.from, span.to) ?? "") : "";
  return { seat: table.seats[decision.player] ?? "", kind: decision.kind, rule: decision.rule, prompt: decision.prompt, text };
}

const readAt: Reader = (said, path, { table, complain }) => {
  const stand = table.game.stands.find((one) => typeof said === "string" && same(one, said));
  if (stand === undefined)
    return complain("value", path, `There is no point ${shown(said)} in a turn.${instead(String(said), table.game.stands)}`);
  return ({ state }) => {
    const found = table.game.standing(state);
    return found === stand ? [] : failure(path, `the match stands at "${stand}"`, found ?? "it does not stand at a point that has a name");
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

function readEvent(said: unknown, path: Path, { complain }: Context): string | undefined {
  if (typeof said === "string" && /\S/.test(said) && said.length <= LONGEST) return said;
  return complain("shape", path, `An event is one to ${LONGEST} letters, like "move Bagman to SUN's discard".`);
}

const eventsOf = ({ table, state, labels, events }: Moment) => events.map((entry) => phraseOfEntry(table, state, labels, entry));

/** `{ "winner": "SUN", "reasons": ["SAN-1.2"], "says": "12 corrupted cards" }`, "draw", or null while the match goes on. */
const readOutcome: Reader = (said, path, context) => {
  const { table, complain } = context;
  if (said === null)
    return ({ state }) => {
      const outcome = table.game.returns(state);
      return outcome ? failure(path, "the match goes on", outcome.reasons.map(({ reason, rule }) => `${reason} (${rule})`).join("; ")) : [];
    };
  const value = typeof said === "string" ? { winner: said } : said;
  if (!isRecord(value))
    return complain("shape", path, 'How the match ends is { "winner": "SUN", "reasons": ["…"] }, or null while it goes on.');
  const { winner, reasons, says, ...rest } = value;
  const [more] = Object.keys(rest);
  if (more !== undefined)
    return complain("shape", [...path, more], `"${more.slice(0, 60)}" is not read here. Use "winner", "reasons", "says".`);
  const seat = typeof winner === "string" ? seatOf(table, winner) : undefined;
  if (winner !== undefined && winner !== "draw" && seat === undefined)
    return complain("seat", [...path, "winner"], `${shown(winner)} cannot win.${instead(String(winner), [...table.seats, "draw"])}`);
  const rules =
    reasons === undefined ? undefined : listed(reasons, [...path, "reasons"]).map(([one, here]) => readRule(one, here, context));
  const words = says === undefined ? [] : listed(says, [...path, "says"]);
  const unworded = words.find(([one]) => typeof one !== "string");
  if (unworded) return complain("shape", unworded[1], "Words of a reason are expected here.");
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
  if (!isRecord(said)) return complain("shape", path, 'What seats see is { "STAR": { "SUN": { "hand": ["?", "?"] } } }.');
  return allChecks(
    Object.entries(said).map(([name, value]): Check | undefined => {
      const here = [...path, name];
      const seat = seatOf(table, name);
      if (seat === undefined) return complain("seat", here, `There is no seat "${name.slice(0, 60)}".${instead(name, table.seats)}`);
      if (!isRecord(value)) return complain("shape", here, `What ${name} sees is an object: { "SUN": { "hand": ["?"] } }.`);
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
