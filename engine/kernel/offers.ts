/**
 * A choice among several verbs, each with its own candidates: play, buy, end. What a verb needs is asked once, what an item needs for each,
 * and the same requirements say why something is not on offer.
 */
import type { Action, ActionForm, Choice, Weighed } from "./choice.ts";
import type { Engine } from "./engine.ts";
import type { Frame } from "./frames.ts";
import { missing, type State, shorten, type View } from "./state.ts";

/** What a verb needs as a whole, whichever item it is done to. */
export type Need<S extends State = State, C = unknown> = {
  /** The rule that asks for it: "XX-6.1". */
  readonly rule: string;
  /** It fails most often, so it is asked first. What is told keeps the order. */
  readonly first?: true;
  holds(state: View<S>, frame: Frame, engine: Engine<C>): boolean;
  /** A sentence without the rule number: what is missing, and how much. */
  reason(state: View<S>, frame: Frame, engine: Engine<C>): string;
};

/** What a verb needs of the item that it is done to. */
export type Fit<S extends State = State, C = unknown> = {
  readonly rule: string;
  /** Whether anything could stand against any item now; asked once for all of them. Default: yes. */
  matters?(state: View<S>, frame: Frame, engine: Engine<C>): boolean;
  holds(state: View<S>, item: number, frame: Frame, engine: Engine<C>): boolean;
  reason(state: View<S>, item: number, frame: Frame, engine: Engine<C>): string;
};

/** A rule that stands against something, and a sentence without its number, which may be made when it is read. */
export type Refusal = { readonly rule: string; readonly reason: string };

/** A refusal as what an action fails by. */
export const failedBy = (verb: string, { rule, reason }: Refusal) => ({ verb, rule, reason });

/** One verb of a choice. */
export type Offer<S extends State = State, C = unknown, N extends string = string> = {
  readonly verb: string;
  /** What its actions are like; default: their kind is the verb, and they name a card unless the verb is done to nothing. */
  readonly form?: ActionForm;
  /** The verb belongs to another time: it is not on offer here whatever the state, and this is why. */
  readonly never?: { readonly rule: string; readonly reason: string };
  /** While one of them does not hold nothing of the verb is on offer. Cheapest to mend first. */
  readonly needs?: readonly Need<S, C>[];
  /** Adds all items in a stable order: whole numbers from 0 below 2²⁰; 0 alone for a verb that is done to nothing. */
  items(state: View<S>, into: number[], frame: Frame, engine: Engine<C>): void;
  readonly fits?: readonly Fit<S, C>[];
  /** What else stands against an item, by whichever rule it is; undefined if nothing does. */
  refuses?(state: View<S>, item: number, frame: Frame, engine: Engine<C>): Refusal | undefined;
  /** All that stands so against an item, `refuses` first, for people who ask. Default: that alone. */
  refusals?(state: View<S>, item: number, frame: Frame, engine: Engine<C>): readonly Refusal[];
  /** Items that the verb is never done to as things are, and that people may ask about all the same. */
  readonly beyond?: {
    readonly rule: string;
    items(state: View<S>, into: number[], frame: Frame, engine: Engine<C>): void;
    reason(state: View<S>, item: number, frame: Frame, engine: Engine<C>): string;
  };
  action(state: View<S>, item: number, frame: Frame, engine: Engine<C>): Action;
  /** Proposes what was chosen and says which step comes next. */
  carryOut(state: View<S>, item: number, frame: Frame, engine: Engine<C>): N | "done";
};

/** So many items a verb can have: a code has the verb above these bits, and the item below. */
const ITEM_BITS = 20;
const ITEMS = 1 << ITEM_BITS;
const itemOf = (code: number): number => code & (ITEMS - 1);

/** The items of a verb that is done to nothing. */
export const nothing = (_state: unknown, into: number[]): void => void into.push(0);

/** A choice among verbs, in the order in which they are listed. */
export function offersChoice<S extends State, C, N extends string>(
  ask: Pick<Choice<S, C, N>, "kind" | "rule" | "player" | "prompt" | "always"> & { readonly offers: readonly Offer<S, C, N>[] },
): Choice<S, C, N> {
  const { offers, kind, rule, player, prompt, always = false } = ask;
  // In one shape, as what is open.
  const acts = offers.map(({ action, carryOut }) => ({ action, carryOut }));
  const actOf = (code: number) => acts[code >> ITEM_BITS] ?? missing(acts, code);
  const open = offers.flatMap((offer, i) => (offer.never ? [] : [openOffer(offer, i * ITEMS)]));
  return {
    kind,
    rule,
    always,
    player,
    prompt,
    forms: offers.map(({ verb, items, form }) => form ?? { kind: verb, members: items === nothing ? {} : { card: "card" } }),
    candidates(state, into, frame, engine) {
      for (const offer of open) addOffered(offer, state, into, frame, engine);
    },
    action: (state, code, frame, engine) => actOf(code).action(state, itemOf(code), frame, engine),
    carryOut: (state, code, frame, engine) => actOf(code).carryOut(state, itemOf(code), frame, engine),
    weigh: (state, frame, engine, beyond) => offers.flatMap((offer) => weighOffer(offer, state, frame, engine, beyond)),
  };
}

/** One verb of a choice, asked about without listing the others. */
export type OneVerb<S extends State = State, C = unknown> = {
  /** The code of an item. */
  code(item: number): number;
  /** Whether anything of the verb could be on offer now. */
  isOpen(state: View<S>, frame: Frame, engine: Engine<C>): boolean;
  /** Whether an item is on offer if the verb is open. */
  isOffered(state: View<S>, item: number, frame: Frame, engine: Engine<C>): boolean;
};

