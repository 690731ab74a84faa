/**
 * What cards have now: scores, valuation, tags, keywords, bans (MC-1.9, MC-15.3). Printed values are never overwritten; what texts say is laid over them (`laid.ts`),
 * then damage, and never below 0.
 */
import { remembered } from "../../../kernel/remembered.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped } from "../../../language/index.ts";
import { keywordId, type MegacorpEngine, NULL_SCORE } from "../content.ts";
import { damageOf, isEngaged, type MegacorpView, networkOf, TRAIT_COUNT, TRAIT_NAMES } from "../layout.ts";
import { EACH_SCORE, THE_VALUATION } from "../texts/terms.ts";
import { ATTACKS_MORE, type Ban, changesOf, LOST_ABILITIES } from "./changes.ts";
import { BANS_LAID, cardsOf, facts, type Having, having, KEYWORDS, laidTo, printedTags, RAISED, type Said, saidOf, TAGS } from "./laid.ts";

/** The printed score of a card in a trait, `NULL_SCORE` for none (MC-1.7). */
export const printedScoreOf = (state: MegacorpView, { content }: MegacorpEngine, card: number, trait: number): number =>
  at(at(content.scores, at(state.card, card)), trait);

/** The score with all modifiers and without damage, at least 0; `NULL_SCORE` if it has none, which nothing changes (MC-10.2, MC-R10, MC-R146). */
export function fullScoreOf(state: MegacorpView, engine: MegacorpEngine, card: number, trait: number): number {
  const printed = printedScoreOf(state, engine, card, trait);
  if (printed === NULL_SCORE || networkOf(state, card) < 0) return printed;
  const { said, anyModified } = laidTo(state, engine, RAISED);
  if (!anyModified) return printed;
  const own = said[card];
  return Math.max(0, (own?.scores?.[trait] ?? printed) + (own?.mods?.[trait] ?? 0) + (own?.mods?.[EACH_SCORE] ?? 0));
}

/** Whether texts have lowered a printed score of any card to 0. */
export function isAnythingWeakened(state: MegacorpView, engine: MegacorpEngine): boolean {
  const laid = laidTo(state, engine, RAISED);
  laid.anyWeakened ??= laid.anyModified && laid.cards.some((card) => isWeakened(state, engine, card));
  return laid.anyWeakened;
}

const isWeakened = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  TRAIT_NAMES.some((_, trait) => printedScoreOf(state, engine, card, trait) > 0 && fullScoreOf(state, engine, card, trait) === 0);

/** Whether it has been found that nobody controls a second UNIQUE card of one name, and nothing has changed since that could make one. */
export const areUniqueNoted = (state: MegacorpView, engine: MegacorpEngine): boolean => laidTo(state, engine, KEYWORDS).areUnique;

/** Notes that it has. */
export function setUniqueNoted(state: MegacorpView, engine: MegacorpEngine): void {
  laidTo(state, engine, KEYWORDS).areUnique = true;
}

/** The current score: modifiers and damage counted, at least 0; `NULL_SCORE` if the card does not have the trait (MC-1.9, MC-R2, MC-R10). */
export function scoreOf(state: MegacorpView, engine: MegacorpEngine, card: number, trait: number): number {
  const full = fullScoreOf(state, engine, card, trait);
  return full === NULL_SCORE ? NULL_SCORE : Math.max(0, full - at(damageOf(state, trait), card));
}

/** The traits that a card has at all, one bit each (MC-1.8). */
export const traitBitsOf = (state: MegacorpView, { content }: MegacorpEngine, card: number): number =>
  at(content.traits, at(state.card, card));

/** Whether a card has a trait at all (MC-1.8). */
export const hasTrait = (state: MegacorpView, engine: MegacorpEngine, card: number, trait: number): boolean =>
  (traitBitsOf(state, engine, card) & (1 << trait)) !== 0;

/** The current valuation in M, at least 0 (MC-R33, MC-16.4). */
export function valuationOf(state: MegacorpView, engine: MegacorpEngine, card: number): number {
  const printed = at(engine.content.valuation, at(state.card, card));
  if (networkOf(state, card) < 0) return printed;
  const own = saidOf(state, engine, card, RAISED);
  return Math.max(0, (own?.valuation ?? printed) + (own?.mods?.[THE_VALUATION] ?? 0));
}

/** Whether a card has a tag, printed or gained; the tag in lower case and without # (MC-16.1, MC-G8, `tagKey`). Texts alone say what follows from it (MC-16.3). */
export function hasTag(state: MegacorpView, engine: MegacorpEngine, card: number, key: string): boolean {
  const printed = printedTags(state, engine, card);
  return (networkOf(state, card) < 0 ? printed : (saidOf(state, engine, card, TAGS)?.tags ?? printed)).has(key);
}

