/** Megacorp's words for bounds: what does not happen, what is kept, how much at most; and what is counted for it. */
import { type Construct, construct, isTree, type Tree, walk } from "../../../../language/index.ts";
import { isSpanOf } from "./spans.ts";

const EVERYBODY = { is: "player.each", holes: {} };

const statics: readonly Construct[] = [
  construct(
    "Static",
    "static.staysEngaged",
    "{s:Scope} (does|do)@s not disengage during your Accounting phase",
    "In step 3 of the phase (MC-5.2).",
    "this does not disengage during your Accounting phase",
    {
      also: ["{s:Scope} (does|do)@s not disengage in your Accounting phase"],
    },
  ),
  construct(
    "Static",
    "static.deployedEngaged",
    "this is deployed engaged",
    "It enters the network engaged, wherever it comes from (MC-R168).",
    "this is deployed engaged",
  ),
  construct(
    "Static",
    "static.attackNone",
    "{s:Scope} cannot attack {g:Group:1}",
    "It can attack others (MC-9.6).",
    "this cannot attack Businesses",
    {
      also: ["{s:Scope} can't attack {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.attackOnly",
    "{s:Scope} can attack only {g:Group:1}",
    "No other cards (MC-9.6).",
    "this can attack only characters",
    {
      loose: ["{s:Scope} may attack only {g:Group:1}", "{s:Scope} may only attack {g:Group:1}", "{s:Scope} can only attack {g:Group:1}"],
    },
  ),
  construct(
    "Static",
    "static.keepsFlying",
    "{s:Scope} (keeps|keep)@s Flying while engaged",
    "Being engaged does not take it away (MC-G22).",
    "this keeps Flying while engaged",
    {
      loose: ["{s:Scope} (does|do)@s not lose Flying while engaged", "{s:Scope} (does|do)@s not lose Flying when engaged"],
    },
  ),
  construct(
    "Static",
    "static.blockEngaged",
    "{s:Scope} may block while engaged",
    "Otherwise only disengaged cards block (MC-9.9).",
    "this may block while engaged",
    {
      also: ["{s:Scope} can block while engaged"],
    },
  ),
  construct(
    "Static",
    "static.attackEngaged",
    "{s:Scope} may attack while engaged",
    "Otherwise only disengaged cards attack (MC-9.4, MC-R231).",
    "this may attack while engaged",
    {
      weight: 0.3,
      also: ["{s:Scope} can attack while engaged"],
      loose: [
        "{s:Scope} can attack even while engaged",
        "{s:Scope} may attack even while engaged",
        "{s:Scope} can attack even if engaged",
        "{s:Scope} may attack even if engaged",
        "{s:Scope} can attack when engaged",
        "{s:Scope} may attack when engaged",
        "{s:Scope} can attack if engaged",
        "being engaged does not keep {s:Scope} from attacking",
      ],
    },
  ),
  construct(
    "Static",
    "static.orphanSafe",
    "{s:Scope} (is|are)@s not destroyed for being orphaned",
    "In step 4 of the End process (MC-12.2).",
    "this is not destroyed for being orphaned",
  ),
  construct(
    "Static",
    "costs.lessMin",
    "each {g:Group:0} costs {p:PlayerS} {m:MONEY} less, to a minimum of {k:MONEY}",
    "Never below that by this text (MC-R169).",
    "each character costs you 2M less, to a minimum of 1M",
    {
      loose: [
        "each {g:Group:0} costs {p:PlayerS} {m:MONEY} less, but never less than {k:MONEY}",
        "each {g:Group:0} costs {p:PlayerS} {m:MONEY} less, minimum {k:MONEY}",
      ],
    },
  ),
  construct(
    "Static",
    "costs.moreTrait",
    "each {g:Group:0} costs {p:PlayerS} {n:INT} {t:Trait} more",
    "Beside its printed trait cost.",
    "each event costs each player 1 IQ more",
  ),
  construct("Static", "static.dearer", "this costs {m:MONEY} more", "Its own price.", "this costs 2M more"),
];

/** Whose words are another player's: what they say of “you” would mean that one. Of all players and all opponents the whole sentence is said. */
const YOURS = /^(?:ctrl|own|whose)\.|^scope\.each$/u;
function isBanOfThem({ holes: { p, b } }: Tree): boolean {
  if (!isTree(b) || Object.keys(b.holes).length === 0) return true;
  const whom = isTree(p) && isTree(p.holes["p"]) ? p.holes["p"] : p;
  if (isTree(whom) && ["player.each", "player.eachOpponent", "player.here"].includes(whom.is)) return false;
  return [...walk(b)].every(({ is, refers }) => refers === undefined && !YOURS.test(is));
}
const bans: readonly Construct[] = [
  construct(
    "PBan",
    "ban.buyThose",
    "buy {g:Group:1}",
    "None of these, from anywhere.",
    "each opponent cannot buy cards in your open market",
    { weight: 4 },
  ),
  construct(
    "PBan",
    "ban.useThose",
    "activate abilities of {g:Group:1}",
    "No ability of these.",
    "each player cannot activate abilities of engaged cards",
    { weight: 4 },
  ),
  construct(
    "Act",
    "players.cannotFor",
    "{p:Player} cannot {b:PBan} {d:Dur}",
    "“Cannot” beats “can”; for that time (MC-R170).",
    "target opponent cannot play events until end of turn",
    {
      also: ["{p:Player} can't {b:PBan} {d:Dur}", "{d:Dur}, {p:Player} cannot {b:PBan}"],
      // What is said of cards is true of all that are so meanwhile (MC-R173).
      saysTo: { hole: "b", fact: "players.cannot", by: "static.for" },
      check: (tree) => isSpanOf("p")(tree) && isBanOfThem(tree),
    },
  ),
];

const acts: readonly Construct[] = [
  construct(
    "Act",
    "stays",
    "{c:CardsL} (does|do)@c not disengage during (its|their)@c controller's next Accounting phase",
    "It stays engaged in step 3 of that phase, once (MC-R171).",
    "target character does not disengage during its controller's next Accounting phase",
    {
      also: ["{c:CardsL} (does|do)@c not disengage in (its|their)@c controller's next Accounting phase"],
      loose: [
        "{c:CardsL} (does|do)@c not disengage during (its|their)@c controllers' next Accounting phase",
        "{c:CardsL} (does|do)@c not disengage in (its|their)@c controllers' next Accounting phase",
        "{c:CardsL} (does|do)@c not disengage during (its|their)@c controller's next turn",
      ],
    },
  ),
  construct(
    "Act",
    "stays.yours",
    "{c:CardsL} (does|do)@c not disengage during your next Accounting phase",
    "Of these the ones you control; once (MC-R171).",
    "this does not disengage during your next Accounting phase",
    {
      also: ["{c:CardsL} (does|do)@c not disengage in your next Accounting phase"],
    },
  ),
  construct(
    "VP",
    "prevent.all",
    "(prevent|prevents) all damage to {c:CardsL} this turn",
    "No damage of any trait is dealt to it.",
    "prevent all damage to this this turn",
    {
      also: ["(prevent|prevents) all damage that would be dealt to {c:CardsL} this turn"],
    },
  ),
  construct(
    "VP",
    "prevent.any",
    "(prevent|prevents) the next {n:INT} damage to {c:CardsL} this turn",
    "The next points, whatever their trait.",
    "prevent the next 3 damage to target character this turn",
    {
      also: ["(prevent|prevents) the next {n:INT} damage that would be dealt to {c:CardsL} this turn"],
    },
  ),
  construct("VP", "pay.you", "(pay|pays) you {m:Money}", "To you. A player with less does not pay.", "target opponent pays you 1M", {
    also: ["(give|gives) you {m:Money}"],
  }),
  construct(
    "PVP",
    "pay.to",
    "(pay|pays) {m:Money} to {p:Player}",
    "To that player. A player with less cannot pay.",
    "pay 1M to an opponent",
    {
      also: ["(give|gives) {p:Player} {m:Money}", "(give|gives) {m:Money} to {p:Player}"],
    },
  ),
  construct(
    "Act",
    "sell.any",
    "you may sell any number of cards in your Divest phase this turn",
    "One after the other, each as the phase says (MC-11.1).",
    "you may sell any number of cards in your Divest phase this turn",
    { weight: 0.1 },
  ),
  construct(
    "VP",
    "counters.removeAll",
    "(remove|removes) all development counters from {c:CardsL}",
    "Back to the bank.",
    "remove all development counters from target card",
  ),
  construct(
    "VP",
    "gain.perMax",
    "(gain|gains) {m:MONEY} for each {p:Per}, to a maximum of {k:MONEY}",
    "Counted once; never more than that.",
    "gain 1M for each character you control, to a maximum of 3M",
    {
      loose: ["(gain|gains) {m:MONEY} for each {p:Per}, up to {k:MONEY}", "(gain|gains) {m:MONEY} for each {p:Per}, max {k:MONEY}"],
    },
  ),
  construct(
    "VP",
    "lose.perMax",
    "(lose|loses) {m:MONEY} for each {p:Per}, to a maximum of {k:MONEY}",
    "Counted once; never more than that, nor than there is.",
    "target opponent loses 1M for each card they control, to a maximum of 3M",
    {
      loose: ["(lose|loses) {m:MONEY} for each {p:Per}, up to {k:MONEY}", "(lose|loses) {m:MONEY} for each {p:Per}, max {k:MONEY}"],
    },
  ),
  construct("Dur", "dur.permanent", "permanently", "As long as the card is the same object (MC-2.10).", "this gets +1 BQ permanently", {
    also: ["for the rest of the game"],
  }),
];

const asked: readonly Construct[] = [
  construct("Limit", "limit.twice", "twice per turn", "Twice each turn for each card.", "twice per turn, pay 1M: draw 1 card", {
    also: ["twice each turn", "2 times per turn", "up to twice per turn"],
  }),
  construct(
    "Event",
    "event.dealsTrait",
    "{s:EvC} deals {d:Trait} damage to {t:EvC}",
    "After prevention.",
    "whenever this deals IQ damage to a Business, draw 1 card",
  ),
  construct(
    "Event",
    "event.healed",
    "damage is removed from {s:EvC}",
    "By a text, of any trait (MC-10.1).",
    "whenever damage is removed from a character, gain 1M",
  ),
  construct(
    "Cond",
    "cond.top",
    "the top card of {z:Zone} is a {g:Group:0}",
    "Of each of these places that has cards.",
    "if the top card of your open market is a character, draw 1 card",
  ),
  construct(
    "With",
    "with.printed",
    "with printed {t:Trait} {n:INT}",
    "As it is printed, whatever changed it.",
    "each character with printed EQ 0",
  ),
  construct(
    "Place",
    "place.dockedCount",
    "docked to exactly {n:INT} (card|cards)@n",
    "On slots that share an edge with it (MC-8.3).",
    "each character docked to exactly 1 card",
  ),
  construct(
    "Value",
    "valuation.less",
    "that {v:Noun:0}'s valuation minus {n:INT}",
    "The valuation that the card has now; never below 0.",
    "gain money equal to that card's valuation minus 1",
    {
      same: [{ phrase: "its valuation minus {n:INT}", fix: { v: { is: "noun.card", holes: {} } } }],
      refers: "one",
    },
  ),
  construct(
    "Value",
    "factions.among",
    "the number of factions among {g:Group:1}",
    "Neutral is one of them.",
    "draw cards equal to the number of factions among cards in your network",
    {
      loose: ["the number of different factions among {g:Group:1}", "how many factions are among {g:Group:1}"],
    },
  ),
  construct(
    "Value",
    "score.highest",
    "the highest {t:Trait} among {g:Group:1}",
    "The score they have then; 0 if there are none.",
    "gain money equal to the highest EQ among characters you control",
  ),
  construct("Per", "per.money", "{m:MONEY} you have", "Full amounts of your money.", "draw 1 card for each 5M you have", {
    loose: ["full {m:MONEY} you have", "{m:MONEY} in your pool"],
  }),
  construct(
    "Per",
    "per.counters",
    "{n:INT} development counters removed this way",
    "Full groups, by the act before.",
    "draw 1 card for each 2 development counters removed this way",
  ),
  construct(
    "Per",
    "per.counterRemoved",
    "development counter removed this way",
    "By the act before.",
    "draw 1 card for each development counter removed this way",
    { also: ["counter removed this way"] },
  ),
  construct(
    "Player",
    "player.fewest",
    "{p:PlayerF} who controls the fewest {g:Group:1}",
    "Compared with all players; ties count.",
    "each player who controls the fewest characters",
    { num: 0, also: [{ phrase: "the player who controls the fewest {g:Group:1}", fix: { p: EVERYBODY } }] },
  ),
  construct(
    "Player",
    "player.most",
    "{p:PlayerF} who controls the most {g:Group:1}",
    "Compared with all players; ties count.",
    "each player who controls the most characters",
    { num: 0, also: [{ phrase: "the player who controls the most {g:Group:1}", fix: { p: EVERYBODY } }] },
  ),
];

export const megacorpBounds: readonly Construct[] = [...statics, ...bans, ...acts, ...asked];

/** What search by meaning finds them by, where their own words will not do. */
export const BOUNDS_FINDS: Readonly<Record<string, string>> = {
  "static.staysEngaged": "does:engage",
  "static.deployedEngaged": "does:engage",
  "static.attackNone": "does:cannot",
  "static.attackOnly": "does:cannot",
  "static.blockEngaged": "does:block",
  "static.attackEngaged": "does:attack",
  "static.orphanSafe": "does:protect",
  "costs.lessMin": "does:cheaper",
  "costs.moreTrait": "does:dearer",
  "static.dearer": "does:dearer",
  "players.cannotFor": "does:cannot",
  stays: "does:engage",
  "stays.yours": "does:engage",
  "prevent.all": "does:prevent",
  "prevent.any": "does:prevent",
  "pay.you": "does:pay pays:money",
  "pay.to": "does:pay pays:money",
  "sell.any": "does:sell",
  "counters.removeAll": "does:counters",
  "gain.perMax": "does:gain",
  "event.dealsTrait": "when:deals",
  "event.healed": "when:healed",
};
