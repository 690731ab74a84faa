/** Whole phrases in which people say when something happens to corps, their teams and their cards in CORP. */
import { type LooseWording, type WordingRow, wordings } from "../../../../language/index.ts";

const says = (written: string, read: string): string => `When ${written}, draw 1 action card. => When ${read}, draw 1 action card.`;
const near = (...texts: readonly string[]): string => texts.map((text) => `When ${text}, draw 1 action card.`).join(" | ");
const ANOTHER = "[another corp/a opponent/another player]";

/** What you do and what others do, in the same words: verbs, then their forms for others, then what it is done to. */
const both = (
  id: string,
  you: string,
  others: string,
  what: string,
  [written, read]: readonly [string, string],
  [writtenOther, readOther]: readonly [string, string],
  leaves: string,
): readonly WordingRow[] => [
  [`event.you.${id}`, `you ${you} ${what}`, says(`you ${written}`, `you ${read}`), near(`another corp ${readOther}`, leaves)],
  [
    `event.other.${id}`,
    `${ANOTHER} ${others} ${what}`,
    says(`a rival ${writtenOther}`, `another corp ${readOther}`),
    near(`you ${read}`, leaves),
  ],
];

const corps: readonly WordingRow[] = [
  ...both(
    "builds",
    "[build/place/construct/add]",
    "[builds/places/constructs/adds]",
    "[infrastructure/a piece/a piece of infrastructure/a tier/a new piece/any infrastructure]",
    ["construct a piece of infrastructure", "build an infrastructure piece"],
    ["constructs a piece of infrastructure", "builds an infrastructure piece"],
    "you buy an asset",
  ),
  ...both(
    "buysAsset",
    "[buy/acquire/purchase]",
    "[buys/acquires/purchases]",
    "[any asset/a new asset/one asset/a asset from the pool]",
    ["acquire a new asset", "buy an asset"],
    ["acquires a new asset", "buys an asset"],
    "you hire a runner",
  ),
  ...both(
    "hiresRunner",
    "[hire/recruit/buy/employ/take on]",
    "[hires/recruits/buys/employs/takes on]",
    "[any runner/a new runner/a runner card/a runner from the pool]",
    ["recruit a new runner", "hire a runner"],
    ["recruits a new runner", "hires a runner"],
    "you hire a security card",
  ),
  ...both(
    "hiresSecurity",
    "[hire/recruit/buy/employ/take on]",
    "[hires/recruits/buys/employs/takes on]",
    "[security/any security card/a new security card/a security card from the pool/new security]",
    ["recruit new security", "hire a security card"],
    ["recruits new security", "hires a security card"],
    "you hire a runner",
  ),
  ...both(
    "buysStock",
    "[buy/purchase/acquire]",
    "[buys/purchases/acquires]",
    "[a stock/any stock/stock in another corp/a stock in another corp/shares/a share/stock in any corp/stocks]",
    ["purchase a stock", "buy stock"],
    ["purchases a stock", "buys stock"],
    "another corp buys stock from you",
  ),
  ...both(
    "plays",
    "[play/use]",
    "[plays/uses]",
    "[any action card/a action/one action card]",
    ["use any action card", "play an action card"],
    ["uses any action card", "plays an action card"],
    "you discard an action card",
  ),
  ...both(
    "discardsAsset",
    "[throw away/get rid of/lose/give up/scrap]",
    "[throws away/gets rid of/loses/gives up/scraps]",
    "[a asset/any asset/one of its assets]",
    ["get rid of any asset", "discard an asset"],
    ["gets rid of any asset", "discards an asset"],
    "you buy an asset",
  ).filter(([of, phrase]) => of !== "event.you.discardsAsset" || !phrase.includes("one of its")),
  ...both(
    "discardsAction",
    "[throw away/get rid of/ditch/toss]",
    "[throws away/gets rid of/ditches/tosses]",
    "[a action card/any action card]",
    ["throw away an action card", "discard an action card"],
    ["throws away an action card", "discards an action card"],
    "you play an action card",
  ),
  ...both(
    "wins",
    "[win]",
    "[wins]",
    "[a battle/any fight/a combat/in a fight/combat]",
    ["win a battle", "win a fight"],
    ["wins a battle", "wins a fight"],
    "you lose a team",
  ),
  ...both(
    "infiltrates",
    "[complete/pull off/finish/successfully complete/win]",
    "[completes/pulls off/finishes/successfully completes/wins]",
    "[a infiltration/any infiltration]",
    ["pull off an infiltration", "succeed in an infiltration"],
    ["pulls off an infiltration", "succeeds in an infiltration"],
    "another corp infiltrates your HQ",
  ),
];

