"use client";
/** What an open document needs of a browser: IndexedDB for work that is not stored yet, a channel between tabs, a timer that the network wakes. */
import { createStore, del, get, set, type UseStore } from "idb-keyval";
import type { Confirmed } from "./save-state.ts";
import type { Kept, Ports } from "./save-store.ts";

/** Where documents of one sort are kept, and how tabs share them. `database` must not change: it can hold unsaved work. */
export type Shelf = { readonly database: string; readonly channel: string };

const opened = new Map<string, UseStore>();
/** Throws where the browser has no IndexedDB, as some private windows do. */
function kept(database: string): UseStore {
  const store = opened.get(database) ?? createStore(database, "unsaved");
  opened.set(database, store);
  return store;
}

/** Ports for one document. `save` is the request; see `components/api`. */
export function browserPorts<Doc>({ database, channel }: Shelf, id: string, save: Ports<Doc>["save"]): Ports<Doc> {
  return {
    save,
    keep: {
      read: async () => get<Kept<Doc>>(id, kept(database)),
      write: async (work) => set(id, work, kept(database)),
      clear: async () => del(id, kept(database)),
    },
    tabs: busOf(`${channel}-${id}`),
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

/** A message is heard by the other tabs that have the document open, never by the one that sent it. Without channels nobody hears: saving then meets the other tab. */
function busOf<Doc>(name: string): Ports<Doc>["tabs"] {
  let bus: BroadcastChannel | undefined;
  return {
    tell: (confirmed) => bus?.postMessage(confirmed),
    listen: (hear) => {
      if (!("BroadcastChannel" in globalThis)) return () => {};
      bus = new BroadcastChannel(name);
      bus.onmessage = (message: MessageEvent<Confirmed<Doc>>) => hear(message.data);
      return () => {
        bus?.close();
        bus = undefined;
      };
    },
  };
}
