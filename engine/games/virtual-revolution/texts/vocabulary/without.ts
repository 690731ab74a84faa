/** What the core says and Virtual Revolution has nothing for: no stack, no decks of the players, no money in M, no tags, no combat. */
export const WITHOUT: readonly string[] = [
  "line.static line.while line.activated line.limited line.atLimited line.instead",
  "unless where number.of number.x money.equal",
  "pay gain lose lose.half discard.hand destroy reveal reveal.hand return put search shuffle play choose chosen extraTurn",
  "win lose.game loses.game repeat nothing",
  // “For each Boost of yours, gain 1 €” is “gain 1 € for each Boost of yours”.
  "loop",
  "ncards ncards.upTo ncards.equal",
  "tag tag.either tag.not state.engaged state.disengaged state.damaged ctrl.that ctrl.they own.you",
  "history.destroyed history.deployed history.played history.attacked",
  "zone.hand zone.decks zone.both whose.target whose.owner dest.into dest.top dest.bottom",
  "target target.another target.upTo random top near.target player.target player.targetPlayer player.controller",
  "cond.control cond.opponentControls cond.there cond.hold cond.holdFew cond.holdNone cond.holdMore cond.holdFewer cond.rich cond.poor",
  "cond.state cond.notState cond.zone cond.place cond.kind cond.destroyed cond.yourTurn cond.notYourTurn",
  "player.rich player.poor player.controls player.holds next.yourTurn next.turn next.end",
  "pay.for limit.game limit.yourTurn time.eachTurn time.eachPlayersTurn time.game time.eachEnd",
  "event.destroyed event.discarded event.returned event.plays event.discards event.draws event.destroys event.searches event.gains event.loses",
].flatMap((ids) => ids.split(" "));
