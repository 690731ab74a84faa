/** Instructions as the rules carry them out (sections 2.2 and 2.3): each tree comes to operations, or is said to be nothing that they know. */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { actionIn, type Described, described, number, says, typeOf, zoneOf } from "../match.ts";
import type { Operation } from "../operations.ts";
import { conditionOf, forEachOf, isReserve, placeOf, STOCKS } from "./counts.ts";
import { onlyOf } from "./players.ts";
import { mayBeFewer, selected } from "./selected.ts";

/** Omits from each member of a union. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Bare = Without<Operation, "words">;

const at = (tree: Tree, operation: Bare): readonly Operation[] => [{ ...operation, words: tree.span ?? { from: 0, to: 0 } } as Operation];

/** The operations of an instruction, in order. */
export function operationsOf(tree: Tree): readonly Operation[] {
  switch (tree.is) {
    case "then":
      return clearedOf(tree) ?? [...operationsOf(part(tree, "a")), ...operationsOf(part(tree, "b"))];
    case "then.three":
      return exchangeOf(tree) ?? ["a", "b", "c"].flatMap((hole) => operationsOf(part(tree, hole)));
    case "may":
      return at(tree, { op: "may", do: operationsOf(part(tree, "s")) });
    case "choose.one":
      return at(tree, { op: "choose", options: ["a", "b"].map((hole) => operationsOf(part(tree, hole))) });
    case "choose.one.three":
      return at(tree, { op: "choose", options: ["a", "b", "c"].map((hole) => operationsOf(part(tree, hole))) });
    case "may.choose": {
      const options = ["a", "b"].map((hole) => operationsOf(part(tree, hole)));
      return at(tree, { op: "may", do: at(tree, { op: "choose", options }) });
    }
    case "if":
      return at(tree, { op: "if", cond: conditionOf(part(tree, "c")), do: operationsOf(part(tree, "l")) });
    case "forEach":
    case "forEach.most":
      return at(tree, forEachOf(tree, operationsOf(part(tree, "v"))));
    case "pay.to":
      return paidFor(tree);
    case "pay.or": {
      const paid = at(tree, { op: "pay", pay: number(tree, "n"), ...paidIn(tree), do: [] });
      return at(tree, { op: "choose", options: [paid, operationsOf(part(tree, "v"))] });
    }
    case "give.you":
      return at(tree, stolen(tree, part(tree, "p")));
    case "may.player":
      return byPlayers(tree, part(tree, "p"), at(tree, { op: "may", do: operationsOf(asYours(part(tree, "v"))) }));
    case "act.two":
      return byPlayers(
        tree,
        part(tree, "p"),
        ["a", "b"].flatMap((hole) => operationsOf(asYours(part(tree, hole)))),
      );
    case "vthen":
    case "vthen.three":
      return ["a", "b", "c"].flatMap((hole) => (isTree(tree.holes[hole]) ? operationsOf(part(tree, hole)) : []));
    case "before":
      return part(tree, "m").is === "type" ? at(tree, { op: "choose_type_at_end" }) : lacking(tree);
    case "later":
      return atScoring(part(tree, "m"));
    case "round.theirs":
      return at(tree, { op: "each_player", you: false, do: at(tree, shifted(tree)) });
    case "act":
      return byOthers(tree);
    default:
      return at(tree, selectedAct(tree));
  }
}

/** An act on cards or pieces, however it says how many. */
function selectedAct(tree: Tree): Bare {
  const named = tree.holes["c"];
  if (!isTree(named) || tree.is === "add" || tree.is.startsWith("apply")) return actOf(tree);
  const { cards, upTo, other } = selected(named);
  const act = actOf({ ...tree, holes: { ...tree.holes, c: cards } });
  if (other) return act.op === "ready_agents" ? { ...act, other } : lacking(named);
  if (!upTo) return act;
  if (act.op === "swap_verses") return { ...act, min: 0 };
  if (act.op === "ready_agents" && act.which === "one") return { ...act, up_to: true };
  return mayBeFewer(act.op) ? ({ ...act, up_to: true } as Bare) : lacking(named);
}

