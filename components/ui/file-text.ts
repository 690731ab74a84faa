/** The text of a file that a person chose. */
import { encodingOf } from "../../engine/kernel/encoding.ts";

/** Reads it in the encoding that it says it has, else as UTF-8. */
export async function fileText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
