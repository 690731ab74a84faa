/** What Metrorunner's longer texts say: prices, losses, what others do, claims, conditions on what you have, moments that jobs answer (MR-R51 to MR-R57). */
import { type Construct, construct } from "../../../../language/index.ts";

const R = "Reward: ";
const goods: readonly Construct[] = [
  construct(
    "Goods",
    "goods.jobsOffer",
    "{n:INT} job (card|cards)@n from the offer",
    "The offer is refilled after the last (MR-7.3).",
    `${R}Gain 1 job card from the offer`,
    {
      same: [{ phrase: "a job card from the offer", fix: { n: 1 } }],
    },
  ),
  construct(
    "Goods",
    "goods.jobsDeck",
    "{n:INT} job (card|cards)@n from the deck",
    "Unseen, from its top (MR-7.1).",
    `${R}Gain 1 job card from the deck`,
    {
      same: [{ phrase: "a job card from the deck", fix: { n: 1 } }],
    },
  ),
];

const losses: readonly Construct[] = [
  construct(
    "PVP",
    "return.goods",
    "(return|returns) {a:Goods}",
    "To the supply, of free colours where none is said (MR-R52).",
    `${R}Return 1 credit to gain 3 cubes of your choice`,
    {
      loose: ["(pay|pays) {a:Goods}", "(lose|loses) {a:Goods}", "(spend|spends) {a:Goods}"],
    },
  ),
  construct(
    "PVP",
    "discard.jobs",
    "(discard|discards) {n:INT} job (card|cards)@n",
    "Of the hand, under the deck (MR-7.5).",
    `${R}Discard 1 job card to gain 2 credits`,
    {
      loose: [{ phrase: "(discard|discards) a job card", fix: { n: 1 } }],
    },
  ),
  construct(
    "VPe",
    "cost",
    "{c:PVP:=} to {v:VPe:0}",
    "All of it or nothing (MR-R51).",
    `${R}You may return 2 credits to gain 1 brute force token`,
    { weight: 2 },
  ),
];

const others: readonly Construct[] = [
  construct("PlayerF", "player.next", "the next player", "Clockwise from you (MR-4.1).", `${R}The next player gains 1 credit`, { num: 0 }),
  construct(
    "Act",
    "give.you",
    "{p:Player} gives you {a:Goods}",
    "As much as there is; cubes of free colours by choice of who gives (MR-R53).",
    `${R}Each opponent gives you 1 cube of your choice`,
  ),
  construct(
    "VP",
    "take.from",
    "(take|takes) {a:Goods} from {p:Player}",
    "As much as there is; of free colours by choice of who gives (MR-R53).",
    `${R}Take 1 credit from each opponent`,
    {
      loose: ["(steal|steals) {a:Goods} from {p:Player}"],
    },
  ),
];

const claims: readonly Construct[] = [
  construct(
    "VP",
    "claim.here",
    "(gain|gains) all cubes on this district",
    "Of the district where your figure stands; on a border of one of the two (MR-R54).",
    `${R}Gain all cubes on this district`,
  ),
  construct(
    "VP",
    "claim.choice",
    "(gain|gains) all cubes on a district of your choice",
    "Any of the five (MR-R54).",
    `${R}Gain all cubes on a district of your choice`,
    {
      loose: [
        "(take|takes) all cubes on a district of your choice",
        "(gain|gains) all cubes on any district",
        "(claim|claims) a district of your choice",
      ],
    },
  ),
  construct("VP", "claim.area", "(gain|gains) all cubes on {d:Area}", "Of that district (MR-R54).", `${R}Gain all cubes on purple`),
  construct(
    "VP",
    "offer.crash",
    "(replace|replaces) the offer",
    "Its cards go under the deck in an order of your choice, and four are revealed (MR-10.5).",
    `${R}Replace the offer`,
  ),
  construct(
    "VP",
    "figure.put",
    "(put|puts) your figure on any free space",
    "Or leave it where it is (MR-R57).",
    `${R}Put your figure on any free space`,
    {
      loose: ["(move|moves) your figure to any free space", "(move|moves) your figure to any space", "(put|puts) your figure on any space"],
    },
  ),
];

