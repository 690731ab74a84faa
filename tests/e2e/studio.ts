/** The studios of a run of browser tests: one for each worker, each with a copy of a database that is written once. */
import { cpSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { loadContent } from "../../content/load.ts";
import { openDb } from "../../db/client.ts";
import { seed } from "../../db/seed.ts";
import { testFolder } from "../../db/testing.ts";
import { shippedGroups } from "../../server/seeding.ts";
import { writeDraft } from "../screens/draft.ts";
import { serveStudio } from "../serve.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The addresses, by the number of the worker. */
    studios: readonly string[];
    /** The database as it comes with the studio, for tests that start a studio of their own. */
    seeded: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = testFolder();
  const [seeded, withDraft] = [folder.file("seeded.db"), folder.file("draft.db")];
  const db = openDb(seeded);
  seed(db, shippedGroups(loadContent().content), { at: "2026-01-01T00:00:00.000Z" });
  db.$client.close();
  cpSync(seeded, withDraft);
  writeDraft(withDraft);
  const studios = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => serveStudio({ seeded: withDraft })));
  project.provide(
    "studios",
    studios.map(({ url }) => url),
  );
  project.provide("seeded", seeded);
  return async () => {
    await Promise.all(studios.map((studio) => studio.stop()));
    folder.remove();
  };
}
