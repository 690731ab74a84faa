/** What attacking, blocking and retaliating would bring, behind the words of the option: the scores, and what comes of them if nobody does anything more. */
import type { Action } from "../../../kernel/choice.ts";
import { slot } from "../../../kernel/frames.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import { areasOf } from "../combat/attack.ts";
import { CARD, TARGET } from "../combat/declare.ts";
import { ATTACKER, isCombat, ofAttack, TRAIT } from "../combat/fight.ts";
import { damageOf, TRAIT_NAMES } from "../layout.ts";
import { hasTrait, scoreOf } from "../state/characteristics.ts";
import { versus } from "./scene-fight.ts";
import { type Fought, fought, lossWords, outcomeWords } from "./scene-fought.ts";
import { ownerWords } from "./scene-hints.ts";
import { isBusinessOf, type Seen } from "./seen.ts";

/** The card that is declaring an attack stands in the frame that asks. */
function attackerOf({ state, engine }: Seen): number {
  const asking = engine.asking(state);
  return asking ? slot(state, asking.frame, CARD) : -1;
}

const inTrait = (trait: number): Readonly<Record<string, Action>> => ({ trait: { kind: "trait", trait: at(TRAIT_NAMES, trait) } });

/** "6 BQ against 3 destroys it if nobody blocks"; before it whose card it is, and that the own Business is what one loses by (MC-13.4). */
export function spaceHint(seen: Seen, action: Action, card: number, player: Player): string {
  const { state, engine } = seen;
  const attacker = attackerOf(seen);
  const whose = isBusinessOf(seen, card, player) ? "Your own Business: if it is destroyed, you are out. " : ownerWords(seen, card, player);
  const isArea = areasOf(state, engine, attacker).length > 0;
  const scores = TRAIT_NAMES.flatMap((_, trait) => {
    if (!hasTrait(state, engine, attacker, trait) || !hasTrait(state, engine, card, trait)) return [];
    const fight = isArea ? undefined : fought(seen, [action], inTrait(trait));
    return [`${versus(state, engine, attacker, card, trait)}${fight?.trait === trait ? destroysWords(fight, card, player) : ""}`];
  });
  return `${whose}${scores.join(", ")}`;
}

/** " destroys it if nobody blocks"; empty where it does not. */
function destroysWords({ defenders, let: asked }: Fought, card: number, player: Player): string {
  const target = defenders.find((one) => one.card === card);
  if (target?.gone === undefined) return "";
  const does = target.gone === "is destroyed" ? "destroys it" : "removes it";
  const loss = lossWords(target, player);
  return ` ${does}${loss}${asked.has("block") ? `${loss && ","} if nobody blocks` : ""}`;
}

/** The score of the attacker in a trait and that of the card that is attacked, and what comes of it; an area attack names its cards later. */
export function traitHint(seen: Seen, action: Action, trait: number, player: Player): string {
  const { state, engine } = seen;
  const frame = engine.asking(state)?.frame;
  if (frame === undefined) return "";
  const [attacker, target] = [slot(state, frame, CARD), slot(state, frame, TARGET)];
  if (areasOf(state, engine, attacker).length > 0)
    return `The attacker has ${Math.max(0, scoreOf(state, engine, attacker, trait))} ${TRAIT_NAMES[trait]}`;
  const fight = fought(seen, [action]);
  const brings = fight === undefined ? "" : `${destroysWords(fight, target, player)}${answeredWords(seen, fight, action, "it", player)}`;
  return `${versus(state, engine, attacker, target, trait)}${brings}`;
}

/** "; if it retaliates, Ambusher is destroyed": what retaliating would change for the attacker. */
function answeredWords(seen: Seen, { let: asked, defenders }: Fought, action: Action, who: string, player: Player): string {
  const [defender, ...others] = defenders;
  if (!asked.has("retaliate") || defender === undefined || others.length > 0) return "";
  const fight = fought(seen, [action], { retaliate: { kind: "retaliate", card: defender.card } });
  return fight?.attacker.gone === undefined ? "" : `; if ${who} retaliates, ${outcomeWords(seen, fight.attacker, fight.trait, player)}`;
}

/** "2 EQ against 4": a card against the attacker. */
const against = ({ state, engine }: Seen, card: number): string =>
  versus(state, engine, card, ofAttack(state, ATTACKER), ofAttack(state, TRAIT));

/** What comes of blocking with a card: "The Glass Man is destroyed (2 EQ against 4)". */
export function blockHint(seen: Seen, action: Action, card: number, player: Player): string {
  if (!isCombat(seen.state)) return "";
  const fight = fought(seen, [action]);
  const own = fight?.defenders.find((one) => one.card === card);
  if (fight === undefined || own === undefined) return against(seen, card);
  return `${outcomeWords(seen, own, fight.trait, player)} (${against(seen, card)})${answeredWords(seen, fight, action, "it", player)}`;
}

/** What comes of blocking no more: "Your Business takes 4 of 17 EQ this turn". Who is out by it does not choose it by one key too many. */
export function unblocked(seen: Seen, action: Action, player: Player): Pick<SceneOption, "hint" | "loses"> {
  const { defenders, trait } = fought(seen, [action]) ?? { defenders: [], trait: 0 };
  const hint = defenders.map((one) => outcomeWords(seen, one, trait, player)).join("; ");
  return { hint, ...(defenders.some(({ out }) => out === player) ? { loses: true } : {}) };
}

/** What comes of retaliating with a card: "Ambusher is destroyed (4 EQ against 2)". */
export function retaliateHint(seen: Seen, action: Action, card: number, player: Player): string {
  if (!isCombat(seen.state)) return "";
  const fight = fought(seen, [action]);
  return fight === undefined ? against(seen, card) : `${outcomeWords(seen, fight.attacker, fight.trait, player)} (${against(seen, card)})`;
}

/** What a card still takes before it is destroyed in the trait of the attack. */
export function damageHint({ state, engine }: Seen, card: number): string {
  if (!isCombat(state)) return "";
  const trait = ofAttack(state, TRAIT);
  const taken = at(damageOf(state, trait), card);
  return `It has ${Math.max(0, scoreOf(state, engine, card, trait))} ${TRAIT_NAMES[trait]}${taken > 0 ? `, ${taken} damage` : ""}`;
}
