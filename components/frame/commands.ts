/** What the commands of `keys.ts` are called and where they work: for the keys dialog and the docs. */
import { type Bindings, type CommandId, commandIds, keysOf } from "./keys.ts";

export const PLACES = ["Everywhere", "Lists and grids", "Deck", "Hands", "Table", "Free table", "Replay", "Studio"] as const;
export type Place = (typeof PLACES)[number];

export const COMMANDS: Readonly<Record<CommandId, { readonly name: string; readonly where: Place }>> = {
  search: { name: "Search", where: "Everywhere" },
  keys: { name: "Keys", where: "Everywhere" },
  palette: { name: "Commands", where: "Everywhere" },
  help: { name: "Help for this page", where: "Everywhere" },
  goCards: { name: "Go to cards", where: "Everywhere" },
  goDecks: { name: "Go to decks", where: "Everywhere" },
  goStudio: { name: "Go to the studio", where: "Everywhere" },
  goTable: { name: "Go to the table", where: "Everywhere" },
  goLab: { name: "Go to the lab", where: "Everywhere" },
  goHome: { name: "Go home", where: "Everywhere" },
  goDocs: { name: "Go to docs", where: "Everywhere" },
  undo: { name: "Undo", where: "Everywhere" },
  redo: { name: "Redo", where: "Everywhere" },
  version: { name: "Save or name this version", where: "Everywhere" },
  back: { name: "Back one level", where: "Everywhere" },
  move: { name: "Move", where: "Lists and grids" },
  ends: { name: "First or last", where: "Lists and grids" },
  pages: { name: "Page up or down", where: "Lists and grids" },
  open: { name: "Open", where: "Lists and grids" },
  look: { name: "Quick look", where: "Lists and grids" },
  edit: { name: "Edit in the studio", where: "Lists and grids" },
  copyLink: { name: "Copy link", where: "Lists and grids" },
  viewGrid: { name: "View as grid", where: "Lists and grids" },
  viewList: { name: "View as list", where: "Lists and grids" },
  viewText: { name: "View as text", where: "Lists and grids" },
  viewTable: { name: "View as table", where: "Lists and grids" },
  viewStats: { name: "View as statistics", where: "Lists and grids" },
  itemMenu: { name: "Item menu", where: "Lists and grids" },
  addOne: { name: "Add one copy", where: "Deck" },
  removeOne: { name: "Remove one copy", where: "Deck" },
  copies: { name: "Set copies", where: "Deck" },
  addTyped: { name: "Add the highlighted card", where: "Deck" },
  addMost: { name: "Add up to the limit", where: "Deck" },
  moveTo: { name: "Move to another section", where: "Deck" },
  remove: { name: "Remove", where: "Deck" },
  drawHand: { name: "Draw a hand", where: "Deck" },
  mulligan: { name: "Mulligan", where: "Hands" },
  nextTurn: { name: "Next turn", where: "Hands" },
  option: { name: "Choose an option", where: "Table" },
  goOn: { name: "Choose the default option", where: "Table" },
  doThis: { name: "Type what to do", where: "Table" },
  repeat: { name: "Read the question again", where: "Table" },
  takeBack: { name: "Take back", where: "Table" },
  report: { name: "Report", where: "Table" },
  toLog: { name: "Log", where: "Table" },
  turnTile: { name: "Turn the tile clockwise or counter-clockwise", where: "Table" },
  swapTile: { name: "Swap the tile with the one beside it", where: "Table" },
  bruteForce: { name: "Brute force on the tile", where: "Table" },
  freeFlip: { name: "Flip", where: "Free table" },
  freeTurn: { name: "Turn", where: "Free table" },
  freeShuffle: { name: "Shuffle", where: "Free table" },
  step: { name: "One moment back or forward", where: "Replay" },
  stepTurn: { name: "One turn back or forward", where: "Replay" },
  replayEnds: { name: "Start or end", where: "Replay" },
  toMark: { name: "Next or previous mark or comment", where: "Replay" },
  comment: { name: "Comment on this moment", where: "Replay" },
  linkMoment: { name: "Copy the link to this moment", where: "Replay" },
  playPause: { name: "Play or pause", where: "Replay" },
  newCard: { name: "New card", where: "Studio" },
  previousCard: { name: "Previous card", where: "Studio" },
  nextCard: { name: "Next card", where: "Studio" },
  tryCard: { name: "Try the card", where: "Studio" },
};

/** Another command of the same place (or of everywhere) that already has the keys. */
export function conflictOf(id: CommandId, keys: string, bindings: Bindings): CommandId | undefined {
  const place = COMMANDS[id].where;
  return commandIds.find((other) => {
    const where = COMMANDS[other].where;
    return other !== id && (where === place || where === "Everywhere" || place === "Everywhere") && keysOf(other, bindings).includes(keys);
  });
}