const THINGS = [
  ["credits", "credit", "credits", "That you have."],
  ["brute", "brute force token", "brute force tokens", "That you have."],
  ["cubes", "cube", "cubes", "Of all colours."],
  ["hand", "job card", "job cards", "In your hand."],
  ["jobs", "completed job", "completed jobs", "In all of your slots (MR-4.6)."],
  ["freelance", "completed freelance job", "completed freelance jobs", "In all of your slots (MR-8.17)."],
] as const;
const IF = ", gain 1 credit";
const phraseOf = (one: string, several: string): string => {
  const words = one.split(" ");
  const last = words.pop() ?? "";
  return [...words, `(${last}|${several.split(" ").at(-1) ?? ""})`].join(" ");
};
const things: readonly Construct[] = [
  ...THINGS.map(([id, one, several, doc]) =>
    construct("NCards", `thing.${id}`, phraseOf(one, several), doc, `${R}If you have 3 or more ${several}${IF}`),
  ),
  construct("NCards", "thing.cubesOf", "{c:Trait} (cube|cubes)", "Of that colour.", `${R}If you have 3 or more black cubes${IF}`),
  construct(
    "NCards",
    "thing.jobsOf",
    "completed {c:Trait} (job|jobs)",
    "Of that district.",
    `${R}If you have 3 or more completed black jobs${IF}`,
  ),
];
const cond = (id: string, phrase: string, doc: string, example: string, also: readonly string[] = []): Construct =>
  construct("Cond", `cond.${id}`, phrase, doc, `${R}If ${example}${IF}`, also.length > 0 ? { also: [...also] } : {});
const THAN = "Compared with each of them; a tie is not enough.";
const conditions: readonly Construct[] = [
  cond("atLeast", "you have {n:INT} or more {g:NCards:1}", "That many at least.", "you have 3 or more cubes", [
    "you have at least {n:INT} {g:NCards:1}",
  ]),
  cond("atMost", "you have {n:INT} or fewer {g:NCards:1}", "That many at most.", "you have 3 or fewer cubes", [
    "you have {n:INT} or less {g:NCards:1}",
    "you have at most {n:INT} {g:NCards:1}",
  ]),
  cond("none", "you have no {g:NCards:1}", "Not one.", "you have no job cards"),
  cond("more", "you have more {g:NCards:1} than each opponent", THAN, "you have more cubes than each opponent", [
    "you have the most {g:NCards:1}",
  ]),
  cond("fewer", "you have fewer {g:NCards:1} than each opponent", THAN, "you have fewer cubes than each opponent", [
    "you have the fewest {g:NCards:1}",
  ]),
  ...(["influence", "notoriety"] as const).flatMap((track) => [
    cond(
      `lead.${track}`,
      `you have the highest ${track}`,
      "By the positions of the markers; a tie is not enough (MR-9.8).",
      `you have the highest ${track}`,
      [`you have the most ${track}`, `your ${track} is the highest`],
    ),
    cond(
      `last.${track}`,
      `you have the lowest ${track}`,
      "By the positions of the markers; a tie is not enough (MR-9.8).",
      `you have the lowest ${track}`,
      [`you have the least ${track}`, `your ${track} is the lowest`],
    ),
    cond(`at.${track}`, `your ${track} is {n:INT} or more`, "The position of the marker (MR-9.1).", `your ${track} is 5 or more`, [
      `your ${track} is at least {n:INT}`,
    ]),
  ]),
  cond("district", "you are in {d:Area}", "Your figure stands in that district, or on its border (MR-2.3).", "you are in purple", [
    "you are in the {d:Area} district",
    "your figure is in {d:Area}",
  ]),
];

const per = (id: string, phrase: string, doc: string, example: string): Construct => construct("Per", `per.${id}`, phrase, doc, example);
const counted: readonly Construct[] = [
  per("cubes", "cube", "That you have, of all colours.", "End: 1 point per cube"),
  per("cubesOf", "{c:Trait} cube", "That you have.", `${R}Gain 1 credit for each black cube`),
  per("hand", "job card", "In your hand.", "End: 1 point per job card"),
  per("jobsOf", "completed {c:Trait} job", "In all of your slots.", `${R}Gain 1 credit for each completed black job`),
  per("freelanceAll", "completed freelance job", "In all of your slots.", "End: 1 point per completed freelance job"),
];

const O = "Ongoing: ";
const ACTIONS = [
  ["gigs", "Acquire Gigs"],
  ["assets", "Collect Assets"],
  ["agents", "Contact Agents"],
  ["hack", "Hack"],
  ["collect", "Collect District Asset"],
] as const;
const event = (id: string, phrase: string, doc: string, example = phrase, also: readonly string[] = []): Construct =>
  construct("Event", `event.${id}`, phrase, doc, `${O}When ${example}, gain 1 credit`, also.length > 0 ? { also: [...also] } : {});
