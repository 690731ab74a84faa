/** Browsers prove themselves with one cookie that no page can read; the studio keeps a hash of it. */
import { createHash } from "node:crypto";
import { randomId } from "../../db/hash.ts";

const COOKIE = "arcology-player";
const YEAR_S = 365 * 24 * 3600;
/** Two ids long: 200 bits of chance. */
export const SECRET = /^[a-z2-7]{40}$/;

/** A new secret: of a browser, or in the link of a seat. */
export const newSecret = (): string => randomId() + randomId();
/** What the studio keeps of a secret. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** A browser as the studio knows it: the hash of its secret, and the header that gives it a secret if it had none. */
export type Browser = { readonly holder: string; readonly headers: Readonly<Record<string, string>> };

/** The hash of the secret that a request brings along; undefined if it brings none. */
export function holderOf(request: Request): string | undefined {
  const pair = (request.headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(`${COOKIE}=`));
  const secret = pair?.slice(COOKIE.length + 1) ?? "";
  return SECRET.test(secret) ? hashOf(secret) : undefined;
}

/** The browser of a request, which is given a secret if it has none. */
export function browserOf(request: Request): Browser {
  const holder = holderOf(request);
  if (holder !== undefined) return { holder, headers: {} };
  const secret = newSecret();
  const cookie = `${COOKIE}=${secret}; Path=/api; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict`;
  return { holder: hashOf(secret), headers: { "set-cookie": cookie } };
}
