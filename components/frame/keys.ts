/**
 * The one table of named commands and their keys (product.md 4.3). Menus, buttons, the palette, the keys dialog and the docs
 * read it. Keys are written "Mod+Shift+z" (Mod: Ctrl, on a Mac Command); a blank makes a sequence: "g c".
 */
export const PLACES = ["Everywhere", "Lists and grids", "Deck", "Hands", "Table", "Free table", "Replay", "Studio"] as const;
export type Place = (typeof PLACES)[number];

type Spec = {
  readonly name: string;
  readonly where: Place;
  readonly keys: readonly string[] /** Part of a pattern that everybody knows: cannot be rebound. */;
  readonly fixed?: true;
};

export const COMMANDS = {
  search: { name: "Search", where: "Everywhere", keys: ["/"] },
  keys: { name: "Keys", where: "Everywhere", keys: ["?"] },
  palette: { name: "Commands", where: "Everywhere", keys: ["Mod+k"] },
  help: { name: "Help for this page", where: "Everywhere", keys: ["F1"] },
  goCards: { name: "Go to cards", where: "Everywhere", keys: ["g c"] },
  goDecks: { name: "Go to decks", where: "Everywhere", keys: ["g d"] },
  goStudio: { name: "Go to the studio", where: "Everywhere", keys: ["g s"] },
  goTable: { name: "Go to the table", where: "Everywhere", keys: ["g t"] },
  goHome: { name: "Go home", where: "Everywhere", keys: ["g h"] },
  goDocs: { name: "Go to docs", where: "Everywhere", keys: ["g o"] },
  undo: { name: "Undo", where: "Everywhere", keys: ["Mod+z"] },
  redo: { name: "Redo", where: "Everywhere", keys: ["Mod+Shift+z", "Mod+y"] },
  version: { name: "Save or name this version", where: "Everywhere", keys: ["Mod+s"] },
  back: { name: "One level back", where: "Everywhere", keys: ["Escape"], fixed: true },
  move: { name: "Move", where: "Lists and grids", keys: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], fixed: true },
  ends: { name: "First and last", where: "Lists and grids", keys: ["Home", "End"], fixed: true },
  pages: { name: "A page up or down", where: "Lists and grids", keys: ["PageUp", "PageDown"], fixed: true },
  open: { name: "Open", where: "Lists and grids", keys: ["Enter"], fixed: true },
  look: { name: "Quick look", where: "Lists and grids", keys: ["Space"] },
  edit: { name: "Edit in the studio", where: "Lists and grids", keys: ["e"] },
  copyLink: { name: "Copy link", where: "Lists and grids", keys: ["y"] },
  viewGrid: { name: "View as grid", where: "Lists and grids", keys: ["v 1"] },
  viewList: { name: "View as list", where: "Lists and grids", keys: ["v 2"] },
  viewText: { name: "View as text", where: "Lists and grids", keys: ["v 3"] },
  viewTable: { name: "View as table", where: "Lists and grids", keys: ["v 4"] },
  viewStats: { name: "View as statistics", where: "Lists and grids", keys: ["v 5"] },
  itemMenu: { name: "Menu of the item", where: "Lists and grids", keys: ["Shift+F10", "ContextMenu"], fixed: true },
  addOne: { name: "One copy more", where: "Deck", keys: ["+", "="] },
  removeOne: { name: "One copy fewer", where: "Deck", keys: ["-"] },
  copies: { name: "Set copies", where: "Deck", keys: ["0", "1", "2", "3", "4"] },
  addTyped: { name: "Add the highlighted card", where: "Deck", keys: ["Enter"], fixed: true },
  addMost: { name: "Add up to the limit", where: "Deck", keys: ["Shift+Enter"], fixed: true },
  moveTo: { name: "Move to another section", where: "Deck", keys: ["m"] },
  remove: { name: "Remove", where: "Deck", keys: ["Delete", "Backspace"] },
  drawHand: { name: "Draw a hand", where: "Deck", keys: ["h"] },
  mulligan: { name: "Mulligan", where: "Hands", keys: ["m"] },
  nextTurn: { name: "Next turn", where: "Hands", keys: ["n"] },
  option: { name: "Take an option", where: "Table", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  goOn: { name: "Take the default option", where: "Table", keys: ["Space"] },
  doThis: { name: "Type what to do", where: "Table", keys: ["."] },
  repeat: { name: "Say the question again", where: "Table", keys: ["p"] },
  takeBack: { name: "Take back", where: "Table", keys: ["u"] },
  report: { name: "Report", where: "Table", keys: ["!"] },
  toLog: { name: "Log", where: "Table", keys: ["l"] },
  freeFlip: { name: "Flip", where: "Free table", keys: ["f"] },
  freeTurn: { name: "Turn", where: "Free table", keys: ["e"] },
  freeShuffle: { name: "Shuffle", where: "Free table", keys: ["r"] },
  step: { name: "A moment back or on", where: "Replay", keys: ["ArrowLeft", "ArrowRight"], fixed: true },
  stepTurn: { name: "A turn back or on", where: "Replay", keys: ["Shift+ArrowLeft", "Shift+ArrowRight"], fixed: true },
  replayEnds: { name: "Start and end", where: "Replay", keys: ["Home", "End"], fixed: true },
  playPause: { name: "Play and pause", where: "Replay", keys: ["Space"], fixed: true },
  newCard: { name: "New card", where: "Studio", keys: ["n"] },
  previousCard: { name: "Previous card", where: "Studio", keys: ["Alt+ArrowUp"] },
  nextCard: { name: "Next card", where: "Studio", keys: ["Alt+ArrowDown"] },
  tryCard: { name: "Try the card", where: "Studio", keys: ["Mod+Enter"] },
} as const satisfies Readonly<Record<string, Spec>>;

