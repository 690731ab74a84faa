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
export const TypedSchema = z.record(z.string().max(200), z.unknown()).refine(isShallow, "it nests too deeply for anything of the studio");

/** Who does it, and why. */
export const Signing = {
  author: z
    .string()
    .trim()
    .max(60, "a name has at most 60 characters")
    .regex(/^[^\p{Cc}]*$/u, "a name is one line")
    .default("")
    .describe("Who does it, as history shows it"),
  note: z.string().trim().max(500, "a note has at most 500 characters").default("").describe("Why, as history shows it"),
};
export const Base = z.number().int().min(1).max(1_000_000_000).describe("Number of the revision that the edit was made on");
export const Step = z.number().int().min(1).max(1_000_000_000);

export const REFUSED = {
  "no-such-card": "no card has this address",
  "does-not-fit": "a value does not fit; `faults` has each with its `path` and a sentence",
  "changed-meanwhile": "somebody saved in between; `head` is what everybody sees now",
};

/** The answer to what is not carried out. */
export function refusedStudio(error: StudioError): Response {
  switch (error.code) {
    case "no-such-card":
      return refuse(404, error.code, "There is no card with this address. It may have been renamed; search for it by name.");
    case "no-such-revision":
      return refuse(404, error.code, `There is no revision ${error.number}. The history lists those that there are.`, "revision");
    case "does-not-fit": {
      const [fault] = error.faults;
      const message = fault ? (fault.path ? `"${fault.path}": ${fault.message}` : fault.message) : "This does not fit.";
      return refuse(400, error.code, message, fault?.path || undefined, { faults: error.faults });
    }
    case "changed-meanwhile": {
      const { author, number } = error.head.revision;
      const message = `${author || "Somebody"} saved revision ${number} in between. Nothing of yours was written; compare and save again.`;
      return refuse(409, error.code, message, "base", { head: error.head });
    }
    case "stale":
    case "stale-word": {
      const { work, head } = error;
      const message = work
        ? `Another window typed on in between: it is at step ${work.step}. Nothing of yours was written; take both together and send again.`
        : "What was typed was saved or thrown away in another window. Nothing of yours was written; begin again from what is there.";
      return refuse(409, "stale", message, "step", { work, head });
    }
    case "no-such-word":
      return refuse(404, "no-such-word", `There is no ${error.type} with this address. It may have been renamed; look in the list.`);
    case "word-changed": {
      const { author, number } = error.head.revision;
      const message = `${author || "Somebody"} saved revision ${number} in between. Nothing of yours was written; compare and save again.`;
      return refuse(409, "changed-meanwhile", message, "base", { head: error.head });
    }
    case "not-renamed":
      return refuse(
        409,
        error.code,
        "The newest revision of this is no renaming, so there is none to take back. Restore a revision instead.",
      );
    case "never-shipped":
      return refuse(409, error.code, "This did not come with the studio, so there is nothing to put back. Restore one of its revisions.");
    case "no-longer-shipped":
      return refuse(
        409,
        error.code,
        "This came with an older version of the studio and is shipped no more. Duplicate it to keep one of your own.",
      );
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
