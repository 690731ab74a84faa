"use client";
/** What is typed of a word that is not there yet, kept in this browser: a closed tab loses nothing of it. */
import { useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { Typed, WordType } from "../../../engine/cards/work.ts";
import { BLANK, type Boxes, boxesIn } from "./boxes.ts";

type NewBoxes = { readonly boxes: Boxes; readonly set: (boxes: Partial<Boxes>) => void; readonly clear: () => void };

/** One new word of each type in each game at a time, and one of each name that is asked for. */
export function useNewBoxes(game: GameId, type: WordType, print = ""): NewBoxes {
  const key = `arcology-new-word ${game} ${type}${print === "" ? "" : ` ${print}`}`;
  const [boxes, setBoxes] = useState(() => {
    const kept = keptAt(key);
    return kept.print === "" ? { ...kept, print } : kept;
  });
  const set = (typed: Partial<Boxes>) => {
    const next = { ...boxes, ...typed };
    setBoxes(next);
    keep(() => localStorage.setItem(key, JSON.stringify(next)));
  };
  return { boxes, set, clear: () => keep(() => localStorage.removeItem(key)) };
}

function keptAt(key: string): Boxes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? boxesIn(kept as Typed) : BLANK;
  } catch {
    return BLANK;
  }
}

/** Some private windows keep nothing. */
function keep(write: () => void): void {
  try {
    write();
  } catch {
    // What is typed stays in the form.
  }
}
