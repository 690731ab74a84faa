/** What can be chosen, in words: what it costs, what it leaves, what it goes against; and payments as one gesture. */
import type { Action } from "../../../kernel/choice.ts";
import type { Decision } from "../../../kernel/decision.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { onStack } from "../../../language/index.ts";
import type { SceneOption } from "../../scene.ts";
import { priceWords, upkeepOf } from "../buying/price.ts";
import { isEngagedByAttacking } from "../combat/attack.ts";
import { defendersOf, IS_BLOCKER } from "../combat/fight.ts";
import { cardsIn, HAND, networkOf, TRAIT_NAMES } from "../layout.ts";
import { priceBy } from "../network/deploy.ts";
import { businessOf, connectedWithout, dockedAt, slotAt } from "../network/network.ts";
import { slotName } from "../network/slot-words.ts";
import { scoreOf } from "../state/characteristics.ts";
import { salePrice } from "../turn/divest.ts";
import { toldApart } from "./scene-apart.ts";
import { askedBehind, modeWords, sentence } from "./scene-asking.ts";
import { engagedHint, leftOver } from "./scene-engaged.ts";
import { blockHint, damageHint, retaliateHint, spaceHint, traitHint, unblocked } from "./scene-fights.ts";
import { leaves, othersWords, ownerWords, passHint, scoresWords, whence } from "./scene-hints.ts";
import { nameOf, type Seen } from "./seen.ts";
import { slotSpot } from "./spots.ts";
import { SEATS } from "./tell.ts";

/** Engaging a card for nothing in particular is possible at nearly every priority (MC-7.3). */
const ENGAGE_GROUP = "Engage a card for traits";

/** The actions on offer in words: passing first, what is seldom meant last. */
export function megacorpChoices(seen: Seen, actions: readonly Action[]): SceneOption[] {
  const decision = seen.game.decision(seen.state);
  if (decision === undefined) return [];
  const kind = decision.kind;
  const options = toldApart(
    seen.state,
    decision.player,
    actions.map((action): SceneOption => ({ ...about(seen, action), ...wordsOf(seen, action, kind, decision.player) })),
  );
  if (kind === "pay") return [...planned(seen, decision.player), ...cardByCard(options)];
  const { controller } = seen.state;
  const isOwn = (card: number | undefined) => card !== undefined && controller[card] === decision.player;
  const isBusiness = (card = -1) => card >= 0 && at(seen.engine.content.isBusiness, at(seen.state.card, card));
  const order = ({ action, group, spot, card }: SceneOption) =>
    (spot !== undefined && networkAt(seen.state, action) !== decision.player) || (action.kind === "space" && isOwn(card))
      ? isBusiness(card)
        ? 3
        : 2
      : group !== undefined
        ? 3
        : action.kind === "pass"
          ? 0
          : action.kind === "decline"
            ? 2
            : 1;
  return options
    .map((option, i) => ({ option, i }))
    .sort((a, b) => order(a.option) - order(b.option) || a.i - b.i)
    .map(({ option }) => option);
}

/** The options on one card one after the other, from where the first of them stood. */
function cardByCard(options: readonly SceneOption[]): SceneOption[] {
  const cards = options.map(({ card }) => card);
  const place = ({ card }: SceneOption) => cards.indexOf(card);
  return options.toSorted((a, b) => place(a) - place(b));
}

type Words = Pick<SceneOption, "words" | "hint" | "group" | "loses" | "passes" | "line">;

/** The network of the slot that an action chooses: the one that it names, or that in which its card moves (MC-G28). */
const networkAt = (state: Seen["state"], { kind, card, network, x }: Action): unknown =>
  kind === "move" && typeof x === "number" ? networkOf(state, Number(card)) : network;

/** What an action is about: a card, a slot, a player. */
function about({ state }: Seen, action: Action): Omit<SceneOption, keyof Words> {
  const { card, to, host, x, y, player, object } = action;
  const network = networkAt(state, action);
  const spoken = action.kind === "bond" ? host : (card ?? to);
  const waiting = typeof object === "number" ? onStack(state, object)?.source : undefined;
  const id = waiting ?? spoken;
  return {
    action,
    ...(typeof id === "number" && id >= 0 ? { card: id } : {}),
    ...(typeof network === "number" && typeof x === "number" && typeof y === "number" ? { spot: slotSpot({ network, x, y }) } : {}),
    ...(typeof player === "number" ? { player } : {}),
  };
}

const NAMES: readonly unknown[] = TRAIT_NAMES;
const traitOf = (action: Action): number => NAMES.indexOf(action["trait"]);

