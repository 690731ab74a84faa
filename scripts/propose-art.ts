/**
 * Brings the drawn pictures of the shipped cards up to what `faces/art` proposes, and keeps those of one type apart.
 *
 *     node_modules/.bin/node scripts/propose-art.ts           lists what would change
 *     node_modules/.bin/node scripts/propose-art.ts --write   changes content/<game>/cards/*.json, nothing but the values of `art`
 *
 * A card whose motif and palette are what is proposed keeps its seed, so a second run changes nothing. When two pictures of a type look
 * alike, the later one gets a suffix to its seed: `heracles/2`.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify, parse } from "jsonc-parser";
import type { Page } from "playwright-core";
import { loadContent } from "../content/load.ts";
import { type Card, GAME_IDS, type GameId } from "../engine/cards/card.ts";
import { type DrawnArt, proposeArt } from "../faces/art/index.ts";
import { launch } from "../tests/browser.ts";
import { byType, LEAST_DISTANCE, nearestDistance, type Thumbnail, thumbnails } from "./art-distance.ts";

/** A little over the limit, since browsers smooth a little differently. */
const WANTED_DISTANCE = LEAST_DISTANCE + 0.003;
/** Suffixes tried, all at once, before the farthest of them is taken. */
const TRIES = 24;

const { content, problems } = loadContent();
for (const problem of problems) console.error(`${problem.file}:${problem.line}: ${problem.message}`);

const browser = await launch();
const page = await browser.newPage();
const settled: Card[] = [];
for (const group of byType(GAME_IDS.flatMap((game) => content[game].cards)))
  settled.push(
    ...(await apart(
      page,
      group.filter((card) => "motif" in card.art),
    )),
  );
await browser.close();

const changed = settled.filter(
  (card) => JSON.stringify(card.art) !== JSON.stringify(content[card.game].cards.find(({ id }) => id === card.id)?.art),
);
for (const { id, art } of changed) if ("motif" in art) console.log(`${id}: ${art.motif}, ${art.seed}, ${art.palette}`);
console.log(
  `${changed.length} of ${settled.length} pictures ${process.argv.includes("--write") ? "changed" : "would change; --write changes them"}`,
);
if (process.argv.includes("--write")) for (const game of GAME_IDS) write(game, new Map(changed.map((card) => [card.id, card])));

/** The cards of one type with pictures that differ; those that stay as they are come first, so that they do stay. */
async function apart(on: Page, group: readonly Card[]): Promise<Card[]> {
  const wanted = group.map(withProposal);
  const stays = (card: Card) => group.some(({ id, art }) => id === card.id && JSON.stringify(art) === JSON.stringify(card.art));
  const ordered = [...wanted.filter(stays), ...wanted.filter((card) => !stays(card))];
  const pictures = await thumbnails(on, ordered);
  const taken: Thumbnail[] = [];
  const out: Card[] = [];
  for (const [i, card] of ordered.entries()) {
    const picture = pictures[i] ?? [];
    const free =
      nearestDistance(picture, taken) >= (stays(card) ? LEAST_DISTANCE : WANTED_DISTANCE)
        ? { card, picture }
        : await another(on, card, taken);
    taken.push(free.picture);
    out.push(free.card);
  }
  return out;
}

/** The card with the first suffix that sets its picture apart from those taken, or the best there is, with a warning. */
async function another(on: Page, card: Card, taken: readonly Thumbnail[]): Promise<{ readonly card: Card; readonly picture: Thumbnail }> {
  const { art } = card;
  if (!("motif" in art)) return { card, picture: [] };
  const stem = art.seed.split("/")[0];
  const candidates = Array.from({ length: TRIES }, (_, i): Card => ({ ...card, art: { ...art, seed: `${stem}/${i + 2}` } }));
  const pictures = await thumbnails(on, candidates);
  const rated = candidates.map((candidate, i) => ({
    card: candidate,
    picture: pictures[i] ?? [],
    far: nearestDistance(pictures[i] ?? [], taken),
  }));
  const [first, ...others] = rated.filter(({ far }) => far >= WANTED_DISTANCE).concat(rated.toSorted((a, b) => b.far - a.far));
  if (!first) throw new Error(`${card.id}: no picture was drawn`);
  if (first.far < LEAST_DISTANCE)
    console.error(`${card.id}: no seed of ${others.length} keeps ${art.motif} in ${art.palette} apart from the others of its type`);
  return first;
}

/** The card with the proposed motif and palette; its seed stays where those two do. */
function withProposal(card: Card): Card {
  const proposed: DrawnArt = proposeArt(card);
  const same = "motif" in card.art && card.art.motif === proposed.motif && card.art.palette === proposed.palette;
  return same ? card : { ...card, art: proposed };
}

/** Replaces the three values in the files of a game; everything else, spaces included, stays. */
function write(game: GameId, cards: ReadonlyMap<string, Card>): void {
  const folder = join("content", game, "cards");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
    const path = join(folder, file);
    let text = readFileSync(path, "utf8");
    const list: readonly { readonly id: string }[] = parse(text).cards;
    for (const [i, { id }] of list.entries()) {
      const art = cards.get(id)?.art;
      if (!art || !("motif" in art)) continue;
      for (const key of ["motif", "seed", "palette"] as const)
        text = applyEdits(text, modify(text, ["cards", i, "art", key], art[key], {}));
    }
    writeFileSync(path, text);
  }
}
