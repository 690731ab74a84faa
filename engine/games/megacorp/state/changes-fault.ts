/** Temporary changes recorded in a state from outside that cannot exist (changes.ts). */

import type { MegacorpContent } from "../content.ts";
import { type MegacorpView, PHASES, TRAIT_COUNT } from "../layout.ts";
import { CARD_DEEDS } from "./card-deeds.ts";
import {
  ATTACKS_MORE,
  BANNED,
  BANS,
  CARD_DEED,
  CHOSEN,
  COUNTERS,
  DEED,
  EXTRA_TURN,
  FIRST_USED,
  GIVEN,
  IN_TURN_OF,
  isWhile,
  LENT,
  LOST_ABILITIES,
  LOST_KEYWORD,
  NO_CARD,
  notedChanges,
  PLAYER_BANNED,
  PLAYER_BANS,
  PREVENTED,
  PREVENTED_ALL,
  PREVENTED_ANY,
  PREVENTED_COMBAT,
  PRICE,
  SAID,
  SCORE,
  SCORE_SET,
  SELLS_ANY,
  SKIPPED,
  STAYS,
  sentenceOf,
  TAG,
  UNTIL_END_OF_TURN,
  UNTIL_NEXT_END_OF,
  UNTIL_TURN_OF,
  VALUATION,
} from "./changes.ts";
import { DEEDS } from "./deeds.ts";

/** The upper limits of its two numbers. Absent: any number. */
type Numbered = "trait" | "keyword" | "tag" | "ban" | "player" | "phase" | "playerBan" | "counter" | "deed" | "cardDeed" | "card";
type Form = { readonly of: "card" | "player"; readonly a?: Numbered; readonly b?: Numbered };

const FORMS: Readonly<Record<number, Form>> = {
  [SCORE]: { of: "card", a: "trait" },
  [VALUATION]: { of: "card" },
  [GIVEN]: { of: "card" },
  [LOST_KEYWORD]: { of: "card", a: "keyword" },
  [LOST_ABILITIES]: { of: "card" },
  [TAG]: { of: "card", a: "tag" },
  [BANNED]: { of: "card", a: "ban" },
  [PREVENTED]: { of: "card", a: "trait" },
  [PREVENTED_COMBAT]: { of: "card" },
  [LENT]: { of: "card", a: "player", b: "player" },
  [SKIPPED]: { of: "player", a: "player", b: "phase" },
  [EXTRA_TURN]: { of: "player", a: "player" },
  [STAYS]: { of: "card" },
  [PREVENTED_ALL]: { of: "card" },
  [PREVENTED_ANY]: { of: "card" },
  [SELLS_ANY]: { of: "player", a: "player" },
  [SCORE_SET]: { of: "card", a: "trait" },
  [CHOSEN]: { of: "card" },
  [ATTACKS_MORE]: { of: "card" },
  [COUNTERS]: { of: "card", a: "counter" },
  [SAID]: { of: "player", a: "player" },
  [FIRST_USED]: { of: "player", a: "player" },
  [PRICE]: { of: "card", a: "player" },
  [DEED]: { of: "player", a: "deed", b: "card" },
  [CARD_DEED]: { of: "card", a: "cardDeed" },
  [PLAYER_BANNED]: { of: "player", a: "player", b: "playerBan" },
};

/** Why no match can continue with the recorded changes, in a sentence; undefined if it can (MC-R146). */
export function changesFault(state: MegacorpView, { keywords, tagNames, counterNames, machine }: MegacorpContent): string | undefined {
  const changes = notedChanges(state);
  if (changes === undefined) return "The record of temporary changes is incomplete (MC-R146)";
  const { card: cards, players } = state;
  const most = {
    trait: TRAIT_COUNT,
    keyword: keywords.length,
    tag: tagNames.length,
    counter: counterNames.length,
    ban: BANS.length,
    playerBan: PLAYER_BANS.length,
    player: players,
    phase: PHASES.length,
    deed: players * DEEDS.length,
    cardDeed: CARD_DEEDS.length,
    card: cards.length,
  };
  const isThere = (n: number, what: Numbered | undefined) => what === undefined || (n >= 0 && n < most[what]);
  const isSound = changes.every(({ card, kind, a, b, until }) => {
    const form = FORMS[kind];
    if (form === undefined || !isThere(a, form.a) || !isThere(b, form.b)) return false;
    if (form.of === "player" ? card !== NO_CARD : !(card in cards)) return false;
    return (
      until >= UNTIL_END_OF_TURN &&
      (until < UNTIL_TURN_OF + players ||
        isWhile(until, cards.length) ||
        (until >= UNTIL_NEXT_END_OF && until < UNTIL_NEXT_END_OF + players) ||
        (until >= IN_TURN_OF && until < IN_TURN_OF + players)) &&
      (kind !== GIVEN || machine.isGiven(a, b)) &&
      (kind !== SAID || machine.isSaid(...sentenceOf(b)))
    );
  });
  return isSound ? undefined : "A text changed something about a card, trait or time that does not exist (MC-R146)";
}
