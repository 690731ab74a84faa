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
    <h2 id="kit">The whole kit</h2>
    <p>
      <b>The whole kit</b> on the print page of a game adds all that lies on the table beside the cards: boards, mats, tiles, tokens,
      figures, dice, score sheets and an aid for each player, in the numbers of the rulebook. A game with decks asks for two or more of
      them. Choose for how many players. Where a rulebook gives no size or number, they are ours.
    </p>
    <ul>
      <li>
        <b>Boards</b> that are larger than the sheet are cut into as few equal parts as there can be. Cut each part out, and glue its
        neighbour over the white strip that names it.
      </li>
      <li>
        <b>Figures</b> fold across the middle so that both sides show; fold the feet outwards along the dashed lines and glue them to a
        coin. Dice fold along their edges.
      </li>
      <li>
        <b>Small pieces</b> of several sizes share a sheet. Print them on card, or glue them to it before you cut.
      </li>
      <li>What has to be turned over in play has its other side even without backs: beside the front, to fold.</li>
    </ul>
    <p>
      <b>How to play</b> under Docs has the rules booklet of each game, to read there or to print: A5 or A4 pages, or A4 sheets to fold. All
      rules follow its chapters, by number.
    </p>
    <h2 id="changed">What changed, and how many</h2>
    <p>
      <b>Changed since my last print</b> leaves out every card that is as it was when this browser last fetched a print of the game; or
      choose a day, or a revision: <code>3</code> prints the cards that are beyond their third one, <code>Tidal Wave 3</code> all that
      changed after that card’s third, and a note all that changed after it was saved with one. <b>Copies of single cards</b> lists what is
      printed: type a number, 0 leaves one out. In the studio’s table mark rows and choose <b>Print</b> for a selection.
    </p>
    <h2 id="ink">Save ink</h2>
    <p>
      <b>Save ink</b> leaves out pictures and turns dark grounds into paper, with dark words on them. Everything a card says is still there.
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
      has are printed as boxes: before anything is made, the page and the commands name the cards and their letters. Cards whose text the
      studio does not understand are marked DRAFT unless you turn that off.
    </p>
    <h2 id="others">Print shops and other tables</h2>
    <p>
      <b>Print shops, other tables</b> on the print page, <b>Export</b> on a card and in a deck’s export window lead to files for others.
      From <b>The whole kit</b> it leads to the kit: boards, tokens and aids too.
    </p>
    <ul>
      <li>
        <b>PDF for a print shop:</b> one side of a card a page, with bleed; TrimBox and BleedBox say where it is cut. Choose 63 × 88 mm or
        2.5 × 3.5 in. Nothing is scaled: the picture reaches farther instead.
      </li>
      <li>
        <b>Pictures for a print shop:</b> PNG of 300, 600 or 1200 dpi in a zip, a folder for each back. The number behind x in a name is how
        many of it there are. <code>contents.txt</code> lists everything. Colours are sRGB.
      </li>
      <li>
        <b>Tabletop Simulator:</b> a saved object of cards, or a save with the whole game set up. Its pictures lie in the zip, whose folders
        go into Tabletop Simulator’s own; or this studio serves them. Tabletop Simulator cannot sign in, so served pictures are public:
        whoever knows the address of one, which has 128 bits and cannot be guessed, sees that picture and nothing else. A card that changes
        gets another address, so nobody sees an old picture.
      </li>
    </ul>
    <p>The page names lines thinner than 0.25 pt, texts smaller than 6 pt and pictures below 300 dpi before you order.</p>
    <h2 id="pictures">Pictures for chats</h2>
    <p>
      <b>Copy as picture</b> is on a card, in a deck’s sample hand, in the export window of a deck under <b>Picture</b>, and in the ⋯ menu
      of a match, where the picture shows what your seat may know. If letters on cards of it are boxes, the notice names them. Decks and
      cards have a picture in the preview of their link. In a studio with a passphrase nobody sees that until you press{" "}
      <b>Make the preview public</b>; a link that carries its deck behind # shows the studio’s general picture.
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
      The file appears when it is whole; a print that is stopped leaves nothing behind. <code>print --help</code> lists every option.
    </p>
  </div>
);
