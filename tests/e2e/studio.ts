/** One studio for all browser tests of a run; tests that kill their server start their own with `serveStudio`. */
import type { TestProject } from "vitest/node";
import { writeDraft } from "../screens/draft.ts";
import { serveStudio } from "../serve.ts";

declare module "vitest" {
  interface ProvidedContext {
    baseUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const studio = await serveStudio();
  writeDraft(studio.database);
  project.provide("baseUrl", studio.url);
  return () => studio.stop();
}
