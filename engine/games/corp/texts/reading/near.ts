/** What runner and security cards say of themselves, of a side, and of the first of what is bought (CORP-R91 to CORP-R94, CORP-R98). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import { SKILLS } from "../../fields.ts";
import {
  ASSET_DISCOUNT,
  type Bonus,
  CARD_SKILL,
  CARD_STAT,
  DEFENSE,
  DETECT,
  DICE_BONUS,
  ENCRYPT,
  EXACT_STAT,
  GUARD_HITS,
  HITS,
  NO_HACK,
  NO_SNEAK,
  OWN_PRICE,
  RUNNER_DISCOUNT,
  SAFE,
  SECURITY_DISCOUNT,
  STATS,
  STEAL_MORE,
} from "../../moments.ts";
import { number, stat } from "../match.ts";
import { perOf } from "./asked.ts";
import { anyDice, hitsOf } from "./teams.ts";

const MOST = 9;
const ALL = STATS.map((_, i) => i);
const FIRST: Readonly<Record<string, number>> = { Runner: RUNNER_DISCOUNT, Security: SECURITY_DISCOUNT, Asset: ASSET_DISCOUNT };

/** What is taken off a price, which never goes below 1 (CORP-R53). */
function off(held: Tree): number {
  number(held, "n", 1);
  return number(held, "m");
}
/** The discount that is used up by the next card of its kind, and whether it is one. */
export const nextOf = (held: Tree): Bonus | undefined => {
  const kind = /^has[.]next(\w+)$/u.exec(held.is)?.[1];
  return kind === undefined ? undefined : { kind: FIRST[kind] ?? lacking(held), n: off(held) };
};

/** What such a sentence comes to; undefined where it is of another kind. */
export function nearOf(held: Tree): readonly Bonus[] | undefined {
  const first = /^has[.]first(\w+)$/u.exec(held.is)?.[1];
  if (first !== undefined) return [{ kind: FIRST[first] ?? lacking(held), n: off(held), first: true }];
  if (nextOf(held) !== undefined) return lacking(held, "Say for how long: “this turn, the next …”");
  const [about, what] = held.is.split(".");
  if (about === "side" || about === "foe") return sideOf(held, about, what ?? "");
  const card = (kind: number, n: number): readonly Bonus[] => [{ kind, n, of: "card" }];
  switch (held.is) {
    case "has.teamAnyDice":
      return anyDice(number(held, "n", MOST));
    case "has.securityAnyDice":
      return anyDice(number(held, "n", MOST), [DEFENSE, DETECT, ENCRYPT]);
    case "has.teamHits":
      return [hitsOf(held, HITS)];
    case "has.securityHits":
      return [hitsOf(held, GUARD_HITS)];
    case "this.stat":
      return card(CARD_STAT + stat(held, "u"), number(held, "m", MOST, -MOST));
    case "this.statEach":
      return card(CARD_STAT + stat(held, "u"), number(held, "m", MOST, -MOST)).map((one) => ({ ...one, per: perOf(part(held, "p")) }));
    case "this.exact":
      return card(EXACT_STAT + stat(held, "u"), number(held, "n", 20));
    case "this.skill": {
      const skill = SKILLS.findIndex((one) => part(held, "k").is === `skill.${one}`);
      return skill < 0 ? lacking(held) : card(CARD_SKILL + skill, 1);
    }
    case "this.less":
      return card(OWN_PRICE, off(held));
    case "this.lessEach":
      return card(OWN_PRICE, off(held)).map((one) => ({ ...one, per: perOf(part(held, "p")) }));
    case "this.moreEach":
      return card(OWN_PRICE, -number(held, "m")).map((one) => ({ ...one, per: perOf(part(held, "p")) }));
    case "this.more":
      return card(OWN_PRICE, -number(held, "m"));
    case "its.stealMore":
      return [{ kind: STEAL_MORE, n: number(held, "m"), of: "team" }];
    case "this.noSneak":
      return card(NO_SNEAK, 1);
    case "this.noHack":
      return card(NO_HACK, 1);
    case "this.noAttack":
      return card(SAFE, 1);
    default:
      return undefined;
  }
}

function sideOf(held: Tree, of: "side" | "foe", what: string): readonly Bonus[] {
  const n = (): number => number(held, "n", MOST);
  switch (what) {
    case "dice":
      return [{ kind: DICE_BONUS + stat(held, "u"), n: n(), of }];
    case "fewerDice":
      return [{ kind: DICE_BONUS + stat(held, "u"), n: -n(), of }];
    case "anyDice":
    case "fewerAnyDice":
      return anyDice(what === "anyDice" ? n() : -n(), ALL).map((one) => ({ ...one, of }));
    case "anyDiceEach":
      return anyDice(n(), ALL).map((one) => ({ ...one, of, per: perOf(part(held, "p")) }));
    case "hits":
      return [{ ...hitsOf(held, HITS), of }];
    default:
      return lacking(held);
  }
}
