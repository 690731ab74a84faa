/** Why Megacorp cannot carry out what its words could say. */
export const LACKS: Readonly<Record<string, string>> = {
  "event.player.engage": "Who engages a card is not noted: say “a card you control is engaged”",
};
