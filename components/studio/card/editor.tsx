"use client";
/** One card: its form, its text, its face, and what is done with it. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Copy, Ellipsis, ExternalLink, History, PencilRuler, RectangleVertical, Save } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CardId, isPlayableState, type LibraryCard } from "../../../engine/cards/card.ts";
import { storedFields } from "../../../engine/cards/fields.ts";
import type { Library } from "../../../engine/cards/library.ts";
import type { CardWork } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { settleNewer } from "../../api/cards.ts";
import { archiveCard, duplicateCard, studioQueries, unarchiveCard } from "../../api/studio.ts";
import { cardHref } from "../../cards/links.ts";
import { useLayout } from "../../deck/builder/use-layout.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { Page } from "../../frame/page.tsx";
import { usePageKeys } from "../../frame/use-keys.ts";
import { authorNow } from "../../saving/author.ts";
import { SaveMark } from "../../saving/save-mark.tsx";
import type { ChangedBy } from "../../text-editor/index.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { cx } from "../../ui/cx.ts";
import { Menu } from "../../ui/menu.tsx";
import { PaneTabs } from "../../ui/pane-tabs.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { ArtPanel } from "../art/art-panel.tsx";
import { CardForm } from "../form/card-form.tsx";
import type { Word } from "../form/tag-box.tsx";
import { ChecksPanel } from "./checks-panel.tsx";
import { cardToDraw, type Draft, put, textAt, withSaid } from "./draft.ts";
import styles from "./editor.module.css";
import { EndScoreRow } from "./end-score-row.tsx";
import { HistoryDialog } from "./history-dialog.tsx";
import { LiveFace } from "./live-face.tsx";
import { OwnPanel } from "./own-panel.tsx";
import { pathLabel } from "./path-label.ts";
import { RenamingNote } from "./renaming-note.tsx";
import { RulesTextField } from "./rules-text-field.tsx";
import { SaveDialog } from "./save-dialog.tsx";
import { TroubleDialog } from "./trouble-dialog.tsx";
import { TryPanel } from "./try-panel.tsx";
import { type OpenCard, useOpenCard } from "./use-open-card.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export type EditorProps = {
  readonly game: LibraryGame;
  readonly id: CardId;
  readonly library: Library;
  /** The list of cards, beside the form where there is room. */
  readonly list: ReactNode;
  readonly onOpen: (id: CardId) => void;
  /** The card as it is typed, for the list; undefined: as it is saved, and when it is closed. */
  readonly onTyped: (card: LibraryCard | undefined) => void;
  readonly crumbs: readonly { readonly label: string; readonly href: string }[];
};

/** Loads what is typed into the card, then opens it. */
export function Editor(props: EditorProps) {
  const work = useQuery(studioQueries.work(props.id));
  if (work.data) return <OpenEditor {...props} work={work.data} />;
  const name = props.library.cards.find((card) => card.id === props.id)?.name ?? "Card";
  return (
    <Page title={name} game={props.game.id} crumbs={props.crumbs} fill>
      <div className={styles.columns}>
        {props.list}
        <div className={styles.form}>
          {work.error ? (
            <ErrorState title="This card cannot be opened" action={<Button onClick={() => void work.refetch()}>Try again</Button>}>
              {work.error.message}
            </ErrorState>
          ) : (
            <div role="status" aria-label="Loading the card" className={styles.waiting}>
              <Skeleton height={36} />
              <Skeleton height={36} />
              <Skeleton height={180} />
            </div>
          )}
        </div>
        <div className={styles.right} />
      </div>
    </Page>
  );
}

/** What a change of the rules text is called in the list of steps. */
const TEXT_STEPS: Readonly<Record<ChangedBy, string>> = {
  typing: "Type the rules text",
  fix: "Use suggested words",
  canonical: "Write the text in standard form",
};

/** The part that a phone shows. */
type Pane = "form" | "face";
const PANES = [
  { id: "form", label: "Form and text", Icon: PencilRuler },
  { id: "face", label: "Face and trial", Icon: RectangleVertical },
] as const;
type Window = "history" | "newer" | "save" | undefined;

