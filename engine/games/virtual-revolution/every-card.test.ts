/** Each card of the kinds that chance deals: every Location at set-up and in every slot, every Corruption in a Raid, simultaneous Necro cards against plain arithmetic, and what stays hidden. */
import { describe, expect, test } from "vitest";
import { times } from "../../../tests/size.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import type { Action } from "../../kernel/choice.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import { at } from "../../kernel/state.ts";
import { GENRES } from "./fields.ts";
import {
  AGENT_DISCARD,
  AGENT_SLOT,
  BOX,
  CORRUPTION,
  CORRUPTION_DECK,
  cardsIn,
  FINAL_NECRO,
  LOCATION_DECK,
  MOST_PLAYERS,
  NECRO_DECK,
  NECRO_UNUSED,
  OBJECTIVE,
  OBJECTIVES,
  ROUNDS,
  SERVICE,
  SLOTS,
  topOf,
  underOf,
  VERSES,
  type VrState,
} from "./layout.ts";
import { vrTexts } from "./texts/texts.ts";
import { borough, cardOf, move, set, tableOf, VR_CARDS } from "./virtual-revolution.test-support.ts";

const read = vrTexts(VR_CARDS, []);
if (!read.ok) throw new Error(JSON.stringify(read.error));
const { act, begin, content, edit, game } = tableOf(read.value.texts, read.value.parts);

const LOCATIONS = Array.from({ length: 24 }, (_, i) => `LO${String(i + 1).padStart(2, "0")}`);
const INTERCEPTED = "LO24";

/** The last turn of a round is over, and everybody takes the first place that is left: the next round has begun. */
function toNextRound(state: VrState): VrState {
  act(state, "place", { borough: 0 });
  act(state, "end turn");
  while (game.decision(state) !== undefined && game.decision(state)?.kind !== "turn") game.applyAt(state, 0);
  return state;
}
/** A round before its last turn, in which nothing else happens at its end. */
function lastTurn(round: number): VrState {
  const state = begin(1);
  const necros = [...cardsIn(state, NECRO_DECK), ...cardsIn(state, FINAL_NECRO)].map((card) => move(card, BOX));
  return edit(
    state,
    ...necros,
    ...[0, 1].map((player) => set("order", player, player)),
    set("active", 1),
    set("pass", 3),
    set("round", round),
  );
}

describe("Location cards (VR-3)", () => {
  test("VR-3.5 to VR-3.7 each is dealt to each of four players: an Influence in its borough, or the first turn", () => {
    const dealt = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const state = begin(seed, { players: 4 });
      dealt.add(`${INTERCEPTED} ${state.order.indexOf(0)}`);
      for (const number of LOCATIONS.slice(0, -1)) {
        const place = borough(Number(number.slice(2))) * MOST_PLAYERS;
        const lies = [0, 1, 2, 3].filter((player) => state.influence[place + player] === 1);
        expect(lies).toHaveLength(1);
        dealt.add(`${number} ${lies[0]}`);
      }
    }
    expect(dealt.size).toBe(LOCATIONS.length * 4);
  });

  test.each(LOCATIONS)("VR-3.13 %s is drawn in each slot", (number) => {
    for (let slot = 0; slot < SLOTS; slot++) {
      const state = lastTurn(1);
      const others = LOCATIONS.filter((one) => one !== number && one !== INTERCEPTED);
      const drawn = Array.from({ length: SLOTS }, (_, i) => (i === slot ? number : at(others, i)));
      edit(state, ...drawn.toReversed().flatMap((one) => [move(cardOf(state, one), BOX), move(cardOf(state, one), LOCATION_DECK)]));
      const discarded =
        cardsIn(state, AGENT_DISCARD).length + [0, 1, 2, 3, 4].filter((i) => topOf(state, AGENT_SLOT + i) !== undefined).length;
      toNextRound(state);
      const agent = topOf(state, AGENT_SLOT + slot);
      if (number === INTERCEPTED) expect([agent, cardsIn(state, AGENT_DISCARD).length]).toEqual([undefined, discarded + 1]);
      else expect(state.borough[agent ?? -1]).toBe(borough(Number(number.slice(2))));
    }
  });

  test.each([2, 3, 4, 5])("VR-R65 the Agent of each slot is intercepted in round %i", (round) => {
    const slots = round === ROUNDS ? 4 : SLOTS;
    for (let slot = 0; slot < slots; slot++) {
      const state = lastTurn(round - 1);
      const drawn = Array.from({ length: slots }, (_, i) => (i === slot ? INTERCEPTED : at(LOCATIONS, i)));
      // In round 5 what is drawn is all that is left (VR-14.4).
      const away = round === ROUNDS ? [...cardsIn(state, LOCATION_DECK)].map((card) => move(card, BOX)) : [];
      edit(
        state,
        ...away,
        ...drawn.toReversed().flatMap((one) => [move(cardOf(state, one), BOX), move(cardOf(state, one), LOCATION_DECK)]),
      );
      toNextRound(state);
      expect(state.round).toBe(round);
      const filled = [0, 1, 2, 3, 4].filter((i) => topOf(state, AGENT_SLOT + i) !== undefined);
      expect(filled).toEqual([0, 1, 2, 3, 4].slice(0, slots).filter((i) => i !== slot));
    }
  });
});

