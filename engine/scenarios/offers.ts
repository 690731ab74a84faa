/** Expectations on what can be done: what is offered, and what is not, and because of which rule. */
import { nearest } from "../cards/nearest.ts";
import { actionSlip } from "./ahead.ts";
import { besideAction, besideRefusals } from "./besides.ts";
import { allChecks, failure, LONGEST, listed, type Reader, readRule } from "./check.ts";
import { exampleOf } from "./example.ts";
import { isRecord, shown } from "./json.ts";
import { type Failure, type Moment, offered } from "./moment.ts";
import { alike, meant, phraseOfAction, say, type WrittenAction } from "./phrase.ts";
import type { Reading } from "./pile.ts";
import { type Reason, reasonWords } from "./reasons.ts";
import { heard, type Path, spoken } from "./table.ts";

/** An action in words or as data. */
export function readAction(said: unknown, path: Path, { table, labels, complain }: Reading): WrittenAction | undefined {
  const held = (written: WrittenAction) => {
    const slip = actionSlip(table, labels, written);
    return slip ? complain("step", [...path, ...slip.path], slip.message) : written;
  };
  if (typeof said === "string") {
    if (/\S/.test(said) && said.length <= LONGEST) return held(said);
    return complain("step", path, `An action must be 1 to ${LONGEST} characters, like "${exampleOf(table).action}".`);
  }
  if (!isRecord(said)) {
    const { action, data } = exampleOf(table);
    return complain("step", path, `An action must be words, "${action}", or data, ${data}.`);
  }
  const wrong = Object.entries(said).find(([, value]) => typeof value !== "string" && !Number.isSafeInteger(value));
  if (typeof said["kind"] !== "string") return complain("step", path, `An action as data needs a "kind", as in ${exampleOf(table).data}.`);
  return wrong ? complain("step", [...path, wrong[0]], "A member of an action must be text or a whole number.") : held(said);
}

/** An action as a file writes it. */
export const actionWords = (written: WrittenAction): string => (typeof written === "string" ? written : shown(written));
/** The actions on offer that a file means. */
const onOffer = ({ table, state, labels }: Moment, written: WrittenAction) =>
  meant(table, state, labels, table.game.decision(state)?.actions.all() ?? [], written);

/** Actions that can be taken. */
export const readOffered: Reader = (said, path, context) =>
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

/** Actions that can be taken, and no other. */
export const readOnlyOffered: Reader = (said, path, context) => {
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
export const readNotOffered: Reader = (said, path, context) =>
  allChecks(
    listed(said, path).map(([one, here]) => {
      const full = isRecord(one) && "action" in one;
      const { action, because, says, ...rest } = full ? one : { action: one };
      const [more] = Object.keys(rest);
      if (more !== undefined)
        return context.complain("shape", [...here, more], `"${more.slice(0, 60)}" is not allowed here. Use "action", "because", "says".`);
      const written = readAction(action, full ? [...here, "action"] : here, context);
      const rule = because === undefined ? "" : readRule(because, [...here, "because"], context);
      if (says !== undefined && typeof says !== "string")
        return context.complain("shape", [...here, "says"], "Write words of the reason here.");
      return written === undefined || rule === undefined ? undefined : (moment) => notOffered(moment, written, rule, says ?? "", here);
    }),
  );

/** Checked by the requirements that make the list of actions: the action that comes nearest to being offered must fail the rule. */
function notOffered(moment: Moment, written: WrittenAction, rule: string, says: string, path: Path): Failure[] {
  const { table, state, labels } = moment;
  const expected = `${actionWords(written)} is not offered${rule ? `, because of ${rule}` : ""}${says ? `, "${says}"` : ""}`;
  const fits = (reasons: readonly Reason[]) => reasons.some((one) => (rule === "" || one.rule === rule) && one.reason.includes(says));
  const beside = besideAction(moment, written);
  if (beside !== undefined) {
    const told = besideRefusals(moment, beside);
    if (told === undefined) return failure(path, expected, "a seat can do it");
    return fits(told) ? [] : failure(path, expected, reasonWords([told]));
  }
  if (onOffer(moment, written).length > 0) return failure(path, expected, "it is");
  if (rule === "" && says === "") return [];
  const refused = refusals(moment, written);
  if (refused.length > 0) return refused.some(fits) ? [] : failure(path, expected, reasonWords(refused));
  // Not even a candidate: the rule that asks now asks for something else.
  const asked = table.game.decision(state);
  if (asked === undefined) return failure(path, expected, "the game is over");
  const about = new Set(table.game.weigh(state).map(({ action }) => say(phraseOfAction(table, state, labels, action))));
  const reason = `Another choice is open now: “${asked.prompt}”`;
  if (fits([{ rule: asked.rule, reason }])) return [];
  const found = `${reason} (${asked.rule}); what could be asked: ${[...about].join("; ")}`;
  return failure(path, expected, mistyped(moment, written) ?? found);
}

/**
 * What speaks against the actions that a file means, of those against which least speaks: a card in hand, and not its copy in the box. Empty
 * when none is even a candidate.
 */
function refusals({ table, state, labels }: Moment, written: WrittenAction): (readonly Reason[])[] {
  const weighed = table.game.weigh(state).filter(({ failed }) => failed.length > 0);
  const actions = meant(
    table,
    state,
    labels,
    weighed.map(({ action }) => action),
    written,
  );
  const refused = weighed.flatMap(({ action, failed }) => (actions.includes(action) ? [failed] : []));
  const least = Math.min(...refused.map(({ length }) => length));
  return refused.filter(({ length }) => length === least);
}

/** Why an action that a file means is not on offer, in one line; undefined when it is not even a candidate. */
export function whyNot(moment: Moment, written: WrittenAction): string | undefined {
  const refused = refusals(moment, written);
  return refused.length === 0 ? mistyped(moment, written) : reasonWords(refused);
}

/** What to do about a verb that nothing has now and that is nearly one of those there are; undefined when there is none. */
function mistyped({ table, state }: Moment, written: WrittenAction): string | undefined {
  const said = heard(String(typeof written === "string" ? written : written["kind"]));
  const verbs = [...new Set(table.game.weigh(state).map(({ action }) => spoken(action.kind)))];
  if (verbs.some((verb) => heard(verb).split(" ")[0] === said.split(" ")[0])) return undefined;
  const near = verbs.flatMap((verb) => {
    const word = said.split(" ").slice(0, heard(verb).split(" ").length).join(" ");
    return nearest(word, [verb]).map(() => ({ word, verb }));
  });
  const [best] = near;
  return best && `there is no action called ${best.word} now; did you mean ${best.verb}?`;
}
