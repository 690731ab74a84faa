import { afterEach, describe, expect, test, vi } from "vitest";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import { type Follower, MatchStream, openStream, type StreamPorts } from "./match-stream.ts";

const id = (letter: string) => letter.repeat(20) as MatchId;
const view = (match: MatchId, n: number) => ({ id: match, n }) as MatchView;
type Opened = { readonly tab: string; readonly address: string; readonly on: Parameters<StreamPorts["open"]>[1]; closed: boolean };

/** A browser with tabs that hear each other; `without` says what it lacks. */
function browser(without: readonly ("channel" | "lead")[] = []) {
  const opened: Opened[] = [];
  const hearing = new Map<string, (said: never) => void>();
  const leaving = new Map<string, () => void>();
  const waiting: { readonly tab: string; readonly hold: () => void }[] = [];
  let leader: string | undefined;
  const next = () => {
    const first = leader === undefined ? waiting.shift() : undefined;
    leader = first?.tab ?? leader;
    first?.hold();
  };
  const tab = (name: string) => {
    const ports: StreamPorts = {
      tab: name,
      open(address, on) {
        const stream: Opened = { tab: name, address, on, closed: false };
        opened.push(stream);
        return {
          close: () => {
            stream.closed = true;
          },
        };
      },
      channel(hear) {
        hearing.set(name, hear);
        return {
          say: (said) => {
            for (const [other, listen] of [...hearing]) if (other !== name) listen(structuredClone(said) as never);
          },
        };
      },
      leaving: (leave) => void leaving.set(name, leave),
      lead(hold) {
        waiting.push({ tab: name, hold });
        next();
      },
    };
    for (const one of without) delete (ports as Partial<Record<typeof one, unknown>>)[one];
    return new MatchStream(ports);
  };
  const close = (name: string) => {
    leaving.get(name)?.();
    hearing.delete(name);
    for (const stream of opened) if (stream.tab === name) stream.closed = true;
    if (leader === name) leader = undefined;
    next();
  };
  return { tab, close, streams: () => opened.filter(({ closed }) => !closed) };
}

function follower() {
  const seen: string[] = [];
  const told: Follower = {
    view: ({ id: match, n }) => void seen.push(`${match[0]}${n}`),
    reached: (n) => void seen.push(`reached ${n}`),
    standing: (on) => void seen.push(on ? "stands" : "broken"),
    taken: (elsewhere) => void seen.push(elsewhere ? "taken" : "mine"),
  };
  return { seen, told };
}

