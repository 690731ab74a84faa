/** Whole phrases in which people say what holds in CORP: prices, limits, conditions, what is counted. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

/** What is bought, how it is said, and what whoever buys does. */
const BOUGHT: readonly (readonly [id: string, said: string, to: string, written: string, read: string])[] = [
  [
    "runner",
    "[runners/your runners/all runners/new runners/hiring runners/hiring a runner/each runner/every runner/all runners you hire/runners you hire/the runners you hire/any runner you hire/runner cards]",
    "hire",
    "Runners",
    "runner you hire",
  ],
  [
    "security",
    "[security cards/your security cards/all security cards/new security cards/hiring security/hiring security cards/hiring a security card/each security card/every security card/security cards you hire/the security cards you hire]",
    "hire",
    "Security cards",
    "security card you hire",
  ],
  [
    "asset",
    "[assets/your assets/all assets/new assets/buying assets/buying a asset/each asset/every asset/assets you buy/the assets you buy/all assets you buy]",
    "buy",
    "Assets",
    "asset you buy",
  ],
  [
    "build",
    "[infrastructure/your infrastructure/all infrastructure/infrastructure pieces/building infrastructure/building/building a piece/each infrastructure piece/every infrastructure piece/new infrastructure/infrastructure you build/each piece you build/pieces you build/each tier/tiers/each build/builds]",
    "build",
    "Infrastructure",
    "infrastructure piece you build",
  ],
];
const prices: readonly WordingRow[] = BOUGHT.flatMap(([id, said, to, written, read]): readonly WordingRow[] => [
  [
    `has.${id}Price`,
    `${said} [cost/costs/cost you/costs you] {m:MONEY} less [/to ${to}]`,
    `${written} cost you 2M less. => Each ${read} costs you 2M less, but at least 1M.`,
    `${written} cost you 2M more. | This costs 2M less to hire, but at least 1M.`,
    { n: 1 },
  ],
  [
    `has.${id}More`,
    `${said} [cost/costs/cost you/costs you] {m:MONEY} more [/to ${to}]`,
    `${written} cost you 2M more. => Each ${read} costs you 2M more.`,
    `${written} cost you 2M less. | This costs 2M more to hire.`,
  ],
]);

const N = "{n:INT}";
const limits: readonly WordingRow[] = [
  [
    "has.moreAssets",
    `[you may control/you may have/you may own/you may hold/you may keep/you control up to] ${N} [more/additional/extra/further] (asset|assets)@n [/than your limit/than your research allows/than your asset limit]`,
    "You may own 2 additional assets. => Your asset limit is 2 higher.",
    "You may hold 2 more action cards. | You may buy 2 assets of the pool.",
  ],
  [
    "has.moreAssets",
    `your [asset limit/limit of assets/research limit/limit for assets] [is raised by/increases by/goes up by/is increased by/rises by] ${N}`,
    "Your asset limit is increased by 2. => Your asset limit is 2 higher.",
    "Your action hand limit is increased by 2. | Your asset limit is 2.",
  ],
  [
    "has.moreHand",
    `[you may hold/you may have/you may keep] ${N} [more/additional/extra] [action (card|cards)@n/(card|cards)@n] [/in hand/in your hand/than your limit]`,
    "You may hold 2 extra action cards. => Your action hand limit is 2 higher.",
    "You may own 2 additional assets. | You may draw 2 action cards.",
  ],
  [
    "has.moreHand",
    `your [hand limit/hand size/maximum hand/maximum hand size/action hand limit/limit of action cards/action card limit] [is raised by/increases by/goes up by/is increased by/rises by] ${N}`,
    "Your hand size increases by 2. => Your action hand limit is 2 higher.",
    "Your asset limit is increased by 2. | Your hand size is 2.",
  ],
  [
    "has.moreHand",
    `your [hand limit/hand size/maximum hand/maximum hand size] is ${N} [higher/larger/greater/bigger]`,
    "Your hand size is 2 larger. => Your action hand limit is 2 higher.",
    "Your asset limit is 2 higher. | Your hand size is 2.",
  ],
  [
    "has.others.hand",
    `[other corps have/each other corp has/opponents have/your opponents have] [a action hand limit/a hand limit/a hand size] that is ${N} lower`,
    "Opponents have a hand size that is 2 lower. => The action hand limit of other corps is 2 lower.",
    "Your action hand limit is 2 higher. | Opponents have a hand size of 2.",
  ],
];

const WHOSE =
  "[each other corp/all other corps/any other corp/the other corps/every other corp/all opponents/each of your opponents/everyone else/anyone else/any opponent/your opponents]";
