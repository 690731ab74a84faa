import { expect, test } from "vitest";
import { keyNames } from "./key-names.ts";

test.each([
  ["Mod+Shift+z", false, ["Ctrl Shift Z"]],
  ["Mod+Shift+z", true, ["⌘⇧Z"]],
  ["g c", false, ["g", "c"]],
  ["+", false, ["+"]],
  ["Mod++", false, ["Ctrl +"]],
  ["-", false, ["−"]],
  ["Space", true, ["Space"]],
  ["PageUp", false, ["PgUp"]],
] as const)("%s (Mac: %s) is written %j", (keys, mac, names) => expect(keyNames(keys, mac)).toEqual(names));