const COMPLETED = "It lies in its slot; a job does not answer itself.";
const moments: readonly Construct[] = [
  ...ACTIONS.map(([id, name]) =>
    construct("Action", `action.${id}`, name, "An action (MR-6).", `${O}When you take ${name}, gain 1 credit`),
  ),
  event("takes", "you take {a:Action}", "Once it is carried out (MR-R55).", "you take Acquire Gigs", [
    "you take the {a:Action} action",
    "you use {a:Action}",
  ]),
  event("completes", "you complete a job", COMPLETED),
  event("completesOf", "you complete a {c:Trait} job", COMPLETED, "you complete a black job"),
  event("completesFreelance", "you complete a freelance job", COMPLETED),
  event("otherCompletes", "a opponent completes a job", COMPLETED, "an opponent completes a job", ["another player completes a job"]),
  event("otherCompletesOf", "a opponent completes a {c:Trait} job", COMPLETED, "an opponent completes a black job", [
    "another player completes a {c:Trait} job",
  ]),
  event("otherCompletesFreelance", "a opponent completes a freelance job", COMPLETED, "an opponent completes a freelance job", [
    "another player completes a freelance job",
  ]),
  event("hacks", "you hack a network", "With success, after its rewards (MR-11.16).", "you hack a network", [
    "you succeed in a hack",
    "you complete a hack",
  ]),
  event("otherHacks", "a opponent hacks a network", "With success, after its rewards (MR-11.16).", "an opponent hacks a network", [
    "another player hacks a network",
  ]),
  event("boosts", "you buy a boost", "As it is paid for (MR-10.1).", "you buy a boost"),
  event("otherBoosts", "a opponent buys a boost", "As it is paid for (MR-10.1).", "an opponent buys a boost", [
    "another player buys a boost",
  ]),
  event("begins", "your turn begins", "Before the move step (MR-4.2).", "your turn begins", ["your turn starts"]),
  event("ends", "your turn ends", "Before the cleanup (MR-4.4).", "your turn ends"),
  construct("Part", "part.when", "when {e:Event}, {b:Body}", "Each time (MR-R55).", `${O}When you take Acquire Gigs, gain 1 credit`, {
    same: ["whenever {e:Event}, {b:Body}"],
    weight: 6,
  }),
  construct(
    "Part",
    "part.whenLimited",
    "{l:Limit}, when {e:Event}, {b:Body}",
    "Once in an action (MR-8.16).",
    `${O}Once per action, when you buy a boost, gain 1 cube of your choice`,
    {
      same: ["{l:Limit}, whenever {e:Event}, {b:Body}"],
    },
  ),
];

const always = (id: string, phrase: string, doc: string, example: string, loose: readonly string[] = []): Construct =>
  construct("Part", `part.${id}`, phrase, doc, `${O}${example}`, loose.length > 0 ? { loose: [...loose] } : {});
const ongoing: readonly Construct[] = [
  always("jobsKept", "you may keep {n:INT} more job (card|cards)@n", "In the cleanup (MR-4.4).", "You may keep 1 more job card", [
    "your hand limit is {n:INT} higher",
    "your hand limit is {n:INT} more",
  ]),
  always("cubesKept", "you may keep {n:INT} more (cube|cubes)@n", "In the cleanup (MR-4.4).", "You may keep 2 more cubes", [
    "your cube limit is {n:INT} higher",
  ]),
  always(
    "agents",
    "Contact Agents gives you {n:INT} more (cube|cubes)@n",
    "Of free colours (MR-6.4).",
    "Contact Agents gives you 1 more cube",
    ["Contact Agents gives you {n:INT} extra (cube|cubes)@n"],
  ),
  always(
    "manipulations",
    "you may do {n:INT} more free (manipulation|manipulations)@n in each Hack action",
    "Beside the two (MR-11.4).",
    "You may do 1 more free manipulation in each Hack action",
    ["you have {n:INT} more free (manipulation|manipulations)@n in each Hack action"],
  ),
  always("boosts", "your boosts cost {n:INT} (credit|credits)@n less", "At least none (MR-10.8).", "Your boosts cost 1 credit less", [
    "boosts cost you {n:INT} (credit|credits)@n less",
  ]),
];

export const metrorunnerWider: readonly Construct[] = [
  ...goods,
  ...losses,
  ...others,
  ...claims,
  ...things,
  ...conditions,
  ...counted,
  ...moments,
  ...ongoing,
];
