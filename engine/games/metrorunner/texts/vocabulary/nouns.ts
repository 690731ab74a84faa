/** The nouns of Metrorunner: colours, districts, what can be gained, tiles, lines and turns. */
import { type Construct, construct } from "../../../../language/index.ts";
import { COLOURS } from "../../fields.ts";

const colours: readonly Construct[] = COLOURS.flatMap((colour) => [
  construct("Trait", `colour.${colour}`, colour, `A ${colour} cube, or a job of the ${colour} district.`, `Reward: Gain 1 ${colour} cube`),
  construct(
    "Area",
    `district.${colour}`,
    colour,
    `The ${colour} district (MR-2.4).`,
    `Placement: Put 1 ${COLOURS[colour === "red" ? 4 : 2]} cube on ${colour}`,
  ),
]);

const goods: readonly Construct[] = [
  construct(
    "Goods",
    "goods.cubes",
    "{n:INT} (cube|cubes)@n of your choice",
    "Of free colours, as far as the supply has them (MR-R1).",
    "Reward: Gain 2 cubes of your choice",
    {
      // Whoever gains or returns them chooses (MR-R52).
      same: [
        { phrase: "a cube of your choice", fix: { n: 1 } },
        "{n:INT} (cube|cubes)@n of their choice",
        { phrase: "a cube of their choice", fix: { n: 1 } },
      ],
      loose: ["{n:INT} (cube|cubes)@n"],
    },
  ),
  construct(
    "Goods",
    "goods.colour",
    "{n:INT} {c:Trait} (cube|cubes)@n",
    "Cubes of that colour from the supply.",
    "Reward: Gain 2 blue cubes",
    {
      same: [{ phrase: "a {c:Trait} cube", fix: { n: 1 } }],
    },
  ),
  construct("Goods", "goods.credits", "{n:INT} (credit|credits)@n", "Credits from the supply.", "Reward: Gain 1 credit", {
    same: [{ phrase: "a credit", fix: { n: 1 } }],
  }),
  construct(
    "Goods",
    "goods.brute",
    "{n:INT} brute force (token|tokens)@n",
    "Brute force tokens from the supply (MR-11.12).",
    "Reward: Gain 1 brute force token",
    {
      same: [{ phrase: "a brute force token", fix: { n: 1 } }],
    },
  ),
  construct(
    "Goods",
    "goods.jobs",
    "{n:INT} job (card|cards)@n",
    "Each from the offer or the deck; the offer is refilled after the last (MR-7.1, MR-7.3).",
    "Reward: Gain 1 job card",
    {
      same: [{ phrase: "a job card", fix: { n: 1 } }],
    },
  ),
  construct(
    "Lot",
    "lot",
    "{n:INT} {c:Trait} (cube|cubes)@n on {d:Area}",
    "Cubes of the supply on a district; nobody gains them (MR-11.21).",
    "Placement: Put 1 black cube on purple",
  ),
  construct("Icon", "token.gold", "gold", "The gold rogue token (MR-14.2).", "Move: Advance the gold token 1 space"),
  construct("Icon", "token.silver", "silver", "The silver rogue token (MR-14.2).", "Move: Advance the silver token 1 space"),
];

const tile = (id: string, phrase: string, doc: string, example: string) =>
  construct("Tile", `tile.${id}`, phrase, doc, `Manipulation: ${example}`);
const tiles = (id: string, phrase: string, doc: string, example: string) =>
  construct("Tiles", `tiles.${id}`, phrase, doc, `Manipulation: ${example}`);
const lane = (id: string, phrase: string, doc: string) =>
  construct("Lane", `lane.${id}`, phrase, doc, `Manipulation: Mirror ${phrase.replace("{n:INT}", "2")}`);

