/** Requests about matches. Changes from outside come through `match-stream.ts`. */
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { GameId } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { Foretold } from "../../engine/games/foretell.ts";
import type { TableGame } from "../../engine/games/game.ts";
import type { Hint } from "../../engine/games/hint.ts";
import type { Action } from "../../engine/kernel/choice.ts";
import type { Change } from "../../engine/kernel/edit.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { About, Why } from "../../engine/kernel/why.ts";
import type { Clock } from "../../engine/matches/clock.ts";
import type { OwnCardsTold } from "../../engine/matches/own-told.ts";
import type { MatchId, Undoing, Watching } from "../../engine/matches/stored.ts";
import type {
  Advice,
  ContentTold,
  LogItem,
  MatchMade,
  MatchOnShow,
  MatchSummary,
  MatchView,
  Passing,
  ScenarioDraft,
  SeatLink,
  SetUpTold,
  TimelineTold,
} from "../../engine/matches/told.ts";
import { STREAM_HEADER } from "../../engine/matches/told.ts";
import { authorNow } from "../saving/author.ts";
import { handOn, streamName } from "./match-stream.ts";
import { ApiFailure, request } from "./request.ts";

/** Who is to play: this browser, somebody who is sent a link, or a bot. */
export type SeatWish =
  | { readonly who: "here"; readonly name?: string }
  | { readonly who: "link"; readonly name?: string }
  /** Whoever takes it from the studio's list, or is sent a link. */
  | { readonly who: "open"; readonly name?: string }
  | { readonly who: "bot"; readonly bot: string };

export type MatchWish = {
  readonly game: TableGame;
  readonly seats: readonly SeatWish[];
  readonly options?: unknown;
  /** A deck for each player, in games that are played with decks; null: the player brings it. The match says what is not legal. */
  readonly decks?: readonly (DeckList | null)[];
  readonly undoing?: Undoing;
  readonly watching?: Watching;
  readonly clock?: Clock;
};

const address = (id: MatchId) => `/api/matches/${id}`;

