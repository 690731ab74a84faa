/**
 * The built scripts and styles, in the brotli form that the build laid beside them: a seventh smaller than what Next packs while it answers,
 * and packed once. Whoever does not take brotli gets the file from Next.
 */
import { createReadStream, readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix, sep } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
};
const PREFIX = "/_next/static/";

export type StaticFiles = {
  /** Answers and says true, or leaves the request to somebody else. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Lists the folder once: an address is looked up in the list and never turned into a path, so that none leads elsewhere. */
export function packedFiles(folder: string): StaticFiles {
  const files = new Map<string, { readonly path: string; readonly type: string; readonly size: number }>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const [plain, type] = name.endsWith(".br") ? [name.slice(0, -3), TYPES[posix.extname(name.slice(0, -3))]] : [];
    if (plain === undefined || type === undefined) continue;
    const path = join(folder, name);
    files.set(PREFIX + plain.split(sep).join(posix.sep), { path, type, size: statSync(path).size });
  }
  return {
    serve(request, response) {
      const file = request.method === "GET" ? files.get(request.url?.split("?")[0] ?? "") : undefined;
      if (!file || !takesBrotli(request.headers["accept-encoding"])) return false;
      response.writeHead(200, {
        "content-type": file.type,
        "content-encoding": "br",
        "content-length": file.size,
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
      });
      createReadStream(file.path)
        .once("error", () => response.destroy())
        .pipe(response);
      return true;
    },
  };
}

/** Whether the header names brotli and does not refuse it, as `br;q=0` does. */
const takesBrotli = (header: string | string[] | undefined): boolean =>
  String(header ?? "")
    .split(",")
    .some((part) => /^\s*br\s*(;\s*q\s*=\s*(1|0?\.\d*[1-9]\d*|1\.0*)\s*)?$/i.test(part));