/** “Eliminate each Influence here, then gain 1 € for each Influence eliminated this way”. */
function clearedOf(tree: Tree): readonly Operation[] | undefined {
  const [first, second] = [part(tree, "a"), part(tree, "b")];
  if (first.is !== "eliminate" || part(first, "c").is !== "each") return undefined;
  const what = described(part(part(first, "c"), "g"));
  if (!says(what, "noun.influence", "place") || what.place?.is !== "spot.here") return undefined;
  if (second.is !== "forEach" || part(second, "p").is !== "per.eliminated") return undefined;
  const gain = part(second, "v");
  const isMoney = gain.is === "gain.stock" && part(gain, "i").is === "icon.credits";
  return isMoney ? at(tree, { op: "clear_here", credits: number(gain, "n") }) : lacking(second);
}

/** “Pay 3 € to gain 1 Immunity”; what is paid to discard Corruption is a donation (VR-R76). */
function paidFor(tree: Tree): readonly Operation[] {
  const icon = part(tree, "i").is;
  const deed = part(tree, "v");
  const pay = number(tree, "n");
  if (icon === "icon.credits" && deed.is === "discard" && part(deed, "c").is === "some.choice")
    return at(tree, { op: "extra_donation", pay, discard: chosenCorruption(part(deed, "c")) });
  return at(tree, { op: "pay", pay, ...paidIn(tree), do: operationsOf(deed) });
}
function paidIn(tree: Tree): { readonly in?: "immunity" } {
  const icon = part(tree, "i").is;
  if (icon !== "icon.credits" && icon !== "icon.immunity") return lacking(tree, "€ and Immunity are paid");
  return icon === "icon.immunity" ? { in: "immunity" } : {};
}

const EVERYBODY: ReadonlySet<string> = new Set(["player.eachOpponent", "player.each"]);
/** What nobody does for somebody else: what changes an execution, follows a Director or is asked at another time. */
const NOT_OF_OTHERS: ReadonlySet<Operation["op"]> = new Set<Operation["op"]>([
  ...(["on_action", "range_plus", "waive_server_influence", "copy_promotion", "copy_activation", "choose_type_at_end"] as const),
  ...([
    "prevent_discard",
    "bonus_action",
    "place_server",
    "move_server",
    "deal_influence",
    "first_player",
    "deploy_here",
    "intercept",
  ] as const),
]);

/** “1 of their Verses” of whoever does it is “1 of your Verses” to them. */
function asYours(tree: Tree): Tree {
  if (tree.is === "whose.their") return { ...tree, is: "whose.your" };
  // What is yours is not theirs.
  if (tree.is === "whose.your" || tree.is === "ctrl.yours" || tree.is === "ctrl.you") return lacking(tree, "Say whose they are: “their”");
  const holes = Object.fromEntries(Object.entries(tree.holes).map(([hole, inner]) => [hole, isTree(inner) ? asYours(inner) : inner]));
  return { ...tree, holes };
}

/** “Each opponent draws 1 Corruption”, “an opponent discards 1 of their Verses” (VR-R106). */
function byPlayers(tree: Tree, player: Tree, done: readonly Operation[]): readonly Operation[] {
  if (done.some(({ op }) => NOT_OF_OTHERS.has(op))) return lacking(tree, "Only whose card it is can do this");
  if (player.is === "player.opponent") return at(tree, { op: "one_player", do: done });
  if (player.is === "player.director") return at(tree, { op: "one_player", only: { director_in: placeOf(part(player, "s")) }, do: done });
  const some = onlyOf(player);
  if (some !== undefined) return at(tree, { op: "each_player", ...some, do: done });
  return EVERYBODY.has(player.is) ? at(tree, { op: "each_player", you: player.is === "player.each", do: done }) : lacking(player);
}

/** “Its holder adds 1 Influence here” and “Its holder plays first”, of Locations. */
function byHolder(tree: Tree): readonly Operation[] {
  const verb = part(tree, "v");
  if (verb.is === "plays.first") return at(tree, { op: "first_player" });
  const dealt = verb.is === "add" ? added(verb, part(verb, "c")) : lacking(tree);
  return dealt.op === "add_influence" && dealt.zone === "here" && !dealt.up_to
    ? at(tree, { op: "deal_influence", n: dealt.n })
    : lacking(tree);
}

