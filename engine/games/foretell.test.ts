/** What comes of an action is told as far as whoever takes it can know, in every game that tells its matches. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import type { Action } from "../kernel/choice.ts";
import { everybody } from "../kernel/layout.ts";
import { eventFor } from "../kernel/log.ts";
import { below, rngOf } from "../kernel/rng.ts";
import { at, type State } from "../kernel/state.ts";
import { foretell } from "./foretell.ts";
import type { Playable } from "./game.ts";
import { openPlayable } from "./open-playable.ts";
import { PLAYABLE, type PlayableGame } from "./playable.ts";

const { content } = loadContent();

function opened(game: PlayableGame): Playable {
  const { cards, keywords, decks, boards } = content[game];
  const lists = decks.map(({ id, list }) => ({ id, list }));
  const found = openPlayable(game, { cards, keywords, decks: lists, ...(boards ? { boards } : {}) });
  if (!found.ok) throw new Error(`${game} cannot be played: ${JSON.stringify(found.error)}`);
  return found.value;
}

/** What a player is told of an action when it is really taken; cards that the player did not know before have no name. */
function toldThen({ game, teller }: Playable, state: State, action: Action, viewer: number): readonly string[] {
  const before = game.observe(state, viewer, "open");
  const after = game.fork(state);
  after.log = [];
  game.apply(after, action);
  const known = after.log.map((one) => {
    const event = eventFor(one, viewer, everybody(after.players));
    const cards = event.cards.map((card, i) => (one.roles[i] === "card" && before.card[at(one.args, i)] === null ? -1 : card));
    return { ...one, ...event, cards };
  });
  return teller?.told(after, action, known, viewer) ?? [];
}

describe.each(PLAYABLE)("%s", (id) => {
  test("what is foretold of an action is what happens, as far as it goes", () => {
    const playable = opened(id);
    const { game } = playable;
    const rng = rngOf(7);
    const { standard } = playable.options;
    const players = playable.players?.(standard);
    const state = game.start({ seed: 11, ...(players === undefined ? {} : { players }) }, standard);
    let told = 0;
    for (let i = 0; i < 240; i++) {
      const decision = game.decision(state);
      if (!decision) break;
      const actions = decision.actions.all();
      const action = at(actions, below(rng, actions.length));
      if (i % 4 === 0) {
        const { acts } = foretell(playable, game.observe(state, decision.player, "open"), [action]);
        const lines = acts[0]?.lines ?? [];
        if (acts[0]?.player === decision.player) {
          const really = toldThen(playable, state, action, decision.player).filter((line) => line !== "");
          expect(really.slice(0, lines.length), JSON.stringify(action)).toEqual(lines);
          told += lines.length;
        }
      }
      game.apply(state, action);
    }
    expect(told).toBeGreaterThan(5);
  });
});
