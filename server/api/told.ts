/** Answers that tell how far long work is, a line of JSON each, while it is done. */
import { answerWith } from "../http.ts";

/** The news as lines; who goes away stops the work. */
export function toldAs<News>(gone: AbortSignal, work: (signal: AbortSignal, tell: (news: News) => void) => Promise<void>): Response {
  const stop = new AbortController();
  gone.addEventListener("abort", () => stop.abort(), { once: true });
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      const encoder = new TextEncoder();
      let open = true;
      await work(stop.signal, (news) => {
        if (open && !stop.signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(news)}\n`));
      });
      open = false;
      if (!stop.signal.aborted) controller.close();
    },
    cancel: () => stop.abort(),
  });
  return answerWith(lines, 200, { "content-type": "application/x-ndjson; charset=utf-8" });
}