/** What a player has that Corruption can take. */
const held = (state: VrState) => ({
  immunity: at(state.immunity, 0),
  influence: state.influence.reduce((sum, n, i) => sum + (i % MOST_PLAYERS === 0 ? n : 0), 0),
  boosts: [0, 1, 2, 3, 4].reduce((sum, action) => sum + cardsIn(state, underOf(0, action)).length, 0),
  credits: at(state.credits, 0),
  servers: state.server.filter((owner) => owner === 0).length,
  verses: cardsIn(state, VERSES).length,
  revenue: at(state.revenue, 0),
  agents: cardsIn(state, SERVICE).length,
});
type Held = ReturnType<typeof held>;
/** What each form of the rulebook takes (table 3.4). */
const TAKES: Readonly<Record<string, Partial<Held>>> = {
  A: { immunity: 1 },
  B: { influence: 1 },
  C: { boosts: 1 },
  D: { credits: 2 },
  E: { servers: 1 },
  F: { verses: 1 },
  G: { revenue: 1 },
  H: { agents: 1 },
};

/** The final Raid with one card, for a player who has something of everything: in each district, under each Action, of each genre and type. */
function raided(card: (state: VrState) => number, immunity: number): VrState {
  const state = lastTurn(ROUNDS);
  const first = content.city.boroughsOf.map((boroughs) => at(boroughs, 0));
  const clear = state.influence.flatMap((n, i) => (n > 0 ? [set("influence", 0, i)] : []));
  const genres = GENRES.map((_, genre) =>
    at(
      state.card.flatMap((design, id) => (content.genre[design] === genre ? [id] : [])),
      0,
    ),
  );
  edit(
    state,
    ...clear,
    ...first.flatMap((place) => [set("influence", 1, place * MOST_PLAYERS), set("server", 0, place)]),
    ...[set("reserve", 13, 0), set("reserve", 20, 1), set("servers", 0, 0), set("immunity", immunity, 0)],
    ...["BO01", "BO02", "BO03", "BO04", "BO06"].map((boost) =>
      move(cardOf(state, boost), underOf(0, content.action[at(state.card, cardOf(state, boost))] ?? 0)),
    ),
    ...[...genres.map((verse) => move(verse, VERSES)), ...["AG01", "AG16", "AG33"].map((agent) => move(cardOf(state, agent), SERVICE))],
    ...[0, 1].flatMap((player) => cardsIn(state, OBJECTIVE + player).map((one) => move(one, OBJECTIVES))),
    move(card(state), CORRUPTION),
  );
  act(state, "place", { borough: 0 });
  return state;
}
const corruption = begin(1).card.flatMap((design, id) => (VR_CARDS[design]?.kind === "corruption" ? [id] : []));
const nameOfCorruption = (id: number) => VR_CARDS[at(begin(1).card, id)]?.name ?? "";

describe("Corruption cards in a Raid (VR-12)", () => {
  test("there are 36", () => expect(corruption).toHaveLength(36));

  test.each(corruption.map((id) => [id, nameOfCorruption(id)] as const))("card %i, %s, without Immunity takes what its form says", (id) => {
    const state = raided(() => id, 0);
    const [before, form] = [held(state), String(VR_CARDS[at(state.card, id)]?.fields["form"])];
    act(state, "end turn");
    // Whatever is asked is which of several things goes: the first.
    while (game.decision(state) !== undefined) game.applyAt(state, 0);
    const after = held(state);
    const lost = Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n - after[name as keyof Held]]));
    const expected = { ...Object.fromEntries(Object.keys(before).map((name) => [name, 0])), ...TAKES[form] };
    // Without Immunity there is none to lose (VR-R44).
    expect(lost).toEqual(form === "A" ? { ...expected, immunity: 0 } : expected);
  });

  test.each(corruption.map((id) => [id, nameOfCorruption(id)] as const))(
    "card %i, %s, with Immunity is skipped, unless it has priority",
    (id) => {
      const state = raided(() => id, 2);
      const before = held(state);
      const isPriority = content.priority[at(state.card, id)] === true;
      act(state, "end turn");
      if (isPriority) expect(game.decision(state)).toBeUndefined();
      else {
        expect(game.decision(state)?.actions.all()).toEqual([
          { kind: "suffer", card: id },
          { kind: "skip", card: id },
        ]);
        act(state, "skip", { card: id });
      }
      expect(held(state)).toEqual({ ...before, immunity: 1 });
      expect([state.raidSpent[0], state.raidCards[0]]).toEqual([isPriority ? 0 : 1, 1]);
    },
  );
});

