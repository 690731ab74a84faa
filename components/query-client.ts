/** One client for a browser tab, a new one for each server render. */
import { isServer, notifyManager, QueryClient } from "@tanstack/react-query";

// What came is drawn in the same turn, and not behind whatever else waits by then.
notifyManager.setScheduler(queueMicrotask);

const make = () => new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, refetchOnWindowFocus: true } } });
let client: QueryClient | undefined;

export function queryClient(): QueryClient {
  if (isServer) return make();
  client ??= make();
  return client;
}
