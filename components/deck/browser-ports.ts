"use client";
/** What an open deck needs of a browser: IndexedDB for work that is not stored yet, a channel between tabs, a timer that the network wakes. */
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { DeckId } from "../../engine/decks/stored.ts";
import type { Kept, Ports } from "./deck-store.ts";
import type { Confirmed } from "./save-state.ts";

let opened: UseStore | undefined;
/** Throws where the browser has no IndexedDB, as some private windows do. */
const kept = (): UseStore => {
  opened ??= createStore("arcology-decks", "unsaved");
  return opened;
};

/** Ports for one deck. `save` is the request; see `components/api`. */
export function browserPorts(id: DeckId, save: Ports["save"]): Ports {
  return {
    save,
    keep: {
      read: async () => get<Kept>(id, kept()),
      write: async (work) => set(id, work, kept()),
      clear: async () => del(id, kept()),
    },
    tabs: channel(id),
    later: (run, ms) => {
      const timer = setTimeout(wake, ms);
      function callOff() {
        clearTimeout(timer);
        removeEventListener("online", wake);
      }
      function wake() {
        callOff();
        run();
      }
      addEventListener("online", wake);
      return callOff;
    },
  };
}

/** A message is heard by the other tabs that have the deck open, never by the one that sent it. Without channels nobody hears: saving then meets the other tab. */
function channel(id: DeckId): Ports["tabs"] {
  let bus: BroadcastChannel | undefined;
  return {
    tell: (confirmed) => bus?.postMessage(confirmed),
    listen: (hear) => {
      if (!("BroadcastChannel" in globalThis)) return () => {};
      bus = new BroadcastChannel(`arcology-deck-${id}`);
      bus.onmessage = (message: MessageEvent<Confirmed>) => hear(message.data);
      return () => {
        bus?.close();
        bus = undefined;
      };
    },
  };
}
