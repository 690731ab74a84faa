/** A thread of `printing.ts`: makes files for others and tells how far it is. */
import { ok, type Result } from "../../engine/kernel/result.ts";
import { type Dpi, shopOf } from "../../faces/print/shops.ts";
import { type LettersTold, lettersOf } from "../print/letters.ts";
import { type PicturesTold, picturesOf } from "../print/lost-pictures.ts";
import { makeTasks } from "../print/thread-tasks.ts";
import { type CardExport, type Pieces, piecesOfCards } from "./pieces.ts";
import { writePngZip } from "./png-zip.ts";
import { writeShopPdf } from "./shop-pdf.ts";
import { deckSave, stepsOf } from "./tabletop/deck.ts";
import { gameSave, gameSteps } from "./tabletop/game.ts";
import { type GameWish, gameOf } from "./tabletop/game-of.ts";
import { type Build, type Where, writeTabletop } from "./tabletop/write.ts";
import type { Watch } from "./whole-file.ts";

/** How pieces leave the studio. */
export type ExportForm =
  | { readonly is: "pdf"; readonly shop: string }
  | { readonly is: "png"; readonly shop: string; readonly dpi: Dpi }
  | { readonly is: "tts"; readonly where: Where };
export type ExportTask = { readonly file: string; readonly at: number } & (
  | { readonly is: "cards"; readonly form: ExportForm; readonly cards: CardExport }
  | { readonly is: "game"; readonly game: GameWish; readonly where: Where }
);
/** What it tells. `line`: what was made, in words. */
export type ExportTold =
  | LettersTold
  | PicturesTold
  | { readonly is: "progress"; readonly done: number; readonly all: number }
  | { readonly is: "done"; readonly line: string; readonly warnings: readonly string[]; readonly missing: readonly string[] }
  | { readonly is: "failed"; readonly error: string };

type Made = Omit<Extract<ExportTold, { readonly is: "done" }>, "is">;

/** Milliseconds between two lines of how far it is. */
const PACE = 100;

makeTasks<ExportTask, ExportTold>(async (task, signal, tell) => {
  let told = 0;
  const progress = (done: number, all: number) => {
    const now = performance.now();
    if (done < all && now - told < PACE) return;
    told = now;
    tell({ is: "progress", done, all });
  };
  const cards = task.is === "cards" ? task.cards.cards : task.game.cards.map((card) => ({ card, count: 1 }));
  const letters = await lettersOf(cards, signal);
  if (letters) tell(letters);
  const pictures = await picturesOf(cards);
  if (pictures) tell(pictures);
  const made = await make(task, { signal, progress });
  tell(made.ok ? { is: "done", ...made.value } : { is: "failed", error: made.error });
});

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

const done = (line: string, { warnings, missing }: Partial<Made> = {}): Result<Made, string> =>
  ok({ line, warnings: warnings ?? [], missing: missing ?? [] });

type Into = Pick<ExportTask, "file"> & { readonly at: Date };

function make(task: ExportTask, watch: Watch): Promise<Result<Made, string>> {
  const into = { file: task.file, at: new Date(task.at) };
  return task.is === "game"
    ? makeGame(task.game, task.where, into, watch)
    : makeCards(piecesOfCards(task.cards), task.form, task.cards.kit ? "component" : "card", into, watch);
}

async function makeGame(wish: GameWish, where: Where, { file, at }: Into, watch: Watch): Promise<Result<Made, string>> {
  const found = gameOf(wish);
  if (!found.ok) return found;
  const game = found.value;
  const made = await writeTabletop(
    game.set,
    "game",
    (pictures, seen) => gameSave(game, pictures, seen),
    gameSteps(game),
    where,
    at,
    file,
    watch,
  );
  if (!made.ok) return made;
  const { cards, objects, pictures } = made.value;
  return done(
    `${game.name} for ${game.players} players: ${many(cards, "card")} among ${many(objects, "object")}, with ${many(pictures, "picture")}.`,
  );
}

async function makeCards(
  set: Pieces,
  form: ExportForm,
  one: "card" | "component",
  { file, at }: Into,
  watch: Watch,
): Promise<Result<Made, string>> {
  if (form.is === "tts") {
    const build: Build = (pictures, seen) => deckSave(set, pictures, seen);
    const made = await writeTabletop(set, "object", build, stepsOf(set.pieces), form.where, at, file, watch);
    if (!made.ok) return made;
    const { cards, objects, pictures } = made.value;
    return done(`${many(cards, "card")} in ${many(objects, "pile")}, with ${many(pictures, "picture")}.`);
  }
  const shop = shopOf(form.shop);
  if (!shop) throw new Error(`There is no preset “${form.shop}”.`);
  if (form.is === "pdf") {
    const made = await writeShopPdf(set, shop, at, file, watch);
    return made.ok ? done(`${many(made.value.components, one)} on ${many(made.value.pages, "page")}, sRGB.`, made.value) : made;
  }
  const made = await writePngZip(set, shop, form.dpi, at, file, watch);
  if (!made.ok) return made;
  return done(`${many(made.value.components, one)} as ${many(made.value.pictures, "picture")} of ${form.dpi} dpi, sRGB.`, made.value);
}
