/** How people speak of the tiles, rows and columns of Metrorunner's grid and of how they are turned and moved. */
import { type LooseRule, rows } from "../../../../language/index.ts";

const TURN = "(?:rotate|turn|spin|flip|twist)";
const ALL = "(?:all|each|every)(?: of)?(?: the)?(?: (?:3|three|4|four))?";
const WAY = "(?:clockwise or counter-clockwise|clockwise|counter-clockwise|counterclockwise|anticlockwise|90°|180°)";

/** Before all others, on the whole text. */
export const TILES_EARLY: readonly LooseRule[] = rows(
  [
    [
      "mr.t.spin",
      "(?:spin|twist) (?=(?:a|an|any|one|the|two|2|all|each|every) [^.]*(?:tiles?|row|column|corners?)(?![\\p{L}]))",
      "rotate ",
      "spin a tile clockwise => rotate a tile clockwise",
      "rotate a tile clockwise | a spin",
    ],
    [
      "mr.t.upsideDown",
      `${TURN} ([^.,;]+?) (?:upside[- ]down|on its head|half way round|halfway round|by a half[- ]turn|a half[- ]turn|half a turn)(?:,? (?:that is|i[.]e[.]|so|which is),? (?:by )?180(?: degrees|°))?(?=[.,;]|$| and | then )`,
      "rotate $1 180°",
      "turn a tile upside down => rotate a tile 180°",
      "rotate a tile 180° | upside down",
    ],
    [
      "mr.t.quarterWay",
      "(?:by )?(?:a|1|one) quarter[- ](?:turn|of a turn) (?=clockwise|counter|anti)|(?:by )?90(?: degrees| deg|°) (?=clockwise|counter|anti)",
      "",
      "rotate a tile a quarter turn clockwise => rotate a tile clockwise",
      "rotate a tile clockwise | a quarter turn",
    ],
    [
      "mr.t.quarter",
      "(?:by )?(?:a|1|one) quarter[- ](?:turn|of a turn)(?! clockwise| counter| anti)",
      "90°",
      "rotate a tile a quarter turn => rotate a tile 90°",
      "rotate a tile 90° | a turn",
    ],
    [
      "mr.t.either",
      `(?<=${TURN} [^.,;]*?)(?:,)? (?:in either direction|either way|in any direction|in whichever direction you (?:like|choose|want)|one way or the other|in the direction of your choice)(?=[.,;]|$)`,
      " clockwise or counter-clockwise",
      "rotate a tile in either direction => rotate a tile clockwise or counter-clockwise",
      "shift one row in either direction | rotate a tile clockwise",
    ],
    [
      "mr.t.corners",
      `${ALL} corners(?! tile)`,
      "all corner tiles",
      "rotate all four corners clockwise => rotate all corner tiles clockwise",
      "two corners | all corner tiles",
    ],
    [
      "mr.t.they",
      `(?<=^|\\n|[.:] )${ALL} (corner|edge) tiles? (?:rotates?|turns?|spins?|(?:is|are) (?:rotated|turned)) `,
      "rotate all $1 tiles ",
      "All edge tiles rotate clockwise => rotate all edge tiles clockwise",
      "rotate all edge tiles clockwise | all edge tiles",
    ],
    [
      "mr.t.laneApart",
      `(?:pick|choose|take|select) (?:a|any|one) (row|column)[.:,;]? (?:and |then |, then )?${TURN} (?:${ALL}(?: of its| its)? tiles?(?: (?:in|of) (?:it|that row|that column))?|${ALL} of its tiles|the tiles (?:in|of) it) `,
      "rotate each tile of one $1 ",
      "Pick a row. Turn all three tiles in it 180° => rotate each tile of one row 180°",
      "pick a row | rotate each tile of one row 180°",
    ],
    [
      "mr.t.laneTiles",
      `${TURN} (?:${ALL} tiles? (?:in|of|on)|the (?:whole|entire|tiles (?:in|of))|a (?:whole|entire)|one (?:whole|entire)|all of) (?:(?:the )?(top|bottom|middle) (row)|(?:the )?(left|right|middle) (column)|(?:a|any|one)? ?(row|column)(?: of your choice)?) `,
      "rotate each tile of ‹$1$3 $2$4$5› ",
      "rotate every tile in one row clockwise => rotate each tile of ‹ row› clockwise",
      "rotate a tile | one row",
    ],
    ["mr.t.laneOne", "‹ (row|column)›", "one $1", "each tile of ‹ row› => each tile of one row", "‹top row› | one row"],
    [
      "mr.t.laneNamed",
      "‹(top|bottom|middle|left|right) (row|column)›",
      "the $1 $2",
      "each tile of ‹top row› => each tile of the top row",
      "‹ row› | the top row",
    ],
    [
      "mr.t.laneSame",
      `(rotate each tile of (?:one (?:row|column)|the [\\p{L}]+ (?:row|column)) ${WAY})(?:,? (?:all )?(?:in )?the same (?:direction|way))?(?=[.]|$|\\n)`,
      "$1, all in the same direction",
      "rotate each tile of one row clockwise. => rotate each tile of one row clockwise, all in the same direction.",
      "rotate a tile clockwise | each tile of one row",
    ],
    [
      "mr.t.skull",
      "the skull(?! tile)",
      "the skull tile",
      "swap the skull with any tile => swap the skull tile with any tile",
      "the skull tile | a skull",
    ],
    [
      "mr.t.middleOne",
      "the (?:one|tile) in the (?:middle|centre|center)|the (?:middle|centre|center|central) (?:one|cell|square)",
      "the middle tile",
      "swap a tile with the one in the middle => swap a tile with the middle tile",
      "the middle tile | the middle row",
    ],
    [
      "mr.t.adjacent",
      "(?:any )?(?:two|2) (?:(?:neighbouring|neighboring|touching|adjoining|side-by-side) tiles|tiles (?:that are |which are )?(?:next to each other|side by side|adjacent to each other|beside each other|next to one another))",
      "two adjacent tiles",
      "swap two tiles next to each other => swap two adjacent tiles",
      "two adjacent tiles | two tiles",
    ],
    [
      "mr.t.diagonal",
      "(?:any )?(?:two|2) (?:diagonal tiles|diagonally (?:neighbouring|neighboring|touching) tiles|tiles (?:that |which )?(?:are |is )?(?:touch(?:ing)? (?:at a corner|diagonally|only at a corner|corner to corner)|diagonally adjacent|diagonal to each other|diagonally next to each other|diagonally))",
      "two diagonally adjacent tiles",
      "swap two tiles that touch at a corner => swap two diagonally adjacent tiles",
      "two adjacent tiles | a corner tile",
    ],
    [
      "mr.t.shift",
      "(?:shift|slide|push|move) (?:any|a|one|an entire|a whole|the tiles of (?:a|one)|all tiles (?:in|of) (?:a|one)) (row|column)(?: of your choice)?(?! or)",
      "shift one $1",
      "slide any row one place to the left => shift one row one place to the left",
      "shift one row or column | shift one row left",
    ],
    [
      "mr.t.shiftBoth",
      "(?:shift|slide|push|move) (?:any|a|one|an entire|a whole) row or (?:any |a |one )?column(?: of your choice)?",
      "shift one row or column",
      "slide a row or a column one place => shift one row or column one place",
      "shift one row | shift one row or column",
    ],
    [
      "mr.t.shiftNamed",
      "(?:slide|push|move) the (top|middle|bottom|left|right) (row|column) (?=one|by|to|left|right|up|down)",
      "shift the $1 $2 ",
      "slide the top row one place => shift the top row one place",
      "shift the top row left | the top row",
    ],
    [
      "mr.t.shiftWay",
      "(?<=shift (?:one|the (?:top|middle|bottom|left|right)) (?:row|column)) (?:by )?(?:(?:one|1|a) (?:place|space|step|tile|position|cell) )?(?:to the )?(left|right|up|down|upwards|downwards)(?: by)?(?: (?:one|1|a) (?:place|space|step|tile|position|cell)| one| 1)?(?=[.,;]|$|\\n)",
      " $1",
      "shift one row one place to the left. => shift one row left.",
      "shift one row one place | shift one row left or right",
    ],
    [
      "mr.t.shiftEither",
      "(?<=shift (?:one|the (?:top|middle|bottom|left|right)) (?:row|column)|shift one row or column)(?: (?:by )?(?:(?:one|1|a) (?:place|space|step|tile|position|cell)|one|1))?(?: (?:(?:to the )?left or (?:to the )?right|up or down|either way|in either direction|in any direction|in one direction))?(?: (?:by )?(?:(?:one|1|a) (?:place|space|step|tile|position|cell)|one|1))?(?=[.,;]|$|\\n)",
      " one place",
      "shift the middle column up or down one place. => shift the middle column one place.",
      "shift one row left. | shift one row two places.",
    ],
    [
      "mr.t.mirror",
      "(?:flip|reverse) (?:a|any|one|the (top|middle|bottom)) row(?:,? (?:so|such) (?:that )?(?:its ends change places|the outer tiles (?:change|swap|trade) places)| end to end| left to right)(?=[.]|$|\\n)",
      "mirror ‹$1› row",
      "Flip a row so its ends change places. => mirror ‹› row.",
      "flip a row | mirror one row",
    ],
    ["mr.t.mirrorOne", "mirror ‹› row", "mirror one row", "mirror ‹› row => mirror one row", "mirror ‹top› row | mirror one row"],
    [
      "mr.t.mirrorNamed",
      "mirror ‹(top|middle|bottom)› row",
      "mirror the $1 row",
      "mirror ‹top› row => mirror the top row",
      "mirror ‹› row | mirror the top row",
    ],
  ],
  { whole: "first" },
);
