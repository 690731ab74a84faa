/**
 * Previews of links that a person made public, so that a chat which shows a link to this studio has a title and a picture although it cannot
 * sign in. One file for each address, beside the public pictures; who takes a preview back removes it.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { pictureName } from "./export/tabletop/pictures.ts";

const PreviewSchema = z.object({
  /** Where the page is: "/decks/abc". */
  path: z.string().startsWith("/"),
  title: z.string(),
  about: z.string(),
  /** A public picture: "/shared/….png". */
  image: z.string().startsWith("/shared/"),
});
export type Preview = z.infer<typeof PreviewSchema>;

const fileOf = (shared: string, path: string): string => join(shared, "previews", `${pictureName(Buffer.from(path))}.json`);

/** Keeps a preview; one of the same address is replaced. It is whole on disk when this returns. */
export function keepPreview(shared: string, preview: Preview): void {
  const file = fileOf(shared, preview.path);
  const fresh = `${file}.${randomBytes(6).toString("hex")}`;
  mkdirSync(join(shared, "previews"), { recursive: true });
  writeFileSync(fresh, JSON.stringify(preview), { flush: true });
  renameSync(fresh, file);
}

/** Takes a preview back. Its picture stays where it is, for pages that show it already. */
export const dropPreview = (shared: string, path: string): void => rmSync(fileOf(shared, path), { force: true });

/** The public preview of an address; undefined when there is none. */
export function previewOf(shared: string, path: string): Preview | undefined {
  try {
    const kept = PreviewSchema.safeParse(JSON.parse(readFileSync(fileOf(shared, path), "utf8")));
    return kept.success && kept.data.path === path ? kept.data : undefined;
  } catch {
    return undefined;
  }
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The lines of a page's head that programs read which show links (ogp.me). `origin`: where the studio is seen from. */
export const previewTags = ({ path, title, about, image }: Preview, origin: string): string =>
  [
    ["og:type", "website"],
    ["og:site_name", "Arcology"],
    ["og:title", title],
    ["og:description", about],
    ["og:url", origin + path],
    ["og:image", origin + image],
  ]
    .map(([name = "", value = ""]) => `<meta property="${name}" content="${escaped(value)}">`)
    .concat('<meta name="twitter:card" content="summary_large_image">')
    .join("\n");
