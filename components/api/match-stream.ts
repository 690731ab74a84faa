/**
 * Live updates of matches, one stream for a whole browser: it allows few connections to a host, and each tab may show a match. Of all tabs one keeps the
 * stream and hands on what comes; when it is closed another one takes that up. Tabs that show the same match know of each other. What a tab does is told it by
 * the answer and not by the stream too: the tab hands it on, and whoever has not got it hears how far the match has come and asks.
 */
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchMessage, MatchReached, MatchView } from "../../engine/matches/told.ts";

/** The messages for a tab that shows a match. */
export type Follower = {
  /** A newer view of the match, for one of the players of this browser or for a spectator. */
  view(view: MatchView): void;
  /** The match has come to entry `n`, which an answer to this browser told: to be asked for if that has not come. */
  reached?(n: number): void;
  /** Whether the stream is open, once that is known; while it is not, it is retried forever. */
  standing?(on: boolean): void;
  /** Whether another tab has opened the match since: play goes on there until somebody takes over here again. */
  taken?(elsewhere: boolean): void;
};

/** Following a match, until `stop`. `takeOver`: it is this tab in which the match is played now. */
export type Following = { readonly stop: () => void; readonly takeOver: () => void };

/** What tabs tell each other. */
type Said =
  | { readonly kind: "who" }
  | { readonly kind: "wants"; readonly tab: string; readonly matches: readonly MatchId[] }
  | { readonly kind: "view"; readonly view: MatchView }
  | { readonly kind: "reached"; readonly reached: MatchReached }
  | { readonly kind: "standing"; readonly on: boolean; readonly name: string }
  | { readonly kind: "took"; readonly tab: string; readonly match: MatchId };

type Stream = { close(): void };
/** What a stream reports. */
export type StreamEars = {
  message(message: MatchMessage): void;
  reached(reached: MatchReached): void;
  standing(on: boolean): void;
};
/** The browser, as far as a stream needs it. */
export type StreamPorts = {
  /** The name of this tab, unlike that of any other. */
  readonly tab: string;
  open(address: string, on: StreamEars): Stream;
  /** Sends messages to the other tabs; absent where the browser cannot. */
  channel?(hear: (said: Said) => void): { say(said: Said): void };
  /** Calls `hold` once this tab may keep the stream for all; absent where tabs cannot agree on that. */
  lead?(hold: () => void): void;
  /** Calls `leave` when the tab is closed. */
  leaving?(leave: () => void): void;
};

/** The stream as one tab takes part in it. */
export class MatchStream {
  readonly #ports: StreamPorts;
  readonly #followers = new Map<MatchId, Set<Follower>>();
  /** By tab what it shows, as far as the tab that keeps the stream has heard. */
  readonly #wanted = new Map<string, readonly MatchId[]>();
  /** By match the other tab that it is played in. */
  readonly #playedIn = new Map<MatchId, string>();
  #channel: { say(said: Said): void } | undefined;
  #begun = false;
  /** Tabs have agreed on one that keeps the stream; else each has its own. */
  #shared = false;
  #leads = false;
  #stream: Stream | undefined;
  #address = "";
  #standing: boolean | undefined;
  /** What the stream calls itself that this tab hears: the name of the tab that keeps it. */
  #name = "";

  constructor(ports: StreamPorts) {
    this.#ports = ports;
  }

  /** Follows a match: changes are reported until `stop` of the result is called. */
  follow(id: MatchId, follower: Follower): Following {
    this.#begin();
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers);
    followers.add(follower);
    if (this.#standing !== undefined) follower.standing?.(this.#standing);
    this.#want();
    const takeOver = () => {
      this.#playedIn.delete(id);
      follower.taken?.(false);
      this.#channel?.say({ kind: "took", tab: this.#ports.tab, match: id });
    };
    takeOver();
    return {
      takeOver,
      stop: () => {
        followers.delete(follower);
        if (followers.size === 0) this.#followers.delete(id);
        this.#want();
      },
    };
  }

  /** What the stream calls itself by which this tab is told of matches, while there is one. */
  get name(): string | undefined {
    return this.#standing ? this.#name : undefined;
  }

