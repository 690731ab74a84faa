"use client";
/** Saves what was played as a scenario, in the studio with a card and as a file: what it shows, which rules, and what is to be so at the end. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CardId } from "../../../engine/cards/card.ts";
import { slugify } from "../../../engine/cards/slug.ts";
import { isFreeTable } from "../../../engine/games/game.ts";
import type { ToldAs } from "../../../engine/games/game-example.ts";
import { EXAMPLES } from "../../../engine/games/lists/examples.ts";
import type { FactTold, MatchView } from "../../../engine/matches/told.ts";
import { matchQueries, saveScenario } from "../../api/matches.ts";
import { keepScenario } from "../../studio/card/keep-scenario.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import form from "../lobby/match-form.module.css";
import { factWords, proposedName, tellingFacts } from "./fact-words.ts";
import styles from "./save-scenario.module.css";
import { triedAmong } from "./tried.ts";

const NO_FACTS: readonly FactTold[] = [];
const NO_STEPS: readonly string[] = [];

type SaveProps = {
  readonly match: MatchView;
  /** The moment from which it is recorded at first. */
  readonly from: number;
  readonly onClose: () => void;
};

export default function SaveScenario({ match, from: first, onClose }: SaveProps) {
  const content = useQuery(matchQueries.content(match.content));
  const tried = triedAmong(content.data?.cards ?? [], window.location.search);
  const [chosenFrom, setFrom] = useState<number>();
  // A trial is all about its card.
  const from = chosenFrom ?? (tried ? 0 : first);
  const [typed, setName] = useState<string>();
  const [rules, setRules] = useState("");
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const draft = useQuery(matchQueries.scenario(match.id, from, match.n));
  const { facts = NO_FACTS, steps = NO_STEPS } = draft.data ?? {};
  // What was played for is, at first, what tells most of what it changed.
  const as: ToldAs = isFreeTable(match.game) ? {} : EXAMPLES[match.game].told;
  const telling = tellingFacts(facts, steps, as);
  const chosen = picked ?? new Set(telling);
  const name = typed ?? proposedName(steps, facts, as);
  const [unnamed, setUnnamed] = useState(false);
  const client = useQueryClient();
  const named = (content.data?.cards ?? []).filter((card) => steps.some((step) => step.includes(card.name)));
  const cards = [...new Map([...(tried ? [tried] : []), ...named].map((card) => [card.id, card])).values()];
  const [at, setAt] = useState<CardId | "">();
  const withCard = cards.find(({ id }) => id === (at ?? cards[0]?.id));
  const save = useMutation({
    mutationFn: async () => {
      const part = { from, to: match.n, facts: [...chosen] };
      const file = await saveScenario(match.id, { ...part, name, rules: rules.split(/[\s,;]+/).filter((rule) => rule !== "") });
      if (withCard) await keepScenario(client, withCard.id, match.id, name, part);
      return file;
    },
    onSuccess: (file) => download(file, `${slugify(name).slice(0, 60) || "scenario"}.json`),
  });
  const box = (i: number) => {
    const fact = facts[i];
    return (
      fact && (
        <label key={`${fact.seat ?? ""} ${fact.name}`}>
          <input
            type="checkbox"
            checked={chosen.has(i)}
            onChange={() => {
              const next = new Set(chosen);
              if (!next.delete(i)) next.add(i);
              setPicked(next);
            }}
          />
          {factWords(fact)}
        </label>
      )
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as scenario"
      width={640}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" {...waitsFor(save.isPending, () => (name.trim() === "" ? setUnnamed(true) : save.mutate()))}>
            {withCard ? `Keep with ${withCard.name}` : "Save the file"}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <label>
          What it shows, in one sentence
          <input
            value={name}
            data-autofocus
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              setName(event.target.value);
              setUnnamed(false);
            }}
          />
        </label>
        {unnamed && <p role="alert">Say what the scenario shows. The list of scenarios uses this sentence as its name.</p>}
        {cards.length > 0 && (
          <label>
            Where it is kept
            <select value={withCard?.id ?? ""} onChange={(event) => setAt(cards.find(({ id }) => id === event.target.value)?.id ?? "")}>
              {cards.map(({ id, name: word }) => (
                <option key={id} value={id}>
                  In the studio with {word}, and as a file
                </option>
              ))}
              <option value="">Only as a file</option>
            </select>
          </label>
        )}
        <label>
          Rules it shows
          <input
            value={rules}
            placeholder={isFreeTable(match.game) ? "" : EXAMPLES[match.game].rule}
            onChange={(event) => setRules(event.target.value)}
          />
        </label>
        <label>
          Recorded from moment
          <input
            type="number"
            min={0}
            max={match.n}
            value={from}
            onChange={(event) => {
              setFrom(Math.max(0, Math.min(match.n, Number(event.target.value))));
              setPicked(undefined);
            }}
          />
        </label>
        {draft.isPending ? (
          <Skeleton height={120} />
        ) : draft.error ? (
          <ErrorState title="It cannot start there">{draft.error.message}</ErrorState>
        ) : (
          <>
            <p>
              It begins {draft.data.from === 0 ? "with the match" : `after moment ${draft.data.from}, the nearest possible one`}, and has{" "}
              {draft.data.steps.length} {draft.data.steps.length === 1 ? "step" : "steps"}:
            </p>
            <ol className={styles.steps}>
              {draft.data.steps.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same step can come twice
                <li key={i}>{step}</li>
              ))}
            </ol>
            <fieldset className={styles.facts}>
              <legend>What must be true at the end</legend>
              {telling.length === 0 && <p>Nothing changed.</p>}
              {telling.map(box)}
            </fieldset>
            <details>
              <summary>Other facts at the end ({facts.length - telling.length})</summary>
              <div className={styles.facts}>{facts.map((_, i) => !telling.includes(i) && box(i))}</div>
            </details>
          </>
        )}
        {save.error && <ErrorState title="The scenario was not saved">{save.error.message}</ErrorState>}
        {save.isSuccess && (
          <p role="status">
            The file is in your downloads. The studio ran it, and it passes. Run it again with <code>npm run -s cli -- scenario FILE</code>.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function download(value: unknown, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
