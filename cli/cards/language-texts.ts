/** `language GAME --texts`: how well the language understands texts as designers write them, half by half, and plain ones by themselves. */
import { join } from "node:path";
import { shipped } from "../../content/folder.ts";
import { type DesignersText, HALVES, type Half, readDesignersTexts } from "../../content/texts.ts";
import type { GameId } from "../../engine/cards/card.ts";
import { type CorpusCount, countCorpus, isOnlyTold, type Language, type Understood, understood } from "../../engine/language/index.ts";
import { jsonText } from "../words.ts";

type Told = DesignersText & Understood;
type Out = { readonly out: (text: string) => void; readonly err: (text: string) => void };

/**
 * Measures the texts of a game and prints what became of them. Texts of the kept half are counted and never shown.
 *
 * @param language absent: the game has no language yet, and its texts are only counted
 * @param folder a content folder; absent: the shipped one
 * @returns 0, or 1 when a text was read wrongly
 */
export function tellTexts(game: GameId, language: Language | undefined, folder: string | undefined, asJson: boolean, io: Out): number {
  const { problems, plain, ...halves } = readDesignersTexts(join(folder ?? shipped(), game));
  const [first] = problems;
  if (first) throw new Error(`${first.file}:${first.line}:${first.column}: ${first.field ? `${first.field}: ` : ""}${first.message}`);
  if (!language) {
    const counts = { known: halves.known.length, kept: halves.kept.length };
    if (asJson) io.out(`${jsonText({ game, texts: counts })}\n`);
    else io.out(`${counts.known + counts.kept} texts, ${counts.known} known and ${counts.kept} kept. No language reads them yet.\n`);
    return 0;
  }
  const told = (texts: readonly DesignersText[]): readonly Told[] => texts.map((text) => ({ ...text, ...understood(language, text) }));
  const known = told(halves.known);
  const plainly = told(plain);
  const counts: Readonly<Record<Half, CorpusCount>> = { known: countCorpus(known), kept: countCorpus(told(halves.kept)) };
  const plainCount = countCorpus(plainly);
  if (asJson) io.out(`${jsonText({ game, ...counts, plain: plainCount, texts: [...known, ...plainly] })}\n`);
  else {
    io.out(HALVES.map((half) => countText(half === "known" ? "Known half" : "Kept half", counts[half])).join("\n"));
    if (plain.length > 0) io.out(`\n${countText("Plain texts", plainCount)}`);
    const shown = [...known, ...plainly];
    io.out(listText("Read with a wrong meaning", shown.filter(isWrong)));
    io.out(listText("The first suggestion has a wrong meaning", shown.filter(misleads)));
    io.out(listText("Not understood, even after the first suggestion", shown.filter(isLost)));
  }
  return [counts.known, counts.kept, plainCount].some(({ typed, strange }) => typed.wrong + strange > 0) ? 1 : 0;
}

const isWrong = (text: Told) => text.typed === "wrong" && !isOnlyTold(text);
const misleads = (text: Told) => text.typed === "refused" && text.offered === "wrong" && !isOnlyTold(text);
const isLost = ({ offered, means }: Told) => offered === "refused" && means !== undefined;

/** "62.5 % (125)". */
const share = (part: number, whole: number): string => `${whole === 0 ? "0" : ((100 * part) / whole).toFixed(1)} % (${part})`;

function countText(heading: string, { texts, meant, sayable, typed, offered, among, strange }: CorpusCount): string {
  return [
    `${heading}: ${texts} texts; ${meant} mean something in the game, and the language can say ${share(sayable, meant)}`,
    `  right as typed               ${share(typed.right, meant)}`,
    `  right after one key          ${share(offered.right, meant)}; any of three suggestions ${share(among, meant)}`,
    `  read with a wrong meaning ${share(typed.wrong, meant)}; after one key ${share(offered.wrong, meant)}`,
    `  read, although they mean nothing here: ${strange} of ${texts - meant}`,
    "",
  ].join("\n");
}

function listText(heading: string, texts: readonly Told[]): string {
  if (texts.length === 0) return "";
  const lines = texts.map(
    ({ text, means, not }) => `  ${text.replaceAll("\n", " / ")}\n      ${means?.replaceAll("\n", " / ") ?? `Means nothing here: ${not}`}`,
  );
  return `\n${heading}: ${texts.length}\n${lines.join("\n")}\n`;
}