function wordsOf(seen: Seen, action: Action, asked: string, player: Player): Words {
  const { state, engine } = seen;
  const card = typeof action["card"] === "number" ? action["card"] : -1;
  const name = nameOf(seen, action["card"]);
  const price = () => priceBy(state, engine, player, card, 0);
  switch (action.kind) {
    case "pass":
      return { words: "Pass", ...passHint(seen, player), passes: true };
    case "buy":
      return {
        words: `Buy ${name} for ${priceWords(price(), TRAIT_NAMES)}`,
        hint: `${whence(seen, card, player)}${leaves(state, price(), player)}`,
      };
    case "play":
      return { words: `Play ${name} for ${priceWords(price(), TRAIT_NAMES)}`, hint: leaves(state, price(), player) };
    case "deploy":
      if (asked === "priority")
        return {
          words: `Deploy ${name} for ${priceWords(price(), TRAIT_NAMES)}`,
          hint: `Abrupt: you do not have to wait for your Buy phase.  ${leaves(state, price(), player)}`,
        };
      return placeWords(seen, action, player);
    case "place":
      return placeWords(seen, action, player);
    case "bond":
      return { words: `Bond ${name} under ${nameOf(seen, action["host"])}`, hint: othersWords(seen, Number(action["host"]), player) };
    case "decline":
      return card >= 0
        ? { words: "Do not buy it", hint: `${name} goes to the bottom of your resource deck`, loses: true }
        : { words: "Decline", loses: true };
    case "use":
      return { words: `Use ${name}`, hint: abilityWords(seen, card, Number(action["ability"])) };
    case "engage": {
      const trait = traitOf(action);
      // What a text asks to be engaged, it asks for no trait.
      const way = trait < 0 ? "" : `for ${Math.max(0, scoreOf(state, engine, card, trait))} ${TRAIT_NAMES[trait]}`;
      const engage = `Engage ${name}`;
      const words = way === "" ? engage : `${engage} ${way}`;
      const hint = engagedHint(seen, card, player);
      const left = asked === "pay" ? leftOver(seen, card, trait) : 0;
      const more = left > 0 ? `${left} ${TRAIT_NAMES[trait]} ${left === 1 ? "is" : "are"} left over this turn` : "";
      const line = way === "" ? {} : { line: { words: engage, hint, way, more: left > 0 ? `${left} left over` : "" } };
      return { words, hint: joined(more, hint), ...(asked === "pay" ? {} : { group: ENGAGE_GROUP }), ...line };
    }
    case "pay upkeep":
      return {
        words: `Pay ${priceWords(upkeepOf(state, engine, card), TRAIT_NAMES)} for ${name}`,
        hint: leaves(state, upkeepOf(state, engine, card), player),
      };
    case "decline upkeep":
      return { words: `Do not pay upkeep for ${name}`, hint: "It is destroyed" };
    case "leave engaged":
      return { words: `Leave ${name} engaged` };
    case "disengage":
      return { words: `Disengage ${name}` };
    case "attack":
      return { words: `Attack with ${name}`, hint: joined(scoresWords(seen, card), attackCost(seen, card, player)) };
    case "forfeit":
      return { words: "End attacks", hint: "Go to the Divest phase", passes: true };
    case "space":
      return { words: `Attack ${name}`, hint: spaceHint(seen, action, card, player) };
    case "trait":
      return { words: `In ${action["trait"]}`, hint: traitHint(seen, action, traitOf(action), player) };
    case "line":
      return { words: `An area of ${action["size"]}${action["trait"] === undefined ? "" : ` in ${action["trait"]}`}` };
    case "rectangle":
      return {
        words: `${action["width"]} by ${action["height"]} slots, from ${coordinates(action)}`,
        hint: `In the network of ${SEATS[Number(action["network"])]}`,
      };
    case "block":
      return { words: `Block with ${name}`, hint: blockHint(seen, action, card, player) };
    case "retaliate":
      return { words: `Retaliate with ${name}`, hint: retaliateHint(seen, action, card, player) };
    case "suppress":
      return { words: `Engage ${name}` };
    case "split":
      return { words: `${action["n"]} to ${nameOf(seen, action["to"])}`, hint: damageHint(seen, Number(action["to"])) };
    case "sell":
      return {
        words: `Sell ${name} for ${salePrice(state, engine, card)}M`,
        hint: `You will have ${at(state.money, player) + salePrice(state, engine, card)}M`,
      };
    case "sell nothing":
      return { words: "Sell nothing", hint: "Go to the End phase", passes: true };
    case "keep":
      return { words: `Keep these ${cardsIn(state, HAND + player).length} cards` };
    case "mulligan":
      return { words: "Mulligan", hint: `Shuffle them into your deck and draw ${Math.max(0, cardsIn(state, HAND + player).length - 1)}` };
    case "bid for the first turn":
      return { words: "Bid for the first turn", hint: "Everyone then bids in secret" };
    case "do not bid":
      return { words: "Do not bid", hint: "If nobody bids, chance decides" };
    case "bid":
      return { words: `Bid ${action["n"]}M`, hint: `With the highest bid you go first, with ${10 - Number(action["n"])}M` };
    case "done":
      if (asked === "block") {
        const isBlocked = defendersOf(state).some(({ flags }) => (flags & IS_BLOCKER) !== 0);
        return { words: isBlocked ? "No more blockers" : "Do not block", ...unblocked(seen, action, player) };
      }
      return { words: asked === "retaliate" ? "Do not retaliate" : "Done" };
    case "do":
      return { words: "Do it" };
    case "none":
      return { words: "Take nothing", loses: true };
    case "find":
      return { words: `Take ${at(engine.content.cards, Number(action["design"])).name}` };
    case "number":
      return { words: String(action["n"]) };
    case "mode":
      return { words: modeWords(seen, Number(action["mode"])) };
    case "target":
      return typeof action["player"] === "number"
        ? { words: playerWords(action["player"], player) }
        : { words: name, hint: `${ownerWords(seen, card, player)}${scoresWords(seen, card)}` };
    case "player":
      return { words: playerWords(Number(action["player"]), player) };
    case "put":
      return { words: [`Put ${name}`, askedBehind(seen)].filter((part) => part !== "").join(" "), hint: ownerWords(seen, card, player) };
    case "move":
      return typeof action["x"] === "number"
        ? placeWords(seen, action, player)
        : { words: `Move ${name}`, hint: ownerWords(seen, card, player) };
    case "replace":
      return { words: `Use ${name}`, hint: "In place of what would happen" };
    case "next":
      return { words: `First ${name}` };
    default:
      return {
        words: [sentence(action.kind), name].filter((part) => part !== "").join(" "),
        ...(card >= 0 ? { hint: ownerWords(seen, card, player) } : {}),
      };
  }
}

