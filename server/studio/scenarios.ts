/** Scenarios that belong to a card: saved from a match, played again with the card as it is now. */

import { db } from "../../db/client.ts";
import { randomId } from "../../db/hash.ts";
import * as store from "../../db/queries/scenarios.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { CardScenario } from "../../engine/cards/work.ts";
import { isPlayable } from "../../engine/games/playable.ts";
import { withFullStop } from "../../engine/kernel/full-stop.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import {
  type Draft,
  draftScenario,
  playScenario,
  type Report,
  ScenarioSchema,
  scenarioOfToday,
  writeScenario,
} from "../../engine/scenarios/index.ts";
import { poolOf } from "../library.ts";
import { pinToday } from "../matches/contents.ts";
import { draftOf } from "../matches/scenario.ts";
import { tableOf } from "../matches/table.ts";
import { isRuleOf } from "../rules.ts";

/** Why a match is not saved as a scenario. */
export type ScenarioError = { readonly code: "no-match" | "cannot-record"; readonly message: string };

/** Which part of a match shows the card, and which facts at its end, by index; `holder`: whoever asks for it. */
export type ShownPart = {
  readonly holder: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly facts: readonly number[];
};

/** Saves a match that was begun to try the card, or a part of any match, as a scenario of it, if that plays again as it was played. */
export function saveScenario(
  card: LibraryCard,
  match: MatchId,
  { name, author, part }: { readonly name: string; readonly author: string; readonly part?: ShownPart },
): Result<CardScenario, ScenarioError> {
  const table = tableOf(match);
  if (!table.ok) return err({ code: "no-match", message: "There is no match at this address, or it cannot be opened." });
  const { play, opened, match: kept } = table.value;
  const { playable } = opened;
  const [laid, ...entries] = play.live;
  const refuse = (message: string) => err({ code: "cannot-record" as const, message });
  const keep = (draft: Draft, facts: Draft["facts"]) => {
    const scenario = writeScenario(playable, draft, { name, rules: [], facts }, isRuleOf(card.game));
    if (!scenario.ok) return refuse(withFullStop(scenario.error));
    const id = randomId();
    const at = new Date().toISOString();
    store.addScenario(db(), { id, game: card.game, card: card.id, value: scenario.value, author, at });
    const [told] = runScenarios(card).filter((one) => one.id === id);
    return told ? ok(told) : err({ code: "cannot-record" as const, message: "The scenario was saved but cannot be read again." });
  };
  if (part) {
    if (!playable.cards.some(({ id }) => id === card.id)) return refuse(`${card.name} is not among the cards of this match.`);
    const drafted = draftOf(table.value, part.holder, part.from, part.to);
    if (!drafted.ok) return refuse(drafted.error.message);
    const { draft } = drafted.value;
    return keep(
      draft,
      part.facts.flatMap((i) => draft.facts[i] ?? []),
    );
  }
  if (laid?.kind !== "lay" || !playable.cards.some(({ id }) => id === card.id) || !isPlayable(playable.id))
    return refuse("This match did not start as a trial of the card. Try the card, play what you want to show, and save that.");
  if (entries.length === 0) return refuse("Nothing was played yet, so there is nothing to save. Play the card first.");
  const { options, seed } = kept;
  const draft = draftScenario(playable, { options, seed, start: play.stateAfter(laid.n), entries });
  if (!draft.ok) return refuse(`This cannot be saved as a scenario. ${draft.error.message}`);
  return keep(
    draft.value,
    draft.value.facts.filter(({ came }) => came),
  );
}

/** The scenarios of a card, each played now with the cards as they are. When all pass, that is what the card's state says. */
export function runScenarios(card: LibraryCard): CardScenario[] {
  const kept = store.listScenarios(db(), card.id);
  if (kept.length === 0 || !isPlayable(card.game)) return [];
  const { game } = card;
  const opened = pinToday(game, { tried: card.id });
  const isRule = isRuleOf(game);
  const pool = poolOf(game);
  const scenarios = kept.map(({ id, value, author, at }): CardScenario => {
    const read = ScenarioSchema.safeParse(scenarioOfToday(value, pool));
    const name = read.success ? read.data.name : "A scenario that cannot be read";
    const report: Report | undefined = read.success && opened.ok ? playScenario(opened.value.playable, read.data, [], isRule) : undefined;
    const told = { id, name, author, at, steps: read.success ? read.data.steps.length : 0 };
    if (report?.is === "passed") return { ...told, passes: true };
    return {
      ...told,
      passes: false,
      reason: report ? reasonOf(report) : opened.ok ? "It is not a scenario of this version." : opened.error,
    };
  });
  if (scenarios.every(({ passes }) => passes))
    store.addProof(db(), { id: card.id, game: card.game, revision: card.revision.number, kind: "scenario", at: new Date().toISOString() });
  return scenarios;
}

/** Puts a scenario away, or takes that back. False when there is none. */
export const archiveScenario = (id: string, archived: boolean): boolean =>
  store.setScenarioArchived(db(), id, archived ? new Date().toISOString() : null);

/** Why a scenario did not pass, in a sentence. */
function reasonOf(report: Report): string {
  if (report.is === "unreadable") return report.mistakes[0]?.message ?? "It cannot be read.";
  if (report.is === "passed") return "";
  const [failure] = report.failures;
  return `Step ${report.step}: ${failure ? `expected ${failure.expected}, found ${failure.found}` : "it cannot continue"}.`;
}
