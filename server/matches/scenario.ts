/** A match, or a part of it, as a scenario file that the command line plays. */

import { db } from "../../db/client.ts";
import { listHeads } from "../../db/queries/objects.ts";
import { cardsOf, isFreeTable } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { ScenarioDraft, SetUpTold } from "../../engine/matches/told.ts";
import {
  type Draft,
  draftScenario,
  type InlineCard,
  type ScenarioFile,
  writePosition,
  writeScenario,
} from "../../engine/scenarios/index.ts";
import { isRuleOf } from "../rules.ts";
import type { Table } from "./table.ts";
import { isAlone, isOver } from "./who.ts";

export type ScenarioError = { readonly code: "hidden" | "no-scenario"; readonly message: string };

/** Moments before the one that is wished for at which a scenario may begin instead. */
const MOST_BEFORE = 60;
/** Moments at which it is tried. */
const MOST_TRIED = 12;

const hidden = (table: Table, holder: string | undefined): ScenarioError | undefined =>
  isOver(table) || isAlone(table, holder)
    ? undefined
    : {
        code: "hidden",
        message: "A scenario reveals every card, so you can save one only when the match is over or nobody else plays.",
      };

/** The match as it was after entry `at`, as a scenario that has only a position. */
export function positionAt(table: Table, holder: string | undefined, at: number): Result<SetUpTold, ScenarioError> {
  const kept = hidden(table, holder);
  if (kept) return err(kept);
  const { match, play, opened } = table;
  if (isFreeTable(match.game)) return err({ code: "no-scenario", message: "A free table has no rules to continue a position with." });
  return ok({ position: writePosition(opened.playable, play.stateAfter(at)), options: match.options });
}

/** What was played from about entry `from` to entry `to`, ready to be named. `from`: the entry after which it begins, the nearest one at which a scenario can. */
export function draftOf(
  table: Table,
  holder: string | undefined,
  from: number,
  to: number,
): Result<ScenarioDraft & { readonly draft: Draft }, ScenarioError> {
  const { match, play, opened } = table;
  const kept = hidden(table, holder);
  if (kept) return err(kept);
  const refuse = (message: string) => err({ code: "no-scenario" as const, message: `This cannot be saved as a scenario. ${message}` });
  if (isFreeTable(match.game)) return refuse("A free table has no rules for a scenario to show.");
  const entries = play.live.filter(({ n }) => n <= to);
  const begin = entries.filter(({ n }) => n <= from).length;
  const draftAt = (first: number) => {
    const start = entries[first - 1]?.n ?? 0;
    const { options, seed } = match;
    const draft = draftScenario(opened.playable, { options, seed, start: play.stateAfter(start), entries: entries.slice(first) });
    if (!draft.ok) return draft;
    const { steps, facts } = draft.value;
    return ok({ draft: draft.value, from: start, steps: steps.map((step) => Object.entries(step).flat().join(": ")), facts });
  };
  let reason: string | undefined;
  let tried = 0;
  for (let first = begin; first >= Math.max(0, begin - MOST_BEFORE); first--) {
    const state = play.stateAfter(entries[first - 1]?.n ?? 0);
    if (first > 0 && play.game.standing(state) === undefined && entries[first]?.kind === "act") continue;
    if (++tried > MOST_TRIED) break;
    const drafted = draftAt(first);
    if (drafted.ok) return drafted;
    reason ??= drafted.error.message;
    if (!drafted.error.elsewhere) break;
  }
  // A match from its start, or from a position that was laid, has its chance from its seed.
  const whole = draftAt(entries[0]?.kind === "lay" ? 1 : 0);
  return whole.ok ? whole : refuse(reason ?? "A scenario must begin at the start of a phase, and no such moment is near this one.");
}

/** A draft with its name, the rules that it shows and the facts that are to be so, by their index. */
export function fileOf(
  { match, opened }: Table,
  draft: Draft,
  { name, rules, facts }: { readonly name: string; readonly rules: readonly string[]; readonly facts: readonly number[] },
): Result<ScenarioFile, ScenarioError> {
  const game = cardsOf(match.game);
  const cards = ownCards(game, opened.playable.cards);
  const written = writeScenario(
    opened.playable,
    draft,
    { name, rules, note: `Saved from match ${match.id}.`, cards, facts: facts.flatMap((i) => draft.facts[i] ?? []) },
    isRuleOf(game),
  );
  return written.ok
    ? ok({ game, scenarios: [written.value], decks: [] })
    : err({ code: "no-scenario", message: withFullStop(`${gameDefinition(game).name}: ${written.error}`) });
}

/** The cards that did not come with the studio, or that somebody changed: a file that is taken elsewhere brings them along. */
function ownCards(game: ReturnType<typeof cardsOf>, cards: Table["opened"]["playable"]["cards"]): InlineCard[] {
  const own = new Set(listHeads(db(), "card", game).flatMap(({ id, revision }) => (revision.origin === "shipped" ? [] : [id])));
  return cards
    .filter(({ id }) => own.has(id))
    .map(({ id, name, kind, text, count, number, fields }) => ({ id, name, kind, text, count, number, fields: { ...fields } }));
}
