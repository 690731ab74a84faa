/** The copy of the studio with one game more, built once: what was built holds until something changes that goes into it. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { COPY, makeCopy, ownEnvironment, ROOT } from "./copy.ts";

const STAMP = join(COPY, ".next/source-stamp");
/** What is in the copy and in nothing that is built. */
const BESIDE = /^(?:bin|cli|scripts|tests)\/|\.(?:test|test-support|bench)\.tsx?$|^(?:[A-Z]+\.md|biome\.json|vitest\.config\.ts)$/;

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.filter((path) => !BESIDE.test(path)).sort()) hash.update(file).update(readFileSync(join(COPY, file)));
  return hash.digest("hex");
}

/** Makes the copy and builds it, unless it was built as it is. The other tests of this process go on meanwhile. Throws with what the compiler says. */
export async function ensureCopyBuilt(): Promise<string> {
  const want = hashOf(makeCopy());
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === want) return COPY;
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  await promisify(execFile)(process.execPath, [next, "build"], {
    cwd: COPY,
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...ownEnvironment(), QUICK_BUILD: "yes" },
  }).catch(({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
    throw new Error(`The copy does not build:\n${stdout}${stderr}`);
  });
  writeFileSync(STAMP, want);
  return COPY;
}
