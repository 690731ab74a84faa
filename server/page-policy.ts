/**
 * What a page may load and run: nothing from elsewhere, and of scripts that stand in the page itself only those that the studio wrote. A page that is made for a request
 * has a number in it that is used once; of one that was built the scripts are known by their hashes. While developing, scripts come and go, and all run.
 */
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, posix, sep } from "node:path";
import { isApi } from "./door.ts";

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the scripts that stand in a page. */
export const hashesIn = (html: string): string[] => [...new Set([...html.matchAll(INLINE)].map(([, script = ""]) => hashOf(script)))];

/** The policy of a page whose own scripts are these: nonces and hashes, as the policy writes them. */
const policyOf = (scripts: readonly string[], isDev: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(" ")}${isDev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDev ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Built pages by their address, with the hashes of their scripts. */
function builtPages(folder: string): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>();
  if (!existsSync(folder)) return pages;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html"))
      pages.set(`/${name.slice(0, -5).split(sep).join(posix.sep)}`, hashesIn(readFileSync(join(folder, name), "utf8")));
  return pages;
}

/**
 * Gives the answer to a request for a page its policy, and tells Next the number that the scripts of this answer have.
 *
 * @param folder the built pages; none while developing
 */
export function pagePolicies(folder: string, isDev: boolean): (request: IncomingMessage, response: ServerResponse) => void {
  const built = isDev ? new Map<string, readonly string[]>() : builtPages(folder);
  // What every page has in its head, and the page of an address of nothing, whatever that is.
  const anywhere = [...(built.get("/_not-found") ?? []), ...(built.get("/_global-error") ?? [])];
  return (request, response) => {
    if (isApi(request)) return;
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const own = built.get(path.length > 1 ? path.replace(/\/$/, "") : path) ?? anywhere;
    const policy = policyOf(isDev ? ["'unsafe-inline'"] : [`'nonce-${randomBytes(16).toString("base64")}'`, ...new Set(own)], isDev);
    request.headers["content-security-policy"] = policy;
    response.setHeader("Content-Security-Policy", policy);
  };
}