export const matchQueries = {
  all: () => ["matches"] as const,
  /** The cards made in this studio that a match of a game without decks can be played with. */
  own: (game: GameId) =>
    queryOptions({
      queryKey: ["matches", "own", game],
      queryFn: ({ signal }) => request<OwnCardsTold>(`/api/games/${game}/own-cards`, { signal }),
    }),
  /** What would come of actions that the viewer takes now. */
  foretold: ({ id, viewer, n }: Pick<MatchView, "id" | "viewer" | "n">, answers: readonly Action[]) =>
    queryOptions({
      queryKey: ["foretold", id, viewer, n, JSON.stringify(answers)],
      queryFn: ({ signal }) =>
        request<Foretold>(`${address(id)}/foretold`, { method: "POST", body: { as: seat(viewer), answers }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
  list: () =>
    queryOptions({
      queryKey: [...matchQueries.all(), "list"],
      queryFn: async ({ signal }) => (await request<{ matches: readonly MatchSummary[] }>("/api/matches", { signal })).matches,
    }),
  /** The matches that this browser put away. */
  away: () =>
    queryOptions({
      queryKey: [...matchQueries.all(), "away"],
      queryFn: async ({ signal }) => (await request<{ matches: readonly MatchSummary[] }>("/api/matches?which=away", { signal })).matches,
    }),
  /** What others play here and may be watched or joined; asked again and again while it is shown. */
  goingOn: () =>
    queryOptions({
      queryKey: [...matchQueries.all(), "going-on"],
      queryFn: async ({ signal }) => (await request<{ matches: readonly MatchOnShow[] }>("/api/matches/going-on", { signal })).matches,
      refetchInterval: 10_000,
    }),
  match: (id: MatchId) =>
    queryOptions({
      queryKey: [...matchQueries.all(), id],
      queryFn: ({ signal }) => request<MatchView>(`${address(id)}?form=page`, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    }),
  /** A match as it was after an entry; what came since is not told again. */
  moment: ({ id, n }: MatchView, at: number, from: string | undefined) =>
    queryOptions({
      queryKey: [...matchQueries.all(), id, "moment", at, from ?? ""],
      queryFn: ({ signal }) =>
        request<MatchView>(`${address(id)}?form=page&at=${at}&since=${n}${from === undefined ? "" : `&as=${from}`}`, { signal }),
      placeholderData: keepPreviousData,
      retry: false,
    }),
  /** The match from the side of one of this browser's players, after entry `n`. */
  side: (id: MatchId, n: number, player: Player) =>
    queryOptions({
      queryKey: [...matchQueries.all(), id, "side", player, n],
      queryFn: ({ signal }) => request<MatchView>(`${address(id)}?form=page&as=${seat(player)}`, { signal }),
      placeholderData: keepPreviousData,
    }),
  /** What was played between two entries, as a scenario to be named. */
  scenario: (id: MatchId, from: number, to: number) =>
    queryOptions({
      queryKey: [...matchQueries.all(), id, "scenario", from, to],
      queryFn: ({ signal }) => request<ScenarioDraft>(`${address(id)}/scenario/draft`, { method: "POST", body: { from, to }, signal }),
      retry: false,
    }),
  timeline: (id: MatchId) =>
    queryOptions({
      queryKey: [...matchQueries.all(), id, "timeline"],
      queryFn: ({ signal }) => request<TimelineTold>(`${address(id)}/timeline`, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  /** The cards that a match is played with, by its content. */
  content: (hash: string) =>
    queryOptions({
      queryKey: ["contents", hash],
      queryFn: ({ signal }) => request<ContentTold>(`/api/contents/${hash}`, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Longer names no seat takes. */
export const MOST_LETTERS = 60;
/** The name of the person at this browser, if they gave one. */
function called(): { readonly name?: string } {
  const name = authorNow().trim().slice(0, MOST_LETTERS);
  return name === "" ? {} : { name };
}

/** The one seat of this browser has the name of the person; several at one screen have none. */
function named<Wish extends { readonly seats: readonly SeatWish[] }>(wish: Wish): Wish {
  const [here, more] = wish.seats.filter(({ who }) => who === "here");
  return !here || more ? wish : { ...wish, seats: wish.seats.map((seat) => (seat === here ? { ...here, ...called() } : seat)) };
}

/** Begins a match. */
export const createMatch = (wish: MatchWish): Promise<MatchMade> =>
  request<MatchMade>("/api/matches", { method: "POST", body: named(wish) });

/** Begins a match that continues after entry `n` of another one; `reseed`: draws and rolls differ from there on. */
export const forkMatch = (
  id: MatchId,
  wish: { readonly n: number; readonly reseed: boolean; readonly seats: readonly SeatWish[]; readonly clock?: Clock },
): Promise<MatchMade> => request<MatchMade>(`${address(id)}/fork`, { method: "POST", body: named(wish) });

/** The scenario as a file; `facts`: indexes of the draft's. */
export const saveScenario = (
  id: MatchId,
  wish: {
    readonly from: number;
    readonly to: number;
    readonly name: string;
    readonly rules: readonly string[];
    readonly facts: readonly number[];
  },
): Promise<unknown> => request<unknown>(`${address(id)}/scenario`, { method: "POST", body: wish });

/** The position at a moment, as a scenario with only a position. */
export const fetchPosition = (id: MatchId, at: number): Promise<SetUpTold> => request<SetUpTold>(`${address(id)}/position?at=${at}`);

/** A position out of the middle of a game that bots play; with these options, or the usual ones. */
export const fetchMidgame = (game: string, options: unknown): Promise<SetUpTold> =>
  request<SetUpTold>(`/api/games/${game}/positions`, { method: "POST", body: options === undefined ? {} : { options } });

/** Begins a match like a scenario, or at a position. */
export const setUpMatch = (wish: {
  readonly game: string;
  readonly scenario: unknown;
  readonly seats: readonly SeatWish[];
}): Promise<MatchMade> => request<MatchMade>("/api/matches/set-up", { method: "POST", body: named(wish) });

/** Takes a seat that anybody may take. */
export const sitDownAt = (id: MatchId, player: Player): Promise<MatchView> =>
  request<MatchView>(`${address(id)}/sit`, { method: "POST", body: { as: seat(player), ...called() } });

/** Both lists of this browser's matches, after one of them has changed. */
const listsChanged = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries(matchQueries.list()), client.invalidateQueries(matchQueries.away())]);

/** Puts a match away, or takes it out again. */
export async function putMatchAway(client: QueryClient, id: MatchId, away: boolean): Promise<void> {
  await request(`${address(id)}/put-away`, { method: "POST", body: { away } });
  await listsChanged(client);
}

/** Deletes a match that is over, as it is known to its newest entry `n`, for everybody. */
export async function deleteMatch(client: QueryClient, { id, n }: Pick<MatchSummary, "id" | "n">): Promise<void> {
  await request(`${address(id)}?n=${n}`, { method: "DELETE" });
  client.removeQueries({ queryKey: matchQueries.match(id).queryKey });
  await listsChanged(client);
}

/** Gets ready for a match that waits for it, with a deck where the seat brings one. */
export const readyFor = (id: MatchId, player: Player, deck: DeckList | undefined): Promise<MatchView> =>
  request<MatchView>(`${address(id)}/ready`, { method: "POST", body: { as: seat(player), ...(deck ? { deck } : {}) } });

/** Takes the free seat that a code opens. */
export const joinByCode = (code: string): Promise<MatchView> =>
  request<MatchView>("/api/matches/join", { method: "POST", body: { code, ...called() } });

/** A new link for a free seat; older links no longer work. */
export const renewLink = (id: MatchId, player: Player): Promise<SeatLink> =>
  request<SeatLink>(`${address(id)}/links`, { method: "POST", body: { as: seat(player) } });

/** Takes the seat that a link's token opens. */
export const joinMatch = (id: MatchId, token: string): Promise<MatchView> =>
  request<MatchView>(`${address(id)}/join`, { method: "POST", body: { token, ...called() } });

/**
 * A view put over the one that is known, which has all of the log that came so far: the log goes on from there. An older one changes nothing; of one browser that plays several players the
 * side that has to choose is kept.
 */
export function joined(known: MatchView | undefined, view: MatchView): MatchView {
  if (!known) return view;
  if (view.n < known.n || (view.n === known.n && known.asked && !view.asked)) return known;
  const last = view.log.findLast(({ kind }) => kind === "undo");
  // Where entries between the two have not come the log goes on from the newer ones; the older ones are asked for as any.
  const hasGap = (view.log[0]?.n ?? 0) > known.n + 1;
  const news = new Map<number, LogItem>([...(hasGap ? [] : known.log), ...view.log].map((item) => [item.n, item]));
  const log = [...news.values()].map((item) =>
    last?.to !== undefined && item.n > last.to && item.n < last.n ? { ...item, undone: true as const } : item,
  );
  return { ...view, log };
}

/** Takes a view that came of itself. */
export const keepView = (client: QueryClient, view: MatchView): void =>
  void client.setQueryData<MatchView>(matchQueries.match(view.id).queryKey, (known) => joined(known, view));

/** Takes a match up to entry `n`, of which this browser was told with an answer: asks for what has not come. */
export async function catchUp(client: QueryClient, id: MatchId, n: number): Promise<void> {
  const known = client.getQueryData<MatchView>(matchQueries.match(id).queryKey);
  if (known && known.n < n) keepView(client, await request<MatchView>(`${address(id)}?form=page&since=${known.n}`));
}

/** Where the picture of a position is, as the page shows it. `viewer`: -1 watches, -2 sees all hands. */
export const pictureAddress = ({ id, viewer }: Pick<MatchView, "id" | "viewer">, at: number): string =>
  `${address(id)}/picture.png?at=${at}&as=${viewer >= 0 ? seat(viewer) : viewer === -1 ? "public" : "all"}`;

/** Fetches entries of the log that are older than those that are known, at most 500. */
export async function fetchEarlier(client: QueryClient, { id, viewer, log }: MatchView): Promise<void> {
  const from = viewer < 0 ? "public" : seat(viewer);
  const older = await request<{ log: readonly LogItem[] }>(`${address(id)}/log?before=${log[0]?.n ?? 1}&as=${from}`);
  client.setQueryData<MatchView>(matchQueries.match(id).queryKey, (known) => {
    const first = known?.log[0]?.n ?? 0;
    return known && { ...known, log: [...older.log.filter(({ n }) => n < first), ...known.log] };
  });
}

/** Does something at a match and keeps what the match is then, also when the answer came too late. */
async function act(client: QueryClient, id: MatchId, what: string, body: object): Promise<MatchView> {
  const stream = streamName();
  try {
    const headers = stream === undefined ? {} : { [STREAM_HEADER]: stream };
    const view = await request<MatchView>(`${address(id)}/${what}`, { method: "POST", body, headers });
    keepView(client, view);
    handOn(view);
    return view;
  } catch (error) {
    const view = error instanceof ApiFailure ? (error.answer as { view?: MatchView } | undefined)?.view : undefined;
    if (view) keepView(client, view);
    throw error;
  }
}

const seat = (player: Player): string => `p${player + 1}`;

/** Answers what is asked, one decision or several in turn; all are accepted or none. */
export const answerMatch = (client: QueryClient, { id, n, viewer }: MatchView, actions: readonly Action[]): Promise<MatchView> =>
  act(client, id, "answers", { as: seat(viewer), base: n, answers: actions });

/** Takes the last choice back, or everything after entry `to`, or asks the others whether it may be. */
export const undoMatch = (client: QueryClient, { id, n, viewer }: MatchView, to?: number): Promise<MatchView> =>
  act(client, id, "undo", { as: seat(viewer), base: n, to });

/** Moves by hand; what the rules find odd is in the answer. */
export const editMatch = (client: QueryClient, { id, n, viewer }: MatchView, changes: readonly Change[]): Promise<MatchView> =>
  act(client, id, "edits", { as: seat(viewer), base: n, changes });

/** Turns the rules off, or asks the others whether they may be; or on again. */
export const turnRules = (client: QueryClient, { id, n, viewer }: MatchView, rules: "on" | "off"): Promise<MatchView> =>
  act(client, id, "rules", { as: seat(viewer), base: n, rules });

/** Says something about the moment after an entry, to everybody who sees the match. */
export const commentMatch = (client: QueryClient, { id, n, viewer }: MatchView, entry: number, words: string): Promise<MatchView> =>
  act(client, id, "comments", { as: seat(viewer), base: n, entry, words });

/** Says something to the others at the table. */
export async function sayAt(client: QueryClient, { id, viewer }: MatchView, words: string): Promise<void> {
  keepView(
    client,
    await request<MatchView>(`${address(id)}/words`, { method: "POST", body: { as: viewer < 0 ? undefined : seat(viewer), words } }),
  );
}

/** Gives up. */
export const concedeMatch = (client: QueryClient, { id, n, viewer }: MatchView): Promise<MatchView> =>
  act(client, id, "concede", { as: seat(viewer), base: n });

/** Claims the win over the player who has to choose and is away. */
export const claimWin = (client: QueryClient, { id, n, viewer }: MatchView): Promise<MatchView> =>
  act(client, id, "claim", { as: seat(viewer), base: n });

/** Agrees to the wish that waits, or refuses it. */
export const answerWish = (client: QueryClient, { id, n, viewer }: MatchView, agree: boolean): Promise<MatchView> =>
  act(client, id, "consent", { as: seat(viewer), base: n, agree });

/** Why something cannot be done; told to this browser alone. */
export const askWhy = async ({ id, viewer }: MatchView, about: About, after?: Action): Promise<readonly Why[]> =>
  (await request<{ why: readonly Why[] }>(`${address(id)}/why`, { method: "POST", body: { as: seat(viewer), about, after } })).why;

/** A hint to what is asked now, from what the viewer knows. */
export const askHint = ({ id, viewer }: MatchView): Promise<Hint> =>
  request<Hint>(`${address(id)}/hint`, { method: "POST", body: { as: seat(viewer) } });

/** Whether there is nothing to do but pass, in a match against bots. */
export const askPassing = ({ id, viewer }: MatchView): Promise<Passing> =>
  request<Passing>(`${address(id)}/passing`, { method: "POST", body: { as: seat(viewer) } });

/** What a bot would do now, and why. */
export const askAdvice = ({ id, viewer }: MatchView): Promise<Advice> =>
  request<Advice>(`${address(id)}/advice`, { method: "POST", body: { as: seat(viewer) } });