/** A verb of an `offersChoice`, which is made of these offers. */
export function oneVerb<S extends State, C, N extends string>(offers: readonly Offer<S, C, N>[], verb: Offer<S, C, N>): OneVerb<S, C> {
  const base = offers.indexOf(verb) * ITEMS;
  const offer = openOffer(verb, base);
  return {
    code: (item) => base + item,
    isOpen: (state, frame, engine) => isOpen(offer, state, frame, engine),
    isOffered: (state, item, frame, engine) => fitsAll(offer, item, state, frame, engine),
  };
}

/** An offer that may be open, in the one shape in which it is listed a million times a second. `base` is added to its items. */
type OpenOffer<S extends State, C> = Required<Pick<Offer<S, C>, "needs" | "items">> & {
  readonly base: number;
  readonly fits: readonly OpenFit<S, C>[];
  readonly refuses: Offer<S, C>["refuses"];
};
type OpenFit<S extends State, C> = Pick<Fit<S, C>, "holds"> & { readonly matters: Fit<S, C>["matters"] };

const openOffer = <S extends State, C>({ needs = [], fits = [], refuses, items }: Offer<S, C>, base: number): OpenOffer<S, C> => ({
  base,
  needs: [...needs.filter(({ first }) => first), ...needs.filter(({ first }) => !first)],
  fits: fits.map(({ holds, matters }) => ({ holds, matters })),
  items,
  refuses,
});

/** Adds the codes of all that a verb offers now. */
function addOffered<S extends State, C>(offer: OpenOffer<S, C>, state: View<S>, into: number[], frame: Frame, engine: Engine<C>): void {
  if (!isOpen(offer, state, frame, engine)) return;
  const first = into.length;
  if (offer.items === nothing) into.push(0);
  else offer.items(state, into, frame, engine);
  if (into.length === first) return;
  for (const fit of offer.fits) if (fit.matters?.(state, frame, engine) !== false) keepFitting(fit, state, into, first, frame, engine);
  if (offer.refuses !== undefined) keepUnrefused(offer.refuses, state, into, first, frame, engine);
  if (offer.base > 0) for (let i = first; i < into.length; i++) into[i] = offer.base + (into[i] ?? missing(into, i));
}

/** Leaves of the items from `first` on those that a requirement holds of. */
function keepFitting<S extends State, C>(
  fit: OpenFit<S, C>,
  state: View<S>,
  into: number[],
  first: number,
  frame: Frame,
  engine: Engine<C>,
): void {
  let kept = first;
  for (let i = first; i < into.length; i++) {
    const item = into[i] ?? missing(into, i);
    if (fit.holds(state, item, frame, engine)) into[kept++] = item;
  }
  shorten(into, kept);
}

/** The same of those that nothing else stands against. */
function keepUnrefused<S extends State, C>(
  refuses: NonNullable<Offer<S, C>["refuses"]>,
  state: View<S>,
  into: number[],
  first: number,
  frame: Frame,
  engine: Engine<C>,
): void {
  let kept = first;
  for (let i = first; i < into.length; i++) {
    const item = into[i] ?? missing(into, i);
    if (refuses(state, item, frame, engine) === undefined) into[kept++] = item;
  }
  shorten(into, kept);
}

function isOpen<S extends State, C>({ needs }: OpenOffer<S, C>, state: View<S>, frame: Frame, engine: Engine<C>): boolean {
  for (const need of needs) if (!need.holds(state, frame, engine)) return false;
  return true;
}

function fitsAll<S extends State, C>(offer: OpenOffer<S, C>, item: number, state: View<S>, frame: Frame, engine: Engine<C>): boolean {
  for (const fit of offer.fits) if (!fit.holds(state, item, frame, engine)) return false;
  return offer.refuses === undefined || offer.refuses(state, item, frame, engine) === undefined;
}

/** Every item of a verb with what speaks against it, told when it is looked at. */
function weighOffer<S extends State, C, N extends string>(
  offer: Offer<S, C, N>,
  state: View<S>,
  frame: Frame,
  engine: Engine<C>,
  asksBeyond: boolean,
): Weighed[] {
  const { verb, never, needs = [], fits = [], beyond } = offer;
  const items: number[] = [];
  const others: number[] = [];
  offer.items(state, items, frame, engine);
  if (asksBeyond) beyond?.items(state, others, frame, engine);
  const missing = [
    ...(never ? [{ verb, ...never }] : []),
    ...needs
      .filter((need) => !need.holds(state, frame, engine))
      .map((need) => ({ verb, rule: need.rule, reason: need.reason(state, frame, engine) })),
  ];
  const misfits = (item: number) => {
    const refused = offer.refusals?.(state, item, frame, engine) ?? [offer.refuses?.(state, item, frame, engine) ?? []].flat();
    const failed = fits
      .filter((fit) => !fit.holds(state, item, frame, engine))
      .map((fit) => ({ verb, rule: fit.rule, reason: fit.reason(state, item, frame, engine) }));
    return [...failed, ...refused.map((refusal) => failedBy(verb, refusal))];
  };
  const elsewhere = (item: number) => (beyond ? [{ verb, rule: beyond.rule, reason: beyond.reason(state, item, frame, engine) }] : []);
  const weighed = (item: number, own: (item: number) => Weighed["failed"]): Weighed => ({
    action: offer.action(state, item, frame, engine),
    get failed() {
      return [...missing, ...own(item)];
    },
  });
  return [...items.map((item) => weighed(item, misfits)), ...others.map((item) => weighed(item, elsewhere))];
}
