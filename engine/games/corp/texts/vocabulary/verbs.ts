/** What CORP's texts do, the headings that say when, and what holds while a card, building or tier is yours. */
import { type Construct, construct } from "../../../../language/index.ts";
import { ofTypes } from "./near.ts";

const HOW = "One side rolls 2 more Combat dice in this roll";
const heading = (id: string, phrase: string, doc: string, example: string, also: readonly string[] = []) =>
  construct("Heading", `heading.${id}`, phrase, doc, example, also.length > 0 ? { also: [...also] } : {});
const headings: readonly Construct[] = [
  heading("profits", "Profits", "In your Profits step (CORP-3.5).", "Profits: Gain 2M"),
  heading("upkeep", "Upkeep", "Once in each of your Upkeep steps, if you like (CORP-3.4).", "Upkeep: Draw 1 action card"),
  heading("upkeepPay", "Upkeep, pay {m:MONEY}", "The same, for a price.", "Upkeep, pay 1M: Replace 1 pool card"),
  heading("pool", "Pool Change", "In your Pool Change step (CORP-3.2).", "Pool Change: You may replace 1 more pool card"),
  heading(
    "cards",
    "Action Cards",
    "In your Action Cards step (CORP-3.3).",
    "Action Cards: When you draw, look at the top 2 cards of the action deck, take 1, then put the rest on the bottom",
  ),
  heading("before", "before {a:Phase}", "Played before the dice are rolled (CORP-6.4).", `Before an attack roll: ${HOW}`),
  heading(
    "beforeTwo",
    "before {a:Phase} or {b:Phase}",
    "Played before either roll.",
    `Before an attack roll or a sneak roll of step 1: ${HOW}`,
  ),
  heading(
    "defender",
    "before {a:Phase}, for the defender",
    "Played by the owner of the defending side only (CORP-R50).",
    "Before an attack roll, for the defender: The attacker must retreat now",
  ),
  heading(
    "lost",
    "when a card is lost in a fight",
    "Played before the loss takes effect (CORP-9.8).",
    "When a card is lost in a fight: That card is not discarded, and the round still counts",
  ),
  heading(
    "played",
    "when a action card is played",
    "Played in answer to it (CORP-R62).",
    "When an action card is played: It has no effect and is discarded",
  ),
  heading(
    "any",
    "any time",
    "Played at any decision while no roll or loss has to be finished, also in other players' turns (CORP-R62).",
    "Any time: Gain 4M",
  ),
  heading("own", "your {s:Action}", "Played between two actions in that step of your turn (CORP-R62).", "Your turn: Gain 4M", [
    "your {s:Action}, outside encounters",
    "your {s:Action}, before moving",
  ]),
];

