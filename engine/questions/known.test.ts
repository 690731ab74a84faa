/** Games that are not played again because they are known: the answer is what it would be if each were played. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { botNamed } from "../bots/index.ts";
import { PLAYABLE, type PlayableGame } from "../games/game.ts";
import { gameDefinition } from "../games/index.ts";
import { openerOf, openPlayable } from "../games/open-playable.ts";
import { at, type State } from "../kernel/state.ts";
import { playout, type Without } from "../lab/playout.ts";
import { type Configuration, configurationOf, playLane, type Ready, stageOf } from "./index.ts";
import { pointsOf } from "./unit.ts";

const { content } = loadContent();
const GAMES = PLAYABLE.filter((game) => gameDefinition(game).deck === undefined);

function ready(game: PlayableGame, bot: string, cards: readonly string[] | undefined): Ready & { readonly configuration: Configuration } {
  const source = content[game];
  const opened = openPlayable(game, source);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const made = configurationOf({ question: "cards", game, seed: 11, bots: [bot], cards }, opened.value, source);
  if (!made.ok) throw new Error(made.error);
  const stage = stageOf(made.value, source, openerOf(game));
  if (!stage.ok) throw new Error(stage.error);
  return { ...stage.value, configuration: made.value };
}

/** Every so many-th card of a game. */
const some = (game: PlayableGame, every: number): string[] => openedCards(game).filter((_, i) => i % every === 0);
const openedCards = (game: PlayableGame): string[] => {
  const opened = openPlayable(game, content[game]);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.cards.map(({ id }) => String(id));
};

describe.each(GAMES)("Cards of %s", (game) => {
  test("left alone are worth what they are if every game is played from its beginning", () => {
    const stage = ready(game, "random", some(game, 9));
    const { plan, playable, seed } = stage;
    const bot = botNamed("random");
    if (!bot.ok) throw new Error(bot.error);
    let differ = 0;
    for (const lane of plan.lanes) {
      const counts = playLane(stage, lane, 0, 2);
      const design = playable.cards.findIndex(({ id }) => id === lane.card);
      const ends = (unit: number, without?: Without): State =>
        playout(
          playable,
          plan.seats.map(() => bot.value),
          {
            seed: seed + unit,
            options: plan.tables[0],
            ...(without ? { without } : {}),
          },
        );
      const alone = lane.arms.findIndex(({ without }) => without !== undefined);
      let [points, turns] = [0, 0];
      for (const unit of [0, 1])
        plan.seats.forEach((_, player) => {
          const last = ends(unit, { player, design });
          points += at(pointsOf(last.returns), player);
          turns += playable.turns?.(last) ?? 0;
          if (playable.game.digest(last) !== playable.game.digest(ends(unit))) differ++;
        });
      expect([counts.points[alone], counts.turns[alone]]).toEqual([points, turns]);
    }
    expect(differ).toBeGreaterThan(0);
  });
});

test("A game without the card is not played again", () => {
  const stage = ready("san", "greedy", undefined);
  let started = 0;
  const counted = {
    ...stage,
    game: (index: number) => {
      const playable = stage.game(index);
      const start: typeof playable.game.start = (...how) => {
        started++;
        return playable.game.start(...how);
      };
      return { ...playable, game: { ...playable.game, start } };
    },
  };
  const counts = stage.plan.lanes.map((lane) => playLane(counted, lane, 0, 1));
  const games = counts.reduce((sum, one) => sum + one.games, 0);
  expect(games).toBe(1 + 2 * stage.plan.lanes.length);
  expect(started).toBeLessThan(games);
});