const onGrid: readonly Construct[] = [
  tile("any", "a tile", "Any of the nine.", "Rotate a tile 180°"),
  tile("corner", "a corner tile", "Cells 1, 3, 7 and 9.", "Rotate a corner tile 90°"),
  tile("edge", "a edge tile", "Cells 2, 4, 6 and 8.", "Rotate an edge tile 90°"),
  tile("middle", "the middle tile", "Cell 5.", "Rotate the middle tile 90°"),
  tile("other", "any other tile", "Any that is not named before.", "Swap the middle tile with any other tile"),
  tile("of", "a tile of {l:Lane}", "A tile of that row or column.", "Swap a tile of the left column with a tile of the right column"),
  tile("number", "tile {n:INT}", "Cells are counted from 1 to 9, row by row.", "Rotate tile 5 clockwise"),
  tile("skull", "the skull tile", "Wherever it lies (MR-11.11).", "Swap the skull tile with any other tile"),
  tile("kind", "a {k:Kind} tile", "A tile of that kind, wherever it lies.", "Rotate a straight tile 90°"),
  construct("Kind", "kind.straight", "straight", "Open on two opposite sides.", "Manipulation: Rotate a straight tile 90°"),
  construct("Kind", "kind.elbow", "elbow", "Open on two sides at a corner.", "Manipulation: Rotate an elbow tile 90°"),
  construct("Kind", "kind.tee", "tee", "Open on three sides.", "Manipulation: Rotate a tee tile 90°"),
  tiles("adjacent", "two adjacent tiles", "Beside each other, in a row or column.", "Swap two adjacent tiles"),
  tiles("diagonal", "two diagonally adjacent tiles", "At one corner of each other.", "Swap two diagonally adjacent tiles"),
  tiles("different", "two different tiles", "Any two.", "Rotate two different tiles 180°"),
  tiles("corners", "two different corner tiles", "Two of cells 1, 3, 7 and 9.", "Swap two different corner tiles"),
  tiles("ofLane", "two different tiles of {l:Lane}", "Both of that row or column.", "Swap two different tiles of one column"),
  tiles("edges", "two different edge tiles", "Two of cells 2, 4, 6 and 8.", "Swap two different edge tiles"),
  tiles("numbers", "tiles {a:INT} and {b:INT}", "Cells are counted from 1 to 9, row by row.", "Swap tiles 6 and 9"),
  lane("left", "the left column", "Cells 1, 4 and 7."),
  lane("middleColumn", "the middle column", "Cells 2, 5 and 8."),
  lane("right", "the right column", "Cells 3, 6 and 9."),
  lane("top", "the top row", "Cells 1, 2 and 3."),
  lane("middleRow", "the middle row", "Cells 4, 5 and 6."),
  lane("bottom", "the bottom row", "Cells 7, 8 and 9."),
  lane("row", "row {n:INT}", "Rows are counted from the top."),
  lane("column", "column {n:INT}", "Columns are counted from the left."),
  lane("anyRow", "one row", "Any of the three rows."),
  lane("anyColumn", "one column", "Any of the three columns."),
  lane("any", "one row or column", "Any of the six lines."),
  construct("Turn", "turn.quarter", "90°", "A quarter, one way or the other.", "Manipulation: Rotate a tile 90°"),
  construct("Turn", "turn.half", "180°", "Half a turn.", "Manipulation: Rotate a tile 180°"),
  construct("Turn", "turn.clockwise", "clockwise", "A quarter, or one place, clockwise.", "Manipulation: Rotate a tile clockwise"),
  construct(
    "Turn",
    "turn.counter",
    "counter-clockwise",
    "A quarter, or one place, counter-clockwise.",
    "Manipulation: Rotate a tile counter-clockwise",
    {
      also: ["anticlockwise", "counterclockwise"],
    },
  ),
  construct(
    "Turn",
    "turn.either",
    "clockwise or counter-clockwise",
    "One place, one way or the other.",
    "Manipulation: Move the eight outer tiles one place around the edge, clockwise or counter-clockwise",
  ),
  construct("Way", "way.right", "right", "Of a row.", "Manipulation: Shift row 2 right"),
  construct("Way", "way.left", "left", "Of a row.", "Manipulation: Shift row 2 left"),
  construct("Way", "way.down", "down", "Of a column.", "Manipulation: Shift column 1 down"),
  construct("Way", "way.up", "up", "Of a column.", "Manipulation: Shift column 1 up"),
  construct("Way", "way.either", "one place", "One way or the other.", "Manipulation: Shift one row or column one place"),
];

export const metrorunnerNouns: readonly Construct[] = [...colours, ...goods, ...onGrid];