/** The keywords that texts give to a card now, the oldest giver first; several of the same stay several (MC-R101). */
export const givenTo = (state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] =>
  networkOf(state, card) < 0 ? NONE : (saidOf(state, engine, card, KEYWORDS)?.given ?? NONE);
const NONE: readonly Having[] = [];
const NOTHING: Partial<Said> = {};

/** Whether texts give a keyword to any card now. */
export const isAnythingGiven = (state: MegacorpView, engine: MegacorpEngine): boolean => laidTo(state, engine, KEYWORDS).anyGiven;

/** Whether a card's own text counts nothing for a time. */
export const hasLostAbilities = (state: MegacorpView, card: number): boolean => changesOf(state, card, LOST_ABILITIES).length > 0;

/** Whether a card has lost a keyword of its own text for a time: the construct of the keyword. */
export const hasLostKeyword = (state: MegacorpView, engine: MegacorpEngine, card: number, keyword: string): boolean =>
  saidOf(state, engine, card, KEYWORDS)?.lost?.has(keywordId(keyword)) === true;

/** The keywords of cards, by card, of those that somebody has asked for. */
const keywordsFound = remembered<MegacorpView, MegacorpEngine, (readonly Having[] | undefined)[]>(() => []);

/** All keywords of a card with what stands in their holes: its own in printed order, then those that it was given. */
export function keywordsOf(state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] {
  if (networkOf(state, card) < 0) return ownKeywords(state, engine, card);
  const laid = laidTo(state, engine, KEYWORDS);
  const found = keywordsFound(state, engine);
  const known = found[card];
  if (known !== undefined) return known;
  const { lost, given } = laid.said[card] ?? NOTHING;
  const own = ownKeywords(state, engine, card);
  const all = [...(lost === undefined ? own : own.filter(({ id }) => !lost.has(id))), ...(given ?? NONE)];
  // While keywords are being laid it is not yet what it will be.
  if (laid.layers >= KEYWORDS) found[card] = all;
  return all;
}

/** The keywords that stand in a card's own text, as long as it counts. */
function ownKeywords(state: MegacorpView, engine: MegacorpEngine, card: number): readonly Having[] {
  if (hasLostAbilities(state, card)) return NONE;
  const printed = engine.content.machine.printed(state, engine, card);
  return printed.length === 0 ? NONE : printed.map((keyword) => having(keyword, card));
}

/** Whether a card has a keyword, by its id: "flying". An engaged card does not have Flying (MC-G22). */
export function hasKeyword(state: MegacorpView, engine: MegacorpEngine, card: number, id: string): boolean {
  const isPrinted = isPrintedWith(engine, at(state.card, card), id);
  if (networkOf(state, card) < 0) return isPrinted;
  const { said, anyGiven } = laidTo(state, engine, KEYWORDS);
  // Of most cards most keywords are neither printed nor given.
  if (!isPrinted && !anyGiven) return false;
  if (id === "flying" && isEngaged(state, card) && card !== declaredFlying && !keepsFlying(state, engine, card)) return false;
  const own = said[card];
  if (own?.given !== undefined && isAmong(own.given, id)) return true;
  return isPrinted && !own?.lost?.has(id) && !hasLostAbilities(state, card);
}

/** The attacker that counts as having Flying although it is engaged by now, while it is asked who blocks it (MC-R64). */
let declaredFlying = -1;

/** Asks something of an attack of Flying: its attacker counts as it was at declaration (MC-R64). */
export function asDeclared<T>(state: MegacorpView, engine: MegacorpEngine, attacker: number, ask: () => T): T {
  // What cards are is laid before: it is asked as things are now.
  laidTo(state, engine, BANS_LAID);
  declaredFlying = attacker;
  try {
    return ask();
  } finally {
    declaredFlying = -1;
  }
}

/** While it is asked which cards keep Flying, engaged cards count as having it: “each character with Flying …” means them. */
let isAskingWhoKeeps = false;

/** Whether a text lets a card keep Flying while it is engaged (MC-G22). */
function keepsFlying(state: MegacorpView, engine: MegacorpEngine, card: number): boolean {
  if (isAskingWhoKeeps) return true;
  isAskingWhoKeeps = true;
  try {
    return isIn(state, engine, "static.keepsFlying", card);
  } finally {
    isAskingWhoKeeps = false;
  }
}

/** Whether a text says something of a card, among others: a static whose first hole are the cards. */
const isIn = (state: MegacorpView, engine: MegacorpEngine, id: string, card: number): boolean =>
  facts(state, engine, id).some(({ holes }) => cardsOf(holes).includes(card));

/** Whether texts let a card block while it is engaged. */
export const mayBlockEngaged = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isIn(state, engine, "static.blockEngaged", card);

/** Whether texts let a card attack while it is engaged (MC-R231). */
export const mayAttackEngaged = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isIn(state, engine, "static.attackEngaged", card);

