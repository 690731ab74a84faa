/** Pictures that programs show with a link: exactly as large as they ask for, so that nothing is cut off (ogp.me). */
import { gameDefinition } from "../../engine/games/index.ts";
import { faceLabel } from "../../faces/index.ts";
import { measure } from "../../faces/metrics.ts";
import { ellipsis, nameLines, text } from "../../faces/svg.ts";
import { board, faceOf, type ShownCard } from "./cards-picture.ts";

/** What previews of links show, pixels. */
export const LINK = { across: 1200, down: 630 } as const;
const EDGE = 36;
const INK = { bright: "#f2f5f9", text: "#d5dce6", dim: "#8b98a8", accent: "#c8f169" } as const;
const highOf = (width: number): number => Math.round((width * 88) / 63);

/** A card: its face, and beside it its name and what it says, in letters that a small preview still shows. */
export async function cardLinkPicture(card: ShownCard): Promise<Buffer> {
  const high = LINK.down - 2 * EDGE;
  const width = Math.floor((high * 63) / 88);
  const face = { input: await faceOf(card, width), left: EDGE, top: EDGE };
  const left = EDGE + width + 48;
  const room = LINK.across - EDGE - left;
  const name = nameLines("display7", card.name, 76, 44, room, 60, 3);
  const top = EDGE + 30 + 30 + name.size;
  const below = top + (name.lines.length - 1) * name.size * 1.1 + 54;
  // The name stands above already.
  const label = faceLabel(card);
  const kind = wrapped(label.startsWith(`${card.name}, `) ? label.slice(card.name.length + 2) : label, 24, room, 2);
  const first = below + kind.length * 34 + 18;
  const words = card.text === "" ? [] : wrapped(card.text, 32, room, Math.max(1, Math.floor((LINK.down - EDGE - first) / 44) + 1));
  const markup = [
    text(left, EDGE + 30, 26, "display6", INK.accent, gameDefinition(card.game).name.toUpperCase(), { spacing: 2 }),
    ...name.lines.map((line, i) => text(left, top + i * name.size * 1.1, name.size, "display7", INK.bright, line)),
    ...kind.map((line, i) => text(left, below + i * 34, 24, "text", INK.dim, line)),
    ...words.map((line, i) => text(left, first + i * 44, 32, "text", INK.text, line)),
  ];
  return board(LINK.across, LINK.down, markup.join(""), [face]);
}

/** Cards of the studio side by side under its name. */
export async function studioLinkPicture(cards: readonly ShownCard[], about: string): Promise<Buffer> {
  const gap = 18;
  const count = Math.max(1, cards.length);
  const width = Math.min(300, Math.floor((LINK.across - 2 * EDGE - (count - 1) * gap) / count));
  const left = Math.round((LINK.across - count * width - (count - 1) * gap) / 2);
  const top = LINK.down - EDGE - 24 - highOf(width);
  const faces = await Promise.all(cards.map((card) => faceOf(card, width)));
  const markup =
    text(left, EDGE + 82, 96, "display7", INK.bright, "Arcology") +
    text(left + 2, EDGE + 136, 30, "text", INK.dim, ellipsis("text", about, 30, LINK.across - 2 * left));
  return board(
    LINK.across,
    LINK.down,
    markup,
    faces.map((input, i) => ({ input, left: left + i * (width + gap), top })),
  );
}

/** A text in lines of a width, at most so many; what is left out is marked. */
function wrapped(words: string, size: number, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || measure("text", size, longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const shown = lines.length <= most ? lines : [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")];
  return shown.map((one) => ellipsis("text", one, size, width));
}
