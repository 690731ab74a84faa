/** Cards that answer moments: “When you build, …”, “When another corp buys stock from you, …” (CORP-R82, CORP-R92, CORP-R93). */
import type { EventRule, Trigger } from "../../../kernel/events.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { discardCard, playCard, take, useAsset } from "../cards/events-cards.ts";
import { destroyTeam, joinTeam, lootPiece, stealAsset, stealCredits } from "../city/events-city.ts";
import { hqOf, spotOf } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { isSecurity, MOVER, playerOf, teamOf } from "../encounters/dice.ts";
import { endFight, meet } from "../encounters/events-dice.ts";
import { enterHq, succeed } from "../infiltration/events-infiltration.ts";
import { ACTIONS, ASSETS, type CorpEngine, type CorpState, type CorpView, NOBODY, RUNNERS, SECURITY, TEAMS, UPKEEP } from "../layout.ts";
import { buyStock, place, sellStock } from "../mat/events-mat.ts";
import { parentOf } from "../mat/shares.ts";
import { lapse } from "../trade/events-trade.ts";
import { beginTurn, reachStep } from "../turn/events-turn.ts";
import { cardsAtWork, isMet } from "./at-work.ts";
import type { Answer, Moment } from "./effects.ts";
import { clash, comeHome, failHack, failSneak, goInside, halt, MOVER_IS_THERE, OTHER_IS_THERE, settle, survive } from "./events-texts.ts";
import { teamOfCard } from "./of-card.ts";
import { run } from "./running.ts";

type Args = readonly [number, number, number, number];
/** Whose moment it is and who is the other one; which teams they have in it, as one number each; the card that it is about. */
type Whose = {
  readonly of: Player;
  readonly other: Player;
  readonly team?: number;
  readonly foe?: number;
  readonly card?: number;
};

/** The bit of `used` for what answers once a turn (CORP-R39). */
export const USED_ANSWER = 4;

/** How a fight ends (`encounters/fighting.ts`): 1 the attacker retreats, 2 the defender is destroyed, 3 the attacker is. */
const RETREATED = 1;
const DEFENDER_LOST = 2;

const code = (player: Player, team: number): number => (team < 0 ? NOBODY : player * TEAMS + team);
/** The team of a side, as one number; -1 for a Security Team. */
const teamOn = (state: CorpView, side: number): number =>
  code(playerOf(state, side), isSecurity(state, side) ? NOBODY : teamOf(state, side));
const moving = (state: CorpView): number => code(state.active, state.mover);

/** The side that has won a fight, and the other one. */
const winner = (state: CorpView, outcome: number): number => (outcome === DEFENDER_LOST ? state.attacker : 1 - state.attacker);
/** What one side has in a moment of its own. */
const sideOf = (state: CorpView, side: number): Whose => ({
  of: playerOf(state, side),
  other: playerOf(state, 1 - side),
  team: teamOn(state, side),
  foe: teamOn(state, 1 - side),
});

const kindOf = (state: CorpView, { content }: CorpEngine, card: number): number => at(content.kind, at(state.card, card));

/** Whether a team stands so many steps from the HQ of a player, or fewer (CORP-R90). */
function isNear(state: CorpView, engine: CorpEngine, player: Player, steps: number, team = NOBODY): boolean {
  const { next } = engine.content.city;
  const spot = team < 0 ? NOBODY : spotOf(state, Math.trunc(team / TEAMS), team % TEAMS);
  let reached = new Set([hqOf(state, engine, player)]);
  for (let i = 0; i < steps; i++) reached = new Set([...reached, ...[...reached].flatMap((one) => at(next, one))]);
  return reached.has(spot);
}

/** Whether it is a moment of the card that answers, of its team, of what is met (CORP-R92, CORP-R93). */
function isIts(state: CorpView, engine: CorpEngine, card: number, { scope }: Answer, whose: Whose): boolean {
  switch (scope) {
    case "this":
      return false;
    case "team":
      return teamOfCard(state, card) >= 0 && teamOfCard(state, card) === whose.team;
    case "met":
      return teamOfCard(state, card) < 0 && isMet(state, engine, card);
    default:
      return true;
  }
}

/** The cards of all players that answer a moment now, from the active player on; what is begun last is done first. */
function answer(state: CorpView, engine: CorpEngine, moment: Moment, whose: Whose): void {
  const { of, other } = whose;
  const due: (() => void)[] = [];
  for (let i = 0; i < state.players; i++) {
    const owner = (state.active + i) % state.players;
    const cards = cardsAtWork(state, engine, owner);
    for (const card of cards)
      for (const one of engine.content.read[at(state.card, card)]?.answers ?? []) {
        if (one.at !== moment || (one.other ? owner === of : owner !== of)) continue;
        if (!isIts(state, engine, card, one, whose)) continue;
        const target = one.other ? of : other;
        if (one.near !== undefined && !isNear(state, engine, owner, one.near, whose.team)) continue;
        if (one.hostile && target !== NOBODY && parentOf(state, owner) === target) continue;
        if (one.once && (at(state.used, card) & USED_ANSWER) !== 0) continue;
        due.push(() => begin(state, engine, one, owner, target, card, (one.other ? whose.team : whose.foe) ?? NOBODY));
      }
  }
  for (const one of due.reverse()) one();
}
function begin(state: CorpView, engine: CorpEngine, one: Answer, owner: Player, target: number, card: number, team: number): void {
  run(state, engine, one.do, owner, target, card, team);
  if (one.once) engine.propose(state, useAsset, card, USED_ANSWER);
}