/** “Each opponent discards 1 of their Agents in service, Boosts or Immunity” is the one thing that others do. */
function byOthers(tree: Tree): readonly Operation[] {
  if (part(tree, "p").is === "player.holder") return byHolder(tree);
  const verb = part(tree, "v");
  if (verb.is !== "discard.goods") return byPlayers(tree, part(tree, "p"), operationsOf(asYours(verb)));
  const agents = verb.is === "discard.goods" ? described(part(verb, "a")) : lacking(tree);
  const isAll =
    part(tree, "p").is === "player.eachOpponent" &&
    part(verb, "w").is === "whose.their" &&
    says(agents, "noun.agent", "place") &&
    agents.place?.is === "place.service" &&
    says(described(part(verb, "b")), "noun.boost") &&
    part(verb, "i").is === "icon.immunity";
  return isAll ? at(tree, { op: "each_opponent_discards", n: number(verb, "n") }) : lacking(tree);
}

/** What comes from an opponent, or from each (VR-R107). */
function stolen(tree: Tree, player: Tree): Bare {
  const from = player.is;
  const what = STOLEN[part(tree, "i").is] ?? lacking(tree, "€ and Immunity can be taken");
  const some = onlyOf(player);
  if (some !== undefined) return { op: "steal", what, n: number(tree, "n"), each: true, only: some.only };
  if (from === "player.director")
    return { op: "steal", what, n: number(tree, "n"), each: false, only: { director_in: placeOf(part(player, "s")) } };
  if (from !== "player.opponent" && from !== "player.eachOpponent") return lacking(tree);
  return { op: "steal", what, n: number(tree, "n"), each: from === "player.eachOpponent" };
}
const STOLEN: Readonly<Record<string, "credits" | "immunity">> = { "icon.credits": "credits", "icon.immunity": "immunity" };

/** “Look at the Corruption of an opponent, take 1 of those cards, then give 1 Corruption of your choice to that opponent”: one exchange (VR-R26). */
function exchangeOf(tree: Tree): readonly Operation[] | undefined {
  const [look, take, give] = ["a", "b", "c"].map((hole) => part(tree, hole));
  if (look?.is !== "look" || take?.is !== "take" || give?.is !== "give") return undefined;
  const seen = part(look, "c");
  const taken = part(take, "c");
  const given = part(give, "c");
  if (seen.is !== "corruptionOf" || taken.is !== "ofThose" || given.is !== "some.choice") return undefined;
  const isFair = number(taken, "n") === number(given, "n") && part(give, "p").is === "player.that";
  return isFair && part(seen, "p").is === "player.opponent" ? at(tree, { op: "exchange_corruption", n: number(taken, "n") }) : undefined;
}

/** What holds from now on at final scoring. */
function atScoring(tree: Tree): readonly Operation[] {
  switch (tree.is) {
    case "lose.points":
      return at(tree, { op: "lose_vp", n: number(tree, "n") });
    case "forEach": {
      const verb = part(tree, "v");
      const per = { "per.trio": "trios", "noun.title": "titles" } as const;
      const counted = per[part(tree, "p").is as keyof typeof per];
      return verb.is === "lose.points" && counted ? at(tree, { op: "score_adjust", per: counted, vp: -number(verb, "n") }) : lacking(tree);
    }
    case "cap.each":
      return part(tree, "g").is === "noun.verse" ? at(tree, { op: "score_cap", what: "verse", max: number(tree, "n") }) : lacking(tree);
    case "cap.objective":
      return at(tree, { op: "score_cap", what: "objective", max: number(tree, "n") });
    default:
      return lacking(tree);
  }
}

