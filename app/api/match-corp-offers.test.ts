/** A card that is offered from a hand: whoever is not asked is told no number of it, so that nobody can follow a card seen before (CORP-R70). */
import { afterAll, expect, test } from "vitest";
import type { Action } from "../../engine/kernel/choice.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import { Browser } from "../../server/matches/matches.test-support.ts";
import { tableOf } from "../../server/matches/table.ts";
import { itemsFor } from "../../server/matches/tell.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const OFFERS = "offer a card for credits";

test("an offer of the Trade step names its card to nobody else", async () => {
  const browser = new Browser();
  const seats = [{ who: "here" }, { who: "here" }, { who: "here" }];
  const made = await browser.make({ game: "corp", seats, options: { players: 3, first: 1 }, lists: "open" });
  let view: MatchView = await browser.view(made.id);
  const going = (actions: readonly Action[]) =>
    Math.max(
      0,
      actions.findIndex(({ kind }) => kind === "done" || kind === "pass"),
    );
  for (let i = 0; i < 30 && !kindsOf(view).includes(OFFERS); i++) view = await browser.answer(view, going);
  const { state } = table(made.id).play;
  const [card = -1] = state.zones.flatMap((ids) => ids.filter((id) => state.seen[id] === 1));
  view = await browser.answer(view, (actions) =>
    actions.findIndex((one) => one.kind === OFFERS && one["card"] === card && one["player"] === 1),
  );
  const told = (viewer: number) => itemsFor(table(made.id), viewer, 0, 1_000, 1_000).at(-1)?.action;
  expect(told(0)).toMatchObject({ kind: OFFERS, card });
  expect([told(2), told(-1)]).toEqual([undefined, undefined]);
  // Everything else that was chosen is told as it was.
  expect(itemsFor(table(made.id), 2, 0, 1_000, 1_000).some(({ action }) => action !== undefined)).toBe(true);
});

const kindsOf = ({ observation }: MatchView): readonly string[] =>
  ((observation.decision as { actions?: readonly Action[] } | undefined)?.actions ?? []).map(({ kind }) => kind);

function table(id: Parameters<typeof tableOf>[0]) {
  const found = tableOf(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}
