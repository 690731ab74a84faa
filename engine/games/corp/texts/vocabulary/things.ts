/** What CORP's texts count and compare: things that a corp has, conditions on them, and which corps do something. */
import { type Construct, construct } from "../../../../language/index.ts";
import type { Thing } from "../../effects/effects.ts";

/** What has a noun: hits are counted alone. */
type Noun = Exclude<Thing, "hit">;
/** The words of a thing, of several, and whose they are where you have them. */
const THING_WORDS: Readonly<Record<Noun, readonly [one: string, several: string, yours: string, doc: string]>> = {
  stock: ["stock", "stocks", "you own", "Pieces on the mats of others (CORP-10.2)."],
  vassal: ["Vassal", "Vassals", "you control", "CORP-11.1."],
  asset: ["asset", "assets", "you control", "An asset that says so is one (CORP-R73)."],
  personnel: ["Personnel asset", "Personnel assets", "you control", "Assets of that category (CORP-7.1)."],
  product: ["Product asset", "Product assets", "you control", "Assets of that category (CORP-7.1)."],
  data: ["Data asset", "Data assets", "you control", "Assets of that category (CORP-7.1)."],
  building: ["building", "buildings", "you control", "Buildings with a team that was there first (CORP-12.3)."],
  team: ["team", "teams", "you control", "Runner teams (CORP-8.3)."],
  runner: ["runner", "runners", "you control", "Runner cards in the Garrison and in teams (CORP-8.2)."],
  thug: ["Thug", "Thugs", "you control", "Runners with that role (CORP-8.1)."],
  thief: ["Thief", "Thieves", "you control", "Runners with that role (CORP-8.1)."],
  hacker: ["Hacker", "Hackers", "you control", "Runners with that role (CORP-8.1)."],
  security: ["security card", "security cards", "you control", "Cards of the Security Team (CORP-13.1)."],
  squad: ["Squad", "Squads", "you control", "Security cards of that type (CORP-13.1)."],
  system: ["System", "Systems", "you control", "Security cards of that type (CORP-13.1)."],
  firewall: ["Firewall", "Firewalls", "you control", "Security cards of that type (CORP-13.1)."],
  piece: ["infrastructure piece", "infrastructure pieces", "on your mat", "Whoever owns them (CORP-R8)."],
  action: ["action card", "action cards", "in your hand", "A card that is being played is not one of them."],
  sales: ["Sales tier", "Sales tiers", "you have", "Tiers of that department (CORP-4.1)."],
  research: ["Research tier", "Research tiers", "you have", "Tiers of that department (CORP-4.1)."],
  production: ["Production tier", "Production tiers", "you have", "Tiers of that department (CORP-4.1)."],
};
/** “Personnel (asset|assets)”: only the last word has two forms. */
function phraseOf(one: string, several: string): string {
  const words = one.split(" ");
  const last = words.pop() ?? "";
  return [...words, `(${last}|${several.split(" ").at(-1) ?? ""})`].join(" ");
}
const ALL = Object.keys(THING_WORDS) as Noun[];

const nouns: readonly Construct[] = ALL.map((thing) => {
  const [one, several, , doc] = THING_WORDS[thing];
  return construct("Goods", `noun.${thing}`, phraseOf(one, several), doc, `Your turn: If you have 2 or more ${several}, gain 4M`);
});
const counted: readonly Construct[] = ALL.flatMap((thing) => {
  const [one, several, yours, doc] = THING_WORDS[thing];
  return [
    construct("Per", `each.${thing}`, `${one} ${yours}`, doc, `Profits: Gain 1M for each ${one} ${yours}`, {
      loose: ["you control", "you own", "you have", "of yours"].filter((whose) => whose !== yours).map((whose) => `${one} ${whose}`),
    }),
    construct(
      "Per",
      `full.${thing}`,
      `full {n:INT} ${several} ${yours}`,
      "So many of them together.",
      `Profits: Gain 1M for each full 2 ${several} ${yours}`,
      { weight: 0.2 },
    ),
  ];
});

const cond = (id: string, phrase: string, doc: string, example: string, also: readonly string[] = []): Construct =>
  construct("Cond", `cond.${id}`, phrase, doc, `Your turn: If ${example}, gain 4M`, also.length > 0 ? { also: [...also] } : {});
