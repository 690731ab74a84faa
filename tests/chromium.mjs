// Finds a real Chromium without root and without a download:
// 1. CHROMIUM_PATH  2. linux-x64: the one inside @sparticuz/chromium, unpacked once into .cache  3. a system browser.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

export const LAUNCH_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

async function bundled() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const pkgDir = join(dirname(entry), "..");
  const { version } = JSON.parse(readFileSync(join(pkgDir, "package.json"), "utf8"));
  const dir = resolve(".cache", `chromium-${version}`);
  if (!existsSync(join(dir, "chromium"))) {
    const tmp = `${dir}.${process.pid}`;
    rmSync(tmp, { recursive: true, force: true });
    mkdirSync(tmp, { recursive: true });
    const saved = process.env.TMPDIR;
    process.env.TMPDIR = tmp; // the package unpacks into os.tmpdir()
    try {
      const m = await import(pathToFileURL(entry).href);
      await m.default.executablePath();
      await m.inflate(join(pkgDir, "bin", "al2023.tar.br")); // libnss3, libnspr4, libexpat for machines without them
    } finally {
      if (saved === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = saved;
    }
    writeFileSync(
      join(tmp, "fonts", "fonts.conf"),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(dir, "fonts")}</dir><cachedir>${join(dir, "fonts-cache")}</cachedir></fontconfig>\n`,
    );
    try {
      renameSync(tmp, dir);
    } catch {
      rmSync(tmp, { recursive: true, force: true });
    }
  }
  return {
    executablePath: join(dir, "chromium"),
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(dir, "fonts"),
      LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, join(dir, "al2023", "lib")].filter(Boolean).join(":"),
    },
  };
}

/** Options for playwright's chromium.launch(). */
export async function launchOptions() {
  const base = { headless: true, args: LAUNCH_ARGS };
  const own = process.env.CHROMIUM_PATH;
  if (own) return { ...base, executablePath: own };
  const b = await bundled();
  if (b) return { ...base, ...b };
  const sys = SYSTEM.find(existsSync);
  if (sys) return { ...base, executablePath: sys };
  throw new Error("No Chromium: set CHROMIUM_PATH to a Chromium or Chrome binary");
}
