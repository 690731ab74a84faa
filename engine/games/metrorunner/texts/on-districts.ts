/** What texts do to cubes on districts: gain, return, put and move them (MR-R62). */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { districtsHere } from "../city/figures.ts";
import type { MetroContent } from "../content.ts";
import { COLOURS } from "../fields.ts";
import { COLOUR_COUNT, cubesOn, supplyOf } from "../jobs/cubes.ts";
import { placeCubes } from "../jobs/events-jobs.ts";
import { gain } from "../jobs/gaining.ts";
import type { MetroEngine, MetroState, MetroView } from "../layout.ts";
import { shiftCubes, TO_SUPPLY } from "./events-texts.ts";
import type { CubesDo, Operation } from "./operations.ts";

/** Which district: of a colour by number, of the figure, any, the home district, one beside it. */
export const HERE = 5;
export const ANY = 6;
export const HOME = 7;
export const BESIDE = 8;
export const NO_DISTRICT = 9;

const DEEDS: readonly CubesDo[] = ["gain", "return", "put", "move"];

/** The districts that are meant. */
function meant(state: MetroView, engine: MetroEngine, which: number): readonly number[] {
  const here = districtsHere(state, engine);
  switch (which) {
    case HERE:
      return here;
    case ANY:
      return COLOURS.map((_, district) => district);
    case HOME:
      return [at(state.board, state.active)];
    case BESIDE:
      // MR-2.5: the districts form a ring, in the order of their colours.
      return COLOURS.flatMap((_, district) =>
        !here.includes(district) && here.some((one) => isBeside(engine.content, one, district)) ? [district] : [],
      );
    default:
      return which < COLOUR_COUNT ? [which] : [];
  }
}
/** Whether two districts share a border station (MR-2.3). */
const isBeside = ({ route }: MetroContent, one: number, other: number): boolean =>
  route.districts.some((both) => both.includes(one) && both.includes(other));

const lying = (state: MetroView, district: number): number => COLOURS.reduce((sum, _, colour) => sum + cubesOn(state, district, colour), 0);

/** Of the districts from which cubes come those that have some of the colour. */
function sources(state: MetroView, engine: MetroEngine, which: number, colour: number): readonly number[] {
  return meant(state, engine, which).filter((district) =>
    colour < COLOUR_COUNT ? cubesOn(state, district, colour) > 0 : lying(state, district) > 0,
  );
}

/** Whether anything could be done. */
export function canDoCubes(state: MetroView, engine: MetroEngine, operation: Extract<Operation, { op: "cubes" }>): boolean {
  const { does, colour = COLOUR_COUNT, from } = operation;
  if (does !== "put") return sources(state, engine, from, colour).length > 0;
  return colour < COLOUR_COUNT ? supplyOf(state, colour) > 0 : COLOURS.some((_, one) => supplyOf(state, one) > 0);
}

/** Slots: the deed with its number, colour and districts in one number; the district they come from and the one they go to, from 1; the cubes chosen; the least colour that may still be chosen. */
const WHAT = 0;
const DISTRICTS = 1;
const CHOSEN = 2;
const LEAST = 3;
const BASE = 32;
const digit = (packed: number, place: number): number => Math.trunc(packed / BASE ** place) % BASE;

export const beginCubes = (state: MetroView, engine: MetroEngine, operation: Extract<Operation, { op: "cubes" }>): void => {
  const { does, n, colour = COLOUR_COUNT, from, to } = operation;
  const packed = [DEEDS.indexOf(does), n, colour, from, to].reduce((sum, one, place) => sum + one * BASE ** place, 0);
  engine.call(state, ON_DISTRICTS, packed, 0, 0, 0);
};

const doesOf = (state: MetroView, frame: Frame): CubesDo => at(DEEDS, digit(slot(state, frame, WHAT), 0));
const numberOf = (state: MetroView, frame: Frame): number => digit(slot(state, frame, WHAT), 1);
const colourOf = (state: MetroView, frame: Frame): number => digit(slot(state, frame, WHAT), 2);
const fromOf = (state: MetroView, frame: Frame): number => digit(slot(state, frame, DISTRICTS), 0) - 1;
const toOf = (state: MetroView, frame: Frame): number => digit(slot(state, frame, DISTRICTS), 1) - 1;
const chosenOf = (state: MetroView, frame: Frame, colour: number): number => digit(slot(state, frame, CHOSEN), colour);
const chosenAll = (state: MetroView, frame: Frame): number => COLOURS.reduce((sum, _, colour) => sum + chosenOf(state, frame, colour), 0);
/** Cubes of a colour that are there to be chosen: on the district, or in the supply. */
function thereOf(state: MetroView, frame: Frame, colour: number): number {
  if (colourOf(state, frame) < COLOUR_COUNT && colourOf(state, frame) !== colour) return 0;
  const from = fromOf(state, frame);
  return Math.max(0, (from < 0 ? supplyOf(state, colour) : cubesOn(state, from, colour)) - chosenOf(state, frame, colour));
}
/** Targets other than the source. */
const targets = (state: MetroView, frame: Frame, engine: MetroEngine): readonly number[] =>
  meant(state, engine, digit(slot(state, frame, WHAT), 4)).filter((district) => district !== fromOf(state, frame));

