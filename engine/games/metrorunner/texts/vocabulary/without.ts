/** What the core and the games on boards say Metrorunner has nothing for: no combat, no tags, no decks of the players, no money in M, no areas to control. */
export const WITHOUT: readonly string[] = [
  "line.while line.when line.at line.activated line.limited line.whenLimited line.atLimited line.instead",
  "limit.yourTurn",
  "unless where later loop number.of number.x money.equal",
  "pay gain lose lose.half discard discard.hand destroy reveal reveal.hand return put search shuffle draw look play choose chosen extraTurn",
  "win lose.game loses.game repeat nothing forEach vthen vthen.three may.player",
  "noun.card either named controlled zoned having placed past kinded stated other kinded.near tag tag.either tag.not",
  "this that those target target.another target.upTo some some.other another upTo anyNumber each random top ofThose rest both",
  "line.with line.goal line.goals part.with part.none",
  "goal.none goal.have goal.haveNo goal.stock goal.two goal.three score.plus points.per points.players points.fewest points.most per.stock per.full",
  "spot.here spot.in spot.hereOr spot.areas areas.two areas.three ctrl.yours some.of all.of some.choice some.either",
  "cond.rich cond.poor cond.hold cond.holdFew cond.holdNone cond.holdMore cond.holdFewer cond.state cond.notState cond.zone",
  "cond.yourTurn cond.notYourTurn state.engaged state.disengaged state.damaged subj.this",
  "gain.stock lose.stock lose.all lose.above pay.for steal lose.points bonus bonus.for round.costs round.costsThree round.gains may.choose before",
  "ncards ncards.upTo ncards.equal player.target player.targetPlayer player.that player.controller player.rich player.poor player.controls player.holds",
  "event.destroyed event.discarded event.returned event.plays event.discards event.draws event.destroys event.searches event.gains event.loses",
].flatMap((ids) => ids.split(" "));