function actOf(tree: Tree): Bare {
  switch (tree.is) {
    case "gain.stock":
      return gained(tree, part(tree, "i").is, number(tree, "n"));
    case "lose.stock":
      return lost(tree, part(tree, "i").is, number(tree, "n"));
    case "lose.all":
    case "lose.above": {
      const caps = { "icon.credits": "cap_credits", "icon.immunity": "cap_immunity" } as const;
      const op = caps[part(tree, "i").is as keyof typeof caps];
      const isYours = ["whose.your", "whose.their"].includes(part(tree, "w").is);
      return isYours && op ? { op, max: tree.is === "lose.above" ? number(tree, "n") : 0 } : lacking(tree);
    }
    case "draw":
      return { op: "draw_corruption", n: number(part(tree, "n"), "n") };
    case "discard":
      return discarded(tree, part(tree, "c"));
    case "discard.random":
      return { op: "discard_random", n: number(tree, "n") };
    case "move.here":
    case "move.to":
    case "move.upTo": {
      const to = tree.is === "move.to" ? zoneOf({ is: "spot.in", holes: { s: part(tree, "s") } }) : "here";
      return { op: "move_influence", n: number(tree, "n"), to, ...(tree.is === "move.upTo" ? { up_to: true } : {}) };
    }
    case "eliminate":
      return eliminated(tree, part(tree, "c"));
    case "add":
      return added(tree, part(tree, "c"));
    case "move":
      return recycled(tree, part(tree, "c"));
    case "show.objectives":
      return { op: "show_objectives" };
    case "remove":
      return removed(tree, part(tree, "c"));
    case "place":
      if (part(tree, "c").is === "deployed") return part(tree, "s").is === "spot.here" ? { op: "deploy_here" } : lacking(tree);
      return part(tree, "s").is === "spot.here" ? { op: "place_server", n: counted(part(tree, "c"), "noun.server") } : lacking(tree);
    case "move.server":
      return part(tree, "s").is === "site.adjacent" ? { op: "move_server", from: "here", to: "adjacent", owner: "any" } : lacking(tree);
    case "gain.card":
      return { op: "gain_boost", n: counted(part(tree, "c"), "noun.boostCard", "state.available") };
    case "gain.token":
      return number(tree, "v") === 2 ? { op: "gain_vp_token", n: number(tree, "n") } : lacking(tree);
    case "take":
      if (isAvailableAgent(part(tree, "c"))) return { op: "take_agent", n: number(part(tree, "c"), "n") };
      return { op: "take_verse", n: counted(part(tree, "c"), "noun.verse", "state.available") };
    case "replace":
      return replaced(tree, part(tree, "c"));
    case "give":
      return part(tree, "p").is === "player.opponent" ? { op: "give_corruption", n: chosenCorruption(part(tree, "c")) } : lacking(tree);
    case "straighten":
      return straightened(tree, part(tree, "c"));
    case "exchange": {
      const other = part(tree, "b");
      const isOne = other.is === "some" && counted(other, "noun.agent", "state.available") === 1;
      return isOne ? { op: "swap_agent", n: ownAgents(part(tree, "a")) } : lacking(tree);
    }
    case "tilt":
      return { op: "tilt_agents", ...whoseOf(part(tree, "c")) };
    case "turn.theirs":
    case "turn.yours":
      return { op: "verse_back", n: number(tree, "n"), owner: tree.is === "turn.yours" ? "self" : "opponent" };
    case "lose.halfUp":
    case "lose.halfDown":
      return { op: "lose_half", what: STOCKS[part(tree, "i").is] ?? lacking(tree), up: tree.is === "lose.halfUp" };
    case "round.less":
    case "round.more":
    case "round.gainsMore":
      return shifted(tree);
    case "again":
      return { op: "replay_verse_bonus", n: counted(part(tree, "c"), "noun.verse", "state.online", "some.of") };
    case "online":
      return { op: "verse_online", n: counted(part(tree, "c"), "noun.verse", "state.loading", "some.of") };
    default:
      return special(tree);
  }
}