function OpenEditor({ game, id, library, list, onOpen, onTyped, crumbs, work }: EditorProps & { readonly work: CardWork }) {
  const client = useQueryClient();
  const card = useOpenCard(game, id, work);
  const { draft, state, store, head, isChanged, problems, change } = card;
  const [window, setWindow] = useState<Window>();
  const [pane, setPane] = useState<Pane>("form");
  const [aside, setAside] = useState<unknown>();
  const [isDraftText, setDraftText] = useState(head.state === "draft");
  const [lost, setLost] = useState(head.reading?.lost?.[0]?.message);
  const drawn = useDeferredValue(draft);
  const name = textAt(draft, "name");
  const kind = textAt(draft, "kind");
  const stored = useMemo(() => storedFields(game.fields, kind), [game, kind]);
  const { past, future } = state.history;
  const tags = useWords(library);
  const saveNow = () => void card.save();
  usePageKeys({ version: saveNow });
  useListed(isChanged ? drawn : undefined, head, isDraftText, problems.size === 0, onTyped);
  useSavedOnLeaving(problems.size === 0 && (isChanged || state.confirmed.step > 0), card.save);

  const archive = (put: boolean) =>
    attempt(async () => {
      const { card: now } = await (put ? archiveCard : unarchiveCard)(client, id);
      card.know(now);
      showToast({ message: put ? `${name} is archived.` : `${name} is back.`, undo: () => void archive(!put) });
    });
  const duplicate = () =>
    attempt(async () => {
      const copy = await duplicateCard(client, id, { author: authorNow() });
      onOpen(copy.card.id);
      showToast({ message: `${copy.card.name} is now its own card.` });
    });
  const hasEndScore = game.endScores !== undefined && textAt(draft, "text").includes(game.endScores);
  const layout = useLayout();
  const isNarrow = layout === "narrow";
  const saveLabel = isChanged ? `Save revision ${lastNumber(head) + 1}` : `Saved as revision ${head.revision.number}`;
  const mark = <SaveMark state={state} store={store} onAsk={() => setAside(undefined)} />;
  const save = (
    <Button
      look={isChanged ? "primary" : "quiet"}
      icon={<Save {...ICON} />}
      aria-disabled={!isChanged || card.isSaving}
      aria-label={saveLabel}
      onClick={() => isChanged && saveNow()}
    >
      {isNarrow ? (isChanged ? "Save" : "Saved") : saveLabel}
    </Button>
  );
  const stateWord = isChanged ? `changed since revision ${head.revision.number}` : `revision ${head.revision.number}`;
  return (
    <Page
      title={name || "No name"}
      game={game.id}
      crumbs={crumbs}
      fill
      badge={layout === "wide" && <Chip>{stateWord}</Chip>}
      undo={{ undo: store.undo, redo: store.redo, undoStep: past.at(-1)?.name, redoStep: future[0]?.name }}
      actions={
        <>
          {!isNarrow && mark}
          {!isNarrow && (
            <Button look="quiet" icon={<History {...ICON} />} onClick={() => setWindow("history")}>
              History
            </Button>
          )}
          <Menu
            label="More for this card"
            align="end"
            className={cx(buttons.button, buttons.quiet, buttons.only)}
            items={[
              ...(isNarrow ? [{ label: "History", icon: <History {...ICON} />, onSelect: () => setWindow("history") }] : []),
              { label: "Save with a note…", icon: <Save {...ICON} />, onSelect: () => setWindow("save") },
              { label: "Duplicate", icon: <Copy {...ICON} />, onSelect: () => void duplicate() },
              { label: "Card page", icon: <ExternalLink {...ICON} />, href: cardHref(id) },
              "separator",
              head.archived
                ? { label: "Take out of the archive", icon: <ArchiveRestore {...ICON} />, onSelect: () => void archive(false) }
                : { label: "Archive", icon: <Archive {...ICON} />, onSelect: () => void archive(true) },
            ]}
          >
            <Ellipsis {...ICON} />
          </Menu>
          {!isNarrow && save}
        </>
      }
    >
      <div className={styles.columns} data-pane={isNarrow ? pane : undefined}>
        {list}
        {isNarrow && (
          <div className={styles.mark}>
            <b>{name || "No name"}</b>
            {mark}
            {save}
          </div>
        )}
        <div className={styles.form} data-form>
          {head.archived && (
            <p className={styles.note} role="status">
              This card is archived. The studio lists it under Archived, and searches mark it. “Take out of the archive” restores it.
            </p>
          )}
          {head.newer !== undefined && <NewerNote id={id} newer={head.newer} card={card} onSee={() => setWindow("newer")} />}
          {head.name !== name && name !== "" && !problems.has("name") && <RenamingNote id={id} from={head.name} to={name} />}
          <CardForm
            game={game}
            id={id}
            draft={draft}
            problems={problems}
            tags={tags}
            sets={library.sets}
            cards={library.cards}
            onDraft={change}
            text={
              <>
                <RulesTextField
                  game={game.id}
                  id={id}
                  value={textAt(draft, "text")}
                  problem={problems.get("text")}
                  draft={draft}
                  onChange={(text, by) => change(put(draft, "text", text), TEXT_STEPS[by], by === "typing" ? "text" : undefined)}
                  onDraftText={setDraftText}
                  onLost={setLost}
                  undo={store.undo}
                  redo={store.redo}
                  fields={stored}
                  onFields={(said, text) => change(withSaid(draft, said, text), `Put it into “${said.label}”`)}
                />
                {hasEndScore && problems.size === 0 && !isDraftText && <EndScoreRow game={game.id} id={id} draft={drawn} />}
              </>
            }
          />
          <ArtPanel game={game.id} id={id} draft={draft} problems={problems} onDraft={change} />
        </div>
        <aside className={styles.right} aria-label="How the card looks and whether it works">
          <LiveFace game={game.id} id={id} draft={drawn} isDraft={isDraftText} />
          <OwnPanel game={game.id} id={id} draft={drawn} revision={head.revision.number} />
          <TryPanel card={card} game={game} id={id} isDraft={isDraftText} />
          <ChecksPanel card={card} game={game} isDraft={isDraftText} lost={lost} onForm={() => flushSync(() => setPane("form"))} />
        </aside>
        {isNarrow && <PaneTabs label="Parts of the card" panes={PANES} pane={pane} onPane={setPane} />}
      </div>
      <TroubleDialog typed={card} what="card" label={(path) => pathLabel(game, path)} aside={aside} onAside={setAside} />
      {(window === "history" || window === "newer") && (
        <HistoryDialog
          game={game}
          id={id}
          card={card}
          first={window === "newer" ? head.newer : undefined}
          onClose={() => setWindow(undefined)}
        />
      )}
      {window === "save" && <SaveDialog onClose={() => setWindow(undefined)} onSave={card.save} />}
    </Page>
  );
}

