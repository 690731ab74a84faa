/**
 * A game without rules: a table with zones, counters and dice. Nobody is asked for anything; all change comes as free moves, and the match
 * ends when a player concedes.
 */
import { type Game, openGame } from "../../kernel/game.ts";
import { defineLayout, type FieldSpecs, type Layout, type Spaces } from "../../kernel/layout.ts";
import { procedures } from "../../kernel/procedure.ts";
import type { Content } from "../../kernel/rules.ts";
import type { State } from "../../kernel/state.ts";
import { layPiles } from "./setup.ts";
import { type FreeTable, fieldsOf, zonesOf } from "./table.ts";

export { type FreeTable, parseTable } from "./table.ts";

const table = procedures<State, Content>()("table", {
  free: {
    kind: "free",
    rule: "free table",
    free: true,
    player: () => 0,
    prompt: () => "Move what you like",
    candidates: () => undefined,
    action: () => ({ kind: "free" }),
    carryOut: () => "free",
  },
});

/** What lies on a table at the start of a match: its own piles, or what the options of the match say. */
type LayOut = (state: State, options: unknown, layout: Layout) => void;

/** What boards add to a table: what stands on them, and by zone the spaces of a board on which its cards lie. */
export type OnBoards = { readonly fields: FieldSpecs; readonly spaces: Readonly<Record<string, Spaces>> };

/** Opens a table. `hash` names its content: the hash of the canonical JSON of the table. */
export function openFree(
  free: FreeTable,
  hash: string,
  layOut: LayOut = (state, _options, layout) => layPiles(free, layout, state),
  on: OnBoards = { fields: {}, spaces: {} },
): Game {
  const zones = Object.fromEntries(
    Object.entries(zonesOf(free)).map(([name, zone]) => [name, { ...zone, spaces: on.spaces[name] ?? zone.spaces ?? 1 }]),
  );
  const layout = defineLayout({ players: free.players, zones, fields: { ...fieldsOf(free), ...on.fields } });
  return openGame<State, Content>(
    {
      id: "free",
      layout,
      bound: { decisions: 0, rule: "free table" },
      endings: [],
      procedures: [table],
      events: [],
      setup: (state, options) => layOut(state, options, layout),
      designs: () => free.cards.length,
      cardName: (_content, card) => free.cards[card] ?? `card ${card}`,
    },
    { hash },
  );
}
