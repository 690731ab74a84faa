/** Checks a keyword that a person defines against the language of its game: that it is understood, and that nothing else stops being so. */

import type { GameId } from "../cards/card.ts";
import type { Keyword } from "../cards/library.ts";
import type { Fault } from "../cards/work.ts";
import { withFullStop } from "../kernel/full-stop.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { composeLanguage, keywordConstructs, keywordName, PARAMETERS, readText } from "../language/index.ts";
import { hasLanguage } from "./game.ts";
import { vocabulariesOf } from "./languages.ts";

/** What a person says of a keyword: how it is printed, and what it means: in the words of card texts, or for people only. */
export type TypedKeyword = Pick<Keyword, "id" | "print" | "rules"> & {
  readonly definition?: string | undefined;
  readonly reminder?: string | undefined;
};

/** Names that a parameter may have: `{w}x{h}` is one size. */
const NAMES = [...Object.keys(PARAMETERS).filter((name) => name !== "size"), "w", "h"];

/** The keyword with its parameters, read off its print: "trait?" is one that may be left out. */
export function keywordOf({ id, print, rules, definition, reminder }: TypedKeyword): Result<Keyword, readonly Fault[]> {
  const faults: Fault[] = [];
  const parameters = [...print.matchAll(/(\[[^\]]*?)?\{(\w+)\}/g)].map(
    ([, optional, name = ""]) => `${name}${optional === undefined ? "" : "?"}`,
  );
  const unknown = parameters.map((name) => name.replace("?", "")).find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    faults.push({
      path: "print",
      message: `{${unknown}} is not a parameter. Parameters are ${NAMES.map((name) => `{${name}}`).join(", ")}.`,
    });
  const twice = parameters.find((name, i) => parameters.findIndex((other) => other.replace("?", "") === name.replace("?", "")) < i);
  if (twice !== undefined) faults.push({ path: "print", message: `{${twice.replace("?", "")}} appears twice. Use each parameter once.` });
  if (!/^\p{L}/u.test(keywordName({ id, print })))
    faults.push({ path: "print", message: "A keyword must begin with its name: “Mutation {n}”." });
  if (/[[\]{}]/.test(print.replace(/\{\w+\}/g, "").replace(/\[[^[\]]*\]/, "")))
    faults.push({
      path: "print",
      message: "A bracket is not closed, or two parts are in brackets. Only one part can be optional: “Bond[: {filter}]”.",
    });
  const meaning = (definition?.trim() || reminder?.trim()) ?? "";
  if (meaning === "")
    faults.push({ path: "reminder", message: "Explain the keyword with a definition in card text, or with a reminder for players." });
  if (faults.length > 0) return err(faults);
  return ok({ id, print, parameters, reminder: meaning, ...(definition?.trim() ? { definition: definition.trim() } : {}), rules });
}

/**
 * What is wrong with a game's keywords once `keyword` is among them; nothing where no language reads the game.
 *
 * @param others the game's other keywords
 */
export function keywordFaults(game: GameId, others: readonly Keyword[], keyword: Keyword): readonly Fault[] {
  if (!hasLanguage(game)) return [];
  const composed = composeLanguage(vocabulariesOf(game, [...others, keyword]), { proven: true });
  const ids = keywordConstructs(keyword.id);
  if (!composed.ok) return composed.error.map(({ construct, message }) => faultAt(construct, message, ids, others));
  const language = composed.value;
  return language.constructs.flatMap(({ id, example }): Fault[] => {
    if (!id.startsWith("kw.") || !ids.includes(id)) return [];
    const [problem] = readText(language, example).problems;
    return problem ? [{ path: "print", message: `“${example}” would not be understood: ${problem.message}.` }] : [];
  });
}

function faultAt(construct: string, message: string, ids: readonly string[], others: readonly Keyword[]): Fault {
  if (ids.includes(construct)) {
    const path = /definition|parameter|\{|defined/.test(message) ? "definition" : "print";
    return { path, message: /^the id is taken/.test(message) ? "Another keyword has this name." : sentence(message) };
  }
  const other = others.find(({ id }) => keywordConstructs(id).includes(construct) || id === construct);
  return {
    path: "print",
    message: `With it, ${other ? `the keyword ${keywordName(other)}` : construct} would no longer be understood: ${message}.`,
  };
}

/** "uses {x}, which is no parameter of it" as a sentence. */
function sentence(message: string): string {
  const whole = /^(uses|does|has|is)\b/.test(message) ? `The definition ${message}` : message.replace(/^./, (first) => first.toUpperCase());
  return withFullStop(whole);
}
