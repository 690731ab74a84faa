import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { hashesIn, pagePolicies } from "./page-policy.ts";

const folder = mkdtempSync(join(tmpdir(), "policy-"));
afterAll(() => rmSync(folder, { recursive: true }));
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The sources of scripts of an answer, and what Next is told of it. */
function asked(
  url: string,
  isDev = false,
  sent: Record<string, string> = {},
): { readonly scripts: readonly string[]; readonly told: unknown } {
  const request = { url, headers: { ...sent } } as unknown as IncomingMessage;
  let policy = "";
  const response = { setHeader: (_: string, value: string) => (policy = value) } as unknown as ServerResponse;
  pagePolicies(folder, isDev)(request, response);
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src "));
  return { scripts: scripts?.split(" ").slice(1) ?? [], told: request.headers["content-security-policy"] === policy };
}

test("a built page may run the scripts that stand in it, any other one those of every page, and nothing else that stands in a page", () => {
  mkdirSync(join(folder, "docs"));
  writeFileSync(join(folder, "docs/keys.html"), '<script src="/a.js"></script><script>one()</script><script id="x">two()</script>');
  writeFileSync(join(folder, "_not-found.html"), "<script>none()</script>");
  const { scripts, told } = asked("/docs/keys?x=1");
  expect(told).toBe(true);
  expect(scripts.filter((one) => !one.startsWith("'nonce-"))).toEqual(["'self'", hash("one()"), hash("two()")]);
  expect(asked("/nothing").scripts).toContain(hash("none()"));
  expect(scripts).not.toContain("'unsafe-inline'");
});

test("each answer has a number of its own, whatever was sent", () => {
  const nonces = [1, 2].map(() =>
    asked("/", false, { "content-security-policy": "script-src 'nonce-mine'" }).scripts.find((one) => one.startsWith("'nonce-")),
  );
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain("'nonce-mine'");
});

test("answers of the API have policies of their own", () => expect(asked("/api/matches").scripts).toEqual([]));

test("scripts are found whatever stands in them", () => expect(hashesIn("<script>a<b</script>\n<SCRIPT>").length).toBe(1));
