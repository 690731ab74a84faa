/**
 * What San's texts can ask and wait for. A card is in play from when it is played until phase 3, in the own turn: only then does it hear anything, and what its
 * text says is true as long as that (a larger hand until the refill of the same turn).
 */
import { at } from "../../../kernel/state.ts";
import { type Counted, type Run, runsFor } from "../../../language/index.ts";
import type { SanContent } from "../content.ts";
import { cardsIn, HAND, opponentOf, PLAY_AREA, type SanState, VIRUS_STACK } from "../layout.ts";
import { beginPhase, beginTurn, corrupt, cross, destroy, discard, draw, play, put } from "../turn/events.ts";

const run = runsFor<SanState, SanContent>();

/** No rule limits abilities: their texts do. */
const OF_A_TEXT = { rule: "a card's text" };

/** At the end of a turn: when phase 3 begins, while what was played still lies there. */
const END_OF_TURN = 3;

/** Virus cards of each track (SAN-4.6). */
const VIRUSES = 5;

/** The runs of events, times, conditions and statics, by construct. */
export const MOMENTS: Readonly<Record<string, Run>> = {
  "event.crosses": run.event({ on: cross, args: { p: 0, s: 1 } }),
  "event.corrupts": run.event({ on: corrupt, args: { p: 0, s: 1 } }),
  "event.plays": run.event({ on: play, args: { p: 0, s: 1 } }),
  "event.draws": run.event({ on: draw, args: { p: 0, s: 1 } }),
  "event.discards": run.event({ on: discard, args: { p: 0, s: 1 } }),
  "event.discarded": run.event({ on: discard, args: { s: 1 } }),
  "event.destroys": run.event({ on: destroy, args: { p: 0, s: 1 } }),
  "event.destroyed": run.event({ on: destroy, args: { s: 1 } }),
  "event.returned": run.event({
    on: put,
    args: { s: 0 },
    fits: (_state, [, place]) => place === HAND || place === HAND + 1,
  }),
  "would.discarded": run.event({ on: discard, args: { s: 1 } }),
  "would.destroyed": run.event({ on: destroy, args: { s: 1 } }),
  "would.draw": run.event({ on: draw, args: { p: 0 } }),

  "time.yourEnd": run.time(beginPhase, (state, [phase], controller) => phase === END_OF_TURN && state.active === controller),
  "time.eachEnd": run.time(beginPhase, (_state, [phase]) => phase === END_OF_TURN),
  // The text is kept until then: its card need not be in play.
  "next.yourTurn": run.time(beginTurn, (_state, [player], controller) => player === controller),
  "next.end": run.time(beginPhase, (_state, [phase]) => phase === END_OF_TURN),

  "cond.played": run.condition((state, { controller }, _engine, counted) => (counted as Counted)(cardsIn(state, PLAY_AREA + controller))),

  // SAN-10.1: of both Banners, by their stages.
  "cond.stage": run.condition(({ stage }, { controller }, _engine, n) => at(stage, controller) >= Number(n)),
  "cond.behind": run.condition(({ stage }, { controller }, _engine, players) =>
    (players as readonly number[]).every((player) => at(stage, controller) < at(stage, player)),
  ),
  "cond.ahead": run.condition(({ stage }, { controller }, _engine, players) =>
    (players as readonly number[]).every((player) => at(stage, controller) > at(stage, player)),
  ),
  "per.token": run.value(({ tokens }, { controller }) => at(tokens, controller)),
  // SAN-11.4: what was passed lies no longer on the opponent's Virus track.
  "per.virus": run.value((state, { controller }) => VIRUSES - cardsIn(state, VIRUS_STACK + opponentOf(controller)).length),

  "limit.turn": run.limit({
    ...OF_A_TEXT,
    reason: "It was already used this turn: its limit is once per turn",
    stamp: (state) => state.turn,
  }),
  "limit.game": run.limit({ ...OF_A_TEXT, reason: "It was already used this game: its limit is once per game", stamp: () => 0 }),
  "limit.yourTurn": run.limit({
    ...OF_A_TEXT,
    reason: "You can use it only during your own turn",
    holds: (state, { controller }) => state.active === controller,
  }),

  "static.crossing": run.static(),
  "static.hand": run.static(),
};

/** Why San cannot carry out what the words of other games say. */
const NO_MONEY = "San has no money: say “revenue”, or an icon";
const NO_TAGS = "San's cards have no tags";
const NO_ENGAGING = "San's cards cannot be engaged";
const NO_DAMAGE = "San has no damage";
const NOT_KEPT = "San's rules do not record what was destroyed this turn";
const NOT_IN_PLAY = "No San card is in play when a turn begins, so nothing can trigger";
const NO_DOCKING = "San's cards cannot be deployed";

export const LACKS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "pay",
      "gain",
      "lose",
      "lose.half",
      "money.equal",
      "unless",
      "cond.rich",
      "cond.poor",
      "player.rich",
      "player.poor",
      "costs.less",
      "costs.more",
      "costs.first",
      "event.gains",
      "event.loses",
      "would.lose",
      "ban.gain",
    ].map((id) => [id, NO_MONEY]),
  ),
  ...Object.fromEntries(["tag", "tag.either", "tag.not"].map((id) => [id, NO_TAGS])),
  ...Object.fromEntries(["state.engaged", "state.disengaged"].map((id) => [id, NO_ENGAGING])),
  ...Object.fromEntries(["cond.destroyed", "history.destroyed"].map((id) => [id, NOT_KEPT])),
  ...Object.fromEntries(
    ["time.yourTurn", "time.eachTurn", "time.eachPlayersTurn", "time.game", "next.turn"].map((id) => [id, NOT_IN_PLAY]),
  ),
  "event.searches": "San's rules tell nobody of a search",
  "ban.search": "San's rules do not forbid a search",
  "ban.lose": "San's rules end the game for both players",
  "may.play": "San's rules give no such permission: say “play a card from your discard”",
  "state.damaged": NO_DAMAGE,
  "history.deployed": NO_DOCKING,
  "history.attacked": "San has no attacks",
  "ban.play": "San has no events",
};
