/** Names of keys for people. Keys are written "Mod+Shift+z" (Mod: Ctrl, on a Mac Command), sequences with a blank: "g c". */
const NAMES: Readonly<Record<string, string>> = {
  " ": "Space",
  Space: "Space",
  Escape: "Esc",
  PageUp: "PgUp",
  PageDown: "PgDn",
  Delete: "Del",
  "-": "−",
};
const MAC: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥", Ctrl: "⌃" };
const OTHER: Readonly<Record<string, string>> = { Mod: "Ctrl" };

const partsOf = (stroke: string): readonly string[] =>
  stroke === "+" ? ["+"] : stroke.endsWith("++") ? [...stroke.slice(0, -2).split("+"), "+"] : stroke.split("+");

/** One text for each key cap to draw. */
export function keyNames(keys: string, mac: boolean): readonly string[] {
  return keys.split(" ").map((stroke) => {
    const parts = partsOf(stroke).map((part) => (mac ? MAC : OTHER)[part] ?? NAMES[part] ?? part);
    const last = parts.length > 1 ? parts.map((part) => (part.length === 1 ? part.toUpperCase() : part)) : parts;
    return last.join(mac ? "" : " ");
  });
}
