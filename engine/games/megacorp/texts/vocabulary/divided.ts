/** Megacorp's words for what is divided among several cards. */
import { type Construct, construct } from "../../../../language/index.ts";

const BY_POINT = "For each point you choose a card when it is carried out; some may get none (MC-R226).";
const SAY_HOW = "Say who divides it: “divided as you choose among …”";

export const megacorpDivided: readonly Construct[] = [
  construct(
    "VP",
    "deal.divided",
    "(deal|deals) {d:Dmg} divided as you choose among {c:CardsL}",
    BY_POINT,
    "deal 3 BQ damage divided as you choose among each character an opponent controls",
    {
      weight: 0.4,
      loose: [
        "(deal|deals) {d:Dmg}, divided as you choose among {c:CardsL}",
        "(deal|deals) {d:Dmg} divided as you like among {c:CardsL}",
        "(deal|deals) {d:Dmg} divided any way you like among {c:CardsL}",
        "(deal|deals) {d:Dmg} divided any way you choose among {c:CardsL}",
        "(deal|deals) {d:Dmg} split as you choose among {c:CardsL}",
        "(deal|deals) {d:Dmg} distributed as you choose among {c:CardsL}",
        "(deal|deals) {d:Dmg} divided as you choose between {c:CardsL}",
        "(deal|deals) {d:Dmg} split as you like between {c:CardsL}",
        "(divide|divides) {d:Dmg} as you choose among {c:CardsL}",
        "(distribute|distributes) {d:Dmg} as you choose among {c:CardsL}",
      ],
      refuse: [
        { phrase: "(deal|deals) {d:Dmg} divided among {c:CardsL}", why: SAY_HOW },
        { phrase: "(deal|deals) {d:Dmg} split among {c:CardsL}", why: SAY_HOW },
      ],
    },
  ),
  construct(
    "VP",
    "counters.put.divided",
    "(put|puts) {n:INT} development (counter|counters)@n divided as you choose among {c:CardsL}",
    BY_POINT,
    "put 3 development counters divided as you choose among each #Project card you control",
    {
      weight: 0.3,
      loose: [
        "(distribute|distributes) {n:INT} development (counter|counters)@n among {c:CardsL}",
        "(distribute|distributes) {n:INT} development (counter|counters)@n as you choose among {c:CardsL}",
        "(divide|divides) {n:INT} development (counter|counters)@n among {c:CardsL}",
        "(put|puts) {n:INT} development (counter|counters)@n split as you choose among {c:CardsL}",
        "(put|puts) {n:INT} development (counter|counters)@n distributed as you choose among {c:CardsL}",
      ],
    },
  ),
];

/** What search by meaning finds them by. */
export const DIVIDED_FINDS: Readonly<Record<string, string>> = {
  "deal.divided": "does:damage",
  "counters.put.divided": "does:counters",
};
