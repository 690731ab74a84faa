/** Why Megacorp cannot carry out what its words could say. */
export const LACKS: Readonly<Record<string, string>> = {
  "event.player.engage": "The rules do not record who engages a card: say “a card you control is engaged”",
  "costs.first": "The rules do not record which card was played first in a turn: say “each event costs you 1M less”",
  "may.play":
    "Events are played from the hand, and bought from the top of an open market (MC-14.1): say “buy the top card of your open market”",
};
