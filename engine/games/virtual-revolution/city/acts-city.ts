/** What texts do in the city: Influence and Servers come, go and move (section 2.2). `of` is a zone (`city.ts`), joined with whose it may be. */
import { at, type Player } from "../../../kernel/state.ts";
import { type Act, type ActSpec, act, boroughOf, inBorough, playerOf } from "../actions/act.ts";
import { MOST_PLAYERS, type VrEngine, type VrView } from "../layout.ts";
import { FREE, isInZone } from "./city.ts";
import { controls, influenceIn, influenceOwner, isFreeFor } from "./control.ts";
import { addInfluence, eliminate, moveInfluence, moveServer, removeServer, serverRefusal } from "./events-city.ts";

/** Whose Influence an act is about. */
export const ANYBODYS = 0;
export const OPPONENTS = 1;
export const OWN = 2;
const OWNERS = 4;

/** Zone and owner as one number. */
export const zoneWith = (zone: number, owner: number): number => zone * OWNERS + owner;

const inZone = (state: VrView, { content }: VrEngine, zone: number, borough: number, player: Player): boolean =>
  isInZone(content.city, zone, borough, state.here, (one) => controls(state, one, player)) &&
  (zone !== FREE || influenceOwner(state, borough) < 0);

/** The boroughs that fit. */
const boroughs =
  (fits: (state: VrView, engine: VrEngine, player: Player, borough: number, of: number) => boolean): ActSpec["items"] =>
  (state, player, of, into, engine) => {
    for (let borough = 0; borough < engine.content.city.boroughs; borough++)
      if (fits(state, engine, player, borough, of)) into.push(borough);
  };

/** “Add n Influence in …”: from reserve, where no opposing Influence is (VR-5.1, VR-5.6). `of`: a zone. */
export const ADDING: Act = act("adding Influence", {
  kind: "add",
  rule: "VR-5.1",
  chooses: "borough",
  prompt: () => "Where do you add Influence?",
  items: boroughs(
    (state, engine, player, borough, zone) =>
      at(state.reserve, player) > 0 && isFreeFor(state, borough, player) && inZone(state, engine, zone, borough, player),
  ),
  pick: (state, player, borough, _zone, engine) => engine.propose(state, addInfluence, player, borough),
});

/** “Eliminate n Influence …” (VR-5.3, VR-R63). `of`: `zoneWith`. */
export const ELIMINATING: Act = act("eliminating Influence", {
  kind: "eliminate",
  rule: "VR-5.3",
  chooses: "borough and player",
  prompt: () => "Which Influence do you eliminate?",
  items(state, player, of, into, engine) {
    const owner = of % OWNERS;
    const zone = Math.trunc(of / OWNERS);
    for (let borough = 0; borough < engine.content.city.boroughs; borough++)
      for (let one = 0; one < state.players; one++)
        if (
          influenceIn(state, borough, one) > 0 &&
          (owner === ANYBODYS || (owner === OWN) === (one === player)) &&
          inZone(state, engine, zone, borough, player)
        )
          into.push(inBorough(borough, one));
  },
  pick: (state, _player, item, _of, engine) => engine.propose(state, eliminate, playerOf(item), boroughOf(item)),
});

/** From which borough; then it goes on. `of`: the borough to which it moves. */
export const MOVING_FROM: Act = act("moving Influence from", {
  kind: "move from",
  rule: "VR-R105",
  chooses: "borough",
  prompt: () => "From which borough do you move Influence?",
  items: boroughs((state, _engine, player, borough, to) => borough !== to && influenceIn(state, borough, player) > 0),
  pick: (state, player, from, to, engine) => engine.propose(state, moveInfluence, player, from, to),
});
/** “Move n of your Influence to …”: to which borough, where no opposing Influence is (VR-R105, VR-5.1). `of`: a zone. */
export const MOVING_INFLUENCE: Act = act("moving Influence", {
  kind: "move to",
  rule: "VR-R105",
  chooses: "borough",
  prompt: () => "To which borough do you move Influence?",
  items: boroughs(
    (state, engine, player, borough, zone) =>
      isFreeFor(state, borough, player) &&
      inZone(state, engine, zone, borough, player) &&
      MOVING_FROM.isPossible(state, engine, player, borough),
  ),
  pick: (state, player, to, _zone, engine) => MOVING_FROM.begin(state, engine, player, 1, to),
});

/** “Eliminate all your Influence in n boroughs of your choice”, one after the other (VR-R85). */
export const WIPING: Act = act("eliminating all Influence", {
  kind: "give up",
  rule: "VR-R85",
  chooses: "borough",
  prompt: () => "In which borough do you eliminate all your Influence?",
  items: boroughs((state, _engine, player, borough) => influenceIn(state, borough, player) > 0),
  pick(state, player, borough, _of, engine) {
    const n = at(state.influence, borough * MOST_PLAYERS + player);
    for (let i = 0; i < n; i++) engine.propose(state, eliminate, player, borough);
  },
});

/** “Remove n of your Servers …” (VR-R52, VR-R88). `of`: a zone. */
export const REMOVING: Act = act("removing a Server", {
  kind: "remove",
  rule: "VR-12.6",
  chooses: "borough",
  prompt: () => "Which of your Servers do you remove?",
  items(state, player, zone, into, engine) {
    state.server.forEach((owner, borough) => {
      if (owner === player && inZone(state, engine, zone, borough, player)) into.push(borough);
    });
  },
  pick: (state, player, borough, _zone, engine) => engine.propose(state, removeServer, player, borough),
});

/** “Remove n opposing Servers …” (VR-R110). `of`: a zone. */
export const REMOVING_THEIRS: Act = act("removing an opposing Server", {
  kind: "remove",
  rule: "VR-R110",
  chooses: "borough",
  prompt: () => "Which Server do you remove?",
  items(state, player, zone, into, engine) {
    state.server.forEach((owner, borough) => {
      if (owner >= 0 && owner !== player && inZone(state, engine, zone, borough, player)) into.push(borough);
    });
  },
  pick: (state, _player, borough, _zone, engine) => engine.propose(state, removeServer, at(state.server, borough), borough),
});

/** “Move the Server here to an adjacent borough”: the conditions hold for its owner there, without it (VR-R22). */
export const MOVING_SERVER: Act = act("moving a Server", {
  kind: "move to",
  rule: "VR-R22",
  chooses: "borough",
  prompt: () => "Where does the Server go?",
  items(state, _player, _of, into, engine) {
    const { here } = state;
    const owner = here < 0 ? -1 : at(state.server, here);
    if (owner < 0) return;
    for (const borough of at(engine.content.city.adjacent, here))
      if (state.server[borough] === -1 && serverRefusal(state, engine, owner, borough, { without: here }) === undefined) into.push(borough);
  },
  pick: (state, _player, borough, _of, engine) => engine.propose(state, moveServer, at(state.server, state.here), state.here, borough),
});

export const CITY_ACTS: readonly Act[] = [ADDING, ELIMINATING, WIPING, REMOVING, MOVING_SERVER];
