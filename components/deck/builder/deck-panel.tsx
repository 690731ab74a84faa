"use client";
/** The deck as a list: sections with their rows, one tab stop, keys, several rows at once, Considering with planned swaps, Unresolved. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { EntrySectionId, SectionId } from "../../../engine/cards/deck.ts";
import { leastSaid, saidIn } from "../../../engine/cards/deck-sayings.ts";
import { changeCount, copies, type EntryAt, moveEntries, removeEntries, sectionName, setCount } from "../../../engine/decks/index.ts";
import { useKeys } from "../../frame/use-keys.ts";
import type { MenuItem } from "../../ui/menu.tsx";
import { useDesk, useView } from "./builder.ts";
import { DeckHead } from "./deck-head.tsx";
import styles from "./deck-panel.module.css";
import { DeckRowLine, type RowActions } from "./deck-row.tsx";
import { type DeckRow, overfullSections, rowSections, wrongOf, wrongRows } from "./deck-rows.ts";
import { QuickAdd } from "./quick-add.tsx";
import { type RowDialog, RowDialogs } from "./row-dialogs.tsx";
import { useRowPeek } from "./row-peek.tsx";
import { SectionBox } from "./section-box.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { limitOf } from "./set-copies.ts";
import { Swaps } from "./swaps.tsx";
import { Unresolved } from "./unresolved.tsx";
import { useRowFocus } from "./use-row-focus.ts";

type DeckPanelProps = {
  readonly onDraw: () => void;
  /** Shows why the deck is legal or not. */
  readonly onLegality: () => void;
};

