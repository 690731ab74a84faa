"use client";
/** One keyword, tag or set: what it is, what uses it, its past. What is typed is kept at every key; saving makes a revision of it. */
import { useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, ArrowLeft, Save, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Fault, WordType, WordWork } from "../../../engine/cards/work.ts";
import { archiveWord, createWord, type Word } from "../../api/words.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import { SaveMark } from "../../saving/save-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { TroubleDialog } from "../card/trouble-dialog.tsx";
import { BOX_LABELS, type Boxes, withoutBoxes, wordOf } from "./boxes.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import { useNewBoxes } from "./use-new-boxes.ts";
import { useOpenWord } from "./use-open-word.ts";
import { type WantedKeyword, wantedPrint } from "./wanted-keyword.ts";
import { WordFields } from "./word-fields.tsx";
import { bareName, wordLabel } from "./word-label.ts";
import { WordPast } from "./word-past.tsx";
import styles from "./words.module.css";

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;
type Place = { readonly game: GameId; readonly type: WordType; readonly onClose: () => void };

/** A word that there is. */
export function WordForm({ game, type, opened, onClose }: Place & { readonly opened: WordWork<Word> }) {
  const client = useQueryClient();
  const form = useId();
  const word = useOpenWord(game, type, opened);
  const [renaming, setRenaming] = useState(false);
  const [aside, setAside] = useState<unknown>();
  const { head } = opened;
  const putAway = (archived: boolean) =>
    attempt(async () => {
      await archiveWord(client, game, type, head.id, archived);
      showToast({
        message: archived ? `${bareName(head.word)} is archived.` : `${bareName(head.word)} is back.`,
        undo: () => void putAway(!archived),
      });
    });
  const label = (path: string) => (path in BOX_LABELS ? BOX_LABELS[path as keyof typeof BOX_LABELS] : path);
  return (
    <article className={styles.word}>
      <Head title={bareName(head.word)} onClose={onClose}>
        <SaveMark state={word.state} store={word.store} onAsk={() => setAside(undefined)} />
        {word.isChanged && (
          <Button size="s" icon={<Undo2 {...ICON} />} onClick={word.discard}>
            Discard
          </Button>
        )}
        {type !== "set" && (
          <Button size="s" onClick={() => setRenaming(true)}>
            Rename
          </Button>
        )}
        <Button
          size="s"
          icon={head.archived ? <ArchiveRestore {...ICON} /> : <Archive {...ICON} />}
          onClick={() => void putAway(!head.archived)}
        >
          {head.archived ? "Take out" : "Archive"}
        </Button>
        <Button
          look={word.isChanged ? "primary" : "quiet"}
          size="s"
          type="submit"
          form={form}
          icon={<Save {...ICON} />}
          aria-disabled={word.isSaving || !word.isChanged}
        >
          {word.isChanged ? `Save revision ${head.revision.number + 1}` : `Saved as revision ${head.revision.number}`}
        </Button>
      </Head>
      <WordFields
        form={form}
        game={game}
        type={type}
        word={head.word}
        boxes={word.boxes}
        onBox={(box, text, isWhole) => word.set({ [box]: text }, `Type ${BOX_LABELS[box].toLowerCase()}`, isWhole ? undefined : box)}
        onBoxes={word.set}
        faults={word.faults}
        onSubmit={() => void word.save()}
      />
      <WordPast history={head} type={type} />
      {renaming && <RenameDialog game={game} type={type} history={head} onClose={() => setRenaming(false)} />}
      <TroubleDialog typed={word} what={type} label={label} aside={aside} onAside={setAside} />
    </article>
  );
}

/** A word that is not there yet. What is typed of it is kept in this browser until it is made. */
export function NewWordForm({
  game,
  type,
  wanted,
  onMade,
  onClose,
}: Place & { readonly wanted?: WantedKeyword | undefined; readonly onMade: (id: string) => void }) {
  const client = useQueryClient();
  const form = useId();
  const { boxes, set, clear } = useNewBoxes(game, type, wanted && wantedPrint(wanted));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [busy, setBusy] = useState(false);
  const article = useRef<HTMLElement>(null);
  useEffect(() => article.current?.querySelector<HTMLElement>("form input")?.focus(), []);
  const typeInto = (typed: Partial<Boxes>) => {
    set(typed);
    setFaults(withoutBoxes(faults, typed));
  };
  const make = async () => {
    if (busy) return;
    setBusy(true);
    await attempt(async () => {
      const answer = await createWord(client, game, type, wordOf(type, boxes, undefined), { author: authorNow() });
      if (!answer.ok) return setFaults(answer.faults);
      clear();
      showToast({ message: `${wordLabel(answer.history.word)} created.` });
      onMade(answer.history.id);
    });
    setBusy(false);
  };
  return (
    <article ref={article} className={styles.word}>
      <Head title={`New ${type}`} onClose={onClose}>
        <Button look="primary" size="s" type="submit" form={form} icon={<Save {...ICON} />} aria-disabled={busy}>
          Create
        </Button>
      </Head>
      <WordFields
        form={form}
        game={game}
        type={type}
        wanted={wanted}
        boxes={boxes}
        onBox={(box, text) => typeInto({ [box]: text })}
        onBoxes={typeInto}
        faults={faults}
        onSubmit={() => void make()}
      />
    </article>
  );
}

function Head({ title, onClose, children }: { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <header className={styles.head}>
      <Button look="plain" size="s" icon={<ArrowLeft size={15} aria-hidden />} className={styles.back} onClick={onClose}>
        All
      </Button>
      <h2>{title}</h2>
      {children}
    </header>
  );
}
