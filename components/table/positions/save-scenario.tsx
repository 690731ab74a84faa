"use client";
/** Saves what was played as a scenario: with the card that was tried, or as a file with what it shows, which rules, and what is to be so at the end. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CardId } from "../../../engine/cards/card.ts";
import { slugify } from "../../../engine/cards/slug.ts";
import { isFreeTable } from "../../../engine/games/game.ts";
import { EXAMPLES } from "../../../engine/games/lists/examples.ts";
import type { FactTold, MatchView } from "../../../engine/matches/told.ts";
import { matchQueries, saveScenario } from "../../api/matches.ts";
import { keepScenario } from "../../studio/card/keep-scenario.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import form from "../lobby/match-form.module.css";
import styles from "./save-scenario.module.css";
import { triedAmong } from "./tried.ts";

type SaveProps = {
  readonly match: MatchView;
  /** The moment from which it is recorded at first. */
  readonly from: number;
  readonly onClose: () => void;
};

export default function SaveScenario({ match, from: first, onClose }: SaveProps) {
  const [from, setFrom] = useState(first);
  const [name, setName] = useState("");
  const [rules, setRules] = useState("");
  const [picked, setPicked] = useState<ReadonlySet<number>>();
  const draft = useQuery(matchQueries.scenario(match.id, from, match.n));
  // What was played for is, at first, whatever it changed.
  const chosen = picked ?? new Set((draft.data?.facts ?? []).flatMap(({ came }, i) => (came ? [i] : [])));
  const [unnamed, setUnnamed] = useState(false);
  const client = useQueryClient();
  const content = useQuery(matchQueries.content(match.content));
  const tried = triedAmong(content.data?.cards ?? [], window.location.search);
  const [as, setAs] = useState<"card" | "file">("card");
  const withCard = as === "card" ? tried : undefined;
  const keep = useMutation({ mutationFn: (card: CardId) => keepScenario(client, card, match.id, name), onSuccess: onClose });
  const saves = () => (withCard ? keep.mutate(withCard.id) : save.mutate());
  const save = useMutation({
    mutationFn: () =>
      saveScenario(match.id, {
        ...{ from, to: match.n, name },
        rules: rules.split(/[\s,;]+/).filter((rule) => rule !== ""),
        facts: [...chosen],
      }),
    onSuccess: (file) => download(file, `${slugify(name).slice(0, 60) || "scenario"}.json`),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as scenario"
      width={640}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" {...waitsFor(save.isPending || keep.isPending, () => (name.trim() === "" ? setUnnamed(true) : saves()))}>
            {withCard ? `Keep with ${withCard.name}` : "Save the file"}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        {tried && (
          <div className={styles.goal}>
            <Segmented legend="Where it is kept" value={as} labels={{ card: "With the card", file: "As a file" }} onChange={setAs} />
          </div>
        )}
        <label>
          What it shows, in one sentence
          <input
            value={name}
            data-autofocus
            onChange={(event) => {
              setName(event.target.value);
              setUnnamed(false);
            }}
          />
        </label>
        {unnamed && <p role="alert">Say what the scenario shows. The list of scenarios uses this sentence as its name.</p>}
        {withCard ? (
          <p>
            It records what was played here since {withCard.name} was put on the table, and the result. It is played again whenever the card
            changes.
          </p>
        ) : (
          <>
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
                  It begins {draft.data.from === 0 ? "with the match" : `after moment ${draft.data.from}, the nearest possible one`}, and
                  has {draft.data.steps.length} {draft.data.steps.length === 1 ? "step" : "steps"}:
                </p>
                <ol className={styles.steps}>
                  {draft.data.steps.map((step, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same step can come twice
                    <li key={i}>{step}</li>
                  ))}
                </ol>
                <fieldset className={styles.facts}>
                  <legend>What must be true at the end</legend>
                  {draft.data.facts.map((fact, i) => (
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
                  ))}
                </fieldset>
              </>
            )}
          </>
        )}
        {withCard && keep.error && <p role="alert">{keep.error.message}</p>}
        {!withCard && save.error && <ErrorState title="The scenario was not saved">{save.error.message}</ErrorState>}
        {!withCard && save.isSuccess && (
          <p role="status">
            The file is in your downloads. It was played, and it passes. Run it with <code>npm run -s cli -- scenario FILE</code>.
          </p>
        )}
      </div>
    </Dialog>
  );
}

/** "SUN's hand: Bagman, Packet Thief", "corruption: 1". */
function factWords({ seat, name, value }: FactTold): string {
  const listed = (one: unknown): string => (Array.isArray(one) ? (one.length === 0 ? "nothing" : one.join(", ")) : String(one));
  const said =
    typeof value !== "object" || value === null
      ? String(value)
      : "exactly" in value
        ? listed(value.exactly)
        : Object.entries(value)
            .map(([space, cards]) => `${space}: ${listed(cards)}`)
            .join("; ");
  return `${seat === undefined ? "" : `${seat}'s `}${name}: ${said}`;
}

function download(value: unknown, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
