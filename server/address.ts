/** Addresses that lead nowhere: of the API, one that it does not have; of pages, one that cannot be read, where Next would only say 500. */
import { ENDPOINTS } from "./api/index.ts";
import { isApiPath } from "./door.ts";
import { refuse } from "./http.ts";
import { readOpenApi } from "./openapi.ts";

const ROUTES = [...ENDPOINTS, readOpenApi].map(({ method, path }) => ({
  method,
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}/?$`),
}));

const UNREADABLE = "The address contains an invalid % escape. Write % as %25.";

/**
 * Why a request leads nowhere. The API answers as it does every other error.
 *
 * @param target path and query, as the request has them
 * @returns undefined when a route takes it, or when it is the readable address of a page
 */
export function misaddressed(method: string, target: string): Response | undefined {
  const path = target.split(/[?#]/)[0] ?? "";
  if (!isApiPath(path)) return isDecodable(path) ? undefined : new Response(`${UNREADABLE}\n`, { status: 400 });
  if (!URL.canParse(path, "http://localhost") || !isDecodable(path)) return refuse(400, "invalid", UNREADABLE);
  const routes = ROUTES.filter((route) => route.pattern.test(path));
  const exact = routes.filter((route) => route.path === path.replace(/\/$/, ""));
  const methods = (exact.length > 0 ? exact : routes).map((route) => route.method as string).sort();
  if (methods.length === 0) return refuse(404, "no-such-route", "The API has no such address. See /api/openapi for the list.");
  if (methods.includes(method === "HEAD" ? "GET" : method) || method === "OPTIONS") return undefined;
  const answer = refuse(405, "method", `This address accepts only ${methods.join(", ")}, not ${method.slice(0, 20)}.`);
  answer.headers.set("allow", methods.join(", "));
  return answer;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
