/**
 * From which address a request comes. The server notes it in a header of its own, whatever the sender wrote there; routes read it. Behind a proxy all come
 * from the proxy: with ARCOLOGY_PROXY=1 the address is the one that the proxy added last to X-Forwarded-For.
 */
import type { IncomingMessage } from "node:http";

const HEADER = "x-arcology-address";

export const isBehindProxy = (environment: NodeJS.ProcessEnv): boolean => environment["ARCOLOGY_PROXY"] === "1";

/** The address of a request as the server got it. */
export function senderOf(request: Pick<IncomingMessage, "headers" | "socket">, behindProxy: boolean): string {
  const forwarded = behindProxy ? [request.headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim() : undefined;
  return forwarded || (request.socket.remoteAddress ?? "");
}

/** Notes the address for the routes. */
export const noteSender = (request: IncomingMessage, behindProxy: boolean): void => {
  request.headers[HEADER] = senderOf(request, behindProxy);
};

/** The address of a request in a route; empty where no server noted one. */
export const askerOf = (request: Request): string => request.headers.get(HEADER) ?? "";
