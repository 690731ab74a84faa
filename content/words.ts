/** The sets, #Tags and keywords of a game. */
import { z } from "zod";
import type { CardSet, Keyword, Tag } from "../engine/cards/library.ts";
import { type Listed, readList } from "./list.ts";
import type { Problem } from "./problem.ts";

const SetSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{1,12}$/, "a set code must be 1 to 12 capital letters, digits or hyphens"),
  name: z.string().min(1),
});

const id = z.string().regex(/^[a-z0-9-]+$/, "an id must be lower-case letters, digits and hyphens");
const TagSchema = z.strictObject({
  id,
  name: z.string().regex(/^#\p{L}[\p{L}\p{N}-]*$/u, "a tag must be # and one word"),
  doc: z.string().min(1).optional(),
});

const KeywordSchema = z.strictObject({
  id,
  print: z.string().min(1),
  parameters: z.array(z.string().min(1)),
  reminder: z.string().min(1).optional(),
  definition: z.string().min(1).optional(),
  rules: z.array(z.string().min(1)).min(1),
});

type Words<Value> = { readonly values: readonly Value[]; readonly problems: readonly Problem[] };
/** Of a file that is no list nobody knows what would stand in it: nothing is checked against that. */
type Known<Value> = Omit<Words<Value>, "values"> & { readonly values: readonly Value[] | undefined };

export function readSets(file: string): Known<CardSet> {
  const { values, problems, unread } = readList(file, SetSchema, "code", Object.keys(SetSchema.shape));
  return { values: unread ? undefined : values.map(({ value }) => value), problems };
}

export function readTags(file: string): Known<Tag> {
  const { values, problems, unread } = readList(file, TagSchema, "id", Object.keys(TagSchema.shape));
  return { values: unread ? undefined : values.map(({ value: { doc, ...tag } }) => (doc === undefined ? tag : { ...tag, doc })), problems };
}

/** @param isRule whether the game's rules define a number; undefined when there are no rules to look in */
export function readKeywords(file: string, isRule: ((number: string) => boolean) | undefined): Words<Keyword> {
  const { values, problems } = readList(file, KeywordSchema, "id", Object.keys(KeywordSchema.shape));
  const read = values.map((listed) => keyword(listed, isRule));
  return {
    values: read.flatMap(({ value }) => (value ? [value] : [])),
    problems: [...problems, ...read.flatMap((result) => result.problems)],
  };
}

function keyword({ value, index, json }: Listed<z.infer<typeof KeywordSchema>>, isRule: ((number: string) => boolean) | undefined) {
  const { reminder, definition, ...rest } = value;
  const problems = value.rules.flatMap((number, i) =>
    !isRule || isRule(number)
      ? []
      : [json.at([index, "rules", i], `rules.${i}`, `rules.md has no rule ${number}. Correct the number or add the rule there.`)],
  );
  // A definition is the reminder of a keyword that has one, so that they cannot say different things.
  if (definition !== undefined && reminder !== undefined) {
    problems.push(
      json.at(
        [index, "reminder"],
        "reminder",
        "A keyword cannot have both a definition and a reminder: its definition is shown as the reminder. Remove one of them.",
      ),
    );
  }
  const meaning = definition ?? reminder;
  if (meaning === undefined) {
    return {
      problems: [
        ...problems,
        json.at([index], "reminder", `${value.print} needs a "reminder", or a "definition" if other words of the game can express it.`),
      ],
    };
  }
  return { value: { ...rest, reminder: meaning, ...(definition === undefined ? {} : { definition }) }, problems };
}
