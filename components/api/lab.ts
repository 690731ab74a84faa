/** Requests about the lab. */
import { queryOptions } from "@tanstack/react-query";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { Configuration, RunHead, RunTold } from "../../engine/questions/index.ts";
import { request } from "./request.ts";

/** A question as it is sent: what is left out follows from the game. */
export type LabWish = {
  readonly question: string;
  readonly game: string;
  readonly bots?: readonly string[];
  readonly within?: number;
  readonly most?: number;
  readonly seed?: number;
  readonly options?: unknown;
  readonly decks?: readonly ({ readonly shipped: string } | { readonly deck: string } | { readonly list: DeckList })[];
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly against?:
    | { readonly is: "blank" | "without" }
    | { readonly is: "card"; readonly card: string }
    | { readonly is: "revision"; readonly number: number };
};

export type LabPlan = {
  readonly lanes: number;
  readonly seats: readonly string[];
  readonly most: number;
  readonly within: number;
  readonly msAtMost: number | null;
  /** Cards that the rules cannot play as they are now, by name. */
  readonly left: readonly string[];
  readonly configuration: Configuration;
};

/** While a run is played, a page asks so often: each time all its plots are drawn anew. */
const WATCH_MS = 1_500;

export const labQueries = {
  all: () => ["lab"] as const,
  runs: () =>
    queryOptions({
      queryKey: [...labQueries.all(), "runs"],
      queryFn: async ({ signal }) => (await request<{ runs: readonly RunHead[] }>("/api/lab", { signal })).runs,
      refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state === "running" || state === "waiting") ? 2_000 : false),
    }),
  run: (id: string) =>
    queryOptions({
      queryKey: [...labQueries.all(), "run", id],
      queryFn: ({ signal }) => request<RunTold>(`/api/lab/${id}`, { signal }),
      refetchInterval: ({ state: { data } }) => (data && (data.state === "running" || data.state === "waiting") ? WATCH_MS : false),
    }),
  plan: (wish: LabWish) =>
    queryOptions({
      queryKey: [...labQueries.all(), "plan", wish],
      queryFn: ({ signal }) => request<LabPlan>("/api/lab/plan", { method: "POST", body: wish, signal }),
      retry: false,
    }),
};

export const askLab = (wish: LabWish) => request<{ readonly id: string }>("/api/lab", { method: "POST", body: wish });
export const actOnRun = (id: string, act: "pause" | "go-on" | "stop") =>
  request<RunTold>(`/api/lab/${id}/acts`, { method: "POST", body: { act } });
export const removeRun = (id: string) => request<object>(`/api/lab/${id}`, { method: "DELETE" });
export const watchGame = (id: string, game: { readonly seed: number; readonly table: number; readonly bot: string }) =>
  request<{ readonly id: string }>(`/api/lab/${id}/games`, { method: "POST", body: game });