const LEADS = "Compared with each of them; a tie is not enough (CORP-R80).";
const conditions: readonly Construct[] = [
  cond("atLeast", "you have {n:INT} or more {g:Goods:1}", "That many at least.", "you have 2 or more assets", [
    "you have at least {n:INT} {g:Goods:1}",
  ]),
  cond("atMost", "you have {n:INT} or fewer {g:Goods:1}", "That many at most.", "you have 2 or fewer assets", [
    "you have {n:INT} or less {g:Goods:1}",
    "you have at most {n:INT} {g:Goods:1}",
  ]),
  cond("some", "you have a {g:Goods:0}", "One at least.", "you have a Vassal", ["you control a {g:Goods:0}"]),
  cond("none", "you have no {g:Goods:1}", "Not one.", "you have no Vassals", ["you control no {g:Goods:1}"]),
  cond("more", "you have more {g:Goods:1} than each other corp", LEADS, "you have more assets than each other corp", [
    "you have the most {g:Goods:1}",
  ]),
  cond("fewer", "you have fewer {g:Goods:1} than each other corp", LEADS, "you have fewer assets than each other corp", [
    "you have the fewest {g:Goods:1}",
  ]),
  cond("money", "you have {m:MONEY} or more", "Credits.", "you have 10M or more", ["you have at least {m:MONEY}"]),
  cond("little", "you have {m:MONEY} or less", "Credits.", "you have 3M or less", ["you have at most {m:MONEY}"]),
  cond("richest", "you have more money than each other corp", LEADS, "you have more money than each other corp", [
    "you have the most money",
  ]),
  cond("poorest", "you have less money than each other corp", LEADS, "you have less money than each other corp", [
    "you have the least money",
  ]),
  cond("vassal", "you are a Vassal", "You have a Parent (CORP-11.1).", "you are a Vassal", ["you have a Parent"]),
];

const player = (
  sort: "Player" | "PlayerF",
  id: string,
  phrase: string,
  doc: string,
  example: string,
  more: Parameters<typeof construct>[5] = {},
): Construct => construct(sort, `corp.${id}`, phrase, doc, `Your turn: ${example}`, { num: 0, ...more });
const corps: readonly Construct[] = [
  player(
    "PlayerF",
    "other",
    "one other corp of your choice",
    "Any other player.",
    "One other corp of your choice discards 1 action card at random",
    {
      binds: "player",
    },
  ),
  player(
    "PlayerF",
    "built",
    "one other corp of your choice with infrastructure",
    "Any other player who has built something (CORP-R56).",
    "One other corp of your choice with infrastructure pays you 3M",
    { binds: "player" },
  ),
  player("PlayerF", "each", "each other corp", "All others, in turn order.", "Each other corp discards 1 action card", {
    also: ["each other player", "each opponent"],
  }),
  player(
    "PlayerF",
    "eachBuilt",
    "each other corp with infrastructure",
    "All others who have built something (CORP-R56).",
    "Each other corp with infrastructure pays you 1M",
    { also: ["each other player with infrastructure", "each opponent with infrastructure"] },
  ),
  player("PlayerF", "all", "each corp", "All, you first.", "Each corp draws 1 action card", { also: ["each player"] }),
  player("PlayerF", "vassals", "each of your Vassals", "In turn order (CORP-11.1).", "Each of your Vassals pays you 1M", {
    also: ["each Vassal you control", "each Vassal of yours"],
  }),
  player("PlayerF", "parent", "your Parent", "If you have one (CORP-11.1).", "Your Parent draws 1 action card"),
  player(
    "Player",
    "with",
    "{p:PlayerF} with {n:INT} or more {g:Goods:1}",
    "Only such.",
    "Each other corp with 3 or more assets discards 1 asset",
    {
      also: ["{p:PlayerF} with at least {n:INT} {g:Goods:1}"],
      weight: 0.5,
    },
  ),
  player("Player", "rich", "{p:PlayerF} with {m:MONEY} or more", "Only such.", "Each other corp with 10M or more loses 2M", {
    weight: 0.5,
  }),
  player(
    "Player",
    "that",
    "that corp",
    "The one that was chosen or spoken of before.",
    "One other corp of your choice discards 1 asset, then that corp draws 1 action card",
    { also: ["that player", "that opponent"], refers: "player" },
  ),
];

export const corpThings: readonly Construct[] = [...nouns, ...counted, ...conditions, ...corps];
