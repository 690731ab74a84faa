"use client";
/** One keyword, tag or set: what it is, what uses it, its past. */
import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, ArrowLeft, Save } from "lucide-react";
import Link from "next/link";
import { type FormEvent, useId, useState } from "react";
import { type GameId, parseCardId } from "../../../engine/cards/card.ts";
import type { Fault, Typed, WordHistory, WordType, WordUse } from "../../../engine/cards/work.ts";
import { hasLanguage } from "../../../engine/games/game.ts";
import { archiveWord, createWord, saveWord, type Word } from "../../api/words.ts";
import { studioHref } from "../../cards/links.ts";
import { attempt } from "../../deck/attempt.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { authorNow } from "../author.ts";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import { RenameDialog } from "./rename-dialog.tsx";
import { TryKeyword } from "./try-keyword.tsx";
import { bareName, wordLabel } from "./word-label.ts";
import styles from "./words.module.css";

export type WordFormProps = {
  readonly game: GameId;
  readonly type: WordType;
  /** Absent: a new one. */
  readonly history?: WordHistory<Word> | undefined;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
};

type Boxes = Readonly<Record<"print" | "definition" | "reminder" | "name" | "doc" | "code", string>>;

const boxesOf = (word: Word | undefined): Boxes => {
  const blank: Boxes = { print: "", definition: "", reminder: "", name: "", doc: "", code: "" };
  if (!word) return blank;
  if ("print" in word)
    return { ...blank, print: word.print, definition: word.definition ?? "", reminder: word.definition ? "" : word.reminder };
  if ("code" in word) return { ...blank, code: word.code, name: word.name };
  return { ...blank, name: word.name, doc: word.doc ?? "" };
};

/** What is sent of the boxes; what a form does not show stays as it is. */
function typedOf(type: WordType, boxes: Boxes, before: Word | undefined): Typed {
  const text = (key: keyof Boxes) => boxes[key].trim();
  if (type === "keyword") {
    const rules = before && "print" in before ? before.rules : [];
    return { print: text("print"), rules, ...(text("definition") ? { definition: text("definition") } : {}), reminder: text("reminder") };
  }
  if (type === "set") return { code: text("code").toUpperCase(), name: text("name") };
  return { name: text("name").startsWith("#") ? text("name") : `#${text("name")}`, ...(text("doc") ? { doc: text("doc") } : {}) };
}

