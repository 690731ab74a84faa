/**
 * Whether a request was sent by a page of somebody else. Browsers say where a request comes from and pages cannot make them lie;
 * what is no browser says nothing and is let through, since no page can make it send.
 */
export function isFromElsewhere(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (origin === null) return false;
  const url = URL.parse(origin);
  return url === null || url.host !== headers.get("host");
}
