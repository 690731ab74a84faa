/** Entries of the table that are examples of a reward, in one line. */
import { type Construct, construct } from "../../../../language/index.ts";

export const R = "Reward: ";
export const O = "Ongoing: ";
export const verb = (id: string, phrase: string, doc: string, example: string, loose: readonly string[] = []): Construct =>
  construct("VP", id, phrase, doc, `${R}${example}`, { weight: 0.5, ...(loose.length > 0 ? { loose: [...loose] } : {}) });
export const may = (id: string, phrase: string, doc: string, example: string, loose: readonly string[] = []): Construct =>
  construct("May", id, phrase, doc, `${R}${example}`, { weight: 0.1, ...(loose.length > 0 ? { loose: [...loose] } : {}) });
export const act = (id: string, phrase: string, doc: string, example: string, loose: readonly string[] = []): Construct =>
  construct("Act", id, phrase, doc, `${R}${example}`, { weight: 0.4, ...(loose.length > 0 ? { loose: [...loose] } : {}) });