/** What only a few cards do. */
function special(tree: Tree): Bare {
  switch (tree.is) {
    case "apply": {
      const copied = part(tree, "c");
      const what = copied.is === "another" ? described(part(copied, "g")) : lacking(tree);
      return says(what, "noun.agent", "place") && what.place?.is === "place.service" ? { op: "copy_promotion" } : lacking(tree);
    }
    case "apply.activation": {
      const copied = part(tree, "c");
      const what = copied.is === "some" && number(copied, "n") === 1 ? described(part(copied, "g")) : lacking(tree);
      const isTheirs = says(what, "noun.agent", "place", "state") && what.state === "state.opposing";
      return isTheirs && what.place?.is === "place.service" ? { op: "copy_activation" } : lacking(tree);
    }
    case "keep": {
      const kept = part(tree, "c");
      const what = kept.is === "some" && number(kept, "n") === 1 ? described(part(kept, "g")) : lacking(tree);
      const nouns = what.noun.is === "either" ? [part(what.noun, "a").is, part(what.noun, "b").is].sort().join(" ") : "";
      return nouns === "noun.agent noun.boost" && what.past === "history.madeDiscard" ? { op: "prevent_discard" } : lacking(tree);
    }
    case "waive":
      return { op: "waive_server_influence" };
    case "bonus":
      return { op: "bonus_action", action: actionIn(tree) };
    case "bonus.for": {
      const what = described(part(tree, "g"));
      const isDiscard = says(what, "noun.agent", "place") && what.place?.is === "place.discard" && actionIn(tree) === "RECRUIT";
      return isDiscard ? { op: "bonus_action", action: "RECRUIT", source: "agent_discard" } : lacking(tree);
    }
    case "look":
      if (part(tree, "c").is === "corruptionOf" && part(part(tree, "c"), "p").is === "player.opponent") return { op: "look_corruption" };
      if (part(tree, "c").is === "top.corruption") return { op: "peek_corruption", n: number(part(tree, "c"), "n") };
      return part(tree, "c").is === "top.necro" ? { op: "peek_necro" } : lacking(tree);
    case "steal": {
      const from = part(tree, "p");
      if (from.is === "player.opponent" || from.is === "player.eachOpponent" || onlyOf(from) !== undefined) return stolen(tree, from);
      if (from.is === "player.director" && part(tree, "i").is === "icon.credits") return stolen(tree, from);
      if (part(tree, "i").is !== "icon.immunity") return lacking(tree);
      const zone = from.is === "player.director" ? zoneOf(part(from, "s")) : lacking(from);
      return { op: "steal_immunity", n: number(tree, "n"), zone };
    }
    case "round.costs":
    case "round.gains":
    case "round.costsThree":
      return priced(tree);
    default:
      return lacking(tree);
  }
}

function gained(tree: Tree, icon: string, n: number): Bare {
  switch (icon) {
    case "icon.credits":
      return { op: "gain_credits", n };
    case "icon.revenue":
      return { op: "change_revenue", delta: n };
    case "icon.immunity":
      return { op: "gain_immunity", n };
    case "icon.range":
      return { op: "range_plus", n };
    default:
      return lacking(tree);
  }
}

function lost(tree: Tree, icon: string, n: number): Bare {
  if (icon === "icon.credits") return { op: "lose_credits", n };
  if (icon === "icon.revenue") return { op: "change_revenue", delta: -n };
  return icon === "icon.immunity" ? { op: "lose_immunity", n } : lacking(tree);
}

/** How many of a noun are selected: “1 available Verse”, “1 of your Online Verses”. */
function counted(cards: Tree, noun: string, state?: string, by: "some" | "some.of" = "some"): number {
  if (cards.is !== by || (by === "some.of" && part(cards, "w").is !== "whose.your")) return lacking(cards);
  const what = described(part(cards, "g"));
  return says(what, noun, "state") && what.state === state ? number(cards, "n") : lacking(cards);
}

function chosenCorruption(cards: Tree): number {
  return cards.is === "some.choice" && says(described(part(cards, "g")), "noun.corruption") ? number(cards, "n") : lacking(cards);
}

/** What “n of your …” says; anything else is nothing that the rules know. */
function yours(cards: Tree, by: "some.of" | "all.of" = "some.of") {
  return cards.is === by && part(cards, "w").is === "whose.your" ? described(part(cards, "g")) : lacking(cards);
}

function ownAgents(cards: Tree): number {
  const what = yours(cards);
  return says(what, "noun.agent", "place") && what.place?.is === "place.service" ? number(cards, "n") : lacking(cards);
}

/** How many Agents in service are selected, whosever they are. */
const inService = (cards: Tree): number =>
  described(part(cards, "g")).place?.is === "place.service" ? number(cards, "n") : lacking(cards);

