"use client";
/** Steps, named versions, and what changed between any two of them (story D11). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History, RotateCcw, Tag } from "lucide-react";
import { useRef, useState } from "react";
import { legible } from "../../../engine/cards/legible.ts";
import type { DeckStep, DeckVersion } from "../../../engine/decks/index.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import { useKeepFocus } from "../builder/use-keep-focus.ts";
import { Comparison } from "./comparison.tsx";

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;
/** Steps shown before one asks for more. */
const FEW = 12;

export function VersionsPanel({ onName }: { readonly onName: () => void }) {
  const { id } = useDesk();
  const { data: versions = [], error } = useQuery(deckQueries.versions(id));
  const area = useRef<HTMLDivElement>(null);
  useKeepFocus(area);
  return (
    <div ref={area} tabIndex={-1}>
      <section className={styles.block} aria-labelledby="versions-title">
        <h2 id="versions-title" className={styles.blockTitle}>
          Versions
          <span className={styles.grow} />
          <Button size="s" icon={<Tag {...ICON} />} onClick={onName}>
            Name this version <Kbd keys="Mod+s" />
          </Button>
        </h2>
        {error && <p className={styles.note}>{error.message}</p>}
        {versions.length === 0 && !error && (
          <p className={styles.note}>Every change is saved automatically. Name a version to return to it or compare with it.</p>
        )}
        <ol className={styles.versions}>
          {versions.toReversed().map((version) => (
            <VersionLine key={version.number} version={version} />
          ))}
        </ol>
      </section>
      <Comparison versions={versions} />
      <Steps />
    </div>
  );
}

function VersionLine({ version }: { readonly version: DeckVersion }) {
  const { make } = useDesk();
  return (
    <li>
      <span>
        <b>v{version.number}</b> {legible(version.name)}
        <small>
          <Time at={version.at} />
        </small>
      </span>
      <Button
        size="s"
        look="quiet"
        icon={<RotateCcw {...ICON} />}
        onClick={() => make({ list: version.list, step: `Restored v${version.number} “${version.name}”` }, "notice")}
      >
        Restore
      </Button>
    </li>
  );
}

const Time = ({ at }: { readonly at: string }) => (
  <time dateTime={at} suppressHydrationWarning>
    {new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}
  </time>
);

/** The steps of this visit, to jump to, then those that were saved before it. */
function Steps() {
  const { store } = useDesk();
  const { state } = useView();
  const { past, future } = state.history;
  const [all, setAll] = useState(false);
  const steps = [
    ...past.map((step, i) => ({ step, made: i + 1 })),
    ...future.map((step, i) => ({ step, made: past.length + i + 1 })),
  ].reverse();
  const shown = all ? steps : steps.slice(0, FEW);
  const jump = (made: number, name: string) => {
    store.jump(made);
    announce(`The deck was restored to: ${name}.`);
  };
  return (
    <section className={styles.block} aria-labelledby="steps-title">
      <h2 id="steps-title" className={styles.blockTitle}>
        <History {...ICON} /> Steps
      </h2>
      <ol className={styles.steps} reversed>
        {shown.map(({ step, made }) => (
          <li key={made}>
            <button
              type="button"
              aria-current={made === past.length ? "step" : undefined}
              data-undone={made > past.length || undefined}
              onClick={() => jump(made, step.name)}
            >
              {legible(step.name)}
              {made > past.length && <small>undone</small>}
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-current={past.length === 0 ? "step" : undefined} onClick={() => jump(0, "the start")}>
            {(past[0]?.before ?? state.history.doc) === store.opened ? "As opened" : "Before these steps"}
          </button>
        </li>
      </ol>
      {steps.length > FEW && !all && (
        <Button size="s" look="quiet" onClick={() => setAll(true)}>
          Show all {steps.length}
        </Button>
      )}
      <EarlierSteps />
    </section>
  );
}

function EarlierSteps() {
  const { id, make } = useDesk();
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { data: steps = [] } = useQuery({ ...deckQueries.steps(id), enabled: open });
  const goBack = async (step: DeckStep) => {
    try {
      const { list } = await client.fetchQuery(deckQueries.step(id, step.number));
      make({ list, step: `Went back to step ${step.number}` }, "notice");
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : "That step could not be read.", tone: "bad" });
    }
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>All saved steps</summary>
      <ol className={styles.steps} reversed>
        {steps.toReversed().map((step) => (
          <li key={step.number}>
            <button type="button" onClick={() => void goBack(step)}>
              {legible(step.name)}
              <small>
                <Time at={step.at} />
              </small>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
