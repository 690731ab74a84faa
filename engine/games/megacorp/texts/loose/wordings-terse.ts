/** Further whole phrases for Megacorp's constructs: scores that are doubled, and values that become something. */
import { type LooseWording, type Tree, wordings } from "../../../../language/index.ts";

const tree = (is: string, holes: Tree["holes"] = {}): Tree => ({ is, holes });
const hole = (name: string): Tree => tree(`{${name}}`);

export const MEGACORP_TERSE_WORDINGS: readonly LooseWording[] = wordings([
  [
    "double",
    "(double|doubles) this card 's {t:Trait} {d:Dur}",
    "Double this card's BQ until end of turn. => Double the BQ of this until end of turn.",
    "Double this card's BQ. | This gets +2 BQ until end of turn.",
    { c: tree("this") },
  ],
  [
    "for.static.valuation",
    "target {g:Stated:0} 's valuation [becomes/is/is set to] {m:MONEY} {d:Dur}",
    "Target character's valuation becomes 2M until end of turn. => Target character has valuation 2M until end of turn.",
    "Target character's valuation becomes 2M. | Target character gets +2 BQ until end of turn.",
    { c: tree("target", { g: hole("g") }) },
  ],
  [
    "loses.all",
    "{c:CardsL} (loses|lose)@c [all that card 's/that card 's/all this card 's/this card 's/all of that card 's/all their/their/every] [abilities/text/rules text/abilities and keywords/keywords and abilities] {d:Dur}",
    "Target character loses its abilities until end of turn. => Target character loses all abilities until end of turn.",
    "Target character loses its abilities. | Target character loses Flying until end of turn.",
  ],
]);
