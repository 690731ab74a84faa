"use client";
/** Where a list comes in: pasted, chosen as a file, or dropped. */
import { FileUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import styles from "./import-dialog.module.css";
import { useFirstFocus } from "./use-first-focus.ts";

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ImportSource({
  text,
  fileName,
  onText,
  onFile,
}: {
  readonly text: string;
  readonly fileName: string | undefined;
  readonly onText: (text: string) => void;
  readonly onFile: (text: string, name: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useFirstFocus(area);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (file) onFile(await file.text(), file.name);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is one way; the button is the other
    <div
      className={cx(styles.source, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <textarea
        ref={area}
        aria-label="Deck list"
        className={styles.text}
        value={text}
        spellCheck={false}
        rows={7}
        placeholder={"Paste a list, a link or JSON, or drop a file here.\n\n4 Incarnate Neonate\n3 Growth Spurt"}
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
