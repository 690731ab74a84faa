/** Where the time goes while bots play: samples of the processor, added up by function. */
import type { Profiler } from "node:inspector";
import { Session } from "node:inspector/promises";
import { relative, sep } from "node:path";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Bot } from "../../engine/bots/index.ts";
import { type Playable, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import { Playout, type PlayoutOptions } from "../../engine/lab/index.ts";
import type { LabIo } from "./lab-arguments.ts";

/** A function with its place, and the share of all time that it was busy: itself, and with what it calls. */
export type Busy = { readonly name: string; readonly place: string; readonly self: number; readonly all: number };
export type Profile = { readonly decisions: number; readonly functions: readonly Busy[] };

/** Microseconds between two samples. */
const INTERVAL = 500;
/** Functions that are told: those that are busy longest. */
const TOLD = 40;
/** What the machine calls giving memory back. */
const GARBAGE = "(garbage collector)";

/** Lets bots play for about `ms`, after a quarter of that to get warm, and tells what was busy. */
export async function profileOf(
  playable: Playable<PlayableGame>,
  bot: Bot,
  { seed, options }: PlayoutOptions,
  ms: number,
  { busy, onInterrupt }: Pick<LabIo, "busy" | "onInterrupt">,
): Promise<Profile> {
  const bots = seatsOf(playable, options).map(() => bot);
  let stopped = false;
  const deaf = onInterrupt(() => {
    stopped = true;
  });
  let games = 0;
  let playout = new Playout(playable, bots, { seed, options });
  const play = async (length: number) => {
    const begun = busy();
    let decisions = 0;
    do {
      for (let i = 0; i < 20; i++, decisions++)
        if (!playout.step()) playout = new Playout(playable, bots, { seed: seed + ++games, options });
      await setImmediate();
    } while (busy() - begun < length && !stopped);
    return decisions;
  };
  const session = new Session();
  session.connect();
  try {
    await play(ms / 4);
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: INTERVAL });
    await session.post("Profiler.start");
    const decisions = await play(ms);
    const { profile } = await session.post("Profiler.stop");
    return { decisions, functions: addedUp(profile) };
  } finally {
    session.disconnect();
    deaf();
  }
}

/** Adds samples up by function: a function that calls itself counts once. */
function addedUp({ nodes, samples = [] }: Profiler.Profile): Busy[] {
  const callers = new Map<number, number>();
  const names = new Map<number, string>();
  for (const { id, children = [], callFrame } of nodes) {
    for (const child of children) callers.set(child, id);
    names.set(id, `${callFrame.functionName || "(nameless)"}\n${placeOf(callFrame.url, callFrame.lineNumber)}`);
  }
  const self = new Map<string, number>();
  const all = new Map<string, number>();
  const more = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 100 / samples.length);
  for (const sample of samples) {
    more(self, names.get(sample) ?? "");
    const above = new Set<string>();
    for (let id: number | undefined = sample; id !== undefined; id = callers.get(id)) above.add(names.get(id) ?? "");
    for (const name of above) more(all, name);
  }
  const busy = [...all].map(([key, share]): Busy => {
    const [name = "", place = ""] = key.split("\n");
    return { name, place, self: self.get(key) ?? 0, all: share };
  });
  return busy
    .filter(({ name, place }) => place !== "" || name === GARBAGE)
    .sort((a, b) => b.self - a.self)
    .slice(0, TOLD);
}

/** File and line as people write them; nothing for what the machine itself does. */
const placeOf = (url: string, line: number): string =>
  url.startsWith("file:") ? `${relative(process.cwd(), fileURLToPath(url)).split(sep).join("/")}:${line + 1}` : "";

export function profileText({ decisions, functions }: Profile): string {
  const share = (value: number) => `${value.toFixed(1).padStart(5)} %`;
  return [
    `${decisions} decisions. Time alone, time with calls:`,
    ...functions.map(({ name, place, self, all }) => `${share(self)} ${share(all)}  ${name}  ${place}`),
    "",
  ].join("\n");
}
