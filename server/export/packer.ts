/** Packs files into a zip as they come. Pictures are packed already, so everything is stored as it is. */
import { Zip, ZipPassThrough } from "fflate";
import type { Put } from "./whole-file.ts";

/** A zip without the extension for large files. */
const MOST_BYTES = 4_000_000_000;

export class Packer {
  private readonly zip: Zip;
  private readonly chunks: Uint8Array[] = [];
  private readonly at: Date;
  private readonly put: Put;
  private written = 0;

  constructor(at: Date, put: Put) {
    this.at = at;
    this.put = put;
    this.zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.chunks.push(chunk);
    });
  }

  async add(path: string, bytes: Uint8Array): Promise<void> {
    this.written += bytes.length;
    if (this.written > MOST_BYTES)
      throw new Error("The pictures have more than 4 GB, too much for one zip. Export part of them, or choose fewer dots per inch.");
    const file = new ZipPassThrough(path);
    file.mtime = this.at;
    this.zip.add(file);
    file.push(bytes, true);
    await this.flush();
  }

  async end(): Promise<void> {
    this.zip.end();
    await this.flush();
  }

  private async flush(): Promise<void> {
    for (const chunk of this.chunks.splice(0)) await this.put(chunk);
  }
}
