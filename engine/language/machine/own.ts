/** The structure of the language: constructs that the machine carries out in every game. All others need a run. */
import type { Language } from "../language.ts";

const OWN: ReadonlySet<string> = new Set(
  [
    "line.keyword line.static line.deck line.while line.when line.at line.whenLimited line.atLimited line.activated line.limited line.anyPlayer line.anyOpponent line.instead line.insteadIf line.insteadLimited line.do line.ifYouDo line.otherwise",
    "and or cond.control cond.opponentControls cond.there cond.hold cond.holdFew cond.holdNone cond.holdMore cond.holdFewer cond.state cond.notState cond.zone cond.place cond.kind cond.among cond.yourTurn cond.notYourTurn",
    "costs dest.into dest.top dest.bottom found found.upTo found.any choose forEach act act.two repeat nothing then then.three vthen vthen.three may may.player choose.one choose.one.three choose.player choose.player.three choose.theyOrYou choose.theyOrYou.three choose.forYou loop loop.unless loop.players loop.playersUnless every.opponent every.player quoted later if unless where",
    "noun.card either controlled zoned having placed past kinded stated other kinded.near tag.either tag.not ctrl.you ctrl.opponent ctrl.that ctrl.they own.you",
    "this that those target target.another target.upTo target.any some some.other another upTo anyNumber each random top ofThose rest chosen both near.this near.that near.a near.target subj.this subj.that subj.a scope.this scope.each ev.this ev.a ev.another",
    "zoned player.target player.eachOpponent player.each player.targetPlayer player.opponent player.that player.others player.controller player.controls player.holds players.you players.eachOpponent players.each evp.you evp.opponent evp.player zone zone.both whose.your whose.their whose.owner whose.target whose.opponent whose.that whose.each",
    "number.of number.x many.any many.upTo money.equal ncards ncards.upTo ncards.equal count.atLeast count.atMost count.none count.one count.exactly count.another",
    "money.upTo money.any per.those value.twice value.half value.halfUp per.lots player.holdsFew event.or limits.two unless.does discard.downTo allBut bottom dest.topOrder dest.bottomOrder",
    "player.owner player.handMore player.handFewer player.handMost player.handFewest player.controlsMore player.controlsFewer each.among some.among upTo.among any.among half halfUp span.when span.next evp.target evp.targetPlayer evp.that near.another near.aIn near.chosen subj.chosen eachOfThose cond.isA cond.notA cond.notZone cond.thereIs player.a choose.who whose.player whose.targetPlayer whose.eachOpponent whose.controller ctrl.target ctrl.targetPlayer own.opponent own.that",
    "unless.cond line.unless and.three or.three act.youAnd forEach.most span.instead span.nextInstead top.until ctrl.controllerOf own.lent value.difference value.sum value.excess value.times value.plus line.usedIf line.limitedIf",
  ].flatMap((ids) => ids.split(" ")),
);

/** Comparisons of players and of numbers, players who are counted, and what can happen as one of two events. */
const OWN_FAMILY = /^(?:compare|evv|cond[.]value|per[.]who|players[.]who|deck)[.]/u;

const NOT_CARRIED_OUT = new WeakMap<Language, ReadonlyMap<string, string>>();

/** Constructs that a game cannot carry out: id → why, as a sentence. Of a game that carries nothing out: none is listed. */
export function notCarriedOut(language: Language): ReadonlyMap<string, string> {
  const known = NOT_CARRIED_OUT.get(language);
  if (known) return known;
  const found = listed(language);
  NOT_CARRIED_OUT.set(language, found);
  return found;
}

function listed(language: Language): ReadonlyMap<string, string> {
  if (!language.textRules) return new Map();
  return new Map(
    language.constructs.flatMap(({ id, means, refers, says, saysTo }) => {
      const stands =
        means !== undefined ||
        (says !== undefined && language.runs.has(says.by)) ||
        (saysTo !== undefined && language.runs.has(saysTo.by)) ||
        typeof refers === "object" ||
        OWN.has(id) ||
        OWN_FAMILY.test(id) ||
        language.runs.has(id) ||
        language.keywords.get(id)?.abilities !== undefined;
      return stands ? [] : [[id, language.lacks.get(id) ?? "The rules cannot run it yet"] as const];
    }),
  );
}
