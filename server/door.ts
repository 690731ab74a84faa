/**
 * Who may come in. On localhost everybody on this machine may, and only under a name of this machine, so that no web page can reach the
 * studio through a name of its own (DNS rebinding). Elsewhere, or when a passphrase is set, a browser gets in with the passphrase.
 */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { randomId } from "../db/hash.ts";
import { senderOf } from "./asker.ts";
import { signInPage } from "./sign-in-page.ts";

export type Door = {
  /** What to print at the start; empty when nobody has to know anything. */
  readonly announcement: readonly string[];
  admits(request: IncomingMessage): boolean;
  /** Answers a request that is not admitted: says why, or lets its sender sign in. */
  turnAway(request: IncomingMessage, response: ServerResponse): void;
};

/** Lines for the head of the sign-in page at a path; undefined: nothing of it is public. */
export type PublicTags = (path: string, request: IncomingMessage) => string | undefined;

const COOKIE = "arcology-door";
const MONTH_S = 30 * 24 * 3600;
/** Wrong passphrases per address before it has to wait. */
const TRIES = 10;
const WAIT_MS = 5 * 60_000;
/** Addresses whose tries are remembered. */
const MOST_ADDRESSES = 10_000;
const MOST_FORM_BYTES = 4096;

const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
const sha256 = (text: string) => createHash("sha256").update(text).digest();
/** Takes the same time whatever differs. */
const isSame = (a: string, b: string) => timingSafeEqual(sha256(a), sha256(b));

/**
 * @param host the address that the studio listens on
 * @param given the passphrase of the environment; without one, a studio that others can reach makes one up and prints it
 * @param behindProxy whether a proxy says from which address a request comes
 * @param publicTags what a link's preview says in the head of the page at a path, if a person made it public
 */
export function makeDoor(
  host: string,
  given: string | undefined,
  now: () => number = Date.now,
  behindProxy = false,
  publicTags: PublicTags = () => undefined,
): Door {
  if (!given && isLoopback(host)) return { announcement: [], ...LOCAL };
  const passphrase = given || (randomId().match(/.{5}/g) ?? []).join("-");
  return {
    announcement: [
      ...(isLoopback(host)
        ? []
        : [`Listening on ${host}: anyone who can reach this machine and knows the passphrase can read and edit everything.`]),
      given
        ? "The passphrase is set in ARCOLOGY_PASSPHRASE."
        : `Passphrase for this run: ${passphrase} (set ARCOLOGY_PASSPHRASE to choose a permanent one)`,
    ],
    ...guarded(passphrase, now, behindProxy, publicTags),
  };
}

const LOCAL: Omit<Door, "announcement"> = {
  admits: (request) => isLoopback((request.headers.host ?? "").replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1")),
  turnAway: (request, response) => {
    const sentence = "This studio answers only at localhost. To use another name, start it with ARCOLOGY_PASSPHRASE set.";
    if (isApi(request)) return refuseInJson(response, 421, "other-name", sentence);
    response.writeHead(421, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
  },
};

const pathOf = (request: IncomingMessage) => (request.url ?? "/").split("?")[0] ?? "/";
/** Whether a path is one of the API and no page's. */
export const isApiPath = (path: string): boolean => /^\/api(\/|$)/.test(path);
/** Whether a request asks the API and no page. */
export const isApi = (request: IncomingMessage): boolean => isApiPath(pathOf(request));

/** An error as the API tells all of its own. */
export const refuseInJson = (response: ServerResponse, status: number, code: string, message: string): void => {
  response
    .writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
    .end(JSON.stringify({ error: { code, message } }));
};

function guarded(passphrase: string, now: () => number, behindProxy: boolean, publicTags: PublicTags): Omit<Door, "announcement"> {
  // The key comes from the passphrase, so that a signed-in browser stays signed in as long as the passphrase stays.
  const key = createHmac("sha256", "arcology door").update(passphrase).digest();
  const sign = (until: string) => `${until}.${createHmac("sha256", key).update(until).digest("base64url")}`;
  const isSigned = (cookie: string) => {
    const until = cookie.split(".")[0] ?? "";
    return isSame(cookie, sign(until)) && Number(until) > now();
  };
  const wrong = new Map<string, { tries: number; last: number }>();
  const mustWait = (address: string) => {
    const entry = wrong.get(address);
    if (!entry) return false;
    if (now() - entry.last > WAIT_MS) wrong.delete(address);
    return entry.tries >= TRIES && now() - entry.last <= WAIT_MS;
  };

  const signIn = (request: IncomingMessage, response: ServerResponse) => {
    const address = senderOf(request, behindProxy);
    if (mustWait(address)) return answer(response, 429, signInPage("Too many wrong passphrases. Try again in five minutes."));
    readForm(request, (form) => {
      if (isSame(form.get("passphrase") ?? "", passphrase)) {
        wrong.delete(address);
        const cookie = `${COOKIE}=${sign(String(now() + MONTH_S * 1000))}; Path=/; Max-Age=${MONTH_S}; HttpOnly; SameSite=Lax`;
        response.writeHead(303, { location: safeTarget(form.get("to")), "set-cookie": cookie }).end();
        return;
      }
      if (wrong.size >= MOST_ADDRESSES) wrong.clear();
      wrong.set(address, { tries: (wrong.get(address)?.tries ?? 0) + 1, last: now() });
      answer(response, 403, signInPage("That passphrase is wrong. Ask the person who started the studio.", form.get("to")));
    });
  };

  return {
    admits: (request) => isSigned(cookieOf(request)),
    turnAway: (request, response) => {
      if (request.method === "POST" && pathOf(request) === "/sign-in") return signIn(request, response);
      if (!isApi(request)) {
        const tags = request.method === "GET" ? publicTags(pathOf(request), request) : undefined;
        // Programs that show links read no page that is refused.
        return answer(response, tags === undefined ? 401 : 200, signInPage(undefined, request.url, tags));
      }
      const message =
        "This studio requires a passphrase. Sign in on its first page in a browser; a script can post it to /sign-in and keep the cookie.";
      refuseInJson(response, 401, "sign-in", message);
    },
  };
}

function answer(response: ServerResponse, status: number, html: string): void {
  response
    .writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    })
    .end(html);
}

const cookieOf = (request: IncomingMessage): string =>
  (request.headers.cookie ?? "")
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? "";

/** A path of this studio; anything else leads to the first page. */
const safeTarget = (to: string | null): string => (to && /^\/(?![/\\])[\x21-\x7e]*$/.test(to) ? to : "/");

function readForm(request: IncomingMessage, use: (form: URLSearchParams) => void): void {
  let text = "";
  request.setEncoding("utf8");
  request.on("data", (chunk: string) => {
    if (text.length <= MOST_FORM_BYTES) text += chunk;
  });
  request.on("end", () => use(new URLSearchParams(text.length > MOST_FORM_BYTES ? "" : text)));
}