/** Whether a text keeps a card from being destroyed for being orphaned (MC-12.2 step 4). */
export const isOrphanSafe = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isIn(state, engine, "static.orphanSafe", card);

/** Whether a text keeps a card engaged in the Accounting phase of its controller: “you” of the text has that phase. */
export const staysEngaged = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  facts(state, engine, "static.staysEngaged").some(({ holes, controller }) => controller === state.active && cardsOf(holes).includes(card));

/** Whether a text lets the turn player leave a card engaged in the own Accounting phase (MC-R202): “you” of the text has that phase. */
export const mayStayEngaged = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  facts(state, engine, "static.mayStay").some(({ holes, controller }) => controller === state.active && cardsOf(holes).includes(card));

/** How many cards more than one texts let a player draw in the Accounting phase (MC-5.2 step 6). */
export const drawnBesides = (state: MegacorpView, engine: MegacorpEngine, player: number): number =>
  drawnBy(state, engine, player, "static.drawsMore") - drawnBy(state, engine, player, "static.drawsFewer");
const drawnBy = (state: MegacorpView, engine: MegacorpEngine, player: number, id: string): number =>
  facts(state, engine, id).reduce(
    (sum, { holes: [players, n] }) => ((players as readonly number[]).includes(player) ? sum + Number(n) : sum),
    0,
  );

/** Whether a text lets a card attack without being engaged for it (MC-9.8). */
export const attacksFree = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isIn(state, engine, "static.attackFree", card);

/** What texts ask of a card's controller for an attack of it, in M (MC-R219). */
export const attackTollOf = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  facts(state, engine, "static.attackToll").reduce((sum, { holes }) => (cardsOf(holes).includes(card) ? sum + Number(holes[1]) : sum), 0);

/** Whether a text says that a card has to attack (MC-R220). */
export const mustAttack = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isIn(state, engine, "static.mustAttack", card);

/** Whether a text lets a card attack that is no character (MC-R221). */
export const attacksAsCharacter = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isIn(state, engine, "static.attackAsCharacter", card);

/** Whether texts spare a player all Upkeep, or keep the money of Cashflow away (MC-R223). */
export const isSpared = (
  state: MegacorpView,
  engine: MegacorpEngine,
  player: number,
  id: "static.noUpkeep" | "static.noCashflow",
): boolean => facts(state, engine, id).some(({ holes: [players] }) => (players as readonly number[]).includes(player));

/** How many points a damage of a source to a card comes to by what texts add, take away and double; before prevention (MC-R212). */
export function changedDamage(state: MegacorpView, engine: MegacorpEngine, card: number, source: number, trait: number, n: number): number {
  const sum = (id: string, of: number): number =>
    facts(state, engine, id).reduce((all, { holes }) => (cardsOf(holes).includes(of) ? all + Number(holes[1]) : all), 0);
  const times = (id: string, of: number): number =>
    facts(state, engine, id).reduce((all, { holes }) => (cardsOf(holes).includes(of) ? all * 2 : all), 1);
  const ofTrait = facts(state, engine, "static.dealsMoreTrait").reduce(
    (all, { holes }) => (cardsOf(holes).includes(source) && holes[2] === trait ? all + Number(holes[1]) : all),
    0,
  );
  const added = n + sum("static.dealsMore", source) + ofTrait + sum("static.takesMore", card) - sum("static.dealsLess", source);
  const whole = Math.max(0, added) * times("static.dealsDouble", source) * times("static.takesDouble", card);
  // MC-R222
  return facts(state, engine, "static.damageMost").reduce(
    (least, { holes }) => (cardsOf(holes).includes(card) ? Math.min(least, Number(holes[1])) : least),
    whole,
  );
}

/** Whether a text keeps the damage of a source from being prevented (MC-R212). */
export const isUnpreventable = (state: MegacorpView, engine: MegacorpEngine, source: number): boolean =>
  isIn(state, engine, "static.unpreventable", source);

/** Whether texts let a card be the target of another one's text (MC-R194). */
export const mayBeTargetedBy = (state: MegacorpView, engine: MegacorpEngine, card: number, source: number): boolean =>
  !engine.content.limitsTargets ||
  (facts(state, engine, "static.targetedOnly").every(({ holes }) => !cardsOf(holes).includes(card) || (holes[1] as Grouped).fits(source)) &&
    facts(state, engine, "static.targetedNone").every(
      ({ holes }) => !cardsOf(holes).includes(card) || !(holes[1] as Grouped).fits(source),
    ) &&
    (state.controller[card] === state.controller[source] || !isIn(state, engine, "static.targetedOpponents", card)));