export type CommandId = keyof typeof COMMANDS;
export type Bindings = { readonly keys: Readonly<Partial<Record<CommandId, readonly string[]>>>; readonly singles: boolean };
export const DEFAULT_BINDINGS: Bindings = { keys: {}, singles: true };

export const commandIds = Object.keys(COMMANDS) as CommandId[];
const specOf = (id: CommandId): Spec => COMMANDS[id];
export const isFixed = (id: CommandId): boolean => specOf(id).fixed === true;

/** A key that types a character by itself: what WCAG 2.1.4 lets people switch off. */
export const isSingle = (keys: string): boolean => keys.split(" ").some((stroke) => [...stroke].length === 1);

/** The keys of a command now: a person's own or the table's, without single characters when those are switched off. */
export function keysOf(id: CommandId, bindings: Bindings): readonly string[] {
  const keys = bindings.keys[id] ?? specOf(id).keys;
  return bindings.singles || isFixed(id) ? keys : keys.filter((one) => !isSingle(one));
}

/** Another command of the same place (or of everywhere) that already has the keys. */
export function conflictOf(id: CommandId, keys: string, bindings: Bindings): CommandId | undefined {
  const place = specOf(id).where;
  return commandIds.find((other) => {
    const where = specOf(other).where;
    return other !== id && (where === place || where === "Everywhere" || place === "Everywhere") && keysOf(other, bindings).includes(keys);
  });
}

export type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** How a pressed key is written in the table; undefined for a modifier alone. A shifted sign is the sign: "?", not "Shift+/". */
export function strokeOf(event: Pressed): string | undefined {
  if (["Control", "Meta", "Shift", "Alt", "AltGraph", "Dead"].includes(event.key)) return undefined;
  const sign = event.key.length === 1 && event.key !== " ";
  const key = event.key === " " ? "Space" : event.ctrlKey || event.metaKey ? (sign ? event.key.toLowerCase() : event.key) : event.key;
  const shift = event.shiftKey && (!sign || event.ctrlKey || event.metaKey);
  return `${event.ctrlKey || event.metaKey ? "Mod+" : ""}${event.altKey && !sign ? "Alt+" : ""}${shift ? "Shift+" : ""}${key}`;
}

export type Match = { readonly id: CommandId; readonly keys: string };

/** Reads strokes one by one and says which of the given commands they mean; remembers the start of a sequence for a second. */
export function keyReader(): (stroke: string, atMs: number, ids: readonly CommandId[], bindings: Bindings) => Match | "begun" | undefined {
  let begun = "";
  let since = 0;
  return (stroke, atMs, ids, bindings) => {
    const tries = begun && atMs - since < 1_000 ? [`${begun} ${stroke}`, stroke] : [stroke];
    begun = "";
    for (const keys of tries) for (const id of ids) if (keysOf(id, bindings).includes(keys)) return { id, keys };
    if (ids.some((id) => keysOf(id, bindings).some((keys) => keys.startsWith(`${stroke} `)))) {
      begun = stroke;
      since = atMs;
      return "begun";
    }
    return undefined;
  };
}
