import { describe, expect, test } from "vitest";
import { ownText } from "./own-text.ts";

describe("Ctrl+Z in a text box (D4)", () => {
  const typeInto = (own: ReturnType<typeof ownText>, box: { value: string }, value: string, inputType = "insertText") => {
    own.begins(box);
    box.value = value;
    own.changed(box, inputType);
  };
  const opened = () => ({ own: ownText(), box: { value: "" } });

  test("belongs to what was just typed", () => {
    const { own, box } = opened();
    typeInto(own, box, "tid");
    expect(own.ownsUndo(box)).toBe(true);
    expect(own.ownsUndo({ value: "tid" })).toBe(false);
  });
  test("belongs to the deck where nothing was typed, and where the text is again as it was", () => {
    const { own, box } = opened();
    expect(own.ownsUndo(box)).toBe(false);
    typeInto(own, box, "tid");
    typeInto(own, box, "", "historyUndo");
    expect(own.ownsUndo(box)).toBe(false);
    expect(own.ownsRedo(box)).toBe(true);
  });
  test("belongs to the step that was made after the text", () => {
    const { own, box } = opened();
    typeInto(own, box, "2 tid");
    own.settle();
    expect(own.ownsUndo(box)).toBe(false);
    typeInto(own, box, "2 tide");
    expect(own.ownsUndo(box)).toBe(true);
  });
  test("does not belong to a text that the page has written", () => {
    const { own, box } = opened();
    typeInto(own, box, "tid");
    box.value = "t:event";
    expect(own.ownsUndo(box)).toBe(false);
    expect(own.ownsRedo(box)).toBe(false);
  });
});