  /** Hands what an answer told this tab on to the others, whose stream does not tell it. */
  handOn(view: MatchView): void {
    if (this.#begun) this.#share({ kind: "view", view });
  }

  #begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    this.#channel = this.#ports.channel?.((said) => this.#hear(said));
    const lead = () => {
      this.#leads = true;
      this.#share({ kind: "who" });
      this.#reopen();
    };
    this.#shared = this.#channel !== undefined && this.#ports.lead !== undefined;
    this.#ports.leaving?.(() => this.#share({ kind: "wants", tab: this.#ports.tab, matches: [] }));
    if (this.#shared) this.#ports.lead?.(lead);
    else lead();
  }

  /** Says something that concerns the shared stream. */
  #share(said: Said): void {
    if (this.#shared) this.#channel?.say(said);
  }

  /** Tells the tab that keeps the stream what this one shows. */
  #want(): void {
    const matches = [...this.#followers.keys()];
    this.#wanted.set(this.#ports.tab, matches);
    this.#share({ kind: "wants", tab: this.#ports.tab, matches });
    if (this.#leads) this.#reopen();
  }

  #hear(said: Said): void {
    switch (said.kind) {
      case "who":
        this.#share({ kind: "wants", tab: this.#ports.tab, matches: [...this.#followers.keys()] });
        return;
      case "wants":
        this.#wanted.set(said.tab, said.matches);
        for (const [match, tab] of this.#playedIn) if (tab === said.tab && !said.matches.includes(match)) this.#play(match, undefined);
        if (!this.#leads) return;
        this.#reopen();
        // Whoever has just come does not know yet.
        if (this.#standing !== undefined) this.#share({ kind: "standing", on: this.#standing, name: this.#name });
        return;
      case "view":
        this.#tell(said.view);
        return;
      case "reached":
        this.#reach(said.reached);
        return;
      case "standing":
        this.#stand(said.on, said.name);
        return;
      case "took":
        this.#play(said.match, said.tab);
    }
  }

  /** Notes in which other tab a match is played. */
  #play(match: MatchId, tab: string | undefined): void {
    if (tab === undefined) this.#playedIn.delete(match);
    else this.#playedIn.set(match, tab);
    for (const follower of this.#followers.get(match) ?? []) follower.taken?.(tab !== undefined);
  }

  /** Reopens the stream when the page shows other matches than it carries. */
  #reopen(): void {
    const ids = [...new Set([...this.#wanted.values()].flat())].sort();
    const address = ids.length === 0 ? "" : `/api/matches/stream?name=${this.#ports.tab}&watch=${ids.join(",")}`;
    if (address === this.#address) return;
    this.#address = address;
    this.#stream?.close();
    this.#stream =
      address === ""
        ? undefined
        : this.#ports.open(address, {
            message: ({ view }) => {
              this.#share({ kind: "view", view });
              this.#tell(view);
            },
            reached: (reached) => {
              this.#share({ kind: "reached", reached });
              this.#reach(reached);
            },
            standing: (on) => {
              this.#share({ kind: "standing", on, name: this.#ports.tab });
              this.#stand(on, this.#ports.tab);
            },
          });
  }

  #tell(view: MatchView): void {
    for (const follower of this.#followers.get(view.id) ?? []) follower.view(view);
  }

  #reach({ id, n }: MatchReached): void {
    for (const follower of this.#followers.get(id) ?? []) follower.reached?.(n);
  }

  #stand(on: boolean, name: string): void {
    this.#standing = on;
    this.#name = name;
    for (const followers of this.#followers.values()) for (const follower of followers) follower.standing?.(on);
  }
}

/** Time until a stream that the browser has given up is reopened. */
const AGAIN_MS = 2_000;

/** Time between two questions of a tab that has no stream, because this browser has as many as it may have. */
const POLL_MS = 5_000;

/**
 * Opens a stream of events and keeps it open. A stream that gave way to a newer one of this browser is not opened again, or it would push out another in its turn: from
 * then on this tab asks now and then. A browser retries when nobody answers, but gives up on an answer that is not a stream, such as that of a studio that is just starting. */
export function openStream(address: string, on: StreamEars): Stream {
  let again: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let source: EventSource;
  const begin = () => {
    source = new EventSource(address);
    source.addEventListener("open", () => on.standing(true));
    source.addEventListener("error", () => {
      on.standing(false);
      if (source.readyState === EventSource.CLOSED) again = setTimeout(begin, AGAIN_MS);
    });
    source.addEventListener("replaced", () => {
      source.close();
      polling = setInterval(() => void poll(address, on), POLL_MS);
    });
    source.addEventListener("match", (event) => on.message(JSON.parse(event.data as string) as MatchMessage));
    source.addEventListener("reached", (event) => on.reached(JSON.parse(event.data as string) as MatchReached));
  };
  begin();
  return {
    close: () => {
      clearTimeout(again);
      clearInterval(polling);
      source.close();
    },
  };
}

/** Asks for the matches that a stream of this address would carry by name. */
async function poll(address: string, on: StreamEars): Promise<void> {
  const ids = new URLSearchParams(address.split("?")[1]).get("watch")?.split(",") ?? [];
  try {
    for (const id of ids) {
      const answer = await fetch(`/api/matches/${id}?form=page`);
      if (answer.ok) on.message({ view: (await answer.json()) as MatchView });
    }
    on.standing(true);
  } catch {
    // It is asked again in a moment.
    on.standing(false);
  }
}

/** The ports of the browser that this page is in. Locks are for secure pages only; elsewhere each tab has its own stream. */
function browserPorts(): StreamPorts {
  return {
    tab: String(Math.random()),
    open: openStream,
    leaving: (leave) => window.addEventListener("pagehide", leave),
    ...("BroadcastChannel" in globalThis
      ? {
          channel(hear: (said: Said) => void) {
            const bus = new BroadcastChannel("arcology-matches");
            bus.addEventListener("message", (event) => hear(event.data as Said));
            return { say: (said: Said) => bus.postMessage(said) };
          },
        }
      : {}),
    ...("locks" in navigator
      ? {
          // Held until the tab is closed.
          lead: (hold: () => void) =>
            void navigator.locks.request("arcology-matches", () => {
              hold();
              return new Promise(() => {});
            }),
        }
      : {}),
  };
}

let shared: MatchStream | undefined;

/** What the stream of this browser calls itself, for the header of what is done at a match; undefined while there is none. */
export const streamName = (): string | undefined => shared?.name;

/** Hands what an answer told this tab on to the others. */
export const handOn = (view: MatchView): void => shared?.handOn(view);

/** Follows a match on the stream of this browser. */
export function followMatch(id: MatchId, follower: Follower): Following {
  shared ??= new MatchStream(browserPorts());
  return shared.follow(id, follower);
}