const joined = (...hints: readonly string[]): string => hints.filter((hint) => hint !== "").join(". ");

/** "Attacking engages it": what the attacker gives up (MC-9.8 step 3). */
function attackCost(seen: Seen, card: number, player: Player): string {
  if (!isEngagedByAttacking(seen.state, seen.engine, card)) return "";
  const costs = engagedHint(seen, card, player, true);
  return `Attacking engages it${costs && `: ${costs.charAt(0).toLowerCase()}${costs.slice(1)}`}`;
}

/**
 * Paying at one stroke: the engagements that waste least, one after the other, until the price is covered, without those that the later ones make needless. Nothing where one is
 * enough.
 */
function planned(seen: Seen, player: Player): SceneOption[] {
  const { state, game } = seen;
  /** Whether these are enough, each asked for when its turn comes. */
  const pays = (tried: readonly Action[]): boolean => {
    const trial = game.fork(state);
    for (const action of tried) {
      if (!isAskedToPay(game.decision(trial), player)) return false;
      game.apply(trial, action);
    }
    return !isAskedToPay(game.decision(trial), player);
  };
  const trial = game.fork(state);
  let actions: readonly Action[] = [];
  for (let asked = game.decision(trial); isAskedToPay(asked, player); asked = game.decision(trial)) {
    actions = [...actions, asked.actions.at(0)];
    game.applyAt(trial, 0);
  }
  for (const action of actions) {
    const fewer = actions.filter((one) => one !== action);
    if (pays(fewer)) actions = fewer;
  }
  const steps = actions.map(({ card, trait }) => `${nameOf(seen, card)} for ${trait}`);
  const [action, ...then] = actions;
  return action === undefined || then.length === 0
    ? []
    : [{ action, then, words: "Pay the rest at once", hint: `Engages ${steps.join(" and ")}` }];
}

const isAskedToPay = (asked: Decision | undefined, player: Player): asked is Decision => asked?.kind === "pay" && asked.player === player;

/** "2 right, 1 forward", and what the card would be docked to there. */
function placeWords(seen: Seen, action: Action, player: Player): Words {
  const { state, engine } = seen;
  const [card, network] = [Number(action["card"]), Number(networkAt(state, action))];
  const neighbours = dockedAt(state, engine.content, card, slotAt(network, Number(action["x"]), Number(action["y"])));
  const docked = neighbours.map((one) => nameOf(seen, one));
  // Before the first turn the Businesses themselves are still to be docked to something.
  const connected = connectedWithout(state, engine.content, network, card);
  const business = businessOf(state, engine.content, network);
  const orphaned = state.turn > 0 && neighbours.length > 0 && !neighbours.some((one) => one === business || connected.has(one));
  return {
    words: sentence(`${coordinates(action)}${network === player ? "" : `, in the network of ${SEATS[network]}`}`),
    hint: docked.length > 0 ? `Docked to ${docked.join(" and ")}${orphaned ? ", orphaned (MC-8.7)" : ""}` : "Docked to nothing",
  };
}

/** The slot of an action: "2 right, 1 forward". */
const coordinates = ({ x, y }: Action): string => slotName(Number(x), Number(y));

const playerWords = (player: Player, chooser: Player): string => (player === chooser ? `You (${SEATS[player]})` : at(SEATS, player));

/** The words of an ability as they are printed; a REGENERATE behind them. */
const abilityWords = ({ state, engine }: Seen, card: number, number: number): string =>
  engine.content.machine.abilities(state, engine, card)[number - 1]?.part.words ?? "Regenerate";
