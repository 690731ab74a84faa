/** How people write manipulations of tiles. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const TILES = "(?:rotate|swap|shift|mirror|move) ";
const VERB = "(?:rotate|swap|shift|mirror|turn|exchange|move|flip)";
const titles: readonly LooseRule[] = [
  ...rows(
    [
      [
        "mr.name",
        `^(?!${VERB} )[\\p{L}'’ ]{2,24}(?:: | ?[—–] | - )(?=${VERB} )`,
        "",
        "TWIST — Rotate a tile 180° => Rotate a tile 180°",
        "Swap a tile — rotate it | Rotate a tile 180°",
      ],
    ],
    { kind: "character", whole: "first" },
  ),
  ...rows(
    [
      [
        "mr.twoTiles",
        "2 (?=(?:adjacent|diagonally adjacent|different) )",
        "two ",
        "swap 2 adjacent tiles => swap two adjacent tiles",
        "swap two adjacent tiles | 2 tiles",
      ],
    ],
    { kind: "character", whole: "last" },
  ),
];

const onCharacters: readonly LooseRule[] = rows(
  [
    [
      "mr.swap",
      "(?:exchange|switch)(?= (?:the|two|any|an?|2) )(?! (?:2|two) of your| the places)",
      "swap",
      "exchange the middle tile with a corner tile => swap the middle tile with a corner tile",
      "swap two adjacent tiles | exchange",
    ],
    [
      "mr.turn",
      "turn (?=(?:the|two|any|an?|each|2|all|one) )",
      "rotate ",
      "turn two adjacent tiles 90° => rotate two adjacent tiles 90°",
      "rotate two adjacent tiles 90° | your turn",
    ],
    [
      "mr.centre",
      "(?:centre|center|central|middle) tile",
      "middle tile",
      "swap the centre tile with a corner tile => swap the middle tile with a corner tile",
      "the centre | a tile",
    ],
    ["mr.degrees", "(?:by )?(90|180) ?(?:degrees|deg|°)", "$1°", "rotate a tile by 180 degrees => rotate a tile 180°", "by 2 | 90 tiles"],
    ["mr.ninety", "(?:by )?ninety degrees", "90°", "rotate a tile by ninety degrees => rotate a tile 90°", "ninety | 90°"],
    ["mr.by", "by (?=(?:90|180)°)", "", "rotate a tile by 90° => rotate a tile 90°", "by one | 90°"],
    [
      "mr.clockwise",
      "90° (clockwise|counter-clockwise|counterclockwise|anticlockwise)",
      "$1",
      "rotate a tile 90° clockwise => rotate a tile clockwise",
      "rotate a tile 90° | clockwise",
    ],
    [
      "mr.anyTile",
      "(?<=rotate |swap |with )(?:any|one|1) (?=(?:corner |edge |straight |elbow |tee )?tile(?!s))(?!other)",
      "a ",
      "rotate any tile 180° => rotate a tile 180°",
      "any other tile | rotate a tile 180°",
    ],
    [
      "mr.twoOf",
      "(?<=rotate |swap )(?:any )?(?:two|2) (corner|edge) tiles",
      "two different $1 tiles",
      "swap any two corner tiles => swap two different corner tiles",
      "two different corner tiles | corner tiles",
    ],
    [
      "mr.twoAny",
      "(?<=rotate |swap )(?:any )?(?:two|2) tiles",
      "two different tiles",
      "rotate any two tiles 180° => rotate two different tiles 180°",
      "two adjacent tiles | tiles",
    ],
    [
      "mr.twoAdjacent",
      "(?<=rotate |swap )any (?:two|2) adjacent tiles",
      "two adjacent tiles",
      "swap any two adjacent tiles => swap two adjacent tiles",
      "two adjacent tiles | any tiles",
    ],
    [
      "mr.same",
      "(rotate (?:two|2) (?:\\p{L}+ )+tiles 90°)(?: each)?,? (?:both )?in the same direction",
      "$1, both in the same direction",
      "rotate two adjacent tiles 90° each, in the same direction => rotate two adjacent tiles 90°, both in the same direction",
      "in the same direction | rotate two adjacent tiles 90°, both in the same direction",
    ],
    [
      "mr.allCorners",
      "rotate (?:all|each)(?: of the| the)?(?: four| 4)? (corner|edge) tiles? (clockwise|counter-clockwise|90°|180°)(?=[.]|$)",
      "rotate each $1 tile $2, all in the same direction",
      "rotate all 4 corner tiles clockwise => rotate each corner tile clockwise, all in the same direction",
      "rotate each corner tile clockwise, all in the same direction | corner tiles",
    ],
    [
      "mr.wholeLane",
      "rotate (?:the )?(?:whole|entire) (top|bottom|middle) row (clockwise|counter-clockwise|90°)(?=[.]|$)",
      "rotate each tile of the $1 row $2, all in the same direction",
      "rotate the whole top row clockwise => rotate each tile of the top row clockwise, all in the same direction",
      "the top row | rotate each tile of the top row clockwise, all in the same direction",
    ],
    [
      "mr.shiftAny",
      "shift (?:any|a|one) row or (?:any |a |one )?column(?: by)?(?: one| 1| one space| one place)?(?=[.]|$)",
      "shift one row or column one place",
      "Shift any row or column by one. => shift one row or column one place.",
      "Shift row 2 right. | a row or column",
    ],
    [
      "mr.lines",
      "swap (?:any )?(?:two|2) (?:whole |entire )?rows,? or (?:swap )?(?:any )?(?:two|2) (?:whole |entire )?columns(?=[.]|$)",
      "swap two different rows or two different columns",
      "Swap two whole rows, or swap two whole columns. => swap two different rows or two different columns.",
      "swap two different rows, column by column | two rows",
    ],
    [
      "mr.justTurned",
      "rotate (a (?:corner |edge |straight |elbow |tee )?tile|the (?:middle|skull) tile|tile <n>)(?=[.,;]|$)",
      "rotate $1 90°",
      "rotate a tile. => rotate a tile 90°.",
      "rotate a tile 180° | rotate a tile clockwise",
    ],
    [
      "mr.manipulation",
      `^(?=${TILES})`,
      "Manipulation: ",
      "rotate a tile 180° => Manipulation: rotate a tile 180°",
      "Manipulation: rotate a tile 180° | a tile",
    ],
  ],
  { kind: "character" },
);

/** The same on other cards, which say what is done to tiles and have no such heading. */
const elsewhere: readonly LooseRule[] = (["job", "starting job", "starting-job", "freelance job", "network"] as const).flatMap((kind) =>
  onCharacters.filter(({ id }) => id !== "mr.manipulation").map((rule) => ({ ...rule, id: `${rule.id}.${kind.replace(" ", ".")}`, kind })),
);

export const ON_CHARACTERS: readonly LooseRule[] = [...titles, ...onCharacters, ...elsewhere];
