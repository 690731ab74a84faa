"use client";
/** A value outside React that components follow: for what there is one of in a tab, such as the list of toasts. */
import { useSyncExternalStore } from "react";

export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function store<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows a store; `onServer` is what the server renders and the first paint shows. */
export const useStore = <T>(from: Store<T>, onServer: T): T => useSyncExternalStore(from.subscribe, from.get, () => onServer);
