/**
 * A process for tests that end it: `node db/child.ts typing FILE ID` writes what is typed into a card until it is killed, and prints each step; `node db/child.ts seed FILE N` is killed before it writes the Nth object (0: never);
 * `node db/child.ts delete FILE` deletes the matches that are named after it, one after the other, and prints each one that is gone;
 * `node db/child.ts steps FILE DECK` saves steps until it is killed, and prints the number of each one that was acknowledged.
 */
import { writeSync } from "node:fs";
import type { DeckId } from "../engine/decks/stored.ts";
import type { MatchId } from "../engine/matches/stored.ts";
import { openDb } from "./client.ts";
import { addStep, findDeck } from "./queries/decks.ts";
import { deleteMatch } from "./queries/match-lists.ts";
import { writeWork } from "./queries/working-copies.ts";
import { seed } from "./seed.ts";
import { SHIPMENT } from "./testing.ts";

const [task, file = "", argument = ""] = process.argv.slice(2);
const db = openDb(file);

if (task === "seed") {
  let written = 0;
  seed(db, SHIPMENT, {
    at: "2026-01-01T00:00:00.000Z",
    onObject: () => {
      written++;
      if (written === Number(argument)) process.kill(process.pid, "SIGKILL");
    },
  });
}

if (task === "steps") {
  const id = argument as DeckId;
  const kept = findDeck(db, id);
  if (!kept) throw new Error("no such deck");
  for (let base = kept.deck.step; ; base++) {
    const list = { ...kept.deck.list, notes: `after step ${base + 1}` };
    const saved = addStep(db, id, { base, list, name: `Step ${base + 1}`, at: "2026-01-01T00:00:00.000Z" });
    if (!saved.ok) throw new Error(saved.error.code);
    writeSync(1, `${saved.value.step}\n`);
  }
}

if (task === "typing") {
  for (let step = 1; ; step++) {
    const work = { base: 1, step, value: { text: "Draw 2 cards. ".repeat(step) }, author: "Ana", at: "2026-01-01T00:00:00.000Z" };
    const written = writeWork(db, { type: "card", id: argument }, work);
    if (!written.ok) throw new Error("stale");
    writeSync(1, `${step}\n`);
  }
}

if (task === "delete")
  for (const id of argument.split(",")) {
    if (!deleteMatch(db, id as MatchId, 50)) throw new Error("no such match");
    writeSync(1, `${id}\n`);
  }
