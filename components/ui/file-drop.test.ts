import { expect, test } from "vitest";
import { watchFiles } from "./file-drop.ts";

const list = { name: "list.txt" };
/** A drag event as a browser gives it; answers whether the browser would have left the page, and the sign at the pointer. */
function drag(target: EventTarget, type: string, types: readonly string[] = ["Files"]) {
  const dataTransfer = { types, files: type === "drop" ? [list] : [], dropEffect: "move" };
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer });
  target.dispatchEvent(event);
  return { leaves: !event.defaultPrevented, sign: dataTransfer.dropEffect };
}

test("a file that nobody takes is ignored, and a text is left to the browser", () => {
  const page = new EventTarget();
  expect(drag(page, "drop").leaves).toBe(true);
  const end = watchFiles(page);
  expect(drag(page, "dragover")).toEqual({ leaves: false, sign: "none" });
  expect(drag(page, "drop").leaves).toBe(false);
  expect(drag(page, "drop", ["text/plain"]).leaves).toBe(true);
  end();
  expect(drag(page, "drop").leaves).toBe(true);
});

test.each(["before", "after"])("a file is taken once by who takes it, though somebody who ignores files listens %s", (when) => {
  const page = new EventTarget();
  const taken: unknown[] = [];
  if (when === "before") watchFiles(page);
  const end = watchFiles(page, { take: (file) => taken.push(file), over: (isOver) => taken.push(isOver) });
  if (when === "after") watchFiles(page);
  expect(drag(page, "dragover")).toEqual({ leaves: false, sign: "copy" });
  expect(drag(page, "drop").leaves).toBe(false);
  expect(taken).toEqual([true, false, list]);
  end();
  drag(page, "drop");
  expect(taken).toHaveLength(3);
});
