/** Why Megacorp cannot carry out what its words could say. */
export const LACKS: Readonly<Record<string, string>> = {
  "event.player.engage": "Who engages a card is not noted: say “a card you control is engaged”",
  "costs.first": "Which card of a turn was played first is not noted: say “each event costs you 1M less”",
  "may.play":
    "Events are played from the hand, and bought from the top of an open market (MC-14.1): say “buy the top card of your open market”",
};