/** What a card answers that it was hired, lost, discarded, put into a team: also one that is gone (CORP-R95). */
function answerOfThis(state: CorpView, engine: CorpEngine, moment: Moment, { of, other, foe, card = NOBODY }: Whose): void {
  const own = ofThis(state, engine, moment, card).filter(
    ({ hostile, once }) =>
      !(hostile && other !== NOBODY && parentOf(state, of) === other) && !(once && (at(state.used, card) & USED_ANSWER) !== 0),
  );
  for (const one of [...own].reverse()) begin(state, engine, one, of, other, card, foe ?? NOBODY);
}
const ofThis = (state: CorpView, { content }: CorpEngine, moment: Moment, card: number): readonly Answer[] =>
  (content.read[at(state.card, card)]?.answers ?? []).filter((one) => one.scope === "this" && one.at === moment);

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

/** The same for the card that it happens to. */
const onThis = (
  moment: Moment,
  rule: EventRule<CorpState, CorpContent>,
  whose: (state: CorpView, args: Args, engine: CorpEngine) => Whose,
  only: (state: CorpView, args: Args, engine: CorpEngine) => boolean = () => true,
): Trigger<CorpState, CorpContent> => ({
  ...on(moment, rule, whose, only),
  name: `this ${moment}`,
  listens: (state, args, engine) =>
    engine.content.hasAnswers && ofThis(state, engine, moment, args[1]).length > 0 && only(state, args, engine),
  begin: (state, _source, args, engine) => answerOfThis(state, engine, moment, whose(state, args, engine)),
});

const first = (_state: CorpView, [of]: Args): Whose => ({ of, other: NOBODY });
const both = (_state: CorpView, [of, other]: Args): Whose => ({ of, other });
const ofCard = (_state: CorpView, [of, card]: Args): Whose => ({ of, other: NOBODY, card });
const ofKind =
  (kind: number) =>
  (state: CorpView, [, card]: Args, engine: CorpEngine): boolean =>
    kindOf(state, engine, card) === kind;

/** A card that is discarded: in an encounter the other one is whom its owner meets. */
function lost(state: CorpView, [of, card]: Args): Whose {
  if (state.met === NOBODY || (of !== state.active && of !== state.met)) return { of, other: NOBODY, card };
  const side = of === state.active ? MOVER : 1 - MOVER;
  return { of, other: playerOf(state, 1 - side), foe: teamOn(state, 1 - side), card };
}
/** The intruder and whose HQ it is, from either. */
const intruder = (state: CorpView, [of, other]: Args): Whose => ({ of, other, team: moving(state), foe: code(state.met, state.metTeam) });
const intruded = (state: CorpView, [other, of]: Args): Whose => ({ of, other, foe: moving(state) });
/** A sneak or a hack that is judged, by its kind and whether it succeeded. */
const judged =
  (...codes: readonly number[]) =>
  (_state: CorpView, [, , how]: Args): boolean =>
    codes.includes(how);
const SNEAKS = [2, 3] as const;
const HACKS = [4, 5] as const;
const isAgainstSecurity = (state: CorpView): boolean => state.metTeam < 0;
const fought = (state: CorpView, side: number): Whose => sideOf(state, side);
const isTeam = (state: CorpView, side: number): boolean => !isSecurity(state, side);