/** A newer shipped version waits: the person's stays until they choose. */
function NewerNote({
  id,
  newer,
  card,
  onSee,
}: {
  readonly id: CardId;
  readonly newer: number;
  readonly card: OpenCard;
  readonly onSee: () => void;
}) {
  const client = useQueryClient();
  const settle = (take: "shipped" | "mine") =>
    attempt(async () =>
      card.follow((await settleNewer(client, id, take)).card, take === "shipped" ? "Use the shipped version" : "Keep mine"),
    );
  return (
    <div className={styles.note}>
      <p>The studio ships a newer version of this card (revision {newer}). Yours stays until you choose, and both stay in the history.</p>
      <p className={styles.choices}>
        <Button size="s" onClick={onSee}>
          See the difference
        </Button>
        <Button size="s" onClick={() => void settle("shipped")}>
          Use the shipped version
        </Button>
        <Button size="s" onClick={() => void settle("mine")}>
          Keep mine
        </Button>
      </p>
    </div>
  );
}

/** Tells the list what is typed: it finds and counts the card by that. Values that do not fit their fields stay as they are saved. */
function useListed(
  draft: Draft | undefined,
  head: LibraryCard,
  isDraftText: boolean,
  fits: boolean,
  onTyped: (card: LibraryCard | undefined) => void,
): void {
  useEffect(() => {
    if (!draft) return onTyped(undefined);
    const card = cardToDraw(draft, head.game, head.id);
    const isRead = isPlayableState(head.state) || head.state === "draft";
    const state = !isRead ? head.state : isDraftText || !fits ? "draft" : card.text === head.text ? head.state : "unverified";
    onTyped({ ...head, ...card, provenance: head.provenance, fields: fits ? card.fields : head.fields, state });
  }, [draft, head, isDraftText, fits, onTyped]);
  useEffect(() => () => onTyped(undefined), [onTyped]);
}

/** Numbers of revisions have no gaps; the head is not the newest only while a newer shipped one waits. */
const lastNumber = (head: LibraryCard): number => Math.max(head.revision.number, head.newer ?? 0);

/** The tags of the game with how many cards have each. */
function useWords({ tags, cards }: Library): readonly Word[] {
  return useMemo(() => {
    const uses = new Map<string, number>();
    for (const card of cards)
      for (const tag of Array.isArray(card.fields["tags"]) ? card.fields["tags"] : [])
        uses.set(String(tag), (uses.get(String(tag)) ?? 0) + 1);
    return tags.map(({ name }) => ({ name, uses: uses.get(name) ?? 0 }));
  }, [tags, cards]);
}

/** Saves a valid draft as a revision when the person goes to another card or page of the studio. */
function useSavedOnLeaving(canSave: boolean, save: () => Promise<boolean>): void {
  const latest = useRef({ canSave, save });
  useEffect(() => {
    latest.current = { canSave, save };
  });
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // What React takes down only to put it up again (strict mode) was not left.
      queueMicrotask(() => {
        if (!isHere.current && latest.current.canSave) void latest.current.save();
      });
    };
  }, []);
}
