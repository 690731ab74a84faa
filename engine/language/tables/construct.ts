/**
 * A construct: one entry of the table that the grammar, the printer, the completions, the reference and the schema are all derived from.
 *
 * A phrase is words and holes. `{c:CardsL}` is a hole named c of a sort; `{g:Group:0}` asks for the first form, `{g:Group:@n}` for the form
 * that hole n has, `{g:Group:=}` passes its form on. `(gets|get)@c` is inflected by hole c, `(draw|draws)` by the form of the phrase itself.
 */
import type { Run } from "../machine/run.ts";
import { keyOf, type Leaf } from "../reading/token.ts";
import type { Tree } from "../tree.ts";
import { type Form, isSort, type Sort } from "./sort.ts";

/** Another way to say a construct. A hole that its phrase does not have is fixed: to a number or a tree. */
export type Variant = { readonly phrase: string; readonly fix?: Readonly<Record<string, Leaf | Tree>> };

/**
 * A wording that is clear but not the one wording. The trees it fixes may contain its own holes, `{ is: "{c}", holes: {} }`, so that it can
 * put parts into their right place; `as` is the free variant that the answer is written in.
 */
export type Refused = Variant & {
  readonly why: string;
  readonly as?: number;
  /** The designer must choose among several answers: none of them may be taken for meant. */
  readonly choice?: true;
};

export type Construct = {
  readonly id: string;
  readonly sort: Sort;
  readonly phrase: string;
  /** One line for a designer: what it does, who chooses, which rule. */
  readonly doc: string;
  /** A piece of text with one reading that uses the construct. */
  readonly example: string;
  /** Free variants: equal in meaning, printed as they were written. */
  readonly same?: readonly (string | Variant)[];
  /** Accepted spellings: read, and printed as the first phrase. */
  readonly also?: readonly (string | Variant)[];
  /** Wordings that are read only after a failure, to answer with the right one and the reason. */
  readonly refuse?: readonly Refused[];
  /**
   * Wordings of people who do not know the language: read by the loose layer alone, which prints the canonical words for them. Like refused
   * ones they may put parts into their right place.
   */
  readonly loose?: readonly (string | Variant)[];
  /** The entry is a synonym: its tree is that of the construct named here, hole by hole, or of the hole named `{hole}`. */
  readonly means?: string;
  /** The form of the whole phrase, where its words do not show it: fixed, or that of a hole. */
  readonly num?: Form | string;
  /** Makes something that later words may refer to: one card, several, as many as hole n says, a player, the zone in hole z. */
  readonly binds?: "one" | "many" | "byNumber" | "player" | "zone";
  /** The hole that says how many cards come to the acting player: where nothing else is meant, later words refer to these. */
  readonly gets?: string;
  /** Refers to something bound before: one card, several, what is left of several, the chosen one, the player, the acting player, a zone of that name. */
  readonly refers?: "one" | "many" | "rest" | "chosen" | "player" | "actor" | { readonly zone: string };
  /** Refers to a card where this other construct refers to a player: what says it of the player whose card that is. */
  readonly ofCard?: string;
  /** In its own act, `that card` is each of its cards by itself. */
  readonly each?: true;
  /** The hole whose player acts in the holes after it: `they` and `their` are this player. */
  readonly actor?: string;
  /** The player is you, so `they` and `their` do not speak of this one. */
  readonly you?: true;
  /** Its selection is what “the chosen …” refers to. */
  readonly chooses?: true;
  /** The hole whose cards are taken one by one in the holes after it. */
  readonly member?: string;
  /** Its holes are modes, of which one is carried out. */
  readonly branches?: true;
  /** An act that gives a sentence to the cards in its hole `c` for a time: the static that it says of each of them, and the act that gives an ability in quotation marks. */
  readonly says?: { readonly fact: string; readonly by: string };
  /** An act that makes a sentence true of the players in its hole `p` for a time, each of them “you” in it, where what stands in another hole, if one is named, has holes of its own: that hole, the static, and the act that says a static for a time. */
  readonly saysTo?: { readonly hole?: string; readonly fact: string; readonly by: string };
  /** The number 0 in it is something: “has BQ 0”, “until you have 0 cards in hand”. */
  readonly zero?: true;
  /** It says something of the whole ability behind which it stands: “Hostile.” */
  readonly ofAbility?: true;
  /** A list: what is said of it is said of each part by itself. */
  readonly lists?: true;
  /** How often the sampler draws it among its sort; default 1. */
  readonly weight?: number;
  /** What it does in its game; of a construct that other vocabularies import it is said in `Vocabulary.runs`. */
  readonly run?: Run;
  /** What the holes must share beyond their sorts. */
  readonly check?: (tree: Tree) => boolean;
};

type Options = Omit<Construct, "id" | "sort" | "phrase" | "doc" | "example">;

/** An entry of a table, written in one line. */
export const construct = (sort: Sort, id: string, phrase: string, doc: string, example: string, options: Options = {}): Construct => ({
  id,
  sort,
  phrase,
  doc,
  example,
  ...options,
});

/** A word of a phrase, a word with two forms, or a hole. */
export type Item =
  | { readonly is: "word"; readonly text: string; readonly key: string }
  | { readonly is: "inflected"; readonly texts: readonly [string, string]; readonly keys: readonly [string, string]; readonly by?: string }
  | { readonly is: "hole"; readonly name: string; readonly sort: Sort; readonly form?: Form | "own"; readonly like?: string };

export type Hole = Extract<Item, { is: "hole" }>;

const ITEM = /\{[^}]*\}|\p{L}(?:\.\p{L})+\.|\([^)]*\)(?:@\w+)?|'s|[,:;.]|\p{L}+n't|[^\s{}(),:;.']+/gu;

/** Phrases as they were read: a table is checked and built in several goes, and each asks for all of its phrases. */
const read = new Map<string, readonly Item[]>();
/** Phrases that are remembered; people who design keywords make new ones at every key. */
const MOST_READ = 20_000;

/** Reads a phrase; throws on an invalid one, which only the author of a table can cause. */
export function readPhrase(phrase: string): readonly Item[] {
  const known = read.get(phrase);
  if (known) return known;
  const items = itemsOf(phrase);
  if (read.size >= MOST_READ) read.clear();
  read.set(phrase, items);
  return items;
}

function itemsOf(phrase: string): readonly Item[] {
  return [...phrase.matchAll(ITEM)].map(([written]) => {
    if (written.startsWith("{")) return readHole(written, phrase);
    if (!written.startsWith("(")) return { is: "word", text: written, key: keyOf(written) };
    const [, first = "", second = "", by] = /^\(([^|)]+)\|([^|)]+)\)(?:@(\w+))?$/.exec(written) ?? [];
    if (first === "" || second === "") throw new Error(`“${written}” in “${phrase}” is not a word with two forms`);
    const forms = { texts: [first, second], keys: [keyOf(first), keyOf(second)] } as const;
    return by === undefined ? { is: "inflected", ...forms } : { is: "inflected", ...forms, by };
  });
}

function readHole(written: string, phrase: string): Hole {
  const [name = "", sort = "", form] = written.slice(1, -1).split(":");
  if (!isSort(sort)) throw new Error(`“${written}” in “${phrase}” is of no known sort`);
  const hole = { is: "hole", name, sort } as const;
  if (form === undefined) return hole;
  if (form === "=") return { ...hole, form: "own" };
  if (form === "0") return { ...hole, form: 0 };
  if (form === "1") return { ...hole, form: 1 };
  return { ...hole, like: form.replace("@", "") };
}
