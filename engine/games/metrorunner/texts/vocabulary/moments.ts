/** The moments that completed jobs and characters answer, beside those of vocabulary-wider.ts (MR-R55, MR-R69). */
import { type Construct, construct } from "../../../../language/index.ts";

const O = "Ongoing: ";
const event = (id: string, phrase: string, doc: string, example = phrase, also: readonly string[] = []): Construct =>
  construct(
    "Event",
    `event.${id}`,
    phrase,
    doc,
    `${O}${id.startsWith("gains") ? "Once per turn, when" : "When"} ${example}, gain 1 credit`,
    also.length > 0 ? { also: [...also] } : {},
  );
const STOPS = "By the move step, a boost or a text (MR-R69).";
const DONE = "Once it is carried out (MR-R55).";

/** What a player does, of you and of an opponent. */
const both = (
  id: string,
  you: string,
  other: string,
  doc: string,
  hole?: readonly [phrase: string, word: string],
): readonly Construct[] => {
  const said = (words: string) => (hole === undefined ? words : words.replace(hole[0], hole[1]));
  return [
    event(id, `you ${you}`, doc, said(`you ${you}`)),
    event(`other${id.charAt(0).toUpperCase()}${id.slice(1)}`, `a opponent ${other}`, doc, said(`an opponent ${other}`), [
      `another player ${other}`,
    ]),
  ];
};

const toll = construct(
  "Act",
  "give.that",
  "that opponent gives you {a:Goods}",
  "Whoever did what is answered; as much as there is (MR-R69).",
  `${O}When an opponent's figure stops in your home district, that opponent gives you 1 cube of your choice`,
  { weight: 0.4, also: ["that player gives you {a:Goods}"] },
);

export const metrorunnerMoments: readonly Construct[] = [
  toll,
  ...both("takesDistrict", "take a district action", "takes a district action", DONE),
  ...both("takesLocation", "take a location action", "takes a location action", DONE),
  event("otherTakes", "a opponent takes {a:Action}", DONE, "an opponent takes Acquire Gigs", [
    "a opponent takes the {a:Action} action",
    "another player takes {a:Action}",
    "another player takes the {a:Action} action",
  ]),
  event(
    "otherTakesHome",
    "a opponent takes a district action in your home district",
    "Of whose card it is (MR-R69).",
    "an opponent takes a district action in your home district",
    ["another player takes a district action in your home district"],
  ),
  ...both("fails", "fail a hack", "fails a hack", "The network goes under its deck (MR-11.17)."),
  ...both("usesBrute", "use a brute force token", "uses a brute force token", "As it is put on a tile (MR-11.12)."),
  ...both("usesCharacter", "use your character manipulation", "uses their character manipulation", "MR-11.10."),
  ...both("discardsJob", "discard a job card", "discards a job card", "From the hand, for a cube or otherwise (MR-7.4, MR-R69)."),
  event("stopsBorder", "your figure stops on a border", STOPS),
  event("stopsHome", "your figure stops in your home district", STOPS),
  event("stopsIn", "your figure stops in {d:Area}", STOPS, "your figure stops in red"),
  event("stopsOn", "your figure stops on a space with {a:Action}", STOPS, "your figure stops on a space with Hack"),
  event("moves", "your figure moves {n:INT} or more spaces", "No space is left out (MR-R69).", "your figure moves 4 or more spaces"),
  event("otherStopsHome", "a opponent's figure stops in your home district", STOPS, "an opponent's figure stops in your home district"),
  event("otherPasses", "a opponent's figure passes yours", "Along the arrows (MR-R69).", "an opponent's figure passes yours", [
    "an opponent passes your figure",
  ]),
  event("passes", "your figure passes an opponent's", "Once in a move, whoever is passed (MR-R69).", "your figure passes an opponent's"),
  event("gainsCubes", "you gain 1 or more cubes", "In your own turn; say how often (MR-R69).", "you gain 1 or more cubes", [
    "you gain cubes",
  ]),
  event("gainsColour", "you gain 1 or more {c:Trait} cubes", "In your own turn; say how often (MR-R69).", "you gain 1 or more red cubes", [
    "you gain {c:Trait} cubes",
  ]),
  event("discardsThis", "you discard this", "A starting job, which everybody sees (MR-8.12).", "you discard this", ["this is discarded"]),
  event("round", "a round begins", "With the start player's turn (MR-4.1).", "a round begins", ["a round starts"]),
];
