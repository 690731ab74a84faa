/** Assets that answer moments: “When you build, …”, “When another corp buys stock from you, …” (CORP-R82). */
import type { EventRule, Trigger } from "../../../kernel/events.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard, playCard, take, useAsset } from "../cards/events-cards.ts";
import { destroyTeam } from "../city/events-city.ts";
import { hqOf, spotOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { isSecurity, MOVER, playerOf } from "../encounters/dice.ts";
import { endFight } from "../encounters/events-dice.ts";
import { succeed } from "../infiltration/events-infiltration.ts";
import {
  ACTIONS,
  ASSETS,
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  NOBODY,
  OWN_ASSETS,
  RUNNERS,
  SECURITY,
  TEAMS,
} from "../layout.ts";
import { buyStock, place, sellStock } from "../mat/events-mat.ts";
import { parentOf } from "../mat/shares.ts";
import { lapse } from "../trade/events-trade.ts";
import { beginTurn } from "../turn/events-turn.ts";
import type { Moment } from "./effects.ts";
import { failHack, failSneak, halt, MOVER_IS_THERE, OTHER_IS_THERE, survive } from "./events-texts.ts";
import { run } from "./running.ts";

type Args = readonly [number, number, number, number];
type Whose = { readonly of: Player; readonly other: Player };

/** The bit of `used` for what answers once a turn (CORP-R39). */
export const USED_ANSWER = 4;

/** How a fight ends (`encounters/fighting.ts`): 1 the attacker retreats, 2 the defender is destroyed, 3 the attacker is. */
const DEFENDER_LOST = 2;

/** Whoever attacked, and whoever was attacked. */
function fighters(state: CorpView, outcome: number): Whose {
  const attacker = playerOf(state, state.attacker);
  const defender = playerOf(state, state.attacker === MOVER ? 1 : MOVER);
  return outcome === DEFENDER_LOST ? { of: attacker, other: defender } : { of: defender, other: attacker };
}

/** Whether it is a team that has won, and not a Security Team. */
const isTeamAhead = (state: CorpView, outcome: number): boolean =>
  !isSecurity(state, outcome === DEFENDER_LOST ? state.attacker : 1 - state.attacker);

const kindOf = (state: CorpView, { content }: CorpEngine, card: number): number => at(content.kind, at(state.card, card));

/** Whether the team that moves stands so many steps from the HQ of a player, or fewer (CORP-R90). */
function isNear(state: CorpView, engine: CorpEngine, player: Player, steps: number): boolean {
  const { next } = engine.content.city;
  const spot = spotOf(state, state.active, state.mover);
  let reached = new Set([hqOf(state, engine, player)]);
  for (let i = 0; i < steps; i++) reached = new Set([...reached, ...[...reached].flatMap((one) => at(next, one))]);
  return reached.has(spot);
}

/** The assets of all players that answer a moment now, from the active player on; what is begun last is done first. */
function answer(state: CorpView, engine: CorpEngine, moment: Moment, { of, other }: Whose): void {
  const due: (() => void)[] = [];
  for (let i = 0; i < state.players; i++) {
    const owner = (state.active + i) % state.players;
    for (const card of cardsIn(state, OWN_ASSETS + owner))
      for (const one of engine.content.read[at(state.card, card)]?.answers ?? []) {
        if (one.at !== moment || (one.other ? owner === of : owner !== of)) continue;
        const target = one.other ? of : other;
        if (one.near !== undefined && !isNear(state, engine, owner, one.near)) continue;
        if (one.hostile && target !== NOBODY && parentOf(state, owner) === target) continue;
        if (one.once && (at(state.used, card) & USED_ANSWER) !== 0) continue;
        due.push(() => {
          run(state, engine, one.do, owner, target, card, moment === "stops near" ? of * TEAMS + state.mover : -1);
          if (one.once) engine.propose(state, useAsset, card, USED_ANSWER);
        });
      }
  }
  for (const begin of due.reverse()) begin();
}

const on = (
  moment: Moment,
  rule: EventRule<CorpState, CorpContent>,
  whose: (state: CorpView, args: Args, engine: CorpEngine) => Whose,
  only: (state: CorpView, args: Args, engine: CorpEngine) => boolean = () => true,
  uses: readonly number[] = [0, 1],
): Trigger<CorpState, CorpContent> => ({
  name: moment,
  on: rule,
  judged: "after",
  listens: (state, args, engine) => engine.content.answered.has(moment) && only(state, args, engine),
  sources: (_state, _args, into) => void into.push(0),
  controller: (state) => state.active,
  what: () => 0,
  uses: () => uses,
  begin: (state, _source, args, engine) => answer(state, engine, moment, whose(state, args, engine)),
});

const first = (_state: CorpView, [of]: Args): Whose => ({ of, other: NOBODY });
const both = (_state: CorpView, [of, other]: Args): Whose => ({ of, other });
const ofKind =
  (kind: number) =>
  (state: CorpView, [, card]: Args, engine: CorpEngine): boolean =>
    kindOf(state, engine, card) === kind;

export const ANSWERS: readonly Trigger<CorpState, CorpContent>[] = [
  on("builds", place, first, (_state, [owner, mat]) => owner === mat),
  on("buys asset", take, first, ofKind(ASSETS), [0]),
  on("hires runner", take, first, ofKind(RUNNERS), [0]),
  on("hires security", take, first, ofKind(SECURITY), [0]),
  on("buys stock", buyStock, both),
  on("sells stock", sellStock, both),
  on("plays", playCard, first, undefined, [0]),
  on("discards asset", discardCard, first, ofKind(ASSETS), [0]),
  on("discards action", discardCard, first, ofKind(ACTIONS), [0]),
  on("loses runner", discardCard, first, ofKind(RUNNERS), [0]),
  on("wins", endFight, (state, [outcome]) => fighters(state, outcome), undefined, [0]),
  on(
    "team wins",
    endFight,
    (state, [outcome]) => fighters(state, outcome),
    (state, [outcome]) => isTeamAhead(state, outcome),
    [0],
  ),
  on("loses team", destroyTeam, first, undefined, [0]),
  on("infiltrates", succeed, both),
  on("is infiltrated", succeed, (_state, [other, of]) => ({ of, other })),
  on("hack fails", failHack, (_state, [other, of]) => ({ of, other })),
  on("sneak fails", failSneak, (_state, [other, of]) => ({ of, other })),
  {
    ...on("survives", survive, both),
    // What is begun last is done first: the team that moved comes first.
    begin(state, _source, [mover, other, bits], engine) {
      if ((bits & OTHER_IS_THERE) !== 0) answer(state, engine, "survives", { of: other, other: mover });
      if ((bits & MOVER_IS_THERE) !== 0) answer(state, engine, "survives", { of: mover, other });
    },
  },
  on("stops near", halt, first, undefined, [0]),
  on("begins turn", beginTurn, first, undefined, [0]),
  on(
    "ends turn",
    lapse,
    (state) => ({ of: state.active, other: NOBODY }),
    (_state, [isTurnOver]) => isTurnOver === 1,
    [0],
  ),
];
