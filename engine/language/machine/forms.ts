/** What the answers to the questions of texts can look like, for what people write ahead. */
import type { ActionForm } from "../../kernel/choice.ts";
import type { Language } from "../language.ts";
import type { AskKind } from "./run.ts";

const form = (kind: string, members: ActionForm["members"] = {}): ActionForm => ({ kind, members });

/** By kind of question every form that its answers can have. */
export function formsOf({ runs, textRules }: Language): Readonly<Record<AskKind, readonly ActionForm[]>> {
  const verbs = [...new Set([...runs].flatMap(([id, run]) => (run.is === "verb" ? [run.kind ?? id] : [])))];
  const cards = (kind: string) => [
    form(kind, { card: "card" }),
    ...(textRules?.stack ? [form(kind, { card: "card", object: "number" })] : []),
  ];
  const choosing = [...verbs, "choose"].flatMap(cards);
  return {
    unit: [
      ...["do", "decline", ...verbs].map((kind) => form(kind, { sentence: "number" })),
      ...verbs.map((kind) => form(kind, { card: "card", sentence: "number" })),
    ],
    may: [form("do"), form("decline")],
    pay: [form("pay"), form("decline"), form("done"), ...choosing],
    choose: [...choosing, form("done")],
    target: [...cards("target"), form("target", { player: "player" }), form("done")],
    mode: [form("mode", { mode: "number" })],
    number: [form("number", { n: "number" })],
    player: [form("player", { player: "player" })],
    order: [form("next", { card: "card" })],
    search: [form("find", { design: "card" }), form("none")],
  };
}
