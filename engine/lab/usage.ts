/** How often each action is chosen and what it led to in games that bots play, and which cards never come up. */
import type { Decision } from "../kernel/decision.ts";
import type { GameEvent, LogEntry } from "../kernel/log.ts";
import { byCodePoint } from "../kernel/order.ts";
import { at, type CardIndex, type State } from "../kernel/state.ts";

/** Counts of one thing: choices that offered it, how often it was chosen or happened, and games in which it did. */
export type Uses = { offered: number; times: number; games: number };

/** Counts by name and by design of the card, -1 without a card. */
type Counts = { [name: string]: { [design: number]: Uses } };

/** Actions by kind, and events by the word with which a game marks them. */
export type Usage = { readonly chosen: Counts; readonly happened: Counts };

/** Names what is worth counting of events; undefined for all others. */
export type Mark = (event: GameEvent) => string | undefined;

const WITHOUT_CARD = -1;

export const emptyUsage = (): Usage => ({ chosen: {}, happened: {} });

function usesOf(counts: Counts, name: string, design: CardIndex): Uses {
  counts[name] ??= {};
  const of = counts[name];
  of[design] ??= { offered: 0, times: 0, games: 0 };
  return of[design];
}

/** Counts one game: its choices as they come, its events at its end. */
export function gameUsage(usage: Usage, mark: Mark | undefined) {
  const came = new Set<Uses>();
  const count = (uses: Uses) => {
    uses.times++;
    if (!came.has(uses)) uses.games++;
    came.add(uses);
  };
  return {
    choice(state: State, { actions }: Decision, chosen: number): void {
      const offered = new Set<Uses>();
      actions.all().forEach(({ kind, card }, i) => {
        const uses = usesOf(usage.chosen, kind, typeof card === "number" ? at(state.card, card) : WITHOUT_CARD);
        if (!offered.has(uses)) uses.offered++;
        offered.add(uses);
        if (i === chosen) count(uses);
      });
    },
    end(log: readonly LogEntry[]): void {
      for (const entry of log) {
        const word = mark?.(entry);
        if (word !== undefined) count(usesOf(usage.happened, word, entry.cards.find((design) => design >= 0) ?? WITHOUT_CARD));
      }
    },
  };
}

/** Adds the counts of one usage to another. */
export function addUsage(into: Usage, from: Usage): void {
  for (const part of ["chosen", "happened"] as const)
    for (const [name, designs] of Object.entries(from[part]))
      for (const [design, { offered, times, games }] of Object.entries(designs)) {
        const uses = usesOf(into[part], name, Number(design));
        uses.offered += offered;
        uses.times += times;
        uses.games += games;
      }
}

/** One line of a report. `card` is a name; absent where there is no card. */
export type UseLine = Uses & { readonly name: string; readonly card?: string };

export type UsageReport = {
  /** By name, the most frequent first within each. */
  readonly chosen: readonly UseLine[];
  readonly happened: readonly UseLine[];
  /** Cards that were on offer, and that nobody chose and nothing happened to. */
  readonly neverUsed: readonly string[];
  /** Cards that were never on offer and that nothing happened to. */
  readonly neverSeen: readonly string[];
};

/** Counts with the names of cards. `cards` are those of the games, by design. */
export function usageReport(usage: Usage, cards: readonly { readonly name: string }[]): UsageReport {
  const used = new Set<CardIndex>();
  const seen = new Set<CardIndex>();
  const linesOf = (counts: Counts) =>
    Object.entries(counts)
      .flatMap(([name, designs]) =>
        Object.entries(designs).map(([design, uses]): UseLine => {
          seen.add(Number(design));
          if (uses.times > 0) used.add(Number(design));
          const card = cards[Number(design)]?.name;
          return { name, ...(card === undefined ? {} : { card }), ...uses };
        }),
      )
      .sort((a, b) => byCodePoint(a.name, b.name) || b.times - a.times || byCodePoint(a.card ?? "", b.card ?? ""));
  const [chosen, happened] = [linesOf(usage.chosen), linesOf(usage.happened)];
  const named = (isMeant: (design: CardIndex) => boolean) =>
    cards.flatMap(({ name }, design) => (isMeant(design) ? [name] : [])).sort(byCodePoint);
  return {
    chosen,
    happened,
    neverUsed: named((design) => seen.has(design) && !used.has(design)),
    neverSeen: named((design) => !seen.has(design)),
  };
}
