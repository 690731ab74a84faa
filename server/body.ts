/** Reads the JSON body of a request without ever holding more than is allowed. */
import { err, ok, type Result } from "../engine/kernel/result.ts";

export type BodyError = {
  readonly status: 400 | 413 | 415;
  readonly code: "not-json" | "too-large" | "content-type";
  readonly message: string;
};

const MB = 1_000_000;
const size = (bytes: number) => (bytes >= MB ? `${bytes / MB} MB` : `${bytes / 1000} kB`);

/**
 * @param mostBytes the largest body that is read; a larger one is refused as soon as that shows
 */
export async function readBody(request: Request, mostBytes = MB): Promise<Result<unknown, BodyError>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    return err({
      status: 415,
      code: "content-type",
      message: `Send the body as application/json${type ? `, not ${type.slice(0, 80)}` : ""}.`,
    });
  const bytes = await readBytes(request, mostBytes);
  if (!bytes)
    return err({
      status: 413,
      code: "too-large",
      message: `The body is larger than the limit of ${size(mostBytes)}. Send it in smaller parts.`,
    });
  try {
    return ok(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown);
  } catch {
    return err({ status: 400, code: "not-json", message: "The body is not JSON in UTF-8. Nothing was changed." });
  }
}

/** The bytes of a body. Undefined when there is more than `mostBytes`; what was read is dropped, and the rest is never read. */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get("content-length")) > mostBytes) {
    await request.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    length += value.byteLength;
    if (length > mostBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
