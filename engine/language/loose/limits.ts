/** How often and when something may be used, wherever and however it is said: in front, behind, in a sentence of its own or in brackets. */
import { type LooseRule, type Row, rows } from "./rule.ts";

/** “use this ability”, “usable”, “limit”: what may stand before the words themselves. */
export const USE =
  "(?:(?:you (?:may|can) )?(?:only )?(?:use|do|activate|play|trigger)(?: (?:this|it|that))?(?: ability)?(?: only)?|(?:this|it)(?: ability)? (?:can|may) (?:only )?be (?:used|activated)(?: only)?|(?:this|it)(?: ability)? (?:works|triggers|happens|can happen|may happen)(?: only)?|usable(?: only)?|useable(?: only)?|activate|limit(?:ed)?(?: to)?|only|max(?:imum)?[.]?)";
const MOST = "(?:only |just |no more than |not more than |at most |up to |a maximum of |max(?:imum)?[.]? |limit(?:ed to)? )";
const PER = "(?: ?(?:per|a|each|every|in a|in each|in every|in one|in any one|during each|\\/) ?)";
const ONE = "(?:once|one time|1 time|a single time|1x|1)";
const TWO = "(?:twice|two times|2 times|2x|2)";
const TURN = "turn(?: only| max(?:imum)?)?";
const GAME = "(?:(?:per|a|each|every|in a|in the|during the|\\/) ?game)(?: only)?";
const OWN = "(?:on|in|during) (?:your|your own|each of your)(?: own)? turns?";
const OTHERS =
  "(?:on|in|during) (?:an opponent's|opponents'|each opponent's|an opposing player's|another player's|other players'|your opponents?'s?|someone else's|an enemy)(?: own)? turns?";

/** What a limit is called, how it is put in front of a sentence, and how behind one. */
type Said = { readonly id: string; readonly means: string; readonly front: string; readonly behind: string };
const LIMITS: readonly Said[] = [
  {
    id: "turn",
    means: "once per turn",
    front: `${MOST}?${ONE}${PER}${TURN}|on each (?:of your )?turns?,? (?:only )?once`,
    behind: `(?:${USE} )?${MOST}?${ONE}${PER}${TURN}|${PER}turn,? (?:only )?once|but (?:only |no more than |just )(?:once|one time) ?(?:per|a|each|every|in a) turn`,
  },
  {
    id: "game",
    means: "once per game",
    front: `${MOST}?${ONE} ${GAME}|(?:just|only) ${ONE} ${GAME}`,
    behind: `(?:${USE} )?${MOST}?${ONE} ${GAME}`,
  },
  {
    id: "two",
    means: "twice per turn",
    front: `${MOST}?${TWO}${PER}${TURN}`,
    behind: `(?:${USE} )?${MOST}?${TWO}${PER}${TURN}`,
  },
  {
    id: "your",
    means: "during your turn",
    front: `(?:only )?${OWN}(?: only)?|on your turn only`,
    behind: `${USE} ${OWN}(?: only)?|${OWN} only|only ${OWN}|your(?: own)? turn only|(?:but )?not ${OTHERS}`,
  },
  {
    id: "theirs",
    means: "during an opponent's turn",
    front: `(?:only )?${OTHERS}(?: only)?`,
    behind: `${USE} ${OTHERS}(?: only)?|${OTHERS} only|only ${OTHERS}|(?:but )?not ${OWN}|(?:but )?not when it(?:'s| is) your turn`,
  },
];
/** What is paid for, with its colon; and what happens by itself. */
const ABILITY = "[^.:\\n§]+: [^.\\n:§]+?";
const EVENT = "(?:when|whenever|at) [^.\\n:§]+?";

/** What is paid at once: its first words. */
const PAID = "(?:pay|discard|destroy|engage|remove|reveal|annihilate|spend|sacrifice|return)";

/** The ways to say a limit, in front of what is paid for and behind it. `examples`: one of each, “written => becomes”. */
export const limitRows = (
  limit: Pick<Said, "id" | "means" | "front" | "behind">,
  [behindShown, frontShown, toShown]: readonly [string, string, string],
): readonly Row[] => {
  const { id, means, front, behind } = limit;
  return [
    [
      `limits.${id}.behind`,
      `(?<=^|[.] |\\n)(?!(?:once|twice|during) )(${ABILITY}|${EVENT})(?:[.,;]|,? but| -)? (?:${behind})(?=[.]|$|\\n)`,
      `${means}, $1`,
      behindShown,
      `${means}, pay 1M: draw 1 card | draw 1 card`,
    ],
    [
      `limits.${id}.front`,
      `(?<=^|[.] |\\n)(?!${means},)(?:use )?(?:${front})(?:[,:.]| -)? (?=[^.:\\n]+: )`,
      `${means}, `,
      frontShown,
      `${means}, pay 1M: draw 1 card | draw 1 card`,
    ],
    [
      `limits.${id}.to`,
      `(?<=^|[.] |\\n)(?:(?:${front}|${means})[,:]? (?:you (?:may|can) )?(${PAID} [^.:,]+?)|you (?:may|can) (${PAID} [^.:,]+?),? (?:${front}|${means}),?) to (?=<verb>(?![\\p{L}]))(?![^.\\n]*:)`,
      `${means}, $1$2: `,
      toShown,
      `${means}, pay 1M: draw 1 card | you may pay 1M to draw 1 card`,
    ],
  ];
};

const SHOWN: Readonly<Record<string, readonly [string, string, string]>> = {
  turn: [
    "Pay 1M: draw 1 card. Limit once a turn. => once per turn, Pay 1M: draw 1 card.",
    "One time per turn: pay 1M: draw 1 card => once per turn, pay 1M: draw 1 card",
    "You may pay 1M once each turn to draw 1 card => once per turn, pay 1M: draw 1 card",
  ],
  game: [
    "Discard this: gain 5M. Only once a game. => once per game, Discard this: gain 5M.",
    "Only once in the game: discard this: gain 5M => once per game, discard this: gain 5M",
    "Once a game, discard this to gain 5M => once per game, discard this: gain 5M",
  ],
  two: [
    "Pay 1M: draw 1 card, at most twice each turn => twice per turn, Pay 1M: draw 1 card",
    "Up to two times each turn, pay 1M: draw 1 card => twice per turn, pay 1M: draw 1 card",
    "Twice each turn, you may pay 1M to draw 1 card => twice per turn, pay 1M: draw 1 card",
  ],
  your: [
    "Pay 1M: draw 1 card. Only on your own turn. => during your turn, Pay 1M: draw 1 card.",
    "On your own turn, pay 1M: draw 1 card => during your turn, pay 1M: draw 1 card",
    "On your turn, you may pay 1M to draw 1 card => during your turn, pay 1M: draw 1 card",
  ],
  theirs: [
    "Pay 1M: draw 1 card. Use only on another player's turn. => during an opponent's turn, Pay 1M: draw 1 card.",
    "Only on opponents' turns: pay 1M: draw 1 card => during an opponent's turn, pay 1M: draw 1 card",
    "On an opponent's turn, you may pay 1M to draw 1 card => during an opponent's turn, pay 1M: draw 1 card",
  ],
};

export const limits: readonly LooseRule[] = rows(LIMITS.flatMap((limit) => limitRows(limit, SHOWN[limit.id] ?? ["", "", ""])));