export const ANSWERS: readonly Trigger<CorpState, CorpContent>[] = [
  on("builds", place, first, (_state, [owner, mat]) => owner === mat),
  on("buys asset", take, first, ofKind(ASSETS), [0]),
  on("hires runner", take, first, ofKind(RUNNERS), [0]),
  on("hires security", take, first, ofKind(SECURITY), [0]),
  onThis("hires runner", take, ofCard, ofKind(RUNNERS)),
  onThis("hires security", take, ofCard, ofKind(SECURITY)),
  on("buys stock", buyStock, both),
  on("sells stock", sellStock, both),
  on("plays", playCard, first, undefined, [0]),
  on("discards asset", discardCard, first, ofKind(ASSETS), [0]),
  on("discards action", discardCard, first, ofKind(ACTIONS), [0]),
  on("loses runner", discardCard, lost, ofKind(RUNNERS), [0]),
  on("discards security", discardCard, lost, ofKind(SECURITY), [0]),
  onThis("loses runner", discardCard, lost, ofKind(RUNNERS)),
  onThis("discards security", discardCard, lost, ofKind(SECURITY)),
  onThis("lost in fight", discardCard, lost, (state, [, card]) => state.lost === card + 1),
  onThis("joins", joinTeam, ofCard),
  on("wins", endFight, (state, [outcome]) => fought(state, winner(state, outcome)), undefined, [0]),
  on(
    "team wins",
    endFight,
    (state, [outcome]) => fought(state, winner(state, outcome)),
    (state, [outcome]) => isTeam(state, winner(state, outcome)),
    [0],
  ),
  on("loses fight", endFight, (state, [outcome]) => fought(state, 1 - winner(state, outcome)), undefined, [0]),
  on(
    "guard wins",
    endFight,
    (state, [outcome]) => fought(state, winner(state, outcome)),
    (state, [outcome]) => !isTeam(state, winner(state, outcome)),
    [0],
  ),
  on(
    "guard loses",
    endFight,
    (state, [outcome]) => fought(state, 1 - winner(state, outcome)),
    (state, [outcome]) => !isTeam(state, 1 - winner(state, outcome)),
    [0],
  ),
  on(
    "retreats",
    endFight,
    (state) => fought(state, state.attacker),
    (_state, [outcome]) => outcome === RETREATED,
    [0],
  ),
  on("attacks", clash, (state) => sideOf(state, state.attacker)),
  on("is attacked", clash, (state) => sideOf(state, 1 - state.attacker)),
  on("meets", meet, (state) => sideOf(state, MOVER), undefined, [0, 1, 2]),
  on("is met", meet, (state) => sideOf(state, 1 - MOVER), undefined, [0, 1, 2]),
  on("passes sneak", settle, intruder, judged(SNEAKS[1])),
  on("sneaks past team", settle, intruder, (state, args) => !isAgainstSecurity(state) && judged(SNEAKS[1])(state, args)),
  on("misses sneak", settle, intruder, judged(SNEAKS[0])),
  on("passes hack", settle, intruder, judged(HACKS[1])),
  on("misses hack", settle, intruder, judged(HACKS[0])),
  on("passed", settle, intruded, (state, args) => isAgainstSecurity(state) && judged(SNEAKS[1], HACKS[1])(state, args)),
  on("hack passed", settle, intruded, (state, args) => isAgainstSecurity(state) && judged(HACKS[1])(state, args)),
  on("sneak passed", settle, intruded, (state, args) => isAgainstSecurity(state) && judged(SNEAKS[1])(state, args)),
  on("held", settle, intruded, (state, args) => isAgainstSecurity(state) && judged(SNEAKS[0], HACKS[0])(state, args)),
  on("loses team", destroyTeam, (_state, [of, team]) => ({ of, other: NOBODY, team: code(of, team) })),
  on(
    "destroys",
    destroyTeam,
    (state, [of]) => sideOf(state, of === state.active ? 1 - MOVER : MOVER),
    (state, [of, team]) =>
      state.met !== NOBODY && [MOVER, 1 - MOVER].some((side) => playerOf(state, side) === of && teamOf(state, side) === team),
  ),
  on("infiltrates", succeed, intruder),
  on("is infiltrated", succeed, intruded),
  on("enters HQ", enterHq, (state, [of, other]) => ({ of, other, team: moving(state) })),
  on("HQ entered", enterHq, (state, [other, of]) => ({ of, other, foe: moving(state) })),
  on("hack fails", failHack, intruded),
  on("sneak fails", failSneak, intruded),
  ...[stealCredits, stealAsset, lootPiece].map((rule) =>
    on("steals", rule, (state, [of]) => ({ of, other: state.infiltrated, team: moving(state) }), undefined, [0]),
  ),
  {
    ...on("survives", survive, both),
    // What is begun last is done first: the team that moved comes first.
    begin(state, _source, [mover, other, bits, team], engine) {
      const [own, theirs] = [moving(state), code(other, team - 1)];
      if ((bits & OTHER_IS_THERE) !== 0) answer(state, engine, "survives", { of: other, other: mover, team: theirs, foe: own });
      if ((bits & MOVER_IS_THERE) !== 0) answer(state, engine, "survives", { of: mover, other, team: own, foe: theirs });
    },
  },
  on("stops near", halt, (_state, [of, team]) => ({ of, other: NOBODY, team: code(of, team) })),
  on("ends move", halt, (_state, [of, team]) => ({ of, other: NOBODY, team: code(of, team) })),
  on("enters building", goInside, (_state, [of, team]) => ({ of, other: NOBODY, team: code(of, team) })),
  on("brings home", comeHome, (_state, [of, team]) => ({ of, other: NOBODY, team: code(of, team) })),
  on("begins turn", beginTurn, first, undefined, [0]),
  on(
    "upkeep",
    reachStep,
    (state) => ({ of: state.active, other: NOBODY }),
    (_state, [step]) => step === UPKEEP,
    [0],
  ),
  on(
    "ends turn",
    lapse,
    (state) => ({ of: state.active, other: NOBODY }),
    (_state, [isTurnOver]) => isTurnOver === 1,
    [0],
  ),
];
