"use client";
/** What was understood of a list, line by line: what is sure, and what a person may choose where it is not. */
import { ArrowDown, CheckCheck, CircleCheck, CircleHelp, OctagonX, Undo2 } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import type { Pool } from "../../../engine/cards/deck.ts";
import { legible } from "../../../engine/cards/legible.ts";
import { type DeckReading, isGoodCount, type ReadLine, sectionName } from "../../../engine/decks/index.ts";
import { Button } from "../../ui/button.tsx";
import { type Choices, choiceKey, isOpen, nearNames, withLikeliest } from "./import-choices.ts";
import styles from "./import-dialog.module.css";

/** Lines shown before one asks for the rest. */
const MANY = 200;
const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

type PreviewProps = {
  readonly reading: Extract<DeckReading, { ok: true }>;
  readonly pool: Pool;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
};

export function ImportPreview({ reading, pool, choices, onChoose }: PreviewProps) {
  const [all, setAll] = useState(false);
  const names = useId();
  const open = reading.lines.filter((line) => isOpen(line, choices)).length;
  const lines = all ? reading.lines : reading.lines.slice(0, MANY);
  const likeliest = withLikeliest(reading, choices);
  const more = likeliest.size - choices.size;
  const [before, setBefore] = useState<Choices>();
  const rows = useRef<HTMLTableSectionElement>(null);
  const last = useRef<HTMLElement>(null);
  return (
    <>
      <p className={styles.sum} role="status">
        {reading.lines.length} {reading.lines.length === 1 ? "line" : "lines"} read{open > 0 ? `, ${open} to check` : ", all understood"}.
        Nothing is left out: a line that names no card stays as an unresolved line.
      </p>
      {(open > 0 || before) && (
        <p className={styles.acts}>
          {more > 1 && (
            <Button
              size="s"
              icon={<CheckCheck {...ICON} />}
              onClick={() => {
                setBefore(choices);
                onChoose(likeliest);
              }}
            >
              Take the first suggestion for each
            </Button>
          )}
          {before && (
            <Button
              size="s"
              icon={<Undo2 {...ICON} />}
              onClick={() => {
                setBefore(undefined);
                onChoose(before);
              }}
            >
              Take that back
            </Button>
          )}
          {open > 0 && (
            <Button size="s" icon={<ArrowDown {...ICON} />} onClick={() => goToOpen(rows.current, last)}>
              Next to check
            </Button>
          )}
        </p>
      )}
      {reading.warnings.length > 0 && (
        <ul className={styles.warnings}>
          {reading.warnings.map((warning) => (
            <li key={`${warning.at ?? 0}/${warning.message}`}>
              {warning.at !== undefined && <b>Line {warning.at}: </b>}
              {legible(warning.message)}
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="How each line was read">
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">As written</th>
              <th scope="col">Understood as</th>
              <th scope="col">Sure?</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {lines.map((line, i) => (
              <LineRow
                // biome-ignore lint/suspicious/noArrayIndexKey: one line of JSON may give several
                key={`${line.at}/${i}`}
                line={line}
                pool={pool}
                choices={choices}
                onChoose={(key, name) => {
                  setBefore(undefined);
                  onChoose(new Map([...choices, [key, name]]));
                }}
                names={names}
              />
            ))}
          </tbody>
        </table>
      </div>
      <datalist id={names}>
        {pool.cards.map((card) => (
          <option key={card.id} value={card.name} />
        ))}
      </datalist>
      {lines.length < reading.lines.length && (
        <Button size="s" onClick={() => setAll(true)}>
          Show all {reading.lines.length} lines
        </Button>
      )}
    </>
  );
}

/** Puts the focus on the first line that is to check behind another, or on the first of all. */
function goToOpen(rows: HTMLElement | null, last: RefObject<HTMLElement | null>): void {
  const open = [...(rows?.querySelectorAll<HTMLElement>("[data-open]") ?? [])];
  const isBehind = (row: HTMLElement) => ((last.current?.compareDocumentPosition(row) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const row = open.find(isBehind) ?? open[0];
  if (!row) return;
  last.current = row;
  row.scrollIntoView({ block: "nearest" });
  row.querySelector<HTMLElement>("button, input")?.focus();
}

const WORDS = {
  title: "name of the deck",
  heading: "heading",
  swap: "planned swap",
  comment: "comment",
  blank: "",
  columns: "column headings",
} as const;

function LineRow({
  line,
  pool,
  choices,
  onChoose,
  names,
}: Pick<PreviewProps, "pool" | "choices"> & {
  readonly line: ReadLine;
  readonly names: string;
  readonly onChoose: (key: string, name: string) => void;
}) {
  const key = choiceKey(line);
  const chosen = key === undefined ? undefined : choices.get(key);
  const isBad = line.as === "card" && line.entry !== undefined && !isGoodCount(line.entry.count);
  const unsure = line.as === "unresolved" || (line.as === "card" && line.confidence !== "certain");
  const understood = line.as === "card" || line.as === "unresolved" ? undefined : WORDS[line.as];
  return (
    <tr data-quiet={understood !== undefined || undefined} data-open={isOpen(line, choices) || undefined}>
      <td>{line.at}</td>
      <td>
        <code>{line.text}</code>
        {line.remark && <small>{legible(line.remark)}</small>}
      </td>
      <td>
        {understood}
        {line.as === "card" && line.entry && !chosen && (
          <>
            {line.entry.count} × {line.entry.name}
            {line.section && <small>{sectionName(pool.game, line.section)}</small>}
          </>
        )}
        {line.as === "unresolved" && !chosen && "an unresolved line"}
        {chosen && (
          <>
            {line.entry?.count ?? 1} × {chosen}
            <small>your choice</small>
          </>
        )}
        {unsure && key !== undefined && (
          <Choose line={line} pool={pool} names={names} chosen={chosen} onChoose={(name) => onChoose(key, name)} />
        )}
      </td>
      <td>
        {(line.as === "card" || line.as === "unresolved") && (
          <Sure word={isBad ? "count" : chosen ? "certain" : (line.confidence ?? "unread")} />
        )}
      </td>
    </tr>
  );
}

/** What was understood and the nearest cards as buttons, and a box for any other. */
function Choose({
  line,
  pool,
  names,
  chosen,
  onChoose,
}: {
  readonly line: ReadLine;
  readonly pool: Pool;
  readonly names: string;
  readonly chosen: string | undefined;
  readonly onChoose: (name: string) => void;
}) {
  return (
    <span className={styles.choose}>
      {nearNames(line).map(({ name, lang }) => (
        <button key={name} type="button" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
          {name}
          {lang && <small> ({lang})</small>}
        </button>
      ))}
      <input
        aria-label={`Another card for “${line.text}”`}
        placeholder="Another card"
        list={names}
        onChange={(event) => {
          if (pool.byName.has(event.target.value)) onChoose(event.target.value);
        }}
      />
    </span>
  );
}

const SURE = {
  certain: { Icon: CircleCheck, word: "sure" },
  likely: { Icon: CircleHelp, word: "likely" },
  unknown: { Icon: OctagonX, word: "no such card" },
  unread: { Icon: OctagonX, word: "not understood" },
  count: { Icon: OctagonX, word: "no such count" },
} as const;
function Sure({ word }: { readonly word: keyof typeof SURE }) {
  const { Icon, word: said } = SURE[word];
  return (
    <span className={styles.sure} data-sure={word}>
      <Icon {...ICON} /> {said}
    </span>
  );
}
