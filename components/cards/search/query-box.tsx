"use client";
/** The query box: colours and completes the query as it is typed, and shows how many cards match and which parts are not understood. */
import { Search as SearchIcon, X } from "lucide-react";
import dynamic from "next/dynamic";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { type Completion, highlight } from "../../../engine/cards/search/index.ts";
import { keysOf } from "../../frame/keys.ts";
import { useBindings } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { useTypedBefore } from "../../ui/typed-before.ts";
import type { Ask } from "./ask.ts";
import { exampleQuery } from "./example.ts";
import styles from "./query-box.module.css";
import { SavedSearches } from "./saved-searches.tsx";
import { useComplete } from "./use-complete.ts";
import type { Search } from "./use-search.ts";

/** Most queries are fully understood, so notes load after the page. */
export const loadNotes = () => import("./query-notes.tsx").then((module) => module.QueryNotes);
const QueryNotes = dynamic(loadNotes, { ssr: false });

const SAY_MS = 700;
const NONE: readonly Completion[] = [];

export function QueryBox({ ask, search }: { readonly ask: Ask; readonly search: Search }) {
  const { game, text, setText } = ask;
  const { found, index, context } = search;
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, text, setText);
  const colours = useRef<HTMLDivElement>(null);
  const id = useId();
  const bindings = useBindings();
  const [cursor, setCursor] = useState<number>();
  const [chosen, setChosen] = useState(-1);
  const [asked, setAsked] = useState(false);
  const tokens = useMemo(
    () => highlight(text, game, found && search.asked === text ? found.ignored : undefined),
    [text, game, found, search.asked],
  );
  const { parts, load } = useComplete();
  const completions = useMemo(
    () => (cursor === undefined || !index || !parts ? NONE : parts.complete(text, cursor, index, context)),
    [parts, text, cursor, index, context],
  );
  // Card names alone would only cover the cards themselves; the arrow key still shows them.
  const open =
    cursor !== undefined &&
    (asked || (text.trim() !== "" && completions.some((completion) => completion.kind !== "name"))) &&
    completions.length > 0;
  const count = found?.total;

  useEffect(() => {
    if (count === undefined || document.activeElement !== input.current) return;
    const timer = setTimeout(() => announce(count === 1 ? "1 card" : `${count} cards`), SAY_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const follow = () => {
    if (colours.current && input.current) colours.current.scrollLeft = input.current.scrollLeft;
  };
  // With the frame, when what was typed and what was found are laid out in one go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer text is what moves it
  useEffect(() => {
    const frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [text]);
  const close = () => {
    setCursor(undefined);
    setChosen(-1);
    setAsked(false);
  };
  const accept = (completion: Completion) => {
    input.current?.focus();
    input.current?.setSelectionRange(completion.from, completion.to);
    // As if it were typed, so that the browser can take it back.
    document.execCommand("insertText", false, completion.insert);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (open) setChosen((at) => (at + step + completions.length + (at < 0 && step < 0 ? 1 : 0)) % completions.length);
      else {
        setCursor(event.currentTarget.selectionStart ?? text.length);
        setAsked(true);
      }
    } else if (event.key === "Enter") {
      const completion = open ? completions[chosen] : undefined;
      if (completion) accept(completion);
      else {
        close();
        document.querySelector<HTMLElement>("[data-results] [tabindex='0']")?.focus();
      }
    } else if (event.key === "Escape" && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.ask}>
      <div className={styles.line}>
        <div className={styles.box}>
          <SearchIcon size={17} strokeWidth={1.75} aria-hidden className={styles.lens} />
          <div className={styles.field}>
            <div ref={colours} className={styles.colours} aria-hidden>
              {tokens.map((token) => (
                <span key={token.from} data-kind={token.kind} data-fault={token.fault || undefined}>
                  {text.slice(token.from, token.to)}
                </span>
              ))}
            </div>
            <input
              ref={input}
              data-search-box
              className={styles.input}
              role="combobox"
              aria-label={`Search ${game.name} cards`}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-autocomplete="list"
              aria-activedescendant={open && chosen >= 0 ? `${id}-${chosen}` : undefined}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={`Name or query: ${exampleQuery(game)}`}
              value={text}
              onChange={(event) => {
                load();
                setText(event.target.value);
                setCursor(event.target.selectionStart ?? event.target.value.length);
                setChosen(-1);
              }}
              onKeyDown={onKeyDown}
              onFocus={load}
              onBlur={close}
              onScroll={follow}
            />
          </div>
          <span className={styles.count}>{count === undefined ? "" : count === 1 ? "1 card" : `${count} cards`}</span>
          {text === "" ? (
            <span className={styles.hint}>{keysOf("search", bindings)[0] && <Kbd keys={keysOf("search", bindings)[0] ?? ""} />}</span>
          ) : (
            <IconButton
              size="s"
              look="plain"
              label="Clear the search"
              onClick={() => {
                setText("");
                input.current?.focus();
              }}
            >
              <X size={15} aria-hidden />
            </IconButton>
          )}
        </div>
        <SavedSearches ask={ask} />
      </div>
      {found !== undefined && found.ignored.length + found.notices.length > 0 && (
        <QueryNotes ask={ask} found={found} onRetry={search.retryRegex} />
      )}
      {open && parts && <parts.CompletionList id={id} completions={completions} chosen={chosen} onAccept={accept} />}
    </div>
  );
}
