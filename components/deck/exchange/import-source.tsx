"use client";
/** Where a list comes in: pasted, chosen as a file, or dropped. */
import { FileUp } from "lucide-react";
import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useFileDrop } from "../../ui/file-drop.ts";
import { fileText } from "../../ui/file-text.ts";
import styles from "./import-dialog.module.css";

/** Characters that a text box still shows at once; more are read and not shown. */
const MOST_SHOWN = 200_000;
const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ImportSource({
  text,
  fileName,
  file,
  onText,
  onFile,
}: {
  readonly text: string;
  readonly fileName: string | undefined;
  /** A file to begin with. */
  readonly file: File | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (text: string, name: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (file) onFile(await fileText(file), file.name);
  };
  useFileDrop({ take: (file) => void read(file), over: setOver });
  // A file that was dropped on the page opened this window; it is read once.
  const first = useRef(file);
  const take = useRef(read);
  useEffect(() => {
    const dropped = first.current;
    first.current = undefined;
    void take.current(dropped);
  }, []);
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (pasted.length <= MOST_SHOWN) return;
    event.preventDefault();
    onText(pasted);
  };
  const tooLong = text.length > MOST_SHOWN;
  return (
    <div className={cx(styles.source, over && styles.over)}>
      <textarea
        data-autofocus
        aria-label="Deck list"
        className={styles.text}
        value={tooLong ? "" : text}
        spellCheck={false}
        rows={7}
        placeholder={
          tooLong
            ? `The text has ${text.length} characters, which is too long to show here.`
            : "Paste a list, a link or JSON, or drop a file here.\n\n4 Name of a card\n3 Another card"
        }
        onPaste={paste}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.file}>
        <Button size="s" icon={<FileUp {...ICON} />} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <span>{fileName ?? "Text, CSV or JSON, one deck or many"}</span>
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.csv,.tsv,.json,.dec,.dek,text/*,application/json"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </div>
    </div>
  );
}
