/**
 * `npm run bench [-- name …]`: the speed goals as figures, JSON on stdout, progress on stderr. Medians and percentiles of one run;
 * machines are noisy, so nothing here passes or fails.
 */
import { benchBrowser } from "./browser.ts";
import { benchDecks } from "./decks.ts";
import { benchExport } from "./export.ts";
import { benchLab } from "./lab.ts";
import { benchLabPage } from "./lab-page.ts";
import { benchMatches } from "./matches.ts";
import { benchPrint } from "./print.ts";
import { benchPrintPage } from "./print-page.ts";
import { benchSearch } from "./search.ts";
import { benchSet } from "./set.ts";
import { benchSlow } from "./slow.ts";
import { benchStart } from "./start.ts";
import { benchStudio } from "./studio.ts";
import { benchTable } from "./table.ts";
import { benchWaits } from "./waits.ts";

const BENCHES: Readonly<Record<string, () => Promise<object>>> = {
  search: benchSearch,
  decks: benchDecks,
  matches: benchMatches,
  studio: benchStudio,
  set: benchSet,
  slow: benchSlow,
  print: benchPrint,
  "print-page": benchPrintPage,
  export: benchExport,
  lab: benchLab,
  start: () => benchStart(),
  "lab-page": benchLabPage,
  table: benchTable,
  waits: benchWaits,
  browser: benchBrowser,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". Benches: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
const results: Record<string, object> = {};
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`[bench] ${name}`);
  results[name] = await bench();
}
console.log(JSON.stringify({ node: process.versions.node, platform: `${process.platform}-${process.arch}`, ...results }, null, 2));
process.exit(0);
