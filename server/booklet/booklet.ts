/** The rules booklet of a game: its chapters from `booklet.md`, a player aid, and the numbered rules behind them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { shipped } from "../../content/folder.ts";
import { loadContent } from "../../content/load.ts";
import type { Rule } from "../../content/rules.ts";
import type { GameId, PrintedCard } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { backOf, drawBack } from "../../faces/backs.ts";
import { type Block, type Booklet, type Inlines, type Picture, plainOf } from "../../faces/booklet/block.ts";
import { drawPicture } from "../../faces/booklet/strips.ts";
import { escapeText } from "../../faces/svg.ts";
import { kitOf } from "../print/kit.ts";
import { rulesText } from "../rules.ts";
import { drawn } from "../studio/face.ts";
import { fontRules } from "../studio/fonts.ts";
import { appendixOf } from "./appendix.ts";
import type { PictureParts } from "./picture.ts";
import { type ReadBooklet, readBooklet } from "./read.ts";
import { citations, untold } from "./told.ts";

const CARD = { w: 63, h: 88 } as const;

export type BookletOf = {
  readonly read: ReadBooklet;
  readonly rules: readonly Rule[];
  /** Rules of play that no paragraph names. */
  readonly untold: readonly string[];
  readonly markdown: string;
};

const fileOf = (game: GameId) => join(/* turbopackIgnore: true */ shipped(), game, "booklet.md");

/** Whether a game has one. */
export const hasBooklet = (game: GameId): boolean => existsSync(fileOf(game));

/** A game's booklet as it is shipped. Throws when there is none; see `hasBooklet`. */
export function bookletOf(game: GameId): BookletOf {
  const { rules, prefix } = rulesText(game);
  const markdown = readFileSync(fileOf(game), "utf8");
  const read = readBooklet(markdown, citations(rules, prefix), partsOf(game));
  return { read, rules, untold: untold(rules, read.told), markdown };
}

/** What is set on pages. */
export function bookOf(game: GameId): Booklet {
  const { read, rules } = bookletOf(game);
  const { markdown, prefix } = rulesText(game);
  const appendix = readBooklet(appendixOf(markdown, rules), citations([], prefix)).blocks.flatMap(flat);
  const title: Block = { is: "heading", level: 1, words: [{ text: "All rules by their numbers", look: "plain" }] };
  return {
    title: read.title,
    about: read.about,
    ...(read.cover ? { cover: read.cover } : {}),
    parts: [
      { size: "body", blocks: read.blocks },
      { size: "appendix", blocks: [title, ...appendix] },
    ],
  };
}

/** Numbered rules need no dots before them, and their parts are sections of one chapter. A table of rulings is set as text, without its last column, the reasons. */
function flat(block: Block): readonly Block[] {
  if (block.is === "heading") return [{ ...block, level: block.level === 1 ? 2 : 3 }];
  if (block.is === "item" && block.depth === 0) {
    const [first] = block.words;
    const [number, rest] = /^([A-Z]+-[A-Z]?[\d.]+)(\s.*)$/s.exec(first?.text ?? "")?.slice(1) ?? [];
    if (number !== undefined && rest !== undefined)
      return [{ is: "text", words: [{ text: number, look: "strong" }, { text: rest, look: "plain" }, ...block.words.slice(1)] }];
    if (first?.look === "strong") return [{ is: "text", words: block.words }];
  }
  if (block.is !== "table" || !block.rows.every(([first]) => /^[A-Z]+-[A-Z]?\d/.test(plainOf(first ?? [])))) return [block];
  const isReasoned = /^(why|reason)/i.test(plainOf(block.head.at(-1) ?? []));
  return block.rows.map((cells) => ({
    is: "text",
    words: (isReasoned ? cells.slice(0, -1) : cells).flatMap((cell, i) =>
      i === 0 ? strong(cell) : [{ text: " ", look: "plain" } as const, ...cell],
    ),
  }));
}

const strong = (words: Inlines): Inlines => words.map(({ text }) => ({ text, look: "strong" }));

/** Components by id or by the name of their entry, cards by slug. */
function partsOf(game: GameId): PictureParts {
  return {
    size: (kind, name) => {
      if (kind === "card" || kind === "back") return cardOf(game, name) && CARD;
      const found = componentOf(game, name);
      return found && (kind === "component" || found.back) ? { w: found.w, h: found.h } : undefined;
    },
  };
}

const componentOf = (game: GameId, name: string) => {
  const { components } = kitOf(game);
  return components.find(({ id }) => id === name) ?? components.find(({ entry }) => entry === name);
};

function cardOf(game: GameId, slug: string): PrintedCard | undefined {
  const card = loadContent().content[game].cards.find(({ id }) => id === `${game}/${slug}`);
  return card && { ...card, keywords: [] };
}

/** Draws all that a booklet's pictures name, each once, with ids of its own. */
export async function drawingsOf(game: GameId, pictures: readonly Picture[]): Promise<(drawing: string) => string> {
  const names = new Set(pictures.flatMap(({ laid }) => laid.flatMap((one) => (one.is === "drawing" ? [one.drawing] : []))));
  const made = new Map<string, string>();
  for (const [i, name] of [...names].entries()) made.set(name, withOwnIds(await drawing(game, name), `d${i}-`));
  return (name) => made.get(name) ?? "";
}

async function drawing(game: GameId, named: string): Promise<string> {
  const [kind = "", ...rest] = named.split(" ");
  const name = rest.join(" ");
  if (kind === "component" || kind === "behind") {
    const found = componentOf(game, name);
    return found ? kitOf(game).draw(found, kind === "component" ? "front" : "back") : "";
  }
  const card = cardOf(game, name);
  if (!card) return "";
  if (kind === "back") return drawBack(backOf(card));
  return (await drawn(card, { print: true, state: "plays", letters: true })).svg;
}

/** Two faces on one page have the same ids; each gets a prefix. */
const withOwnIds = (svg: string, prefix: string): string =>
  svg
    .replace(/\bid="/g, `id="${prefix}`)
    .replace(/url\(#/g, `url(#${prefix}`)
    .replace(/href="#/g, `href="#${prefix}`);

export const picturesOf = ({ cover, parts }: Booklet): readonly Picture[] => [
  ...(cover ? [cover] : []),
  ...parts.flatMap(({ blocks }) => blocks.flatMap(inside)),
];

const inside = (block: Block): readonly Picture[] =>
  block.is === "picture" ? [block.picture] : block.is === "example" ? block.blocks.flatMap(inside) : [];

const shown = new Map<string, string>();

/** A picture of a game's booklet, counted from 0 in the order of its file, as a document that needs nothing else. */
export async function bookletPicture(game: GameId, number: number): Promise<string | undefined> {
  const key = `${game} ${number}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const picture = picturesOf(bookOf(game))[number];
  if (!picture) return undefined;
  const svg = drawPicture(picture, 0, 0, 1, await drawingsOf(game, [picture]));
  const { w, h, caption } = picture;
  const made = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}mm" height="${h}mm"><title>${escapeText(caption)}</title><style>${fontRules(svg)}</style>${svg}</svg>\n`;
  shown.set(key, made);
  return made;
}

/** What a file is called inside: "Rules of …". */
export const bookletTitle = (game: GameId): string => `Rules of ${gameDefinition(game).name}`;