function discarded(tree: Tree, cards: Tree): Bare {
  if (cards.is === "deployed") return { op: "intercept" };
  if (cards.is === "some.choice") return { op: "discard_corruption", n: chosenCorruption(cards), mode: "choice" };
  if (cards.is === "all.of" && says(yours(cards, "all.of"), "noun.corruption")) return { op: "discard_all_corruption" };
  // Nobody discards what is another's: “discard 1 Boost” is one of one's own (VR-13.7).
  const what = cards.is === "some" ? described(part(cards, "g")) : yours(cards);
  const n = number(cards, "n");
  const { place, genres } = what;
  const type = typeOf(what.noun);
  if (says(what, "noun.corruption")) return { op: "discard_corruption", n, mode: "choice" };
  if ((place?.is === "place.service" && says(what, what.noun.is, "place")) || (place === undefined && says(what, what.noun.is))) {
    if (type !== undefined) return { op: "discard_agent", n, type };
    if (what.noun.is === "noun.agent") return { op: "discard_agent", n };
  }
  if (says(what, "noun.boost")) return { op: "discard_boost", n };
  if (says(what, "noun.boost", "place") && place?.is === "place.under") return { op: "discard_boost", n, actions: [actionIn(place)] };
  if (says(what, "noun.boost", "place") && place?.is === "place.underTwo")
    return { op: "discard_boost", n, actions: [actionIn(place), actionIn(place, "b")] };
  if (says(what, "noun.verse", "genres")) return { op: "discard_verse", n, ...(genres ? { genres } : {}) };
  return lacking(tree);
}

function eliminated(tree: Tree, cards: Tree): Bare {
  if (cards.is === "all.of") {
    const what = yours(cards, "all.of");
    const site = what.place?.is === "spot.in" ? part(what.place, "s") : undefined;
    if (says(what, "noun.influence", "place") && site?.is === "site.choice")
      return { op: "wipe_own_influence", boroughs: number(site, "n") };
    if (says(what, "noun.influence", "place") && what.place)
      return { op: "eliminate_influence", n: ALL, zone: placeOf(what.place), owner: "self" };
    return lacking(tree);
  }
  if (cards.is === "each") return eliminatedAll(tree, described(part(cards, "g")));
  const isOwn = cards.is === "some.of";
  const what = isOwn ? yours(cards) : cards.is === "some" ? described(part(cards, "g")) : lacking(tree);
  const isOpposing = what.state === "state.opposing";
  if (!says(what, "noun.influence", "place", "state") || !what.place || (what.state !== undefined && (!isOpposing || isOwn)))
    return lacking(tree);
  const owner = isOwn ? "self" : isOpposing ? "opponent" : "any";
  return { op: "eliminate_influence", n: number(cards, "n"), zone: zoneOf(what.place), owner };
}

/** More than lies anywhere. */
const ALL = 99;
/** “Eliminate each opposing Influence here”: all of a zone. */
function eliminatedAll(tree: Tree, what: Described): Bare {
  if (!says(what, "noun.influence", "place", "state", "whose") || !what.place) return lacking(tree);
  if (what.whose !== undefined && (what.whose !== "ctrl.yours" || what.state !== undefined)) return lacking(tree);
  if (what.state !== undefined && what.state !== "state.opposing") return lacking(tree);
  const owner = what.whose !== undefined ? "self" : what.state !== undefined ? "opponent" : "any";
  return { op: "eliminate_influence", n: ALL, zone: placeOf(what.place), owner };
}

/** Of an opponent or one's own, and how many: “1 opposing Agent in service”, “1 of your Agents in service”. */
function whoseOf(cards: Tree): { readonly n: number; readonly owner: "opponent" | "self" } {
  if (cards.is === "some.of") return { n: ownAgents(cards), owner: "self" };
  const what = cards.is === "some" ? described(part(cards, "g")) : lacking(cards);
  const isTheirs = says(what, "noun.agent", "state", "place") && what.place?.is === "place.service" && what.state === "state.opposing";
  return isTheirs ? { n: number(cards, "n"), owner: "opponent" } : lacking(cards);
}

const isAvailableAgent = (cards: Tree): boolean =>
  cards.is === "some" &&
  says(described(part(cards, "g")), "noun.agent", "state") &&
  described(part(cards, "g")).state === "state.available";

/** A price of this round (VR-R112). */
function shifted(tree: Tree): Bare {
  const action = tree.is === "round.gainsMore" ? "WORK" : actionIn(tree);
  if (action === "DONATE" || (action === "WORK" && tree.is !== "round.gainsMore")) return lacking(tree, "Its price is not one number");
  return { op: "shift_price", action, n: tree.is === "round.less" ? -number(tree, "n") : number(tree, "n") };
}