describe("the stream of a browser", () => {
  test("is one for all tabs; each is told of what it shows", () => {
    const { tab, streams } = browser();
    const [a, b] = [follower(), follower()];
    tab("1").follow(id("a"), a.told);
    tab("2").follow(id("b"), b.told);
    expect(streams().map(({ tab: one, address }) => `${one} ${address}`)).toEqual([
      `1 /api/matches/stream?name=1&watch=${id("a")},${id("b")}`,
    ]);
    const [stream] = streams();
    stream?.on.standing(true);
    stream?.on.message({ view: view(id("a"), 1) });
    stream?.on.message({ view: view(id("b"), 7) });
    stream?.on.standing(false);
    expect([a.seen, b.seen]).toEqual([
      ["mine", "stands", "a1", "broken"],
      ["mine", "stands", "b7", "broken"],
    ]);
  });

  test("stands for a tab that comes later, too", () => {
    const { tab, streams } = browser();
    tab("1").follow(id("a"), follower().told);
    streams()[0]?.on.standing(true);
    const late = follower();
    tab("2").follow(id("a"), late.told);
    expect(late.seen).toEqual(["stands", "mine"]);
  });

  test("is kept by another tab when the one that kept it is closed, with whatever is still shown", () => {
    const { tab, close, streams } = browser();
    tab("1").follow(id("a"), follower().told);
    const b = follower();
    tab("2").follow(id("b"), b.told);
    tab("3").follow(id("c"), follower().told);
    close("1");
    expect(streams().map(({ tab: one }) => one)).toEqual(["2"]);
    expect(streams()[0]?.address).toContain(`${id("b")},${id("c")}`);
    streams()[0]?.on.message({ view: view(id("b"), 3) });
    expect(b.seen).toContain("b3");
  });

  test("is called by one name in all tabs while it stands, and what an answer told one tab comes to the others", () => {
    const { tab, streams } = browser();
    const [one, two] = [tab("1"), tab("2")];
    const [a, b] = [follower(), follower()];
    one.follow(id("a"), a.told);
    two.follow(id("a"), b.told);
    expect([one.name, two.name]).toEqual([undefined, undefined]);
    streams()[0]?.on.standing(true);
    expect([one.name, two.name]).toEqual(["1", "1"]);
    two.handOn(view(id("a"), 5));
    streams()[0]?.on.reached({ id: id("a"), n: 5 });
    expect(a.seen.slice(-2)).toEqual(["a5", "reached 5"]);
    expect(b.seen.slice(-1)).toEqual(["reached 5"]);
    streams()[0]?.on.standing(false);
    expect([one.name, two.name]).toEqual([undefined, undefined]);
  });

  test("carries no match that nobody shows, and ends with the last", () => {
    const { tab, streams } = browser();
    const one = tab("1");
    const [a, b] = [one.follow(id("a"), follower().told), one.follow(id("b"), follower().told)];
    a.stop();
    expect(streams().map(({ address }) => address)).toEqual([`/api/matches/stream?name=1&watch=${id("b")}`]);
    b.stop();
    expect(streams()).toEqual([]);
  });

  test.each([[["channel"] as const], [["lead"] as const], [["channel", "lead"] as const]])(
    "is one for each tab where tabs cannot agree: without %j",
    (without) => {
      const { tab, streams } = browser(without);
      const [a, b] = [follower(), follower()];
      tab("1").follow(id("a"), a.told);
      tab("2").follow(id("b"), b.told);
      expect(streams().map(({ tab: one, address }) => `${one} ${address.at(-1)}`)).toEqual(["1 a", "2 b"]);
      streams()[1]?.on.message({ view: view(id("b"), 2) });
      expect([a.seen.includes("b2"), b.seen.filter((one) => one === "b2").length]).toEqual([false, 1]);
    },
  );
});

test("of two tabs with one match the last one plays it, until somebody takes over again", () => {
  const { tab, close } = browser();
  const [first, second] = [follower(), follower()];
  const following = tab("1").follow(id("a"), first.told);
  tab("2").follow(id("a"), second.told);
  expect([first.seen.at(-1), second.seen.at(-1)]).toEqual(["taken", "mine"]);
  following.takeOver();
  expect([first.seen.at(-1), second.seen.at(-1)]).toEqual(["mine", "taken"]);
  close("1");
  expect(second.seen.at(-1)).toBe("mine");
});

describe("a stream that the browser has given up", () => {
  /** As a browser that was answered with something that is no stream. */
  class GivenUp extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = GivenUp.CLOSED;
    readonly close = vi.fn<() => void>();
    readonly address: string;
    constructor(address: string) {
      super();
      this.address = address;
      tried.push(this);
    }
  }
  let tried: GivenUp[] = [];
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is opened anew until it stands, and not after it was closed", () => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", GivenUp);
    tried = [];
    const standing: boolean[] = [];
    const stream = openStream("/stream", { message: () => {}, reached: () => {}, standing: (on) => void standing.push(on) });
    for (let i = 0; i < 2; i++) {
      tried.at(-1)?.dispatchEvent(new Event("error"));
      vi.runAllTimers();
    }
    expect(tried.map(({ address }) => address)).toEqual(["/stream", "/stream", "/stream"]);
    tried.at(-1)?.dispatchEvent(new Event("open"));
    expect(standing).toEqual([false, false, true]);
    tried.at(-1)?.dispatchEvent(new Event("error"));
    stream.close();
    vi.runAllTimers();
    expect(tried).toHaveLength(3);
    expect(tried.at(-1)?.close).toHaveBeenCalled();
  });

  test("that gave way to a newer one is not opened again: the tab asks now and then", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("EventSource", GivenUp);
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address);
      return Response.json(view(id("a"), 3));
    });
    tried = [];
    const seen: number[] = [];
    const stream = openStream(`/stream?watch=${id("a")}`, {
      message: ({ view: { n } }) => void seen.push(n),
      reached: () => {},
      standing: () => {},
    });
    tried[0]?.dispatchEvent(new Event("replaced"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect([asked, seen, tried.length]).toEqual([[`/api/matches/${id("a")}?form=page`], [3], 1]);
    stream.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(1);
  });
});