const facts: readonly WordingRow[] = [
  [
    "cond.atLeast",
    "[you own/you hold/you control/you possess] [{n:INT} or more/at least {n:INT}/no fewer than {n:INT}] {g:Goods:1}",
    "If you possess at least 3 assets, draw 1 action card. => If you have 3 or more assets, draw 1 action card.",
    "If you possess at most 3 assets, draw 1 action card. | If you have 3M or more, draw 1 action card.",
  ],
  [
    "cond.atLeast",
    "you have [no fewer than {n:INT} {g:Goods:1}/{n:INT} {g:Goods:1} or more/a minimum of {n:INT} {g:Goods:1}]",
    "If you have 3 assets or more, draw 1 action card. => If you have 3 or more assets, draw 1 action card.",
    "If you have 3 assets or fewer, draw 1 action card. | If you have 3M or more, draw 1 action card.",
  ],
  [
    "cond.atMost",
    "[you own/you hold/you control/you have] [no more than {n:INT} {g:Goods:1}/{n:INT} {g:Goods:1} or fewer/{n:INT} {g:Goods:1} or less/a maximum of {n:INT} {g:Goods:1}]",
    "If you own no more than 3 assets, draw 1 action card. => If you have 3 or fewer assets, draw 1 action card.",
    "If you own 3 or more assets, draw 1 action card. | If you have 3M or less, draw 1 action card.",
  ],
  [
    "cond.some",
    "[you own/you hold/you possess/you have at least/you have got] [a {g:Goods:0}/any {g:Goods:1}]",
    "If you own a building, draw 1 action card. => If you have a building, draw 1 action card.",
    "If you own no building, draw 1 action card. | If another corp owns a building, draw 1 action card.",
  ],
  [
    "cond.some",
    "[you have any {g:Goods:1}/there is a {g:Goods:0} of yours]",
    "If you have any stocks, draw 1 action card. => If you have a stock, draw 1 action card.",
    "If you have no stocks, draw 1 action card. | If another corp has any stocks, draw 1 action card.",
  ],
  [
    "cond.none",
    "[you own no/you hold no/you do not have any/you have not any/you are without/you lack/you do not own any/you do not control any/you have zero] {g:Goods:1}",
    "If you do not own any buildings, draw 1 action card. => If you have no buildings, draw 1 action card.",
    "If you own a building, draw 1 action card. | If another corp owns no buildings, draw 1 action card.",
  ],
  [
    "cond.more",
    `[you have more/you own more/you control more/you hold more] {g:Goods:1} than ${WHOSE}`,
    "If you own more assets than everyone else, draw 1 action card. => If you have more assets than each other corp, draw 1 action card.",
    "If you own fewer assets than everyone else, draw 1 action card. | If you have more assets than another corp, draw 1 action card.",
  ],
  [
    "cond.more",
    "[you own the most {g:Goods:1}/you control the most {g:Goods:1}]",
    "If you control the most assets, draw 1 action card. => If you have more assets than each other corp, draw 1 action card.",
    "If nobody has more assets than you, draw 1 action card. | If you have more assets than another corp, draw 1 action card.",
  ],
  [
    "cond.fewer",
    `[you have fewer/you own fewer/you control fewer/you have less] {g:Goods:1} than ${WHOSE}`,
    "If you own fewer assets than everyone else, draw 1 action card. => If you have fewer assets than each other corp, draw 1 action card.",
    "If you own more assets than everyone else, draw 1 action card. | If you have fewer assets than another corp, draw 1 action card.",
  ],
  [
    "cond.money",
    "[you own {m:MONEY} or more/you hold at least {m:MONEY}/you have {m:MONEY} or more credits/you have no less than {m:MONEY}/you have not less than {m:MONEY}/your account is {m:MONEY} or more/you hold {m:MONEY} or more/you own at least {m:MONEY}]",
    "If you hold at least 10M, draw 1 action card. => If you have 10M or more, draw 1 action card.",
    "If you hold at most 10M, draw 1 action card. | If another corp has 10M or more, draw 1 action card.",
  ],
  [
    "cond.little",
    "[you own {m:MONEY} or less/you hold at most {m:MONEY}/you have {m:MONEY} or fewer credits/you have no more than {m:MONEY}/you have not more than {m:MONEY}/you hold {m:MONEY} or less/you have {m:MONEY} or fewer]",
    "If you have no more than 3M, draw 1 action card. => If you have 3M or less, draw 1 action card.",
    "If you have no less than 3M, draw 1 action card. | If another corp has 3M or less, draw 1 action card.",
  ],
  [
    "cond.richest",
    "[you have the most money of all corps/you have more money than all other corps/you have more money than everyone else/you have more money than anyone else/you are richer than each other corp/you are richer than all other corps/you are the richest of all]",
    "If you are richer than all other corps, draw 1 action card. => If you have more money than each other corp, draw 1 action card.",
    "If nobody has more money than you, draw 1 action card. | If you have more money than another corp, draw 1 action card.",
  ],
  [
    "cond.poorest",
    "[you have less money than all other corps/you have less money than everyone else/you have less money than anyone else/you are poorer than each other corp/you are poorer than all other corps/you are the poorest of all]",
    "If you are poorer than all other corps, draw 1 action card. => If you have less money than each other corp, draw 1 action card.",
    "If you are richer than all other corps, draw 1 action card. | If you have less money than another corp, draw 1 action card.",
  ],
  [
    "cond.richerThanOne",
    "[you are richer than another corp/you have more money than some other corp/you have more money than at least one other corp/you are richer than some other corp/another corp has less money than you/some other corp has less money than you]",
    "If another corp has less money than you, draw 1 action card. => If you have more money than another corp, draw 1 action card.",
    "If another corp has more money than you, draw 1 action card. | If you are the richest of all, draw 1 action card.",
  ],
  [
    "cond.poorerThanOne",
    "[you are poorer than another corp/you have less money than some other corp/you have less money than at least one other corp/you are poorer than some other corp/another corp has more money than you/some other corp has more money than you/somebody has more money than you/someone has more money than you]",
    "If another corp has more money than you, draw 1 action card. => If you have less money than another corp, draw 1 action card.",
    "If another corp has less money than you, draw 1 action card. | If you are the poorest of all, draw 1 action card.",
  ],
  [
    "cond.moreThanOne",
    "[another corp has fewer {g:Goods:1} than you/some other corp has fewer {g:Goods:1} than you/you have more {g:Goods:1} than some other corp/you have more {g:Goods:1} than at least one other corp/somebody has fewer {g:Goods:1} than you]",
    "If another corp has fewer assets than you, draw 1 action card. => If you have more assets than another corp, draw 1 action card.",
    "If another corp has more assets than you, draw 1 action card. | If you own the most assets, draw 1 action card.",
  ],
  [
    "cond.fewerThanOne",
    "[another corp has more {g:Goods:1} than you/some other corp has more {g:Goods:1} than you/you have fewer {g:Goods:1} than some other corp/you have fewer {g:Goods:1} than at least one other corp/somebody has more {g:Goods:1} than you/someone has more {g:Goods:1} than you]",
    "If another corp has more assets than you, draw 1 action card. => If you have fewer assets than another corp, draw 1 action card.",
    "If another corp has fewer assets than you, draw 1 action card. | If you own the fewest assets, draw 1 action card.",
  ],
  [
    "cond.type",
    "[your Security Team includes a {k:Kind}/your Security Team contains a {k:Kind}/your Security Team has at least one {k:Kind}/there is a {k:Kind} in your Security Team/your security includes a {k:Kind}/you have a {k:Kind} in your Security Team]",
    "If there is a System in your Security Team, draw 1 action card. => If your Security Team has a System, draw 1 action card.",
    "If there is no System in your Security Team, draw 1 action card. | If its team has a Hacker, draw 1 action card.",
  ],
  [
    "cond.untaken",
    "[you have not taken your/you did not take a/you have not taken a/you did not take your/you skipped your/you passed your/you skip your/you pass your/you have not used your/you did not use your] {s:Action} [/this turn]",
    "If you skipped your Corporate Action this turn, draw 1 action card. => If you took no Corporate Action this turn, draw 1 action card.",
    "If it is your turn, draw 1 action card. | If you take your Corporate Action, draw 1 action card.",
  ],
  [
    "cond.yourTurn",
    "[this is your turn/it is your own turn/you are the active player/you are the active corp]",
    "If this is your turn, draw 1 action card. => If it is your turn, draw 1 action card.",
    "If it is another player's turn, draw 1 action card. | At the end of your turn, draw 1 action card.",
  ],
];

const acts: readonly WordingRow[] = [
  [
    "does.two",
    "{p:Player} {a:VPe:1} [and/and then/, and/then] {b:VPe:1}",
    "Your turn: Each other corp discards 1 action card and loses 1M. => Your turn: Each other corp discards 1 action card, then loses 1M.",
    "Your turn: Each other corp discards 1 action card or loses 1M. | Your turn: Each other corp discards 1 action card.",
  ],
];

export const CORP_STANDING_WORDINGS: readonly LooseWording[] = wordings([...prices, ...limits, ...facts, ...acts]);
