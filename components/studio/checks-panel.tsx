"use client";
import { useQuery } from "@tanstack/react-query";
/** The checks of a card as a list, each with a button that leads to where it is mended. */
import { CircleAlert, CircleCheck } from "lucide-react";
import { use, useDeferredValue, useMemo } from "react";
import { type LibraryGame, PLAYABLE } from "../../engine/games/game.ts";
import { drawWith } from "../../faces/draw.ts";
import { studioQueries } from "../api/studio.ts";
import { facesOf, loadFaces } from "../card/painters.ts";
import { Button } from "../ui/button.tsx";
import { type Check, checksOf } from "./checks.ts";
import styles from "./checks-panel.module.css";
import { cardToDraw } from "./draft.ts";
import type { OpenCard } from "./use-open-card.ts";

export type ChecksPanelProps = { readonly card: OpenCard; readonly game: LibraryGame; readonly isDraft: boolean };

export function ChecksPanel({ card, game, isDraft }: ChecksPanelProps) {
  const { draft, problems, isChanged, head, save } = card;
  const faces = facesOf(game.id) ?? use(loadFaces(game.id));
  const drawn = useDeferredValue(draft);
  const fit = useMemo(
    () => drawWith(faces, cardToDraw(drawn, game.id, head.id), { detail: "face", art: { href: "" }, prefix: "fit" }).fit,
    [faces, drawn, game.id, head.id],
  );
  const isPlayed = PLAYABLE.some((one) => one === game.id);
  const { data } = useQuery({ ...studioQueries.scenarios(head.id), enabled: isPlayed });
  // A card that came with the studio is shown by the scenarios that came with it.
  const isShown = head.state === "plays" && (data?.length ?? 0) === 0;
  const scenarios = data && !isShown ? { all: data.length, passed: data.filter(({ passes }) => passes).length } : undefined;
  const checks = checksOf(game, { draft, problems, isDraft, isChanged, fit, scenarios });
  const left = checks.filter(({ passed }) => !passed).length;
  const mend: Readonly<Partial<Record<Check["id"], { readonly name: string; readonly act: () => void }>>> = {
    fields: { name: "Show", act: () => focusFirst("[data-bad='true']") },
    text: { name: "Show", act: () => focusFirst("[data-rules-text]") },
    fit: { name: "Show", act: () => focusFirst("[data-rules-text]") },
    credit: { name: "Show", act: () => focusFirst("[data-credit]") },
    scenario: { name: "Try it", act: () => focusFirst("[data-try]") },
    saved: { name: "Save", act: () => void save() },
  };
  return (
    <section className={styles.panel} aria-label="Checks">
      <h2>
        Checks <span data-ok={left === 0 || undefined}>{left === 0 ? "all passed" : left === 1 ? "1 left" : `${left} left`}</span>
      </h2>
      <ul>
        {checks.map(({ id, passed, sentence }) => {
          const button = mend[id];
          return (
            <li key={id} data-passed={passed || undefined}>
              {passed ? (
                <CircleCheck size={15} strokeWidth={1.75} aria-label="passed:" />
              ) : (
                <CircleAlert size={15} strokeWidth={1.75} aria-label="open:" />
              )}
              <span>{sentence}</span>
              {!passed && button && (
                <Button size="s" onClick={button.act}>
                  {button.name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Brings the first control that a selector finds, or that lies in it, into sight and gives it the focus; closed parts of the form are opened. */
function focusFirst(selector: string): void {
  const found = document.querySelector<HTMLElement>(selector);
  const control = found?.matches("input, textarea, select, button")
    ? found
    : found?.querySelector<HTMLElement>("input, textarea, select, button, [contenteditable='true']");
  const closed = control?.closest("details");
  if (closed) closed.open = true;
  control?.scrollIntoView({ block: "center" });
  control?.focus();
}