const holds = (id: string, phrase: string, doc: string, example: string) => construct("Static", `has.${id}`, phrase, doc, example);
const statics: readonly Construct[] = [
  holds("price", "price {m:MONEY}", "What a tier costs (CORP-4.3).", "Price 5M"),
  holds("assetLimit", "your asset limit is {n:INT}", "Assets that you may have (CORP-4.4).", "Your asset limit is 1"),
  holds("handLimit", "your action hand limit is {n:INT}", "Action cards that you may hold (CORP-6.2).", "Your action hand limit is 3"),
  holds("moreAssets", "your asset limit is {n:INT} higher", "Added to what Research gives.", "Your asset limit is 1 higher"),
  holds("moreHand", "your action hand limit is {n:INT} higher", "Added to what Production gives.", "Your action hand limit is 1 higher"),
  holds(
    "stat",
    "your runner teams with {t:Trait} {n:INT} or more have {u:Trait} {m:SIGNED}",
    "Changes the stat itself, so it counts for what a team may do (CORP-9.2).",
    "Your runner teams with Combat 1 or more have Combat +1",
  ),
  holds(
    "teamDice",
    "your runner teams roll {n:INT} more {t:Trait} (die|dice)@n",
    "Dice in each of their rolls (CORP-6.5).",
    "Your runner teams roll 1 more Combat die",
  ),
  holds(
    "securityDice",
    "your Security Team rolls {n:INT} more {t:Trait} (die|dice)@n",
    "Dice in each of its rolls (CORP-6.5).",
    "Your Security Team rolls 1 more Defense die",
  ),
  holds(
    "itsDice",
    "it rolls {n:INT} more {t:Trait} (die|dice)@n",
    "Your Security Team does.",
    "If your Security Team has a System, it rolls 1 more Detect die",
  ),
  holds(
    "steps",
    "your teams have {n:INT} more (step|steps)@n in each Move",
    "Added to Move (CORP-8.9).",
    "Your teams have 1 more step in each Move",
  ),
  holds(
    "stepsHome",
    "your teams have {n:INT} more (step|steps)@n in a Move that starts at your HQ",
    "Added to Move (CORP-8.9).",
    "Your teams have 1 more step in a Move that starts at your HQ",
  ),
  holds(
    "runnerPrice",
    "each runner you hire costs you {m:MONEY} less, but at least {n:MONEY}",
    "Discounts add up (CORP-R53).",
    "Each runner you hire costs you 1M less, but at least 1M",
  ),
  holds(
    "securityPrice",
    "each security card you hire costs you {m:MONEY} less, but at least {n:MONEY}",
    "Discounts add up (CORP-R53).",
    "Each security card you hire costs you 1M less, but at least 1M",
  ),
  holds(
    "buildPrice",
    "each infrastructure piece you build costs you {m:MONEY} less, but at least {n:MONEY}",
    "Discounts add up (CORP-R53).",
    "Each infrastructure piece you build costs you 2M less, but at least 1M",
  ),
  holds(
    "stockPrice",
    "each stock you buy costs you {m:MONEY} less, but at least {n:MONEY}, and the bank pays the seller the difference",
    "Discounts add up (CORP-R40).",
    "Each stock you buy costs you 2M less, but at least 1M, and the bank pays the seller the difference",
  ),
  holds(
    "runnerMore",
    "each runner you hire costs you {m:MONEY} more",
    "Beside discounts (CORP-R72).",
    "Each runner you hire costs you 1M more",
  ),
  holds(
    "securityMore",
    "each security card you hire costs you {m:MONEY} more",
    "Beside discounts (CORP-R72).",
    "Each security card you hire costs you 1M more",
  ),
  holds(
    "oneTier",
    "you may buy stock with only one tier in each of your departments",
    "In place of two (CORP-10.1).",
    "You may buy stock with only one tier in each of your departments",
  ),
  holds(
    "cap",
    "Steal Credits takes at most {m:MONEY} from you",
    "Whatever was rolled (CORP-13.12).",
    "Steal Credits takes at most 3M from you",
  ),
  holds(
    "repaid",
    "after a successful infiltration against you, the intruder's owner pays you up to {m:MONEY}",
    "After the skill, also if nothing was taken (CORP-R57).",
    "After a successful infiltration against you, the intruder's owner pays you up to 3M",
  ),
];

const asked: readonly Construct[] = [
  construct(
    "Cond",
    "cond.type",
    "your Security Team has a {k:Kind}",
    "One card of it at least (CORP-13.5).",
    "If your Security Team has a System, it rolls 1 more Detect die",
    { check: ofTypes },
  ),
  construct(
    "Cond",
    "cond.belowLimit",
    "you are below your hand limit",
    "Fewer action cards than Production allows (CORP-6.2).",
    "Upkeep: If you are below your hand limit, draw 1 action card",
  ),
  construct(
    "Event",
    "event.lost",
    "one of your teams loses a runner card",
    "In a fight, before it is discarded (CORP-9.6, CORP-R55).",
    "Once per turn, when one of your teams loses a runner card, you may put that card in your Garrison instead",
  ),
];

const counted: readonly Construct[] = [
  construct(
    "Event",
    "event.overLimit",
    "you discard a asset because of your asset limit",
    "One for each (CORP-7.4, CORP-R76).",
    "When you discard an asset because of your asset limit, draw 2 action cards",
  ),
  ...["Sales", "Research", "Production"].map((name) =>
    construct(
      "Area",
      `dept.${name.toLowerCase()}`,
      name,
      "A department (CORP-1.4).",
      `Your turn: Exchange your highest pieces of ${name} and ${name === "Sales" ? "Research" : "Sales"}`,
    ),
  ),
];

