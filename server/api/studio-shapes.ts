/** What the routes of the studio share: how a request is signed, what may be typed, and how a refusal is answered. */
import { z } from "zod";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { unreachable } from "../../engine/kernel/result.ts";
import { findCardAddress } from "../cards.ts";
import { refuse } from "../http.ts";
import { findCard } from "../library.ts";
import type { StudioError } from "../studio/result.ts";
import type { CardParams } from "./shapes.ts";

/** Levels of a typed value: a card has four. */
const MOST_DEPTH = 12;

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth++)
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  return level.length === 0;
}

/** An object as it was typed, finished or not. */
export const TypedSchema = z.record(z.string().max(200), z.unknown()).refine(isShallow, "it is nested too deeply");

/** Who does it, and why. */
export const Signing = {
  author: z
    .string()
    .trim()
    .max(60, "a name can have at most 60 characters")
    .regex(/^[^\p{Cc}]*$/u, "a name must be one line")
    .default("")
    .describe("The author shown in the history"),
  note: z.string().trim().max(500, "a note can have at most 500 characters").default("").describe("The reason shown in the history"),
};
export const Base = z.number().int().min(1).max(1_000_000_000).describe("Number of the revision that the edit was made on");
export const Step = z.number().int().min(1).max(1_000_000_000);

export const REFUSED = {
  "no-such-card": "no card has this address",
  "does-not-fit": "a value is not valid; `faults` has each one with its `path` and a message",
  "changed-meanwhile": "someone else saved in the meantime; `head` is the current version",
};

/** The answer to what is not carried out. */
export function refusedStudio(error: StudioError): Response {
  switch (error.code) {
    case "no-such-card":
      return refuse(404, error.code, "There is no card at this address. It may have been renamed; search for it by name.");
    case "no-such-revision":
      return refuse(404, error.code, `There is no revision ${error.number}. See the history for the list.`, "revision");
    case "does-not-fit": {
      const [fault] = error.faults;
      const message = fault ? (fault.path ? `"${fault.path}": ${fault.message}` : fault.message) : "This is not valid.";
      return refuse(400, error.code, message, fault?.path || undefined, { faults: error.faults });
    }
    case "changed-meanwhile": {
      const { author, number } = error.head.revision;
      const message = `${author || "Someone"} saved revision ${number} in the meantime. Your changes were not saved: compare and save again.`;
      return refuse(409, error.code, message, "base", { head: error.head });
    }
    case "stale":
    case "stale-word": {
      const { work, head } = error;
      const message = work
        ? `Another window changed this draft; it is now at step ${work.step}. Your changes were not saved: combine both and send again.`
        : "The draft was saved or discarded in another window. Your changes were not saved: start again from the current version.";
      return refuse(409, "stale", message, "step", { work, head });
    }
    case "no-such-word":
      return refuse(404, "no-such-word", `There is no ${error.type} at this address. It may have been renamed; check the list.`);
    case "word-changed": {
      const { author, number } = error.head.revision;
      const message = `${author || "Someone"} saved revision ${number} in the meantime. Your changes were not saved: compare and save again.`;
      return refuse(409, "changed-meanwhile", message, "base", { head: error.head });
    }
    case "not-renamed":
      return refuse(409, error.code, "The newest revision is not a rename, so there is nothing to undo. Restore a revision instead.");
    case "never-shipped":
      return refuse(409, error.code, "The studio did not ship this, so there is no original to restore. Restore one of its revisions.");
    case "no-longer-shipped":
      return refuse(409, error.code, "The studio no longer ships this. Duplicate it to keep your own copy.");
    default:
      return unreachable(error);
  }
}

export const NO_CARD = { "no-such-card": REFUSED["no-such-card"] };

/** Answers about the card of an address, or that there is none. */
export function onCard({ game, slug }: z.infer<typeof CardParams>, act: (card: LibraryCard) => Response): Response {
  const found = findCardAddress(game, slug);
  const card = found && findCard(found.id);
  return card ? act(card) : refusedStudio({ code: "no-such-card" });
}