const dealings: readonly WordingRow[] = [
  [
    "event.sellsStock",
    `${ANOTHER} buys [your stock/one of your stocks/a stock of yours/one of your pieces as stock/a stock you own/stock you own/a stock from you/one of your stocks from you/a piece of yours as stock]`,
    says("a rival buys one of your pieces as stock", "another corp buys stock from you"),
    near("a rival buys stock", "you buy stock"),
  ],
  [
    "event.infiltrated",
    `${ANOTHER} [successfully infiltrates your HQ/succeeds in infiltrating your HQ/succeeds in a infiltration of your HQ/completes a infiltration of your HQ/completes a infiltration against you/succeeds in a infiltration against you]`,
    says("a rival successfully infiltrates your HQ", "another corp infiltrates your HQ"),
    near("a rival starts an infiltration of your HQ", "you succeed in an infiltration"),
  ],
  [
    "event.entered",
    `${ANOTHER} [begins a infiltration of your HQ/attempts to infiltrate your HQ/tries to infiltrate your HQ/starts infiltrating your HQ/starts to infiltrate your HQ/tries to break into your HQ/begins to infiltrate your HQ/starts a infiltration against you/begins a infiltration against you]`,
    says("a rival tries to infiltrate your HQ", "another corp starts an infiltration of your HQ"),
    near("a rival successfully infiltrates your HQ", "one of your teams starts an infiltration"),
  ],
  [
    "event.you.losesTeam",
    "[you lose any team/you lose one of your teams/you lose a whole team/you lose a runner team/one of your teams is eliminated/one of your teams is killed/one of your teams gets wiped out/one of your teams gets destroyed/one of your teams is annihilated/a team of yours is destroyed/a team of yours is wiped out]",
    says("a team of yours is destroyed", "you lose a team"),
    near("one of your teams loses a fight", "one of your teams destroys a team"),
  ],
  [
    "event.other.losesTeam",
    `${ANOTHER} [loses any team/loses one of its teams/loses one of their teams/loses a whole team/loses a runner team]`,
    says("a rival loses one of their teams", "another corp loses a team"),
    near("a rival loses a runner card", "you lose a team"),
  ],
];

const guards: readonly WordingRow[] = [
  [
    "guard.wins",
    "[your Security Team/your security] [wins a battle/wins any fight/wins combat/wins a fight]",
    says("your security wins a fight", "your Security Team wins a fight"),
    near("your Security Team loses a fight", "one of your teams wins a fight"),
  ],
  [
    "guard.loses",
    "[your Security Team/your security] [loses a battle/loses any fight/loses combat/is beaten/loses a fight/is defeated]",
    says("your security loses a fight", "your Security Team loses a fight"),
    near("your Security Team wins a fight", "one of your teams loses a fight"),
  ],
  [
    "event.hackFails",
    "[a hack against you fails/a hack on your HQ fails/a team fails to hack your HQ/a team fails to hack your security/someone fails to hack your HQ/somebody fails to hack your HQ/a hack on your security fails/an intruder fails a hack/a hack roll against you fails]",
    says("a hack on your HQ fails", "a hack against your HQ fails"),
    near("a sneak against your HQ fails", "one of your teams fails in a hack"),
  ],
  [
    "event.sneakFails",
    "[a sneak against you fails/a sneak into your HQ fails/a team fails to sneak into your HQ/someone fails to sneak into your HQ/somebody fails to sneak into your HQ/a sneak past your security fails/a team fails to sneak past your security/a sneak roll against you fails]",
    says("a sneak into your HQ fails", "a sneak against your HQ fails"),
    near("a hack against your HQ fails", "one of your teams fails in a sneak"),
  ],
  [
    "this.hired",
    "[this is hired/you recruit this/you buy this/this is recruited/this is bought/you take this on/you employ this]",
    says("you recruit this", "you hire this"),
    near("this is discarded", "you hire a runner"),
  ],
  [
    "this.discarded",
    "[this is destroyed/you discard this/you get rid of this/this is thrown away/this is removed/this gets discarded/this goes to the discard/this is killed/this dies/this leaves play]",
    says("you get rid of this", "this is discarded"),
    near("you hire this", "this is lost in combat"),
  ],
  [
    "this.lost",
    "[this falls in a fight/this dies in a fight/this is killed in a fight/this is lost in combat/this dies in combat/this is discarded in a fight/you lose this in a fight/this is killed in combat/this is lost in battle]",
    says("this falls in a fight", "this is lost in a fight"),
    near("this is discarded", "its team loses a fight"),
  ],
  [
    "this.joins",
    "[this is put in a team/this is assigned to a team/this is assembled into a team/this becomes part of a team/this is added to a team/this enters a team/you put this in a team]",
    says("this is added to a team", "this joins a team"),
    near("you hire this", "this is in a team"),
  ],
];