describe("Necro cards whose parts are applied together (VR-13.5)", () => {
  const rng = rngOf(13);
  test.each(["NC04", "NC06"])("%s is what plain arithmetic says, over random positions and answers", (number) => {
    for (let n = 0; n < times(300); n++) {
      const state = begin(n, { players: 4 });
      const seats = [0, 1, 2, 3];
      const revenue = seats.map(() => below(rng, 4));
      const credits = seats.map(() => below(rng, 12));
      const immunity = seats.map(() => below(rng, 5));
      const away = [...cardsIn(state, NECRO_DECK)].map((card) => move(card, NECRO_UNUSED));
      edit(
        state,
        ...away,
        move(cardOf(state, number), NECRO_DECK),
        ...seats.flatMap((one) => [
          ...[set("order", one, one), set("revenue", at(revenue, one), one), set("credits", at(credits, one), one)],
          set("immunity", at(immunity, one), one),
        ]),
        ...[set("active", 3), set("pass", 3)],
      );
      act(state, "place", { borough: 0 });
      act(state, "end turn");
      const spent = seats.map(() => 0);
      for (let asked = game.decision(state); asked?.kind === "necro immunity"; asked = game.decision(state)) {
        const choice: Action = asked.actions.at(below(rng, asked.actions.length));
        spent[asked.player] = Number(choice["n"]);
        game.apply(state, choice);
      }
      const [least, most] = [Math.min(...revenue), Math.max(...revenue)];
      for (const one of seats) {
        const minimum = revenue[one] === least;
        const global = spent[one] === 0;
        const maximum = revenue[one] === most && spent[one] !== 3;
        const gained = at(revenue, one) + (minimum ? 1 : 0);
        const expected =
          number === "NC06"
            ? [Math.max(0, gained - (global ? 1 : 0) - (maximum ? 2 : 0)), at(credits, one)]
            : [gained, maximum ? 0 : global ? Math.min(5, at(credits, one)) : at(credits, one)];
        expect([state.revenue[one], state.credits[one]], `seat ${one} of position ${n}`).toEqual(expected);
        expect(state.immunity[one]).toBe(at(immunity, one) - at(spent, one));
      }
    }
  });
});

describe("What is hidden (VR-16.1)", () => {
  const swap = (state: VrState, one: number, other: number): VrState => {
    const next = game.fork(state);
    const cards = [...next.card];
    [cards[one], cards[other]] = [at(cards, other), at(cards, one)];
    return Object.assign(next, { card: cards });
  };
  const seen = (state: VrState, player: number) => canonicalJson(game.observe(state, player));

  test("an opponent's Corruption could be any other, to all but its holder", () => {
    const state = begin(3, { players: 3 });
    const [mine, deck] = [cardsIn(state, CORRUPTION_DECK), cardsIn(state, CORRUPTION_DECK)];
    const [card, other] = [
      at(mine, 0),
      at(
        deck,
        deck.findIndex((one) => state.card[one] !== state.card[at(mine, 0)]),
      ),
    ];
    edit(state, move(card, CORRUPTION + 1));
    const swapped = swap(state, card, other);
    for (const player of [0, 2, -1]) expect(seen(swapped, player)).toBe(seen(state, player));
    expect(seen(swapped, 1)).not.toBe(seen(state, 1));
    expect(game.decision(swapped)?.actions.all()).toEqual(game.decision(state)?.actions.all());
  });

  test("VR-R82 a look at the top Necro card is known to who looked until it is revealed", () => {
    const state = begin(4);
    const { active } = state;
    edit(state, set("recycling", 2, active), set("reserve", at(state.reserve, active) - 2, active));
    const top = topOf(state, NECRO_DECK) ?? -1;
    const other = at(cardsIn(state, NECRO_UNUSED), 0);
    expect(seen(swap(state, top, other), active)).toBe(seen(state, active));
    act(state, "recover 2 and look");
    expect(seen(swap(state, top, other), 1 - active)).toBe(seen(state, 1 - active));
    expect(seen(swap(state, top, other), active)).not.toBe(seen(state, active));
  });
});
