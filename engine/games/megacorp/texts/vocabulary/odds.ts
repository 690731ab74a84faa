/** Megacorp's words for chance: a coin is flipped, a die is rolled, and what comes of it (MC-R190). */
import { type Construct, construct } from "../../../../language/index.ts";

const LAST = "Of the coin or die before, in this ability.";

export const megacorpOdds: readonly Construct[] = [
  construct("VP", "coin", "(flip|flips) a coin", "By lot: heads or tails (MC-R190).", "flip a coin", {
    also: ["(toss|tosses) a coin"],
  }),
  construct("VP", "die", "(roll|rolls) a die", "By lot: 1 to 6 (MC-R190).", "roll a die", {
    also: ["(roll|rolls) a six-sided die"],
  }),
  construct("Cond", "coin.heads", "it is heads", LAST, "if it is heads, draw 1 card", {
    also: ["it comes up heads", "the coin comes up heads", "the coin is heads", "heads"],
  }),
  construct("Cond", "coin.tails", "it is tails", LAST, "if it is tails, draw 1 card", {
    also: ["it comes up tails", "the coin comes up tails", "the coin is tails", "tails"],
  }),
  construct("Cond", "die.is", "it is {n:INT}", LAST, "if it is 6, draw 1 card", {
    also: ["the die shows {n:INT}", "the die shows a {n:INT}", "it shows {n:INT}", "it is a {n:INT}"],
  }),
  construct("Cond", "die.more", "it is {n:INT} or more", LAST, "if it is 4 or more, draw 1 card", {
    also: ["the die shows {n:INT} or more", "it shows {n:INT} or more"],
  }),
  construct("Cond", "die.less", "it is {n:INT} or less", LAST, "if it is 2 or less, draw 1 card", {
    also: ["the die shows {n:INT} or less", "it shows {n:INT} or less"],
  }),
  construct("Value", "die.value", "the number rolled", LAST, "roll a die, then gain money equal to the number rolled", {
    also: ["the result of the die", "the result"],
  }),
];

/** What search by meaning finds them by, where their own words will not do. */
export const ODDS_FINDS: Readonly<Record<string, string>> = {
  coin: "does:chance",
  die: "does:chance",
  "coin.heads": "cond:chance",
  "coin.tails": "cond:chance",
  "die.is": "cond:chance",
  "die.more": "cond:chance",
  "die.less": "cond:chance",
};
