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
      <b>Print its cards</b> in a deck’s Export window, or <b>Print cards</b> in the command list (<kbd>Ctrl K</kbd>). The preview beside
      the choices is the PDF itself.
    </p>
    <h2 id="kit">The whole kit</h2>
    <p>
      <b>The whole kit</b> on the print page of a game adds everything else on the table: boards, mats, tiles, tokens, figures, dice, score
      sheets and an aid for each player, as many as the rulebook says. Choose the number of players. In a game with decks, choose two or
      more decks. Where a rulebook gives no size or number, we chose it.
    </p>
    <ul>
      <li>
        <b>Boards</b> that are larger than the sheet are split into as few equal parts as possible. Cut out each part and glue its neighbour
        over the white strip that names it.
      </li>
      <li>
        <b>Figures</b> fold across the middle, so that both sides show. Fold the feet outwards along the dashed lines and glue them to a
        coin. Dice fold along their edges.
      </li>
      <li>
        <b>Small pieces</b> of several sizes share a sheet. Print them on card, or glue them to it before you cut.
      </li>
      <li>Pieces that are turned over in play are printed with both sides even without backs: side by side, to fold.</li>
    </ul>
    <p>
      <b>How to play</b> under Docs has the rules booklet of each game. Read it there or print it: A5 or A4 pages, or A4 sheets to fold.
      After the chapters it lists all rules by number.
    </p>
    <h2 id="changed">What changed, and how many</h2>
    <p>
      <b>Changed since my last print</b> leaves out every card that has not changed since this browser last downloaded a print of the game.
      Or choose a day, or a revision: <code>3</code> prints the cards with a revision after their third, <code>Tidal Wave 3</code>{" "}
      everything that changed after the third revision of that card, and a note everything that changed after the revision with that note.{" "}
      <b>Copies of single cards</b> lists the cards: type a number of copies, or 0 to leave a card out. To print a selection, select rows in
      the studio’s table and choose <b>Print</b>.
    </p>
    <h2 id="ink">Save ink</h2>
    <p>
      <b>Save ink</b> leaves out pictures and prints dark text on white instead of dark backgrounds. It keeps everything a card says.
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
      Without bleed, neighbouring cards share a cut. With bleed, the picture continues beyond the cut, so a slightly wrong cut leaves no
      white edge. Choose a margin of 8 mm if your printer cannot print near the edge.
    </p>
    <h2 id="marks">Marks</h2>
    <p>
      Crop marks run from the paper’s edge to 1 mm before the bleed: lay a ruler from mark to mark. Cut lines run across the whole sheet,
      over the cards. Both are exactly at the card’s edge.
    </p>
    <h2 id="backs">Backs</h2>
    <ul>
      <li>
        <b>Behind the fronts:</b> every second page has the backs. Choose the edge over which your printer turns sheets; the page behind the
        first page is empty.
      </li>
      <li>
        <b>On sheets of their own:</b> all fronts, then all backs, to glue together or to print on different paper.
      </li>
      <li>
        <b>To fold and glue:</b> the back lies below its front, upside down. Fold between them, then cut.
      </li>
    </ul>
    <h2 id="printer">Your printer</h2>
    <p>
      Printers stretch pages slightly and shift the second side. Print the calibration sheet on both sides, measure the two lines and the
      distance between the crosses, and type the results under <b>Your printer</b>. The studio corrects for them, and this browser remembers
      them.
    </p>
    <h2 id="text">Text and letters</h2>
    <p>
      Fonts are inside the PDF, each with the letters it needs, and all text can be searched and copied. Letters that none of the studio’s
      fonts has are printed as boxes; the page and the commands list these cards and letters before they make a file. Cards with text that
      the studio does not understand are marked DRAFT unless you turn that off.
    </p>
    <h2 id="others">Print shops and other tables</h2>
    <p>
      <b>Print shops, other tables</b> on the print page, <b>Export</b> on a card and in a deck’s export window make files for others. From{" "}
      <b>The whole kit</b> they include the kit: boards, tokens and aids too.
    </p>
    <ul>
      <li>
        <b>PDF for a print shop:</b> one side of a card on each page, with bleed; TrimBox and BleedBox mark the cut. Choose 63 × 88 mm or
        2.5 × 3.5 in. Nothing is scaled: the picture is extended instead.
      </li>
      <li>
        <b>Pictures for a print shop:</b> PNG with 300, 600 or 1200 dpi in a zip, with a folder for each back. The number after x in a file
        name is the number of copies. <code>contents.txt</code> lists everything. Colours are sRGB.
      </li>
      <li>
        <b>Tabletop Simulator:</b> a saved object of cards, or a save with the whole game set up. The pictures are either in the zip, whose
        folders you copy into Tabletop Simulator’s own, or on this studio’s server. Tabletop Simulator cannot sign in, so pictures on the
        server are public: anyone who knows a picture’s address can see that picture and nothing else. An address has 128 random bits, so
        nobody can guess it. A changed card gets a new address, so nobody sees an old picture.
      </li>
    </ul>
    <p>The page warns you of lines thinner than 0.25 pt, text smaller than 6 pt and pictures below 300 dpi before you order.</p>
    <h2 id="pictures">Pictures for chats</h2>
    <p>
      <b>Copy as picture</b> is on a card, in a deck’s sample hand, in the export window of a deck under <b>Picture</b>, and in the ⋯ menu
      of a match, where the picture shows only what your seat may know. If letters on its cards are boxes, the notice names them. Links to
      decks and cards have a preview with a picture. In a studio with a passphrase nobody sees the preview until you press{" "}
      <b>Make the preview public</b>; a link that contains its deck after the # shows the studio’s general picture.
    </p>
    <h2 id="terminal">From a terminal</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
    <pre tabIndex={0} aria-label="Printing from a terminal" role="group">
      <code>{`npm run -s cli -- print ${FIRST_DECK_GAME} --deck my-deck.txt --paper A4 --bleed 1.5 --backs long --out deck.pdf
npm run -s cli -- print ${FIRST_DECK_GAME} --kit --players 2 --out kit.pdf
npm run -s cli -- booklet ${FIRST_DECK_GAME} --paper fold --out rules.pdf
npm run -s cli -- print ${FIRST_DECK_GAME} --since deck.pdf --ink --out changed.pdf
npm run -s cli -- export png ${FIRST_DECK_GAME} --deck my-deck.txt --shop 2.5x3.5 --dpi 600 --out deck.zip
npm run -s cli -- export tts-game ${FIRST_DECK_GAME} --out table.zip`}</code>
    </pre>
    <p>
      The file appears when it is complete; a stopped print leaves no file. <code>print --help</code> lists every option.
    </p>
  </div>
);