export function DeckPanel({ onDraw, onLegality }: DeckPanelProps) {
  const desk = useDesk();
  const { list, check } = useView();
  const { pool, game, rules } = desk;
  const sections = useMemo(() => rowSections(list, pool, game, rules), [list, pool, game, rules]);
  const rows = useMemo(() => sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows)), [sections]);
  const wrong = useMemo(() => wrongRows(check.problems), [check.problems]);
  const overfull = useMemo(() => overfullSections(check.problems), [check.problems]);
  const quick = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { active, arrive, goTo, focusSoon } = useRowFocus(panel, rows, quick);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const [dialog, setDialog] = useState<RowDialog>();

  const peek = useRowPeek(rows);
  const chosen = useMemo(() => rows.filter((row) => picked.has(row.key)), [rows, picked]);
  /** What an action on a row is about: all selected rows when it is one of them. */
  const meant = useCallback((row: DeckRow): readonly DeckRow[] => (picked.has(row.key) ? chosen : [row]), [picked, chosen]);
  const addresses = (some: readonly DeckRow[]): readonly EntryAt[] => some.map(({ at }) => at);

  const remove = (some: readonly DeckRow[]) => {
    if (!desk.make(removeEntries(list, addresses(some)), "notice")) return;
    setPicked(new Set());
    focusSoon(active);
  };
  const move = (some: readonly DeckRow[], to: EntrySectionId) => {
    const [first] = some;
    if (!desk.make(moveEntries(list, addresses(some), to), "notice")) return;
    setPicked(new Set());
    if (first) focusSoon(`${to}/${first.entry.name}/0`);
  };
  const pick = (row: DeckRow, how: "only" | "toggle" | "range") => {
    arrive(row.key);
    if (how === "range") {
      const from = rows.findIndex(({ key }) => key === (anchor.current ?? row.key));
      const to = rows.indexOf(row);
      setPicked(new Set(rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ key }) => key)));
      return;
    }
    anchor.current = row.key;
    if (how === "only") setPicked(new Set());
    else
      setPicked((before) => (before.has(row.key) ? new Set([...before].filter((key) => key !== row.key)) : new Set([...before, row.key])));
  };
  const menu = (row: DeckRow): readonly MenuItem[] => {
    const some = meant(row);
    const open = (kind: RowDialog["kind"]) => () => setDialog({ kind, rows: kind === "move" ? some : [row] });
    const items: MenuItem[] = [{ label: "Move to…", keys: "m", onSelect: open("move") }];
    if (row.at.section !== "considering") items.push({ label: "Add to Considering", onSelect: () => move(some, "considering") });
    items.push(
      { label: "Replace with…", onSelect: open("replace") },
      { label: row.entry.note === undefined ? "Add a note…" : "Change the note…", onSelect: open("note") },
    );
    items.push({ label: picked.has(row.key) ? "Deselect" : "Select", onSelect: () => pick(row, "toggle") });
    const { card } = row;
    if (card) items.push({ label: "Quick look", keys: "Space", onSelect: () => desk.look(card) });
    return [
      ...items,
      "separator",
      { label: some.length > 1 ? `Remove ${some.length} lines` : "Remove", keys: "Delete", onSelect: () => remove(some) },
    ];
  };

  const latest = useRef({ pick, menu, list });
  useLayoutEffect(() => {
    latest.current = { pick, menu, list };
  });
  const act = useMemo<RowActions>(
    () => ({
      arrive,
      pick: (row, how) => latest.current.pick(row, how),
      change: (row, by) => desk.make(changeCount(latest.current.list, row.at, by)),
      look: ({ card }) => card && desk.look(card),
      menu: (row) => latest.current.menu(row),
    }),
    [arrive, desk],
  );

  const said = useMemo(() => saidIn(list, pool), [list, pool]);
  const leastOf = (id: EntrySectionId) => {
    const rule = rules.sections.find((one) => one.id === id);
    return rule && leastSaid(said, rule.id, rule.least);
  };
  const activeRow = rows.find(({ key }) => key === active);
  const onRow = (run: (row: DeckRow) => void) => (event: KeyboardEvent) => {
    if (!activeRow || !(event.target instanceof HTMLElement) || event.target.dataset["row"] === undefined) return false;
    run(activeRow);
    return true;
  };
  const setTo = (event: KeyboardEvent, keys: string) =>
    onRow((row) => (keys === "0" ? remove([row]) : desk.make(setCount(list, row.at, Number(keys)))))(event);
  const readKeys = useKeys({
    addOne: onRow((row) => desk.make(changeCount(list, row.at, 1))),
    removeOne: onRow((row) => desk.make(changeCount(list, row.at, -1), row.entry.count === 1 ? "notice" : undefined)),
    copies: setTo,
    addTyped: onRow((row) => desk.make(changeCount(list, row.at, 1))),
    addMost: onRow((row) => {
      const most = row.card && limitOf(list, rules, row.card);
      if (most !== undefined && row.entry.count < most) desk.make(setCount(list, row.at, most));
    }),
    moveTo: onRow((row) => setDialog({ kind: "move", rows: meant(row) })),
    remove: onRow((row) => remove(meant(row))),
    look: onRow((row) => row.card && desk.look(row.card)),
    drawHand: () => onDraw(),
    itemMenu: onRow((row) =>
      panel.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row.key)}"] [aria-haspopup=menu]`)?.click(),
    ),
    back: (event) => {
      if (picked.size === 0) return false;
      event.stopPropagation();
      setPicked(new Set());
      return true;
    },
  });

  return (
    <div className={styles.deck}>
      <DeckHead onLegality={onLegality} />
      <QuickAdd inputRef={quick} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are grids */}
      <div
        ref={panel}
        className={styles.rows}
        data-selecting={picked.size > 0 || undefined}
        {...peek.handlers}
        onKeyDown={(event) => {
          if (event.key === "Escape") peek.hide();
          if (event.target instanceof HTMLElement && event.target.closest("[role=menu], dialog")) return;
          const extend = event.shiftKey && (event.key === "ArrowDown" || event.key === "ArrowUp");
          if (extend && picked.size === 0) anchor.current = active;
          const next = goTo(event);
          if (next && extend) pick(next, "range");
          else if (event.key === " " && event.ctrlKey && activeRow) {
            event.preventDefault();
            pick(activeRow, "toggle");
          } else if (!next) readKeys(event);
        }}
      >
        {sections.map((section, place) => (
          <SectionBox key={section.id} section={section} place={place} overfull={overfull.has(section.id)} said={leastOf(section.id)}>
            {(group) =>
              group.rows.map((row) => (
                <DeckRowLine
                  key={row.key}
                  row={row}
                  wrong={section.id === "considering" ? undefined : wrongOf(wrong, row.at, row.entry.name)}
                  active={row.key === active}
                  selected={picked.has(row.key)}
                  act={act}
                />
              ))
            }
          </SectionBox>
        ))}
        <Swaps />
        <Unresolved />
        {peek.face}
      </div>
      <SelectionBar
        lines={chosen.length}
        copies={copies(chosen.map(({ entry }) => entry))}
        onMove={() => setDialog({ kind: "move", rows: chosen })}
        onConsider={() => move(chosen, "considering")}
        onRemove={() => remove(chosen)}
        onNone={() => {
          setPicked(new Set());
          focusSoon(active);
        }}
      />
      <RowDialogs dialog={dialog} onClose={() => setDialog(undefined)} onMove={move} focusSoon={focusSoon} />
    </div>
  );
}

/** The heading's icon and id of a section; used by anchors and drop zones. */
export const sectionAnchor = (id: SectionId): string => `deck-${id}`;
export { sectionName };