export function WordForm({ game, type, history, onMade, onClose }: WordFormProps) {
  const client = useQueryClient();
  const form = useId();
  const word = history?.word;
  const [boxes, setBoxes] = useState(() => boxesOf(word));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const set = (key: keyof Boxes) => (event: { readonly target: { readonly value: string } }) =>
    setBoxes({ ...boxes, [key]: event.target.value });
  const fault = (key: string) => faults.find(({ path }) => path === key)?.message;
  const isChanged = JSON.stringify(boxes) !== JSON.stringify(boxesOf(word));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isChanged) return;
    setBusy(true);
    await attempt(async () => {
      const typed = typedOf(type, boxes, word);
      const by = { author: authorNow() };
      const answer = history
        ? await saveWord(client, game, type, history.id, { base: history.revision.number, word: typed, ...by })
        : await createWord(client, game, type, typed, by);
      if (!answer.ok) return setFaults(answer.faults);
      setFaults([]);
      showToast({ message: `${wordLabel(answer.history.word)} is saved.` });
      if (!history) onMade(answer.history.id);
    });
    setBusy(false);
  };
  const putAway = (archived: boolean) =>
    attempt(async () => {
      if (!history) return;
      await archiveWord(client, game, type, history.id, archived);
      showToast({
        message: archived ? `${bareName(history.word)} is put away.` : `${bareName(history.word)} is back.`,
        undo: () => void putAway(!archived),
      });
    });
  const box = (key: keyof Boxes, label: string, more: { readonly hint?: string; readonly disabled?: boolean } = {}) => (
    <Field label={label} hint={more.hint} problem={fault(key)}>
      {(tied) => <TextBox {...tied} value={boxes[key]} readOnly={more.disabled} onChange={set(key)} />}
    </Field>
  );
  const area = (key: keyof Boxes, label: string, hint: string, rows = 3) => (
    <Field label={label} hint={hint} problem={fault(key)}>
      {(tied) => <textarea {...tied} className={fieldStyles.box} rows={rows} value={boxes[key]} onChange={set(key)} />}
    </Field>
  );
  const other = faults.find(({ path }) => !(path in boxes));
  return (
    <article className={styles.word}>
      <header className={styles.head}>
        <Button look="plain" size="s" icon={<ArrowLeft size={15} aria-hidden />} className={styles.back} onClick={onClose}>
          All
        </Button>
        <h2>{history ? bareName(history.word) : `New ${type}`}</h2>
        {history && (
          <>
            {type !== "set" && (
              <Button size="s" onClick={() => setRenaming(true)}>
                Rename
              </Button>
            )}
            <Button
              size="s"
              icon={history.archived ? <ArchiveRestore size={14} aria-hidden /> : <Archive size={14} aria-hidden />}
              onClick={() => void putAway(!history.archived)}
            >
              {history.archived ? "Take out" : "Archive"}
            </Button>
          </>
        )}
        <Button look="primary" size="s" type="submit" form={form} icon={<Save size={14} aria-hidden />} aria-disabled={busy || !isChanged}>
          {history ? "Save" : "Make it"}
        </Button>
      </header>
      <form id={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        {type === "keyword" && (
          <>
            {box("print", "As it is printed", { hint: "numbers in braces: Mutation {n}" })}
            {area("definition", "What it stands for", "in the words of card texts; the engine carries it out", 4)}
            {area("reminder", "Or only for people", "when the words of card texts cannot say it yet")}
          </>
        )}
        {type === "tag" && (
          <>
            {box("name", "Name", { hint: "one word, as in #Human" })}
            {area("doc", "What it is for", "can be left out", 2)}
          </>
        )}
        {type === "set" && (
          <>
            {box("code", "Code", {
              hint: history ? "stays: cards are found by it" : "capitals, as in MC1",
              disabled: history !== undefined,
            })}
            {box("name", "Name")}
          </>
        )}
        {other && (
          <p role="alert" className={fieldStyles.problem}>
            {other.message}
          </p>
        )}
      </form>
      {type === "keyword" && hasLanguage(game) && (
        <TryKeyword game={game} id={word && "print" in word ? word.id : undefined} typed={boxes} />
      )}
      {history && <Uses uses={history.uses} type={type} />}
      {history && (
        <section aria-label="History">
          <h3>History</h3>
          <ol className={styles.revisions}>
            {history.revisions.toReversed().map((revision) => (
              <li key={revision.number}>
                Revision {revision.number}, {revision.note || (revision.origin === "shipped" ? "came with the studio" : "changed")}
                {revision.author && `, ${revision.author}`}, <time dateTime={revision.at}>{revision.at.slice(0, 10)}</time>
              </li>
            ))}
          </ol>
        </section>
      )}
      {renaming && history && <RenameDialog game={game} type={type} history={history} onClose={() => setRenaming(false)} />}
    </article>
  );
}

const MOST = 40;

function Uses({ uses, type }: { readonly uses: readonly WordUse[]; readonly type: WordType }) {
  if (uses.length === 0) return <p className={styles.none}>{type === "set" ? "No card is in it yet." : "No card uses it yet."}</p>;
  return (
    <section aria-label="What uses it">
      <h3>
        {uses.length} {uses.length === 1 ? "use" : "uses"}
      </h3>
      <ul className={styles.uses}>
        {uses.slice(0, MOST).map((use) => {
          const id = use.type === "card" ? parseCardId(use.id) : undefined;
          return (
            <li key={`${use.type} ${use.id}`}>
              {id ? <Link href={studioHref(id)}>{use.name}</Link> : <b>{use.name}, a keyword</b>}
              <span>{use.text}</span>
            </li>
          );
        })}
      </ul>
      {uses.length > MOST && <p>And {uses.length - MOST} more.</p>}
    </section>
  );
}