/** The traits in which texts let a card attack, one bit each. */
export const attackableIn = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  facts(state, engine, "static.attackWith").reduce(
    (bits, { holes }) => (cardsOf(holes).includes(card) ? bits & (1 << Number(holes[1])) : bits),
    (1 << TRAIT_COUNT) - 1,
  );

/** Whether a text prevents damage of a source to a card. */
export const isPreventedFrom = (state: MegacorpView, engine: MegacorpEngine, card: number, source: number, byArea: boolean): boolean =>
  (byArea && isIn(state, engine, "static.preventsArea", card)) ||
  facts(state, engine, "static.preventsFrom").some(
    ({ holes: [sources, cards] }) => (cards as readonly number[]).includes(card) && (sources as Grouped).fits(source),
  );

/** Whether a text prevents damage to a card: all of it, all combat damage, or all of one trait. */
export const isPrevented = (state: MegacorpView, engine: MegacorpEngine, card: number, trait: number, inCombat: boolean): boolean =>
  isIn(state, engine, "static.prevents", card) ||
  (inCombat && isIn(state, engine, "static.preventsCombat", card)) ||
  facts(state, engine, "static.preventsTrait").some(
    ({ holes: [wanted, cards] }) => wanted === trait && (cards as readonly number[]).includes(card),
  );

/** How many points of each damage to a card texts prevent. */
export const preventedEachTime = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  facts(state, engine, "static.preventsSome").reduce(
    (sum, { holes: [n, cards] }) => ((cards as readonly number[]).includes(card) ? sum + Number(n) : sum),
    0,
  );

/** Whether texts let a card block the attack of another. */
export const mayBlockThat = (state: MegacorpView, engine: MegacorpEngine, blocker: number, attacker: number): boolean =>
  facts(state, engine, "static.blockedOnly").every(
    ({ holes }) => !cardsOf(holes).includes(attacker) || (holes[1] as Grouped).fits(blocker),
  ) &&
  facts(state, engine, "static.blockedNone").every(
    ({ holes }) => !cardsOf(holes).includes(attacker) || !(holes[1] as Grouped).fits(blocker),
  ) &&
  facts(state, engine, "static.blockOnly").every(
    ({ holes }) => !cardsOf(holes).includes(blocker) || (holes[1] as Grouped).fits(attacker),
  ) &&
  facts(state, engine, "static.blockNone").every(({ holes }) => !cardsOf(holes).includes(blocker) || !(holes[1] as Grouped).fits(attacker));

/** What texts on a card say of when it can be played, deployed or bought. */
export const isAllowedBy = (
  state: MegacorpView,
  engine: MegacorpEngine,
  card: number,
  player: number,
  id: "static.playIf" | "static.deployIf",
): boolean => engine.content.machine.ownStatics(state, engine, card, player, id).every(({ holes: [holds] }) => holds === true);

/** Whether texts let a card attack another: “cannot attack …”, “can attack only …”. */
export const mayAttackThat = (state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): boolean =>
  facts(state, engine, "static.attackNone").every(({ holes }) => !cardsOf(holes).includes(attacker) || !(holes[1] as Grouped).fits(card)) &&
  facts(state, engine, "static.attackOnly").every(({ holes }) => !cardsOf(holes).includes(attacker) || (holes[1] as Grouped).fits(card));

function isAmong(keywords: readonly Having[], id: string): boolean {
  for (const keyword of keywords) if (keyword.id === id) return true;
  return false;
}

/** Whether a design is printed with a keyword, by its id. */
export const isPrintedWith = ({ content }: MegacorpEngine, design: number, id: string): boolean => at(content.keywordIds, design).has(id);

/** Whether a text says that a card cannot, wherever it lies (MC-R167): "cannot" beats "can". */
export const isBanned = (state: MegacorpView, engine: MegacorpEngine, card: number, banned: Ban): boolean =>
  saidOf(state, engine, card, BANS_LAID)?.bans?.has(banned) === true;

/** Whether texts let a card be attacked by another: "can be attacked only by …". */
export const mayBeAttackedBy = (state: MegacorpView, engine: MegacorpEngine, card: number, attacker: number): boolean =>
  facts(state, engine, "static.attackedBy").every(({ holes }) => !cardsOf(holes).includes(card) || (holes[1] as Grouped).fits(attacker)) &&
  facts(state, engine, "static.attackedNone").every(({ holes }) => !cardsOf(holes).includes(card) || !(holes[1] as Grouped).fits(attacker));

/** How many attacks a card may make in a turn (MC-9.3). */
export const attacksAllowed = (state: MegacorpView, engine: MegacorpEngine, card: number): number =>
  Math.max(
    isIn(state, engine, "static.twice", card) ? 2 : 1,
    ...facts(state, engine, "static.times").map(({ holes }) => (cardsOf(holes).includes(card) ? Number(holes[1]) : 1)),
  ) + changesOf(state, card, ATTACKS_MORE).length;