function added(tree: Tree, cards: Tree): Bare {
  if (cards.is !== "some" && cards.is !== "upTo") return lacking(tree);
  const what = described(part(cards, "g"));
  if (!says(what, "noun.influence", "place") || !what.place) return lacking(tree);
  const base = { op: "add_influence", n: number(cards, "n"), zone: zoneOf(what.place) } as const;
  return cards.is === "upTo" ? { ...base, up_to: true } : base;
}

/** “Move 3 Influence from your reserve to Recycling”, or back. */
function recycled(tree: Tree, cards: Tree): Bare {
  if (isReserve(part(tree, "z"))) return recovered(tree, cards);
  const what = cards.is === "some" ? described(part(cards, "g")) : lacking(tree);
  const isFromReserve = isReserve(what.zone);
  if (!says(what, "noun.influence", "zone") || !isFromReserve || part(tree, "z").is !== "zone.recycling") return lacking(tree);
  return { op: "recycle_from_reserve", n: number(cards, "n") };
}

/** “Move 2 of your Influence from Recycling to your reserve” (VR-R98). */
function recovered(tree: Tree, cards: Tree): Bare {
  const isAll = cards.is === "all.of";
  const what = yours(cards, isAll ? "all.of" : "some.of");
  if (!says(what, "noun.influence", "zone") || what.zone?.is !== "zone.recycling") return lacking(tree);
  return isAll ? { op: "recover_influence" } : { op: "recover_influence", n: number(cards, "n") };
}

function removed(tree: Tree, cards: Tree): Bare {
  if (cards.is === "some") {
    const theirs = described(part(cards, "g"));
    if (!says(theirs, "noun.server", "place", "state") || theirs.state !== "state.opposing" || !theirs.place) return lacking(tree);
    return { op: "remove_server", n: number(cards, "n"), owner: "opponent", zone: placeOf(theirs.place) };
  }
  const what = yours(cards);
  if (!says(what, "noun.server", "place")) return lacking(tree);
  return { op: "remove_server", n: number(cards, "n"), owner: "self", zone: what.place ? zoneOf(what.place) : "anywhere" };
}

function replaced(tree: Tree, cards: Tree): Bare {
  const what = described(part(cards, "g"));
  if (!says(what, "noun.verse", "state") || what.state !== "state.available") return lacking(tree);
  if (cards.is === "each") return { op: "refresh_market" };
  if (cards.is === "some") return { op: "swap_verses", min: number(cards, "n"), max: number(cards, "n") };
  return cards.is === "some.either" ? { op: "swap_verses", min: number(cards, "n"), max: number(cards, "m") } : lacking(tree);
}

function straightened(tree: Tree, cards: Tree): Bare {
  if (cards.is === "some.of" && says(yours(cards), "noun.title")) return { op: "ready_titles", n: number(cards, "n") };
  // Nobody straightens what is another's.
  if (cards.is === "some" && says(described(part(cards, "g")), "noun.agent", "place"))
    return { op: "ready_agents", which: "one", n: inService(cards) };
  if (cards.is === "some.of") return { op: "ready_agents", which: "one", n: ownAgents(cards) };
  const what = yours(cards, "all.of");
  return says(what, "noun.agent", "place") && what.place?.is === "place.service" ? { op: "ready_agents", which: "all" } : lacking(tree);
}

/** A price of the next round (VR-13.9); Donate has three of them (VR-9.8). */
function priced(tree: Tree): Bare {
  const action = actionIn(tree);
  const inCredits = ["i", "j", "k"].every((hole) => tree.holes[hole] === undefined || part(tree, hole).is === "icon.credits");
  if (!inCredits) return lacking(tree);
  if (tree.is === "round.gains") return action === "WORK" ? { op: "next_round_cost", action, gain: number(tree, "n") } : lacking(tree);
  if (tree.is === "round.costs")
    return action === "WORK" || action === "DONATE" ? lacking(tree) : { op: "next_round_cost", action, cost: number(tree, "n") };
  if (action !== "DONATE") return lacking(tree);
  return { op: "next_round_cost", action, discard1: number(tree, "n"), discard2: number(tree, "m"), immunity: number(tree, "l") };
}
