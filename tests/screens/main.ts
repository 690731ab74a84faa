/**
 * `npm run screens [-- --list] [-- --only TEXT]`: every page in every state, size and theme as PNG files in .cache/screens,
 * to be looked at by a person. `--list` names them; `--only cards` takes those whose name holds the text.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { launch, visit } from "../browser.ts";
import { serveStudio } from "../serve.ts";
import { SHOTS } from "./shots.ts";

const SIZES = { desktop: { width: 1440, height: 900 }, tablet: { width: 1024, height: 768 }, phone: { width: 390, height: 844 } } as const;
const THEMES = ["dark", "light"] as const;
const FOLDER = join(".cache", "screens");

const argv = process.argv.slice(2);
const only = argv.includes("--only") ? (argv[argv.indexOf("--only") + 1] ?? "") : "";
const wanted = SHOTS.filter((shot) => shot.name.includes(only));
const fileOf = (name: string, size: string, theme: string) => `${name}.${size}.${theme}.png`;
const all = wanted.flatMap((shot) => Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => fileOf(shot.name, size, theme))));

if (argv.includes("--list")) {
  console.log(all.join("\n"));
  process.exit(0);
}
if (!only) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const studio = await serveStudio();
const browser = await launch();
let made = 0;
const failed: string[] = [];
for (const shot of wanted) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const file = fileOf(shot.name, size, theme);
      const touch = size === "phone";
      const { page, close } = await visit(browser, { viewport, colorScheme: theme, hasTouch: touch, isMobile: touch, baseURL: studio.url });
      try {
        await shot.show({ page, url: studio.url, size: size as keyof typeof SIZES });
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: join(FOLDER, file) });
        made++;
        process.stderr.write(`\r[screens] ${made} of ${all.length}  ${file.padEnd(60)}`);
      } catch (error) {
        failed.push(`${file}: ${String(error).split("\n")[0]}`);
      } finally {
        await close();
      }
    }
  }
}
await browser.close();
await studio.stop();
process.stderr.write("\n");
console.log(JSON.stringify({ folder: FOLDER, made, failed }, null, 2));
process.exit(failed.length > 0 ? 1 : 0);
