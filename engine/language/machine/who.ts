/** Players, and the zones that belong to them. */
import { at, type Player } from "../../kernel/state.ts";
import { isTree, type Tree } from "../tree.ts";
import { type Draft, leafIn, treeIn } from "./draft.ts";
import { addCards, cardsOfGroup, controllerOf, countedOf, holesOf, nearOf, ownerOf } from "./nouns.ts";
import { lookingBack } from "./past.ts";
import type { Of } from "./program.ts";
import type { Destination } from "./run.ts";
import { kept, type Scene } from "./scene.ts";

/** All players who take part, the controller first, then in turn order. */
const everyone =
  ({ rules }: Draft): Of<Player[]> =>
  ({ state, controller }) => {
    const players: Player[] = [];
    for (let i = 0; i < state.players; i++) {
      const player = (controller + i) % state.players;
      if (rules.isPlaying?.(state, player) ?? true) players.push(player);
    }
    return players;
  };

const opponents = (draft: Draft): Of<Player[]> => {
  const all = everyone(draft);
  return (scene) => all(scene).filter((player) => player !== scene.controller);
};

/** The player that a slot keeps, as a list; slots count players from 1, 0 is nobody. */
const bound =
  (slot: number): Of<readonly Player[]> =>
  (scene) => {
    const player = kept(scene, slot);
    return player === 0 ? [] : [player - 1];
  };

/** The players that a phrase means, without asking anybody; where one was chosen, that one. */
export function playersOf(draft: Draft, tree: Tree): Of<readonly Player[]> {
  draft.uses.add(tree.is);
  const chosen = draft.scope.announced.get(tree);
  if (chosen !== undefined) return bound(chosen);
  if (tree.is.startsWith("players.who.")) return playersOf(draft, saidOf(tree));
  switch (tree.is) {
    case "players.you":
    case "whose.your":
    case "evp.you":
      return ({ controller }) => [controller];
    case "whose.their":
      return ({ actor }) => [actor];
    case "player.each":
    case "players.each":
    case "whose.each":
    case "player.targetPlayer":
    case "player.a":
    case "whose.player":
    case "whose.targetPlayer":
    case "ctrl.targetPlayer":
    case "evp.targetPlayer":
    case "evp.player":
    case "every.player":
      return everyone(draft);
    case "player.eachOpponent":
    case "players.eachOpponent":
    case "player.opponent":
    case "player.target":
    case "whose.opponent":
    case "whose.target":
    case "whose.eachOpponent":
    case "ctrl.target":
    case "evp.target":
    case "evp.opponent":
    case "every.opponent":
      return opponents(draft);
    case "player.that":
    case "ctrl.that":
    case "own.that":
    case "evp.that":
    case "whose.that":
      if (tree.ofCard)
        return playersOf(draft, { is: "player.controller", holes: {}, ...(tree.refers === undefined ? {} : { refers: tree.refers }) });
      return bound(draft.referred(tree));
    case "player.others": {
      const all = everyone(draft);
      const named = playersOf(draft, { ...tree, is: "player.that" });
      return (scene) => {
        const [player] = named(scene);
        return player === undefined ? [] : all(scene).filter((other) => other !== player);
      };
    }
    case "whose.owner":
      return ({ state, source, owner }) => [owner ?? at(state.owner, source)];
    case "whose.controller":
    case "player.controller": {
      const cards = nearOf(draft, tree);
      const seen = lookingBack(draft, tree);
      return (scene) => [...new Set(cards(scene).map((card) => controllerOf(draft, seen(scene), card)))];
    }
    case "player.controls": {
      const { group, enough } = countedOf(draft, treeIn(tree, "c"));
      const cards = cardsOfGroup(draft, group);
      return filtered(draft, tree, (scene, player) =>
        enough(cards(scene).filter((card) => controllerOf(draft, scene, card) === player).length, scene),
      );
    }
    case "player.owner": {
      const cards = nearOf(draft, tree);
      return (scene) => [...new Set(cards(scene).map((card) => ownerOf(draft, scene, card)))].filter((owner) => owner >= 0);
    }
    case "player.controlsMore":
    case "player.controlsFewer": {
      const cards = cardsOfGroup(draft, draft.parts.group(draft, treeIn(tree, "g")));
      const more = tree.is === "player.controlsMore";
      return filtered(draft, tree, (scene, player) => {
        const controllers = cards(scene).map((card) => controllerOf(draft, scene, card));
        const [theirs, yours] = [player, scene.controller].map((one) => controllers.filter((other) => other === one).length);
        return more ? Number(theirs) > Number(yours) : Number(theirs) < Number(yours);
      });
    }
    case "player.handMore":
    case "player.handFewer":
    case "player.handMost":
    case "player.handFewest": {
      const held = handOf(draft, tree);
      const all = everyone(draft);
      const more = tree.is === "player.handMore";
      const most = tree.is === "player.handMost";
      if (tree.is === "player.handMore" || tree.is === "player.handFewer")
        return filtered(draft, tree, (scene, player) => {
          const [theirs, yours] = [held(scene, player), held(scene, scene.controller)];
          return more ? theirs > yours : theirs < yours;
        });
      return filtered(draft, tree, (scene, player) => {
        const own = held(scene, player);
        return all(scene).every((other) => (most ? held(scene, other) <= own : held(scene, other) >= own));
      });
    }
    case "player.holds": {
      const n = draft.parts.number(draft, leafIn(tree, "n"), undefined);
      const held = handOf(draft, tree);
      return filtered(draft, tree, (scene, player) => held(scene, player) >= n(scene));
    }
    case "player.holdsFew": {
      const n = draft.parts.number(draft, leafIn(tree, "n"), undefined);
      const held = handOf(draft, tree);
      return filtered(draft, tree, (scene, player) => held(scene, player) <= n(scene));
    }
    default: {
      const run = draft.run(tree, "players");
      const holes = holesOf(draft, tree, "p");
      return filtered(
        draft,
        tree,
        (scene, player) => run?.holds(scene.state, player, scene, scene.engine, ...holes.map((hole) => hole(scene))) ?? false,
      );
    }
  }
}

