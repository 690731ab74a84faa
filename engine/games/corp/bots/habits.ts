/** What players usually do, without trying everything: so that bots follow lines of play at a small cost. Habit builds and buys by what lies open, sees teams that are on their way to the end, and starts nothing new with them. It knows no card. */
import type { Action } from "../../../kernel/choice.ts";
import type { Actions } from "../../../kernel/decision.ts";
import type { Game } from "../../../kernel/game.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { canInfiltrate } from "../city/moving.ts";
import { buildingOf, highest, hqOf, spotOf } from "../city/teams.ts";
import {
  type CorpEngine,
  type CorpState,
  type CorpView,
  cardsIn,
  lootPlace,
  MOST_PLAYERS,
  NOWHERE,
  TEAMS,
  teamIndex,
  teamPlace,
} from "../layout.ts";
import { isBound, ownerAt } from "../mat/mat.ts";
import { HACKING, STEALTH } from "../moments.ts";
import { Position } from "./position.ts";
import { propertyOf } from "./property.ts";
import { sharesWorth } from "./shares.ts";
import { othersOf } from "./weights.ts";

/** What is passed by habit: the last action. */
const PASSED: ReadonlySet<string> = new Set(["action cards", "upkeep", "trade", "hire more", "window"]);
const BOUGHT: readonly string[] = ["build", "buy", "pass"];
/** More steps than any way has; squared, more than anything is worth. */
const FAR = 99;

/** Whether a team carries anything. */
function isLaden(state: CorpView, player: Player, team: number): boolean {
  const i = teamIndex(player, team);
  return (
    at(state.lootCredits, i) + at(state.lootSales, i) + at(state.lootResearch, i) + at(state.lootProduction, i) > 0 ||
    cardsIn(state, lootPlace(player, team)).length > 0
  );
}

/** Steps from a spot to where a team is going: home with what it carries, else to the nearest HQ that it may enter. */
function wayOf(state: CorpView, engine: CorpEngine, player: Player, team: number, spot: number): number {
  const far = at(engine.content.city.far, spot);
  if (isLaden(state, player, team)) return at(far, hqOf(state, engine, player));
  let least = FAR;
  for (let other = 0; other < state.players; other++)
    if (other !== player && !isBound(state, player, other)) least = Math.min(least, at(far, hqOf(state, engine, other)));
  return least;
}

/** Takes what is usually chosen next, in place. */
export function corpHabits(
  game: Game<CorpState>,
  engine: CorpEngine,
  evaluate: (state: CorpState, player: Player) => number,
): (state: CorpState) => void {
  /** What a player has by what lies open, without runners; and how far that is ahead of the others. */
  const openWorth = (position: Position, player: Player): number => propertyOf(position, player) + sharesWorth(position, player);
  const own = (state: CorpState, player: Player): number => openWorth(new Position(state, engine), player);
  function lead(state: CorpState, player: Player): number {
    const position = new Position(state, engine);
    const worths = state.returns.map((_, one) => openWorth(position, one));
    return at(worths, player) - othersOf(worths, player);
  }
  /** Of these actions the one after which things look best to a player. */
  function best(state: CorpState, player: Player, indexes: readonly number[], worth: (state: CorpState, player: Player) => number): number {
    let [found, most] = [at(indexes, 0), Number.NEGATIVE_INFINITY];
    if (indexes.length > 1)
      for (const index of indexes) {
        const next = game.fork(state);
        game.applyAt(next, index);
        const value = next.ended !== 0 ? FAR * FAR * at(next.returns, player) : worth(next, player);
        if (value > most) [found, most] = [index, value];
      }
    return found;
  }
  /** Of each mat and owner the cheapest piece: others give as much of a majority. And passing. */
  function stocks(state: CorpState, actions: Actions): number[] {
    const cheapest = new Map<number, { readonly index: number; readonly price: number }>();
    const found: number[] = [];
    for (let index = 0; index < actions.length; index++) {
      const { kind, player, tier } = actions.at(index);
      if (kind === "pass") found.push(index);
      if (kind !== "buy stock" || typeof player !== "number" || typeof tier !== "number") continue;
      const key = player * MOST_PLAYERS + ownerAt(state, player, tier);
      const price = at(engine.content.tierPrice, tier);
      if (price < (cheapest.get(key)?.price ?? Number.POSITIVE_INFINITY)) cheapest.set(key, { index, price });
    }
    for (const { index } of cheapest.values()) found.push(index);
    return found;
  }
  /** The next step of a team, or its stop. */
  function step(state: CorpState, actions: readonly Action[]): number {
    const here = wayOf(state, engine, state.active, state.mover, spotOf(state, state.active, state.mover));
    let [found, least] = [actions.findIndex(({ kind }) => kind === "stop"), here];
    actions.forEach(({ kind, spot }, index) => {
      if (kind === "infiltrate") [found, least] = [index, Number.NEGATIVE_INFINITY];
      if (kind !== "go" || typeof spot !== "number") return;
      const way = wayOf(state, engine, state.active, state.mover, spot);
      if (way < least) [found, least] = [index, way];
    });
    return Math.max(0, found);
  }
  /** Hacking or Stealth, whichever the team has more of. */
  function how(state: CorpState, actions: readonly Action[]): number {
    const team = cardsIn(state, teamPlace(state.active, state.mover));
    const by = highest(state, engine, team, HACKING) > highest(state, engine, team, STEALTH) ? "hack" : "sneak";
    return actions.findIndex(({ kind }) => kind === by);
  }
  /** A team that is away goes on: with what it carries, or to infiltrate; one that holds a building stays. */
  function moved(state: CorpState, actions: readonly Action[]): number {
    const home = hqOf(state, engine, state.active);
    for (let team = 0; team < TEAMS; team++) {
      const spot = spotOf(state, state.active, team);
      if (spot === NOWHERE || spot === home) continue;
      const isUnderWay =
        isLaden(state, state.active, team) ||
        (canInfiltrate(state, engine, state.active, team) && buildingOf(state, engine, state.active, team) === NOWHERE);
      if (!isUnderWay) continue;
      const index = actions.findIndex((action) => action.kind === "move" && action["team"] === team);
      if (index >= 0) return index;
    }
    return actions.findIndex(({ kind }) => kind === "pass");
  }
  const indexesOf = ({ length }: Actions): number[] => Array.from({ length }, (_, i) => i);

  return (state) => {
    const decision = game.decision(state);
    if (decision === undefined) return;
    const { kind, player, actions } = decision;
    const last = actions.length - 1;
    const choose = (): number => {
      if (PASSED.has(kind)) return last;
      switch (kind) {
        case "pool change":
          return actions.at(last).kind === "done" ? last : 0;
        case "stock":
          return best(state, player, stocks(state, actions), lead);
        case "corporate action":
          return best(
            state,
            player,
            indexesOf(actions).filter((i) => BOUGHT.includes(actions.at(i).kind)),
            own,
          );
        case "runner action":
          return moved(state, actions.all());
        case "infiltrate":
          return how(state, actions.all());
        case "step":
          return step(state, actions.all());
        // An offer that gains nothing is let lie.
        case "answer":
          return best(state, player, [last, 0], evaluate);
        // What is asked seldom is judged as a whole.
        default:
          return best(state, player, indexesOf(actions), evaluate);
      }
    };
    game.applyAt(state, last === 0 ? 0 : Math.max(0, choose()));
  };
}
