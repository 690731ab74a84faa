/**
 * Pictures that a person made public: whoever knows the address of one gets it without the passphrase, since programs such as Tabletop
 * Simulator and chats that show a link carry no cookie. The address is 128 bits of the picture's own hash; nothing else is given, nothing
 * is listed, and a picture that changes is another picture.
 */
import { randomBytes } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pictureName } from "./export/tabletop/pictures.ts";

export const SHARED_PREFIX = "/shared/";
const TYPES = { jpg: "image/jpeg", png: "image/png" } as const;
export type SharedType = keyof typeof TYPES;
const ADDRESS = /^\/shared\/([0-9a-f]{32})\.(jpg|png)$/;

/** Makes a picture public and answers its path in the studio. It is whole on disk before it is answered. */
export async function sharePicture(folder: string, bytes: Uint8Array, type: SharedType): Promise<string> {
  const name = `${pictureName(bytes)}.${type}`;
  const file = join(/* turbopackIgnore: true */ folder, name);
  if (statSync(file, { throwIfNoEntry: false })?.size !== bytes.length) {
    await mkdir(folder, { recursive: true });
    const fresh = `${file}.${randomBytes(6).toString("hex")}`;
    try {
      const handle = await open(/* turbopackIgnore: true */ fresh, "wx");
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(fresh, file);
    } finally {
      await rm(fresh, { force: true });
    }
  }
  return `${SHARED_PREFIX}${name}`;
}

/** Answers requests for public pictures; anything else is left to others. */
export function sharedPictures(folder: string): { serve(request: IncomingMessage, response: ServerResponse): boolean } {
  return {
    serve(request, response) {
      const path = request.url?.split("?")[0] ?? "";
      if (!path.startsWith(SHARED_PREFIX)) return false;
      const headers = { "x-content-type-options": "nosniff", "content-security-policy": "default-src 'none'; frame-ancestors 'none'" };
      const isReading = request.method === "GET" || request.method === "HEAD";
      const [, hash, type] = ADDRESS.exec(path) ?? [];
      const file = hash === undefined ? "" : join(/* turbopackIgnore: true */ folder, `${hash}.${type}`);
      const stat = hash === undefined || !isReading ? undefined : statSync(file, { throwIfNoEntry: false });
      if (!stat?.isFile()) {
        response.writeHead(404, { ...headers, "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
        response.end("There is no public picture at this address.\n");
        return true;
      }
      response.writeHead(200, {
        ...headers,
        "content-type": TYPES[type === "png" ? "png" : "jpg"],
        "content-length": stat.size,
        "cache-control": "public, max-age=31536000, immutable",
        etag: `"${hash}"`,
      });
      if (request.method === "HEAD") response.end();
      else
        createReadStream(file)
          .once("error", () => response.destroy())
          .pipe(response);
      return true;
    },
  };
}
