/** Where the pictures of a file lie: its own addresses, and what makes them so. */
import { createHash } from "node:crypto";

/** 128 bits of what a picture is, as 32 figures: another picture has another address, and nobody guesses one. */
export const pictureName = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** A place for pictures: takes one in and answers its address. */
export type Pictures = {
  readonly add: (bytes: Buffer) => Promise<string>;
  /** Dots per inch of what has much room; 300 if left out. */
  readonly dpi?: number;
};

/** An address that nobody answers (RFC 2606): pictures with it are found in Tabletop Simulator's own folder, by name. */
const NOWHERE = "http://arcology.invalid/";

/** How Tabletop Simulator names the file that it keeps of an address. */
export const keptName = (address: string): string => `${address.replace(/[^A-Za-z0-9]/g, "")}.jpg`;

/** Pictures that travel with the file; each is there once. */
export function carried(): Pictures & { readonly files: ReadonlyMap<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    async add(bytes) {
      const address = `${NOWHERE}${pictureName(bytes)}.jpg`;
      files.set(keptName(address), bytes);
      return address;
    },
  };
}
