/** A match as the server tells it, made ready for the table. */
import type { Card, LibraryCard } from "../../../engine/cards/card.ts";
import { printedKeywords } from "../../../engine/cards/printed-keywords.ts";
import type { Scene, SceneOption } from "../../../engine/games/scene.ts";
import { hasSubject } from "../../../engine/games/teller.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { ContentTold, MatchView } from "../../../engine/matches/told.ts";
import { carriedOut } from "../cards/carried-out.ts";
import { logLines } from "../log/log-lines.ts";
import { endedLines } from "./ended.ts";
import { calledSeats, loggedSeats, renamed, sittersOf, toldToYou, withYou } from "./names.ts";
import type { Asked, LitWords, LogLine, TableCards, TableView } from "./view.ts";

/** The cards of a match's content, as faces are drawn of them: pinned, so no revision is newer. */
export function shownCards(content: ContentTold | undefined): TableCards {
  if (!content) return new Map();
  return new Map(content.cards.map((card) => [card.id as string, pinned(card, content)]));
}

const pinned = (card: Card, { hash, keywords = [] }: ContentTold): LibraryCard => ({
  ...card,
  ...printedKeywords(card.text, keywords),
  revision: { number: 0, hash, author: "", note: "", at: "", origin: "shipped" },
  state: "plays",
  archived: false,
});

/** The match, or a moment of it that is looked back at, as it is drawn. Undefined for a game that nothing draws. */
export function tableView(
  match: MatchView,
  cards: TableCards,
  past?: { readonly was: MatchView; readonly at: number; readonly words: string },
): TableView | undefined {
  const { scene: told, asked, observation } = past?.was ?? match;
  const { outcome, seats } = match;
  if (!told) return undefined;
  const { decision } = observation;
  const sitting = sittersOf(seats);
  // A free table speaks of its seats' areas by their names, so its log does too.
  const free = (past?.was ?? match).free !== undefined;
  const scene = free ? told : calledSeats(told, sitting);
  const say = renamed(told, scene);
  const sayLogged = free ? say : renamed(told, loggedSeats(scene, sitting));
  const called = past ? [] : (asked?.choices ?? []).map((option) => calledOption(option, say));
  const options = inOrder(called);
  const you = free ? -1 : sitting.indexOf("You");
  const toYou = you < 0 ? (words: string) => words : toldToYou(scene.seats[you]?.name ?? "");
  const lineFor = (line: LogLine): LogLine => {
    const isYours = line.player === you && line.depth === 0;
    // What people told each other is quoted as they said it.
    if (line.aside) return isYours ? { ...line, words: withYou(line.words) } : line;
    const words = toYou(sayLogged(line.words), isYours);
    return { ...line, words: line.depth > 0 || line.player < 0 ? begun(words) : words };
  };
  const subjects = sitting.map((name, player) => (name === "You" && you < 0 ? (scene.seats[player]?.name ?? name) : name));
  return {
    scene,
    asked: decision && {
      player: decision.player,
      rule: decision.rule,
      ...askedOf(say(decision.prompt ?? ""), past?.was ?? match, cards),
    },
    options,
    named: namedBy(options, cards),
    decisions: observation.decisions,
    log: logLines(match).map(lineFor),
    told: ({ acts }) => {
      const log = acts.map(({ player, lines }, i) => ({ n: i + 1, kind: "act" as const, player, lines, events: [] }));
      return logLines({ log, notes: [] })
        .map(lineFor)
        .map(({ player, depth, words }) => (depth === 0 && player >= 0 && !hasSubject(words) ? `${subjects[player]} ${words}` : words));
    },
    items: past ? match.log.filter(({ n }) => n <= past.at) : match.log,
    carriedOut: carriedOut(match.log, [...cards.keys()]),
    sitting,
    subjects,
    past: past && { at: past.at, words: past.words },
    thinking: past ? undefined : match.thinking,
    meanwhile: meanwhileWords(match, scene, decision?.player ?? -1, sitting),
    ended: past
      ? undefined
      : outcome && {
          reasons: endedLines(outcome, sitting, seats).map(({ words, rule }) => (rule === undefined ? words : `${words} (${rule})`)),
        },
  };
}

/** A sentence that has its own subject, begun with a capital. */
const begun = (words: string): string => (hasSubject(words) ? words.charAt(0).toUpperCase() + words.slice(1) : words);

/** What is asked, with the text that asks: where only a keyword stands there, it is named before what its definition asks for. */
function askedOf(prompt: string, match: MatchView, cards: TableCards): Pick<Asked, "prompt" | "text" | "words"> {
  const told = textOf(match, cards);
  const words = told.text?.words.replace(/\.$/, "") ?? "";
  const names = cards.get(told.words?.design ?? "")?.keywords ?? [];
  const isKeyword = prompt !== "" && names.some((name) => words.startsWith(name) && /^(?: \S+)?$/.test(words.slice(name.length)));
  return { prompt: isKeyword ? `${words}: ${prompt.charAt(0).toLowerCase()}${prompt.slice(1)}` : prompt, ...told };
}

/** The text of the card whose effect asks, with the words that do. */
function textOf({ asked }: MatchView, cards: TableCards): Pick<Asked, "text" | "words"> {
  const { span } = asked ?? {};
  const card = span && [...cards.values()][span.design];
  if (!span || !card) return {};
  const { from, to } = span;
  return {
    words: { card: span.card as LitWords["card"], design: card.id, lit: { from, to } },
    text: { card: card.name, before: card.text.slice(0, from), words: card.text.slice(from, to), after: card.text.slice(to) },
  };
}

/** Why the viewer waits, or that they only watch. */
function meanwhileWords({ viewer, yours, seats }: MatchView, scene: Scene, asked: Player, sitting: readonly string[]): string {
  if (yours.length === 0) return "You are watching, and see what everyone can see.";
  if (scene.seats[viewer]?.out) return "You are out of the game. You can watch the rest.";
  const seat = seats[asked];
  if (seat && !seat.taken) return `Nobody has sat down as ${seat.seat} yet.`;
  if (seat && !seat.here) return `${sitting[asked]} is away. The match waits.`;
  return "You can look around in the meantime.";
}

/** As they are listed and numbered: first what stands by itself, then what lies folded in groups, however much that is; passing last. */
function inOrder(options: readonly SceneOption[]): readonly SceneOption[] {
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  const rank = ({ passes, group }: SceneOption): number =>
    passes ? groups.length + 1 : group === undefined ? 0 : 1 + groups.indexOf(group);
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/** The designs that options name, and of the cards that they are about, by their number in the content. */
function namedBy(options: readonly SceneOption[], cards: TableCards): TableView["named"] {
  const designs = [...cards.values()];
  return new Map(
    options.flatMap((option) => {
      const design = option.action["design"] ?? option.design;
      const found = typeof design === "number" ? designs[design] : undefined;
      return found ? [[option, found] as const] : [];
    }),
  );
}

/** An option, and what it leads to, with the names that seats are called by. */
function calledOption(option: SceneOption, say: (words: string) => string): SceneOption {
  const { words, hint, group, line, leads } = option;
  return {
    ...option,
    words: say(words),
    ...(group === undefined ? {} : { group: say(group) }),
    ...(line === undefined ? {} : { line: { ...line, words: say(line.words), hint: say(line.hint), more: say(line.more) } }),
    ...(hint === undefined ? {} : { hint: say(hint) }),
    ...(leads === undefined ? {} : { leads: { ...leads, options: leads.options.map((one) => calledOption(one, say)) } }),
  };
}
