/** Carries out the buttons of findings. */
import type { DeckList, Fix, Pool } from "../cards/deck.ts";
import { copiesOf, mergeEntry, sectionName, withEntries } from "../cards/entries.ts";
import { cardOf } from "../cards/pool.ts";
import { unreachable } from "../kernel/result.ts";
import { addMany, type Edit, removeCopies, setCount } from "./edit.ts";

/** Does what a fix says and names the step. "show" changes nothing: whoever shows cards runs its query. */
export function applyFix(list: DeckList, fix: Fix, pool: Pool): Edit {
  switch (fix.kind) {
    case "remove":
      return remove(list, fix);
    case "setCount":
      return setCount(list, { section: fix.section, index: fix.index }, fix.count);
    case "move":
      return move(list, fix);
    case "rename":
      return rename(list, fix, pool);
    case "fill":
      return addMany(
        list,
        fix.section,
        fix.add.map(({ name, count }) => ({ ...(cardOf(pool, { name }) ?? { name }), count })),
      );
    case "show":
      return { list, step: "Nothing changed" };
    default:
      return unreachable(fix);
  }
}

type FixOf<Kind extends Fix["kind"]> = Extract<Fix, { kind: Kind }>;

/** When no good copy would stay, the lines with a bad count of that name go as well. */
function remove(list: DeckList, fix: FixOf<"remove">): Edit {
  const have = copiesOf(list, fix.section, fix.name);
  if (fix.count < have) return removeCopies(list, fix.section, fix.name, fix.count);
  const rest = list.sections[fix.section].filter((entry) => entry.name !== fix.name);
  if (rest.length === list.sections[fix.section].length) return { list, step: "Nothing changed" };
  return { list: withEntries(list, fix.section, rest), step: `Removed ${have > 0 ? `${have} × ` : ""}${fix.name}` };
}

/** Moves every entry of the name. */
function move(list: DeckList, fix: FixOf<"move">): Edit {
  const moving = list.sections[fix.from].filter((entry) => entry.name === fix.name);
  if (moving.length === 0 || fix.from === fix.to) return { list, step: "Nothing changed" };
  const rest = withEntries(
    list,
    fix.from,
    list.sections[fix.from].filter((entry) => entry.name !== fix.name),
  );
  const have = copiesOf(list, fix.from, fix.name);
  return {
    list: withEntries(rest, fix.to, moving.reduce(mergeEntry, rest.sections[fix.to])),
    step: `Moved ${have > 0 ? `${have} × ` : ""}${fix.name} to ${sectionName(list.game, fix.to)}`,
  };
}

/** Gives every entry of the name the other card; it joins one that is there already. Set and number were the other name's and go. */
function rename(list: DeckList, fix: FixOf<"rename">, pool: Pool): Edit {
  const card = cardOf(pool, { name: fix.to });
  const entries = list.sections[fix.section];
  if (fix.to === fix.name || !entries.some((entry) => entry.name === fix.name)) return { list, step: "Nothing changed" };
  const renamed = entries.map((entry) => {
    if (entry.name !== fix.name) return entry;
    const { id: _, set: _set, number: _number, rev: _rev, ...rest } = entry;
    return { ...rest, name: fix.to, ...(card ? { id: card.id } : {}) };
  });
  return { list: withEntries(list, fix.section, renamed.reduce(mergeEntry, [])), step: `Read ${fix.name} as ${fix.to}` };
}
