/** Every kit on every paper, with every bleed and way of backs: what lies where, computed and held against the rules of the layout. */
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { PAPER_NAMES, PAPERS, type PaperName } from "../../faces/print/papers.ts";
import { BACKS, BLEEDS, type Bleed, type Component, layOut, MARKS, type Place, type Sheet } from "../../faces/print/sheets.ts";
import { kitOf } from "../../server/print/kit.ts";

const NEAR = 1e-6;

/** What is looked at: default everything. */
type Wish = {
  readonly games?: readonly GameId[];
  readonly papers?: readonly PaperName[];
  readonly margins?: readonly number[];
  readonly bleeds?: readonly Bleed[];
};

/** What is wrong, and how many tables were looked at. */
export function printTable({ games = GAME_IDS, papers = PAPER_NAMES, margins = [5, 8], bleeds = BLEEDS }: Wish = {}): {
  readonly faults: readonly string[];
  readonly tables: number;
  readonly places: number;
} {
  const faults: string[] = [];
  let [tables, places] = [0, 0];
  for (const game of games) {
    const components: Component[] = [
      { w: 63, h: 88, face: "card", back: "back of card", count: 100 },
      ...kitOf(game).components.map(({ id, w, h, count, back, isTwoSided, is }) => ({
        ...{ w, h, count, isTwoSided, face: id, isCut: is === "board" || is === "mat" },
        ...(back ? { back: `back of ${id}` } : {}),
      })),
    ];
    const withBack = new Set(components.flatMap(({ face, back }) => (back === undefined ? [] : [face])));
    for (const paper of papers)
      for (const margin of margins)
        for (const bleed of bleeds)
          for (const marks of MARKS)
            for (const backs of BACKS) {
              const name = `${game} on ${paper}, margin ${margin}, bleed ${bleed}, ${marks}, backs ${backs}`;
              const laid = layOut(components, { paper: PAPERS[paper], margin, bleed, marks, backs });
              tables++;
              if (!laid.ok) {
                faults.push(`${name}: ${laid.error}`);
                continue;
              }
              const fronts = laid.sheets.filter(({ side }) => side === "front");
              places += fronts.reduce((sum, sheet) => sum + sheet.places.length, 0);
              for (const [i, sheet] of laid.sheets.entries()) {
                const wrong =
                  faultOf(sheet, margin, bleed) ??
                  (backs === "long" || backs === "short" ? behindOf(laid.sheets, i, backs, withBack) : undefined);
                if (wrong) faults.push(`${name}, sheet ${i + 1}: ${wrong}`);
              }
              for (const component of components) {
                const copies = fronts
                  .flatMap((sheet) => sheet.places)
                  .filter(({ drawing, part }) => drawing === component.face && (part?.number ?? 1) === 1);
                if (copies.length !== component.count)
                  faults.push(`${name}: ${copies.length} of ${component.face}, not ${component.count}`);
              }
            }
  }
  return { faults, tables, places };
}

/** Two places that overlap by more than they may, or one beyond the margin. */
function faultOf({ paper, places, folds }: Sheet, margin: number, bleed: number): string | undefined {
  const kept = [...places].sort((a, b) => a.x - b.x);
  for (const [i, a] of kept.entries()) {
    const edge = Math.min(a.x, a.y, paper.w - a.x - a.w, paper.h - a.y - a.h) - bleed;
    if (edge < margin - NEAR) return `${a.drawing} lies ${edge.toFixed(2)} mm from the edge`;
    for (let k = i + 1; k < kept.length; k++) {
      const b = kept[k];
      if (!b || b.x >= a.x + a.w + 2 * bleed - NEAR) break;
      // What is folded touches its own back, without bleed between.
      const apart = folds.length > 0 && b.turned !== a.turned ? 0 : 2 * bleed;
      if (b.y < a.y + a.h + apart - NEAR && a.y < b.y + b.h + apart - NEAR) return `${a.drawing} and ${b.drawing} overlap`;
    }
  }
  return undefined;
}

/** A front whose back does not lie behind it when the sheet is turned over. */
function behindOf(sheets: readonly Sheet[], i: number, edge: "long" | "short", withBack: ReadonlySet<string>): string | undefined {
  const [front, back] = [sheets[i], sheets[i + 1]];
  if (front?.side !== "front" || back?.side !== "back") return undefined;
  const overUpright = (edge === "long") === front.paper.h >= front.paper.w;
  const seen = ({ x, y, w, h }: Place) => (overUpright ? [front.paper.w - x - w, y] : [x, front.paper.h - y - h]);
  const byPlace = new Map(
    back.places.map((place) => [
      seen(place)
        .map((one) => one.toFixed(4))
        .join(" "),
      place,
    ]),
  );
  for (const { drawing, x, y, part } of front.places) {
    const behind = byPlace.get(`${x.toFixed(4)} ${y.toFixed(4)}`);
    if (part || !withBack.has(drawing)) continue;
    if (!behind) return `there is nothing behind ${drawing}`;
    if (behind.drawing !== `back of ${drawing}`) return `${behind.drawing} lies behind ${drawing}`;
    if (behind.turned === overUpright) return `${behind.drawing} stands the wrong way round`;
  }
  return back.places.length > front.places.length ? "there are more backs than fronts" : undefined;
}
