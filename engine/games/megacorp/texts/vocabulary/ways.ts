/** Megacorp's words for what was done “this way”, counted by kind: “for each event discarded this way”, “if a location was destroyed this way”. */
import { type Construct, waysBy, waysIf, waysOfAny } from "../../../../language/index.ts";

/** What verbs say of cards already, with an instruction that does it. */
export const COUNTED_DEEDS = [
  { word: "destroyed", does: "destroy each character" },
  { word: "discarded", does: "discard your hand" },
  { word: "annihilated", does: "annihilate each character" },
  { word: "sold", does: "sell each character you control" },
  { word: "revealed", does: "reveal the top 3 cards of your main deck" },
  { word: "shuffled", does: "shuffle your hand into your main deck" },
] as const;

/** Of these it is asked whether anything was done at all, as of the others: of the first two by words of every game. */
export const ASKED_DEEDS = COUNTED_DEEDS.filter(({ word }) => word !== "destroyed" && word !== "discarded");

/** What is counted of any card too. */
export const FURTHER_DEEDS = [
  { word: "returned", does: "return each character to its owner's hand" },
  { word: "engaged", does: "engage each character" },
  { word: "disengaged", does: "disengage each character" },
  { word: "unbonded", does: "unbond each equipment" },
  { word: "deployed", does: "deploy a character for free" },
  { word: "bought", does: "buy a character" },
] as const;

/** What is counted of any card alone: which was drawn is not for everybody. */
export const UNSEEN_DEEDS = [{ word: "drawn", does: "draw 2 cards" }] as const;

export const megacorpWays: readonly Construct[] = [
  ...waysBy(COUNTED_DEEDS),
  ...waysBy(FURTHER_DEEDS),
  ...waysIf(ASKED_DEEDS),
  ...waysOfAny([...FURTHER_DEEDS, ...UNSEEN_DEEDS]),
];

/** What search by meaning finds them by: what was done is found by its verb. */
export const WAYS_FINDS: Readonly<Record<string, string>> = Object.fromEntries(megacorpWays.map(({ id }) => [id, ""]));
