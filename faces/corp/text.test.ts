/** A runner or a security card that says something has room for it; the numbers are then on the rail alone (CORP-R91). */
import { expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { drawWith } from "../draw.ts";
import { CORP_FACES } from "./index.ts";

const { cards } = loadContent().content.corp;
const TEXT = "When its team enters a building, gain 1M. If its team is in a building, its team rolls 1 more die.";
const drawn = (number: string, text: string) => {
  const card = cards.find((one) => one.number === number);
  if (card === undefined) throw new Error(`There is no ${number}`);
  return drawWith(CORP_FACES, { ...card, text }, { detail: "face", art: { href: "picture" }, prefix: "x" });
};

test.each(["RN-02", "RN-10", "SC-05"])("a text fits on %s", (number) => expect(drawn(number, TEXT).fit).toMatchObject({ fits: true }));
test("without a text it shows its dice, with one its words", () => {
  expect(drawn("RN-10", "").svg).toContain("HACKING");
  expect(drawn("RN-10", TEXT).svg).not.toContain("HACKING");
  expect(drawn("RN-02", TEXT).svg).toContain("CREDITS");
});
