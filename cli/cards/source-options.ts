/** How commands are told where cards come from. Loads nothing else. */
import type { CardSource } from "./source.ts";

export const SOURCE_OPTIONS = { content: { type: "string" }, db: { type: "string" } } as const;

/** What they mean, as help texts have them. */
export const SOURCE_HELP = `  --content DIR reads cards from a folder like content/
  --db FILE     reads them from a studio's database`;

/** Where the keywords come from. Throws a sentence when the options name two places. */
export function sourceOf({ content, db }: { readonly content?: string | undefined; readonly db?: string | undefined }): CardSource {
  if (content !== undefined && db !== undefined) throw new Error("Use --content or --db, not both.");
  return { ...(content === undefined ? {} : { content }), ...(db === undefined ? {} : { db }) };
}