/** “each opponent with more money than you”, as it is said of players who do something; also where they are counted. */
export function saidOf(tree: Tree): Tree {
  const [, , who, said = ""] = tree.is.split(".");
  return {
    ...tree,
    is: `player.${said}`,
    holes: { p: { is: who === "player" ? "player.each" : "player.eachOpponent", holes: {} }, ...tree.holes },
  };
}

function filtered(draft: Draft, tree: Tree, holds: (scene: Scene, player: Player) => boolean): Of<readonly Player[]> {
  const inner = tree.holes["p"];
  const players = isTree(inner) ? playersOf(draft, inner) : everyone(draft);
  return (scene) => players(scene).filter((player) => holds(scene, player));
}

/** How many cards a player holds. */
export function handOf(draft: Draft, tree: Tree): (scene: Scene, player: Player) => number {
  const places = named(draft, { is: "zone.hand", holes: {}, ...(tree.span ? { span: tree.span } : {}) });
  return (scene, player) => {
    const cards: number[] = [];
    addCards(scene, places(scene, [player]), cards);
    return cards.length;
  };
}

/** The places of a zone's name for some players. */
function named(draft: Draft, tree: Tree): (scene: Scene, players: readonly Player[]) => number[] {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "places");
  return ({ state, engine }, players) => {
    const places: number[] = [];
    for (const player of players) run?.add(state, player, places, engine);
    return places;
  };
}

/** The places that a zone means. */
export function placesOf(draft: Draft, tree: Tree): Of<readonly number[]> {
  draft.uses.add(tree.is);
  const refers = tree.refers !== undefined && draft.entry(tree).construct.refers;
  if (typeof refers === "object") {
    const places = draft.scope.zones.get(tree.refers ?? -1);
    if (places) return places;
    draft.lack(tree, "It refers to a zone in another part of the text");
    return () => [];
  }
  if (tree.is !== "zone" && tree.is !== "zone.both") {
    const places = named(draft, tree);
    return (scene) => places(scene, [scene.controller]);
  }
  const players = playersOf(draft, treeIn(tree, "w"));
  const [first, second] = ["z", "a", "b"].flatMap((hole) => (isTree(tree.holes[hole]) ? [named(draft, treeIn(tree, hole))] : []));
  const places: Of<readonly number[]> = (scene) => {
    const whose = players(scene);
    const here = first?.(scene, whose) ?? [];
    // Names may overlap, and a card is selected once: “your main deck and decks”.
    return second ? [...new Set([...here, ...second(scene, whose)])] : here;
  };
  if (tree.binds !== undefined) draft.scope.zones.set(tree.binds, places);
  return places;
}

const WHERE: Readonly<Record<string, Destination["where"]>> = {
  "dest.into": "into",
  "dest.top": "top",
  "dest.bottom": "bottom",
  "dest.topOrder": "top",
  "dest.bottomOrder": "bottom",
};

/** “into the discard”. */
export function destinationOf(draft: Draft, tree: Tree): Of<Destination> {
  draft.uses.add(tree.is);
  const where = WHERE[tree.is];
  if (where === undefined) {
    draft.lack(tree);
    return () => ({ where: "into", places: [] });
  }
  const places = placesOf(draft, treeIn(tree, "z"));
  return (scene) => ({ where, places: places(scene) });
}