const BY = "[a team/someone/somebody/a intruder/another corp/a enemy team/anyone]";
const met: readonly WordingRow[] = (
  [
    [
      "sneakFails",
      "[fails to sneak past this/fails a sneak against this/fails to get past this/fails to slip past this/cannot sneak past this]",
      "fails to sneak past this",
      "a sneak against this fails",
      "a sneak against this succeeds",
    ],
    [
      "hackFails",
      "[fails to hack this/fails a hack against this/fails to break this/fails to hack past this/fails to crack this]",
      "fails to hack this",
      "a hack against this fails",
      "a hack against this succeeds",
    ],
    [
      "sneaked",
      "[sneaks past this/gets past this by sneaking/slips past this/successfully sneaks past this]",
      "sneaks past this",
      "a sneak against this succeeds",
      "a sneak against this fails",
    ],
    [
      "hacked",
      "[successfully hacks this/succeeds in hacking this/breaks this by hacking/cracks this]",
      "successfully hacks this",
      "a hack against this succeeds",
      "a hack against this fails",
    ],
    ["attacked", "[attacks this/starts a fight with this/goes for this]", "attacks this", "a team attacks this", "a team meets this"],
    [
      "meets",
      "[meets this/encounters this/runs into this/comes across this/faces this]",
      "runs into this",
      "a team meets this",
      "a team passes this",
    ],
    ["passes", "[passes this/gets past this/makes it past this]", "gets past this", "a team passes this", "a team meets this"],
    [
      "fails",
      "[fails against this/fails to pass this/fails to beat this/does not get past this]",
      "fails to pass this",
      "a team fails against this",
      "a team passes this",
    ],
  ] as const
).map(
  ([id, verbs, written, read, not]): WordingRow => [
    `met.${id}`,
    `${BY} ${verbs}`,
    says(`someone ${written}`, read),
    near(not, "you buy an asset"),
  ],
);

const lines: readonly LooseWording[] = wordings([
  [
    "line.when",
    "[each time/every time/any time/as soon as/after/immediately after/once] {e:Event} [,/] {b:Body}",
    "As soon as you buy an asset, draw 1 action card. => When you buy an asset, draw 1 action card.",
    "The first time you buy an asset each turn, draw 1 action card. | Once per turn, when you buy an asset, draw 1 action card.",
  ],
  [
    "line.when",
    "{b:Body} [each time/every time/any time/as soon as/after] {e:Event}",
    "Draw 1 action card as soon as you buy an asset. => When you buy an asset, draw 1 action card.",
    "Draw 1 action card at the end of your turn. | Draw 1 action card if you have no assets.",
  ],
  [
    "line.whenLimited",
    "[{l:Limits}/{l:Limits} ,] [when/whenever/each time/every time/after/as soon as] {e:Event} [,/] {b:Body}",
    "Once per turn after you buy an asset, draw 1 action card. => Once per turn, when you buy an asset, draw 1 action card.",
    "After you buy an asset, draw 1 action card. | Once per turn, draw 1 action card.",
  ],
  [
    "line.whenLimited",
    "[the first time/the first time that] {e:Event} [in a turn/in each turn/on your turn/during your turn/every turn/per turn/each turn] [,/] {b:Body}",
    "The first time you buy an asset in a turn, draw 1 action card. => Once per turn, whenever you buy an asset, draw 1 action card.",
    "The first time you buy an asset, draw 1 action card. | Each time you buy an asset, draw 1 action card.",
    { l: { is: "limit.turn", holes: {} } },
  ],
  [
    "line.whenLimited",
    "[each time/every time/after] {e:Event} , {b:Body} [,/] {l:Limits}",
    "Each time you buy an asset, draw 1 action card, once per turn. => Once per turn, whenever you buy an asset, draw 1 action card.",
    "Each time you buy an asset, draw 1 action card. | Once per turn, draw 1 action card.",
  ],
  [
    "limit.turn",
    "[one time per turn/one time each turn/once a turn/once every turn/once in each turn/once on your turn/once during your turn/once in your turn/only once per turn/at most once per turn/no more than once per turn/max once per turn]",
    "At most once per turn, when you buy an asset, draw 1 action card. => Once per turn, when you buy an asset, draw 1 action card.",
    "Twice per turn, when you buy an asset, draw 1 action card. | When you buy an asset, draw 1 action card.",
  ],
  [
    "time.yourTurn",
    "[the start of each of your turns/the beginning of each of your turns/your turn's start/the start of every turn of yours/the outset of your turn]",
    "At the start of each of your turns, draw 1 action card. => At the beginning of your turn, draw 1 action card.",
    "At the end of your turn, draw 1 action card. | When you buy an asset, draw 1 action card.",
  ],
  [
    "time.yourEnd",
    "[the end of each of your turns/your turn's end/the close of your turn/the end of every turn of yours]",
    "At the end of each of your turns, draw 1 action card. => At the end of your turn, draw 1 action card.",
    "At the beginning of your turn, draw 1 action card. | When you buy an asset, draw 1 action card.",
  ],
]);

export const CORP_MOMENT_WORDINGS: readonly LooseWording[] = [...wordings([...corps, ...dealings, ...guards, ...met]), ...lines];