const saved = "Once per turn, when one of your teams loses a runner card, you may";
const verb = (id: string, phrase: string, doc: string, example: string) => construct("VP", id, phrase, doc, example);
const verbs: readonly Construct[] = [
  verb("draw.action", "(draw|draws) {n:INT} action (card|cards)@n", "From the action deck (CORP-R30).", "Upkeep: Draw 1 action card"),
  verb(
    "replace",
    "(replace|replaces) {n:INT} pool (card|cards)@n",
    "Of any pools, each from its deck (CORP-3.2).",
    "Upkeep, pay 1M: Replace 1 pool card",
  ),
  verb(
    "replace.more",
    "(replace|replaces) {n:INT} more pool (card|cards)@n",
    "Beyond the one of the step (CORP-3.2).",
    "Pool Change: You may replace 1 more pool card",
  ),
  verb(
    "look.hand",
    "(look|looks) at the action cards of one other player",
    "Only you see them, and remember them (CORP-1.5).",
    "Upkeep: Look at the action cards of one other player",
  ),
  construct(
    "Act",
    "look.deck",
    "when you draw, look at the top {n:INT} cards of the action deck, take 1, then put the rest on the bottom",
    "In place of drawing the top card (CORP-3.3).",
    "Action Cards: When you draw, look at the top 2 cards of the action deck, take 1, then put the rest on the bottom",
  ),
  verb(
    "discard.random",
    "(discard|discards) {n:INT} action (card|cards)@n at random",
    "Of the hand.",
    "Your turn: One other corp of your choice discards 1 action card at random",
  ),
  verb(
    "discard.security",
    "(discard|discards) {n:INT} security (card|cards)@n of its choice",
    "Of its Security Team.",
    "Your Runner Action: One other corp of your choice discards 1 security card of its choice",
  ),
  verb("discard.all", "(discard|discards) your action cards", "All of your hand.", "Your turn: Discard your action cards"),
  verb(
    "discard.whole",
    "(discard|discards) all action cards",
    "The whole hand of whoever does it.",
    "Your turn: Each corp discards all action cards, then draws 2 action cards",
  ),
  verb(
    "draw.full",
    "(draw|draws) action cards up to your hand limit",
    "None if you hold as many (CORP-6.2).",
    "Your turn: Draw action cards up to your hand limit",
  ),
  verb(
    "exchange.pieces",
    "(exchange|exchanges) your highest pieces of {a:Area} and {b:Area}",
    "On your own mat, whoever owns them (CORP-R75).",
    "Your turn: Exchange your highest pieces of Sales and Research",
  ),
  verb(
    "take.runner",
    "(take|takes) {n:INT} runner (card|cards)@n of your choice from the Garrison of one other player into your Garrison",
    "Of a player who has one (CORP-R77).",
    "Your turn: Take 1 runner card of your choice from the Garrison of one other player into your Garrison, then pay that player 2M",
  ),
  verb(
    "pay.that",
    "(pay|pays) that player {m:MONEY}",
    "As much as you have.",
    "Your turn: Take 1 runner card of your choice from the Garrison of one other player into your Garrison, then pay that player 2M",
  ),
  verb(
    "revive",
    "(take|takes) {n:INT} runner (card|cards)@n of your choice from the runner discard into your Garrison",
    "Whatever their price.",
    "Upkeep, pay 2M: Take 1 runner card of your choice from the runner discard into your Garrison",
  ),
  verb(
    "extra",
    "(take|takes) {n:INT} more {s:Action} this turn",
    "In the same step (CORP-R53).",
    "Your Corporate Action: Take 1 more Corporate Action this turn",
  ),
  verb(
    "home",
    "(put|puts) one of your teams with its loot on your gate intersection",
    "The team meets nobody there (CORP-R54).",
    "Your turn: Put one of your teams with its loot on your gate intersection",
  ),
  verb(
    "hire",
    "(hire|hires) {n:INT} (runner|runners)@n of the pool for {m:MONEY} less, but at least {l:MONEY}",
    "Beside the Corporate Action.",
    "Your turn: Hire 1 runner of the pool for 3M less, but at least 1M",
  ),
  verb(
    "dark",
    "(have|has) no building bonuses until your next turn starts",
    "Whatever buildings it controls (CORP-12.4).",
    "Your turn: One other corp of your choice has no building bonuses until your next turn starts",
  ),
  verb(
    "save",
    "(put|puts) that card in your Garrison instead",
    "It is not discarded (CORP-R55).",
    `${saved} put that card in your Garrison instead`,
  ),
];

