/**
 * `npm run screens [-- --list] [-- --only TEXT]`: every page in every state, size and theme as PNG files in .cache/screens,
 * to be looked at by a person. `--list` names them; `--only cards` takes those whose name holds the text.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch, visit } from "../browser.ts";
import { serveStudio } from "../serve.ts";
import { writeDraft } from "./draft.ts";
import { SHOTS } from "./shots.ts";
import type { Shot } from "./stage.ts";

const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["dark", "light"] as const;
const FOLDER = join(".cache", "screens");
/** Pages open at the same time; more than the cores, since most of the time is waiting. */
const AT_ONCE = 4;

const USAGE = "npm run screens [-- --list] [-- --only TEXT]: every page in every state, size and theme as PNG files in .cache/screens";
const { only, list, help } = readArguments();
if (help) {
  console.log(USAGE);
  process.exit(0);
}
const wanted = SHOTS.filter((shot) => shot.name.includes(only));
const fileOf = (name: string, size: string, theme: string) => `${name}.${size}.${theme}.png`;
const all = wanted.flatMap((shot) => Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => fileOf(shot.name, size, theme))));

if (list) {
  console.log(all.join("\n"));
  process.exit(0);
}
if (!only) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const studio = await serveStudio();
writeDraft(studio.database);
const browser = await launch();
type Job = { readonly shot: Shot; readonly size: keyof typeof SIZES; readonly theme: (typeof THEMES)[number] };
const jobs: Job[] = wanted.flatMap((shot) =>
  (Object.keys(SIZES) as (keyof typeof SIZES)[]).flatMap((size) => THEMES.map((theme) => ({ shot, size, theme }))),
);
let made = 0;
const failed: string[] = [];

async function take({ shot, size, theme }: Job): Promise<void> {
  const file = fileOf(shot.name, size, theme);
  const touch = size === "phone";
  // Windows that fade in would be caught half-way.
  const options = { viewport: SIZES[size], colorScheme: theme, reducedMotion: "reduce", hasTouch: touch, isMobile: touch } as const;
  const { page, close } = await visit(browser, options);
  try {
    await shot.show({ page, url: studio.url, size });
    await page.screenshot({ path: join(FOLDER, file) });
    made++;
    process.stderr.write(`\r[screens] ${made} of ${all.length}  ${file.padEnd(60)}`);
  } catch (error) {
    failed.push(`${file}: ${String(error).split("\n")[0]}`);
  } finally {
    await close();
  }
}

function readArguments() {
  try {
    const options = { list: { type: "boolean" }, only: { type: "string" }, help: { type: "boolean" } } as const;
    const { values } = parseArgs({ options });
    return { only: values.only ?? "", list: values.list ?? false, help: values.help ?? false };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(2);
  }
}

/** Takes jobs until none is left. */
async function work(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await take(job);
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
await studio.stop();
process.stderr.write("\n");
console.log(JSON.stringify({ folder: FOLDER, made, failed }, null, 2));
process.exit(failed.length > 0 ? 1 : 0);
