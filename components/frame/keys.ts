/**
 * The one table of commands and their keys (product.md 4.3). Menus, buttons, the palette, the keys dialog and the docs read it; the names of the
 * commands are in `commands.ts`, which pages load with the first window that shows them. Keys are written "Mod+Shift+z" (Mod:
 * Ctrl, on a Mac Command); a blank makes a sequence: "g c".
 */
const KEYS = {
  search: ["/"],
  keys: ["?"],
  palette: ["Mod+k"],
  help: ["F1"],
  goCards: ["g c"],
  goDecks: ["g d"],
  goStudio: ["g s"],
  goTable: ["g t"],
  goLab: ["g l"],
  goHome: ["g h"],
  goDocs: ["g o"],
  undo: ["Mod+z"],
  redo: ["Mod+Shift+z", "Mod+y"],
  version: ["Mod+s"],
  back: ["Escape"],
  move: ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
  ends: ["Home", "End"],
  pages: ["PageUp", "PageDown"],
  open: ["Enter"],
  look: ["Space"],
  edit: ["e"],
  copyLink: ["y"],
  viewGrid: ["v 1"],
  viewList: ["v 2"],
  viewText: ["v 3"],
  viewTable: ["v 4"],
  viewStats: ["v 5"],
  itemMenu: ["Shift+F10", "ContextMenu"],
  addOne: ["+", "="],
  removeOne: ["-"],
  copies: ["0", "1", "2", "3", "4"],
  addTyped: ["Enter"],
  addMost: ["Shift+Enter"],
  moveTo: ["m"],
  remove: ["Delete", "Backspace"],
  drawHand: ["h"],
  mulligan: ["m"],
  nextTurn: ["n"],
  option: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  goOn: ["Space"],
  doThis: ["."],
  repeat: ["p"],
  takeBack: ["u"],
  report: ["!"],
  toLog: ["l"],
  turnTile: ["r", "R"],
  swapTile: ["Shift+ArrowUp", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowRight"],
  bruteForce: ["b"],
  freeFlip: ["f"],
  freeTurn: ["e"],
  freeShuffle: ["r"],
  step: ["ArrowLeft", "ArrowRight"],
  stepTurn: ["Shift+ArrowLeft", "Shift+ArrowRight"],
  replayEnds: ["Home", "End"],
  toMark: ["m", "M"],
  comment: ["n"],
  linkMoment: ["y"],
  playPause: ["Space"],
  newCard: ["n"],
  previousCard: ["Alt+ArrowUp"],
  nextCard: ["Alt+ArrowDown"],
  tryCard: ["Mod+Enter"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CommandId = keyof typeof KEYS;
export type Bindings = { readonly keys: Readonly<Partial<Record<CommandId, readonly string[]>>>; readonly singles: boolean };
export const DEFAULT_BINDINGS: Bindings = { keys: {}, singles: true };

export const commandIds = Object.keys(KEYS) as CommandId[];
/** Parts of a pattern that everybody knows. */
const FIXED: ReadonlySet<CommandId> = new Set([
  "back",
  "move",
  "ends",
  "pages",
  "open",
  "itemMenu",
  "addTyped",
  "addMost",
  "step",
  "stepTurn",
  "replayEnds",
  "playPause",
]);
/** Whether a command's keys cannot be rebound. */
export const isFixed = (id: CommandId): boolean => FIXED.has(id);

/** A key that types a character on its own: what WCAG 2.1.4 lets people switch off. */
export const isSingle = (keys: string): boolean => keys.split(" ").some((stroke) => [...stroke].length === 1);

/** The keys of a command now: a person's own or the table's, without single characters when those are switched off. */
export function keysOf(id: CommandId, bindings: Bindings): readonly string[] {
  const keys = bindings.keys[id] ?? KEYS[id];
  return bindings.singles || isFixed(id) ? keys : keys.filter((one) => !isSingle(one));
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