const act = (id: string, phrase: string, doc: string, example: string) => construct("Act", id, phrase, doc, example);
const acts: readonly Construct[] = [
  construct(
    "Act",
    "does",
    "{p:Player} {v:VPe:1}",
    "Another corp does it, or has it done to it.",
    "Your turn: One other corp of your choice discards 1 action card at random",
    {
      weight: 2,
      actor: "p",
    },
  ),
  construct("Act", "hostile", "hostile", "A Vassal cannot do it to its Parent (CORP-11.3).", "hostile", { ofAbility: true }),
  act(
    "dice.more",
    "one side rolls {n:INT} more {t:Trait} (die|dice)@n in this roll",
    "A side that rolls this stat (CORP-R46).",
    `Before an attack roll: ${HOW}`,
  ),
  act(
    "dice.fewer",
    "one side rolls {n:INT} fewer {t:Trait} (die|dice)@n in this roll",
    "A side that rolls this stat (CORP-R46).",
    "Before a sneak roll: One side rolls 2 fewer Stealth dice in this roll",
  ),
  act(
    "dice.either",
    "one side rolls {n:INT} fewer {t:Trait} or {u:Trait} (die|dice)@n in this roll",
    "A side that rolls one of these stats (CORP-R46).",
    "Before an attack roll: One side rolls 2 fewer Combat or Defense dice in this roll",
  ),
  act(
    "dice.keep",
    "one side rolls {n:INT} more (die|dice)@n in every roll of this encounter",
    "Whatever stat it rolls (CORP-R48).",
    "Before a roll: One side rolls 1 more die in every roll of this encounter",
  ),
  act(
    "dice.keepFewer",
    "one side rolls {n:INT} fewer (die|dice)@n in every roll of this encounter",
    "Whatever stat it rolls (CORP-R48).",
    "Before a roll: One side rolls 1 fewer die in every roll of this encounter",
  ),
  act(
    "spare",
    "that card is not discarded, and the round still counts",
    "The loss does not happen (CORP-R50).",
    "When a card is lost in a fight: That card is not discarded, and the round still counts",
  ),
  construct(
    "Act",
    "cancel",
    "it has no effect and is discarded",
    "The card that is answered (CORP-R62).",
    "When an action card is played: It has no effect and is discarded",
    { also: ["that card has no effect and is discarded"] },
  ),
  act(
    "retreat",
    "the attacker must retreat now",
    "Before this roll (CORP-9.9).",
    "Before an attack roll, for the defender: The attacker must retreat now",
  ),
  act(
    "moreSteps",
    "your team has {n:INT} more (step|steps)@n in its next Move this turn",
    "Of this step (CORP-R53).",
    "Your Runner Action: Your team has 2 more steps in its next Move this turn",
  ),
  act(
    "stockLess",
    "your next stock costs you {m:MONEY} less, but at least {n:MONEY}, and the bank pays the seller the difference",
    "Of this step (CORP-R40, CORP-R53).",
    "Your Stock step: Your next stock costs you 3M less, but at least 1M, and the bank pays the seller the difference",
  ),
  act(
    "buildLess",
    "your next build costs you {m:MONEY} less, but at least {n:MONEY}",
    "Of this step (CORP-R53).",
    "Your Corporate Action: Your next build costs you 4M less, but at least 1M",
  ),
];

export const corpVerbs: readonly Construct[] = [...headings, ...statics, ...asked, ...counted, ...verbs, ...acts];
