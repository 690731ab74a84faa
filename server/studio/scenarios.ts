/** Scenarios that belong to a card: saved from a match, played again with the card as it is now. */
import { join } from "node:path";
import { loadContent } from "../../content/load.ts";
import { readRules } from "../../content/rules.ts";
import { db } from "../../db/client.ts";
import { randomId } from "../../db/hash.ts";
import * as store from "../../db/queries/scenarios.ts";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { CardScenario } from "../../engine/cards/work.ts";
import { isPlayable, type PlayableGame } from "../../engine/games/playable.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import { playScenario, type Report, recordScenario, type Scenario, ScenarioSchema } from "../../engine/scenarios/index.ts";
import { type Opened, pinToday } from "../matches/contents.ts";
import { tableOf } from "../matches/table.ts";

/** Why a match is not saved as a scenario. */
export type ScenarioError = { readonly code: "no-match" | "cannot-record"; readonly message: string };

/** Saves a match that was begun to try the card as a scenario of it, if that plays again as it was played. */
export function saveScenario(
  card: LibraryCard,
  match: MatchId,
  { name, author }: { readonly name: string; readonly author: string },
): Result<CardScenario, ScenarioError> {
  const table = tableOf(match);
  if (!table.ok) return err({ code: "no-match", message: "There is no match with this address, or it cannot be opened." });
  const { play, opened, match: kept } = table.value;
  const { playable } = opened;
  const pinned = playable.cards.find(({ id }) => id === card.id);
  const tried = pinned && playable.tried?.(pinned);
  if (play.live[0]?.kind !== "lay" || !tried?.ok || !isPlayable(playable.id))
    return err({
      code: "cannot-record",
      message: "This match did not begin with trying the card. Try the card, play what you want to show, and save that.",
    });
  const isStandard = canonicalJson(kept.options) === canonicalJson(playable.options.standard);
  const options = isStandard ? undefined : kept.options;
  const recorded = recordScenario(playable, play, { name, position: tried.value.position, seed: kept.seed, options });
  if (!recorded.ok) return err({ code: "cannot-record", message: recorded.error });
  const report = played(opened, recorded.value, playable.id);
  if (report.is !== "passed")
    return err({ code: "cannot-record", message: `Played again from its words it does not come to the same: ${reasonOf(report)}` });
  const id = randomId();
  const at = new Date().toISOString();
  store.addScenario(db(), { id, game: card.game, card: card.id, value: recorded.value, author, at });
  const [told] = runScenarios(card).filter((one) => one.id === id);
  return told ? ok(told) : err({ code: "cannot-record", message: "The scenario was saved and cannot be read again." });
}

/** The scenarios of a card, each played now with the cards as they are. When all pass, that is what the card's state says. */
export function runScenarios(card: LibraryCard): CardScenario[] {
  const kept = store.listScenarios(db(), card.id);
  if (kept.length === 0 || !isPlayable(card.game)) return [];
  const { game } = card;
  const opened = pinToday(game, card.id);
  const scenarios = kept.map(({ id, value, author, at }): CardScenario => {
    const read = ScenarioSchema.safeParse(value);
    const name = read.success ? read.data.name : "A scenario that cannot be read";
    const report: Report | undefined = read.success && opened.ok ? played(opened.value, read.data, game) : undefined;
    const told = { id, name, author, at, steps: read.success ? read.data.steps.length : 0 };
    if (report?.is === "passed") return { ...told, passes: true };
    return { ...told, passes: false, reason: report ? reasonOf(report) : opened.ok ? "It is no scenario of this version." : opened.error };
  });
  if (scenarios.every(({ passes }) => passes))
    store.addProof(db(), { id: card.id, game: card.game, revision: card.revision.number, kind: "scenario", at: new Date().toISOString() });
  return scenarios;
}

/** Puts a scenario away, or takes that back. False when there is none. */
export const archiveScenario = (id: string, archived: boolean): boolean =>
  store.setScenarioArchived(db(), id, archived ? new Date().toISOString() : null);

const played = ({ playable }: Opened, scenario: Scenario, game: PlayableGame): Report =>
  playScenario(playable, scenario, [], (number) => rulesOf(game).has(number));

const rules = new Map<PlayableGame, ReadonlySet<string>>();
/** The numbers of a game's rules in the folder that the studio runs in. */
function rulesOf(game: PlayableGame): ReadonlySet<string> {
  const known = rules.get(game);
  if (known) return known;
  const text = loadContent(join(/* turbopackIgnore: true */ process.cwd(), "content")).content[game].rules;
  const numbers = new Set(readRules(text, game).map(({ number }) => number));
  rules.set(game, numbers);
  return numbers;
}

/** Why a scenario did not pass, in a sentence. */
function reasonOf(report: Report): string {
  if (report.is === "unreadable") return report.mistakes[0]?.message ?? "It cannot be read.";
  if (report.is === "passed") return "";
  const [failure] = report.failures;
  return `Step ${report.step}: ${failure ? `expected ${failure.expected}, found ${failure.found}` : "it cannot be played on"}.`;
}
