/** What Metrorunner's texts do to cubes on districts and to figures on the route (MR-R62, MR-R64). */
import { type Construct, construct } from "../../../../language/index.ts";
import { act, may, verb } from "./forms.ts";

const SITE = "Reward: Put 1 black cube on";
const sites: readonly Construct[] = [
  construct(
    "Site",
    "site.this",
    "this district",
    "Where your figure stands; on a border one of the two (MR-R62).",
    `${SITE} this district`,
  ),
  construct("Site", "site.choice", "a district of your choice", "Any of the five (MR-R62).", `${SITE} a district of your choice`),
  construct("Site", "site.home", "your home district", "By the colour of your runner board (MR-1.5).", `${SITE} your home district`),
  construct(
    "Site",
    "site.beside",
    "a neighbouring district",
    "Beside the one where your figure stands (MR-2.5).",
    `${SITE} a neighbouring district`,
  ),
];
const SUPPLY = "From the supply; nobody gains them (MR-11.21).";
const districts: readonly Construct[] = [
  verb("put.site", "(put|puts) {n:INT} {c:Trait} (cube|cubes)@n on {s:Site}", SUPPLY, "Put 1 black cube on this district"),
  verb(
    "put.free",
    "(put|puts) {n:INT} (cube|cubes)@n of your choice on {s:Site}",
    SUPPLY,
    "Put 2 cubes of your choice on a district of your choice",
  ),
  verb("put.freeArea", "(put|puts) {n:INT} (cube|cubes)@n of your choice on {d:Area}", SUPPLY, "Put 2 cubes of your choice on red"),
  verb(
    "clear.site",
    "(return|returns) all cubes on {s:Site} to the supply",
    "Nobody gains them (MR-R62).",
    "Return all cubes on a district of your choice to the supply",
  ),
  verb(
    "clear.area",
    "(return|returns) all cubes on {d:Area} to the supply",
    "Nobody gains them (MR-R62).",
    "Return all cubes on red to the supply",
  ),
  verb("claim.site", "(gain|gains) all cubes on your home district", "One gain (MR-R54).", "Gain all cubes on your home district"),
  verb(
    "claim.beside",
    "(gain|gains) all cubes on a neighbouring district",
    "One gain (MR-R54).",
    "Gain all cubes on a neighbouring district",
  ),
  verb(
    "gain.there",
    "(gain|gains) {n:INT} of the cubes on {s:Site}",
    "Of free colours, as many as there are; one gain (MR-R62).",
    "Gain 1 of the cubes on a district of your choice",
    ["(take|takes) {n:INT} of the cubes on {s:Site}"],
  ),
  verb(
    "gain.thereArea",
    "(gain|gains) {n:INT} of the cubes on {d:Area}",
    "Of free colours; one gain (MR-R62).",
    "Gain 1 of the cubes on red",
  ),
  verb(
    "move.cubes",
    "(move|moves) {n:INT} of the cubes on {a:Site} to {b:Site}",
    "Nobody gains them (MR-R62).",
    "Move 1 of the cubes on a district of your choice to this district",
  ),
  verb(
    "move.allCubes",
    "(move|moves) all cubes on {a:Site} to {b:Site}",
    "Nobody gains them (MR-R62).",
    "Move all cubes on a neighbouring district to this district",
  ),
];

const figures: readonly Construct[] = [
  verb(
    "figure.ahead",
    "(advance|advances) your figure {n:INT} (space|spaces)@n",
    "Free; what is taken is skipped (MR-R64).",
    "Advance your figure 1 space",
  ),
  verb(
    "figure.push",
    "(advance|advances) the figure of an opponent {n:INT} (space|spaces)@n",
    "What is taken is skipped (MR-R64).",
    "Advance the figure of an opponent 2 spaces",
  ),
  verb(
    "figure.exchange",
    "(exchange|exchanges) the places of your figure and the figure of an opponent",
    "You choose the opponent (MR-R64).",
    "Exchange the places of your figure and the figure of an opponent",
  ),
  verb(
    "figure.home",
    "(put|puts) your figure on the Hack space of your home district",
    "Or on the next free one along the arrows (MR-R64).",
    "Put your figure on the Hack space of your home district",
  ),
  act(
    "figure.block",
    "no figure can stop on a space of your choice until your next turn begins",
    "It is skipped as if a figure stood there (MR-R63).",
    "No figure can stop on a space of your choice until your next turn begins",
  ),
  may("figure.again", "you may take another move step", "Paid for as the first, or not taken (MR-R64).", "You may take another move step"),
];

export const metrorunnerPlaces: readonly Construct[] = [...sites, ...districts, ...figures];
