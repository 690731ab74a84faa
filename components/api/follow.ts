/** Answers that come line by line while long work is done. */
import { ApiFailure, send } from "./request.ts";

/** Asks for long work and hands on what is told of it, line by line. Throws `ApiFailure`. */
export async function followLines<News>(path: string, body: unknown, signal: AbortSignal, tell: (news: News) => void): Promise<void> {
  const response = await send(path, { method: "POST", body, signal });
  if (!response.ok || !response.body) {
    const answer = (await response.json()) as { error: { code: string; message: string } };
    throw new ApiFailure(response.status, answer.error);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + (value ?? "")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") tell(JSON.parse(line) as News);
    if (done) return;
  }
}
