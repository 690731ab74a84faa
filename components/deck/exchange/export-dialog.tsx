"use client";
/** The deck as text, JSON, CSV or a link, to copy or to download (stories D14 and D15). */
import { Copy, Download, FileArchive, Package, Printer } from "lucide-react";
import Link from "next/link";
import { useId, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { DeckList, Pool } from "../../../engine/cards/deck.ts";
import { type DeckId, encodeShare, formatDeckCsv, formatDeckJson, formatDeckText } from "../../../engine/decks/index.ts";
import { exportPath } from "../../api/transfer.ts";
import { exportHref } from "../../export/choices.ts";
import { LinkPreview } from "../../export/link-preview.tsx";
import { printHref } from "../../print/choices.ts";
import buttons from "../../ui/button.module.css";
import { Button, LinkButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/clipboard.ts";
import { copyPicture } from "../../ui/copy-picture.ts";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { isOnlyHere } from "../../ui/only-here.ts";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./export-dialog.module.css";

export type ExportForm = "text" | "sets" | "json" | "csv" | "link" | "picture";
const FORMS: readonly Tab<ExportForm>[] = [
  { id: "text", label: "Text" },
  { id: "sets", label: "Text with sets" },
  { id: "json", label: "JSON" },
  { id: "csv", label: "CSV" },
  { id: "link", label: "Link" },
  { id: "picture", label: "Picture" },
];
const ABOUT: Readonly<Record<ExportForm, string>> = {
  text: "The format that deck sites read: counts and names under headings.",
  sets: "With set code and collector number on each line.",
  json: "Everything in the deck: ids, pinned revisions, notes, planned swaps.",
  csv: "For a spreadsheet: count, name, set, number, section.",
  link: "The link contains the whole deck. Anyone who has it can view the deck and make a copy, without an account. Your deck does not change.",
  picture: "The list with its curve and leaders, to share in a chat.",
};
const FILES: Readonly<Record<ExportForm, { readonly ending: string; readonly type: string }>> = {
  text: { ending: "txt", type: "text/plain" },
  sets: { ending: "txt", type: "text/plain" },
  json: { ending: "json", type: "application/json" },
  csv: { ending: "csv", type: "text/csv" },
  link: { ending: "txt", type: "text/plain" },
  picture: { ending: "png", type: "image/png" },
};

/** The address of the page that shows a deck from its link. */
const shareLink = (list: DeckList, id: DeckId | undefined): string => `${location.origin}/decks/view${encodeShare(list, id)}`;

/** A stored deck, or a ready one by the name of its address. */
type Kept = { readonly deck: DeckId } | { readonly ready: { readonly game: GameId; readonly slug: string } };

const addressOf = (kept: Kept): string => ("deck" in kept ? `/decks/${kept.deck}` : `/decks/ready/${kept.ready.game}/${kept.ready.slug}`);

function written(list: DeckList, kept: Kept | undefined, pool: Pool, form: ExportForm): string {
  switch (form) {
    case "text":
      return formatDeckText(list, pool);
    case "sets":
      return formatDeckText(list, pool, { sets: true });
    case "json":
      return formatDeckJson(list);
    case "csv":
      return formatDeckCsv(list, pool);
    case "link":
      return shareLink(list, kept && "deck" in kept ? kept.deck : undefined);
    case "picture":
      return kept ? `/api${addressOf(kept)}/picture.png` : "";
  }
}

export type ExportDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly list: DeckList;
  /** The stored deck; a list that is only looked at has none, and so no archive or print of its own. */
  readonly id?: DeckId | undefined;
  /** The ready deck, by the name of its address. */
  readonly ready?: string | undefined;
  readonly pool: Pool;
  readonly first?: ExportForm;
};

export function ExportDialog({ open, ...rest }: ExportDialogProps) {
  return open ? <ExportWindow {...rest} /> : null;
}

function ExportWindow({ onClose, list, id: deck, ready, pool, first = "text" }: Omit<ExportDialogProps, "open">) {
  const [form, setForm] = useState<ExportForm>(first);
  const id = useId();
  const kept: Kept | undefined = deck ? { deck } : ready === undefined ? undefined : { ready: { game: list.game, slug: ready } };
  const text = written(list, kept, pool, form);
  // No chat reaches a studio under a name of this machine. Under any other it has a passphrase (`server/door.ts`).
  const here = isOnlyHere(window.location.hostname);
  const copy = async () => {
    if (form === "picture") return copyPicture({ path: text, name: list.name });
    const done = await copyText(text);
    showToast({
      message: done ? `${form === "link" ? "Link" : "List"} copied.` : "The browser did not allow copying: select the text and copy it.",
    });
  };
  const download = () => {
    const { ending, type } = FILES[form];
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    link.download = `${list.name.replace(/[^\p{L}\p{N} ._-]/gu, "").trim() || "deck"}.${ending}`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={first === "link" ? `Share ${list.name}` : `Export ${list.name}`}
      width={620}
      footer={
        <>
          {deck && (
            <>
              <a className={cx(buttons.button, buttons.quiet)} href={exportPath(list.game, "archive", { deck })} download>
                <FileArchive size={15} aria-hidden /> Archive with its cards
              </a>
              <LinkButton look="quiet" icon={<Printer size={15} aria-hidden />} href={printHref(list.game, { is: "deck", id: deck })}>
                Print its cards
              </LinkButton>
              <LinkButton look="quiet" icon={<Package size={15} aria-hidden />} href={exportHref(list.game, { is: "deck", id: deck })}>
                Print shop, Tabletop Simulator
              </LinkButton>
            </>
          )}
          {form === "picture" && (
            <a className={buttons.button} href={text} download={`${list.name}.png`}>
              <Download size={15} aria-hidden /> Download
            </a>
          )}
          {form !== "link" && form !== "picture" && (
            <Button icon={<Download size={15} aria-hidden />} onClick={download}>
              Download
            </Button>
          )}
          <Button look="primary" icon={<Copy size={15} aria-hidden />} onClick={() => void copy()}>
            {form === "picture" ? "Copy as picture" : "Copy"}
          </Button>
        </>
      }
    >
      <Tabs
        label="Format of the list"
        items={kept ? FORMS : FORMS.filter((one) => one.id !== "picture")}
        value={form}
        onChange={setForm}
        panelClassName={styles.panel}
      >
        <p id={id} className={styles.about}>
          {ABOUT[form]}
        </p>
        {form === "picture" ? (
          // biome-ignore lint/performance/noImgElement: it is made when it is asked for
          <img className={styles.picture} src={text} width={1200} height={630} alt={`${list.name}: its list, curve and leaders`} />
        ) : (
          <textarea
            className={styles.text}
            aria-label="The list"
            aria-describedby={id}
            readOnly
            value={text}
            rows={form === "link" ? 4 : 16}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
        )}
        {form === "link" && here && (
          <p className={styles.about}>
            The link works only on this machine. To share it with others, let the studio listen on your network:{" "}
            <Link href="/docs/hosting#others">how</Link>.
          </p>
        )}
        {form === "link" && kept && !here && (
          <p className={styles.about}>
            The link holds its deck after the #, which no server sees. Chats therefore show the studio’s general picture for it. The address
            of the deck has its own picture: <a href={addressOf(kept)}>{addressOf(kept)}</a>
          </p>
        )}
        {kept && !here && (form === "link" || form === "picture") && <LinkPreview about={kept} />}
      </Tabs>
    </Dialog>
  );
}
