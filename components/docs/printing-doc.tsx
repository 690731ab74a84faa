/** How cards come onto paper at their true size. The numbers are those of the layout itself. */
import { FIRST_DECK_GAME } from "../../engine/games/game.ts";
import { gridFor, PAPER_NAMES, PAPERS } from "../../faces/print/papers.ts";
import { BLEEDS } from "../../faces/print/sheets.ts";
import styles from "./prose.module.css";

const MARGINS = [5, 8] as const;

/** "9, upright" */
function fits(paper: (typeof PAPER_NAMES)[number], margin: number, bleed: number): string {
  const grid = gridFor(PAPERS[paper], margin, { w: 63 + 2 * bleed, h: 88 + 2 * bleed });
  return grid ? `${grid.columns * grid.rows}, ${grid.paper.w > grid.paper.h ? "sideways" : "upright"}` : "none";
}

export const PrintingDoc = () => (
  <div className={styles.prose}>
    <p>
      The studio prints a card, a search, a set, a deck or a whole game as a PDF. Choose <b>Print</b> on a card’s page,{" "}
      <b>Print its cards</b> in a deck’s Export window, or <b>Print cards</b> in the command list (<kbd>Ctrl K</kbd>). What you see beside
      the choices is the PDF itself.
    </p>
    <h2 id="size">True size</h2>
    <p>
      A card is 63 × 88 mm and nothing is ever made smaller to fit. In your printer’s window choose 100 % or “actual size”, not “fit to
      page”. The first page has a ruler of 100 mm and the outline of a card: measure them before you print the rest.
    </p>
    <h2 id="papers">How many fit on a sheet</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Paper, margin of the printer</th>
          {BLEEDS.map((bleed) => (
            <th key={bleed} scope="col">
              {bleed === 0 ? "no bleed" : `${bleed} mm of bleed`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PAPER_NAMES.flatMap((paper) =>
          MARGINS.map((margin) => (
            <tr key={`${paper} ${margin}`}>
              <th scope="row">
                {paper}, {margin} mm
              </th>
              {BLEEDS.map((bleed) => (
                <td key={bleed}>{fits(paper, margin, bleed)}</td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
    <p>
      Without bleed neighbouring cards share a cut. With bleed the picture goes on beyond the cut, so a cut that is a little off leaves no
      white edge. Choose a margin of 8 mm if your printer leaves out what lies near the edge.
    </p>
    <h2 id="marks">Marks</h2>
    <p>
      Crop marks run from the paper’s edge to 1 mm before the bleed: lay a ruler from mark to mark. Cut lines run right across the sheet,
      over the cards. Both stand exactly at the card’s edge.
    </p>
    <h2 id="backs">Backs</h2>
    <ul>
      <li>
        <b>Behind the fronts:</b> every second page holds the backs. Choose the edge over which your printer turns sheets over; the page
        behind the first page is empty.
      </li>
      <li>
        <b>On sheets of their own:</b> all fronts, then all backs, for gluing or for another paper.
      </li>
      <li>
        <b>To fold and glue:</b> the back lies below its front, upside down. Fold between them, then cut.
      </li>
    </ul>
    <h2 id="printer">Your printer</h2>
    <p>
      Printers stretch a little, and print the second side a little off. Print the calibration sheet on both sides, measure the two lines
      and the distance of the crosses, and type what you find under <b>Your printer</b>. The studio corrects for it, and this browser
      remembers it.
    </p>
    <h2 id="text">Text and letters</h2>
    <p>
      Fonts are inside the PDF, each with the letters it needs, and all text can be searched and copied. Letters that no font of the studio
      has are printed as boxes; the page lists them before you print. Cards whose text the studio does not understand are marked DRAFT
      unless you turn that off.
    </p>
    <h2 id="terminal">From a terminal</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <pre tabIndex={0} aria-label="Printing from a terminal" role="group">
      <code>{`npm run -s cli -- print ${FIRST_DECK_GAME} --deck my-deck.txt --paper A4 --bleed 1.5 --backs long --out deck.pdf`}</code>
    </pre>
    <p>
      The file appears when it is whole; a print that is stopped leaves nothing behind. <code>print --help</code> lists every option.
    </p>
  </div>
);