/** Begun by `beginCubes`. */
export const ON_DISTRICTS = procedures<MetroState, MetroContent>()("cubes on districts", {
  from(state, frame, engine) {
    if (doesOf(state, frame) === "put") return "which";
    const there = sources(state, engine, digit(slot(state, frame, WHAT), 3), colourOf(state, frame));
    if (there.length > 1) return "source";
    if (there.length === 0) return "done";
    setSlot(state, frame, DISTRICTS, at(there, 0) + 1);
    return "which";
  },
  source: {
    kind: "which district",
    rule: "MR-R62",
    forms: [{ kind: "from", members: { district: "words" } }],
    player: (state) => state.active,
    prompt: () => "Cubes of which district?",
    candidates: (state, into, frame, engine) =>
      void into.push(...sources(state, engine, digit(slot(state, frame, WHAT), 3), colourOf(state, frame))),
    action: (_state, district) => ({ kind: "from", district: at(COLOURS, district) }),
    carryOut(state, district, frame) {
      setSlot(state, frame, DISTRICTS, district + 1);
      return "which";
    },
  },
  which(state, frame) {
    const n = numberOf(state, frame);
    let open = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) open += thereOf(state, frame, colour);
    if (n > 0 && (chosenAll(state, frame) >= n || open === 0)) return "to";
    if (n > 0) return "choose";
    let all = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) all += thereOf(state, frame, colour) * BASE ** colour;
    setSlot(state, frame, CHOSEN, all);
    return "to";
  },
  choose: {
    kind: "which cube",
    rule: "MR-R62",
    forms: [{ kind: "cube", members: { cube: "words" } }],
    player: (state) => state.active,
    prompt: (state, frame) => `Which cube, in the order of the list? ${numberOf(state, frame) - chosenAll(state, frame)} to choose`,
    candidates(state, into, frame) {
      let open = 0;
      for (let colour = COLOUR_COUNT - 1; colour >= slot(state, frame, LEAST); colour--) open += thereOf(state, frame, colour);
      const due = Math.min(open, numberOf(state, frame) - chosenAll(state, frame));
      let there = 0;
      for (let colour = COLOUR_COUNT - 1; colour >= slot(state, frame, LEAST); colour--) {
        there += thereOf(state, frame, colour);
        if (thereOf(state, frame, colour) > 0 && there >= due) into.push(colour);
      }
      into.reverse();
    },
    action: (_state, colour) => ({ kind: "cube", cube: at(COLOURS, colour) }),
    carryOut(state, colour, frame) {
      setSlot(state, frame, CHOSEN, slot(state, frame, CHOSEN) + BASE ** colour);
      setSlot(state, frame, LEAST, colour);
      return "which";
    },
  },
  to(state, frame, engine) {
    if (chosenAll(state, frame) === 0) return "done";
    const does = doesOf(state, frame);
    if (does === "gain" || does === "return") return "go";
    const there = targets(state, frame, engine);
    if (there.length > 1) return "target";
    if (there.length === 0) return "done";
    setSlot(state, frame, DISTRICTS, slot(state, frame, DISTRICTS) + (at(there, 0) + 1) * BASE);
    return "go";
  },
  target: {
    kind: "onto which district",
    rule: "MR-R62",
    forms: [{ kind: "onto", members: { district: "words" } }],
    player: (state) => state.active,
    prompt: () => "Onto which district do the cubes go?",
    candidates: (state, into, frame, engine) => void into.push(...targets(state, frame, engine)),
    action: (_state, district) => ({ kind: "onto", district: at(COLOURS, district) }),
    carryOut(state, district, frame) {
      setSlot(state, frame, DISTRICTS, slot(state, frame, DISTRICTS) + (district + 1) * BASE);
      return "go";
    },
  },
  go(state, frame, engine) {
    const does = doesOf(state, frame);
    const gained: (readonly [number, number])[] = [];
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const n = chosenOf(state, frame, colour);
      if (n === 0) continue;
      if (does === "put") engine.propose(state, placeCubes, toOf(state, frame), colour, n);
      else engine.propose(state, shiftCubes, fromOf(state, frame), colour, n, does === "move" ? toOf(state, frame) : TO_SUPPLY);
      gained.push([colour, n]);
    }
    if (does === "gain") gain(state, engine, 0, gained);
    return "done";
  },
});
