/** Keywords of other card games, offered as what comes nearest here. */
import { type LooseRule, rows } from "../../../../language/index.ts";

/** A keyword that stands by itself, or in a list of keywords. */
const alone = (words: string): string => `(?<=^|[.,] |\\n)(?:${words})(?=[.,]|$)`;

export const OTHER_GAMES_LOOSE: readonly LooseRule[] = rows(
  [
    ["other.firstStrike", alone("first strike"), "Initiative", "First strike. => Initiative.", "Initiative | first strike damage"],
    ["other.vigilance", alone("vigilance|vigilant"), "Overwatch", "Vigilance. => Overwatch.", "Overwatch | with vigilance"],
    ["other.unblockable", alone("unblockable"), "Precision", "Unblockable. => Precision.", "Precision | becomes unblockable"],
    [
      "other.hexproof",
      alone("hexproof|shroud|untargetable"),
      "this cannot be targeted",
      "Hexproof. => this cannot be targeted.",
      "this cannot be targeted | with hexproof",
    ],
    ["other.defender", alone("defender"), "this cannot attack", "Defender. => this cannot attack.", "this cannot attack | a defender"],
    ["other.flash", alone("flash|ambush"), "Abrupt", "Flash. => Abrupt.", "Abrupt | flash of light"],
    [
      "other.deathtouch",
      alone("deathtouch"),
      "whenever this deals combat damage to a character, destroy that character",
      "Deathtouch. => whenever this deals combat damage to a character, destroy that character.",
      "Assassin | with deathtouch",
    ],
  ],
  { guess: true },
);
