/** The words of Virtual Revolution's card texts, beside those of the core and of games on boards. */
import { BOARD, type KeywordRow, keywordVocabulary, type Vocabulary } from "../../../../language/index.ts";
import { VIRTUAL_REVOLUTION_GOVERNED } from "../governed.ts";
import { VR_LOOSE } from "../loose/index.ts";
import { VR_WORDINGS } from "../loose/wordings.ts";
import { virtualRevolutionOneWording } from "../one-wording.ts";
import { textOperations } from "../reading/text.ts";
import { vrRemarks } from "../remarks.ts";
import { VIRTUAL_REVOLUTION_KIN, VIRTUAL_REVOLUTION_NOTIONS, VIRTUAL_REVOLUTION_RULED } from "../ruled.ts";
import { VIRTUAL_REVOLUTION_SENSE } from "../sense.ts";
import { EXAMPLES } from "./examples.ts";
import { virtualRevolutionMore } from "./more.ts";
import { virtualRevolutionNouns } from "./nouns.ts";
import { virtualRevolutionVerbs } from "./verbs.ts";
import { virtualRevolutionWider } from "./wider.ts";
import { WITHOUT } from "./without.ts";

/** The rules know its two keywords. */
const KEYWORDS: readonly KeywordRow[] = [
  {
    id: "priority",
    print: "Priority",
    reminder: "Carried out before the other cards of a Raid, and never skipped (VR-12.4).",
    given: false,
  },
  { id: "simultaneous", print: "Simultaneous", reminder: "All its parts are applied at the same moment (VR-13.5).", given: false },
];

export const VIRTUAL_REVOLUTION_VOCABULARY: Vocabulary = {
  id: "virtual-revolution",
  imports: ["core", "board", "virtual-revolution keywords"],
  notions: VIRTUAL_REVOLUTION_NOTIONS,
  ruled: VIRTUAL_REVOLUTION_RULED,
  governed: VIRTUAL_REVOLUTION_GOVERNED,
  kin: VIRTUAL_REVOLUTION_KIN,
  constructs: [...virtualRevolutionNouns, ...virtualRevolutionVerbs, ...virtualRevolutionWider, ...virtualRevolutionMore],
  without: WITHOUT,
  examples: EXAMPLES,
  docs: {
    "gain.stock": "€, Revenue and Immunity have no upper limit (VR-R6, VR-R7).",
    "lose.stock": "A player loses at most what they have (VR-12.7).",
    draw: "One by one; with an empty deck the discard is shuffled into a new one (VR-12.2).",
    discard: "To its own discard; a Verse under the Verse deck (VR-11.10), a Boost card beside the board (VR-10.7).",
    look: "Only the acting player sees them, and remembers them (VR-R82).",
    "choose.one": "Only what can be done is offered (VR-R21); one of the two.",
    may: "Asked only if it can be done; the whole sentence or none of it.",
  },
  finds: {
    add: "does:add",
    "move.server": "does:move",
    "pay.to": "does:pay",
    "pay.or": "does:pay",
    "give.you": "does:takes",
    "discard.random": "does:discard",
    "move.here": "does:move",
    "move.upTo": "does:move",
    "move.to": "does:move",
    "event.recruited": "when:recruited",
    "event.taken": "when:taken",
    "event.discardedThis": "when:discarded",
    "event.round": "when:round",
    "event.raid": "when:raid",
    "event.promotedThis": "when:promoted",
    "event.promotes": "when:promoted",
    "event.otherPromotes": "when:promoted",
    "event.recruits": "when:recruited",
    "event.otherRecruits": "when:recruited",
    "event.online": "when:online",
    "event.otherOnline": "when:online",
    tilt: "does:tilt",
    "turn.theirs": "does:loading",
    "turn.yours": "does:loading",
    "event.title": "when:title",
    "event.otherTitle": "when:title",
    "event.action": "when:action",
    "event.otherAction": "when:action",
    "time.yourTurn": "when:turn",
    "time.yourEnd": "when:turn-end",
    "gain.card": "does:gain",
    "gain.token": "does:gain does:token",
    "discard.goods": "does:discard",
    again: "does:bonus",
    online: "does:online",
    apply: "does:promotion",
    type: "does:type",
    "plays.first": "does:first",
    waive: "does:waive",
    "apply.activation": "does:activation",
    "cap.each": "does:cap",
    "cap.objective": "does:cap",
    "heading.activation": "when:activated",
    "heading.promotion": "when:promoted",
    "heading.boost": "when:boost",
    "heading.bonus": "when:online",
    "heading.minimum": "when:minimum",
    "heading.global": "when:global",
    "heading.maximum": "when:maximum",
    "heading.setup": "when:setup",
    "heading.play": "when:deployed",
    "heading.mission": "when:mission",
    "heading.end": "when:scoring",
    "next.scoring": "when:scoring",
    "goal.raid": "cond:raid",
    "goal.unspent": "cond:raid",
    "cond.director": "cond:director",
    "zone.recycling": "zone:recycling",
  },
  amiss(abilities) {
    const read = textOperations({ abilities });
    return read.ok ? [] : read.error;
  },
  alike: virtualRevolutionOneWording,
  sense: VIRTUAL_REVOLUTION_SENSE,
  // “2 Influence of your choice”, “all your Agents”, “Boosts of yours” and “opposing Influence” are words of this game.
  // A round is no turn.
  withoutLoose: [
    "composed.atMost",
    ...[
      "may.to",
      "same.of",
      "hand.hold",
      "same.ofYourChoice",
      "whose.cards",
      "whose.ofYours",
      "whose.opponents",
      "count.theMost",
      "count.fewest",
    ],
    ...["turn", "game", "two", "your", "theirs"].flatMap((limit) => ["behind", "front", "to"].map((side) => `limits.${limit}.${side}`)),
  ],
  remarks: vrRemarks,
  loose: VR_LOOSE,
  wordings: VR_WORDINGS,
  // Of places nothing else is said: “from any borough to here”.
  impliedNouns: ["Corruption", "Action", "borough"],
  foreign: {
    // Games of the same kind.
    token: "Influence",
    tokens: "Influence",
    eurocredit: "€",
    eurocredits: "€",
    credit: "€",
    credits: "€",
    money: "€",
    points: "VP",
    point: "VP",
    income: "Revenue",
    arrondissement: "borough",
    arrondissements: "boroughs",
    tilt: "Activation",
    untilt: "straighten",
    untap: "straighten",
    ready: "straighten",
    steal: "take",
    corrupt: "draw",
    destroy: "eliminate",
    destroys: "eliminates",
    kill: "eliminate",
    kills: "eliminates",
    build: "place",
    swap: "exchange",
    swaps: "exchanges",
  },
};

/** What the language of Virtual Revolution is composed of, beside the core: with the keywords of a content, which stand on cards only. */
export const virtualRevolutionVocabularies = (rows: readonly KeywordRow[]): readonly Vocabulary[] => {
  const own = rows.filter(({ id }) => !KEYWORDS.some((known) => known.id === id)).map((row) => ({ ...row, given: false }));
  return [BOARD, VIRTUAL_REVOLUTION_VOCABULARY, keywordVocabulary("virtual-revolution keywords", [...KEYWORDS, ...own])];
};
