/** Pictures of Virtual Revolution cards. */
import type { Card } from "../../engine/cards/card.ts";
import type { PaletteName } from "../art/palette.ts";
import type { ArtLook } from "../art/propose/look.ts";
import { askedBy, type Lines, withSign, wordsIn } from "../art/propose/words.ts";

const WORLDS: Lines<string> = [
  ["westland, desert", "mesa"],
  ["exoplanet, planet", "exoplanet"],
  ["elven, forest", "elven"],
  ["conquistador, pirate, sail", "galleon"],
  ["space conquest, fleet.", "fleet"],
  ["elassar", "citadel"],
  ["venizia", "canal"],
  ["olmeta, worlds of", "worlds"],
  ["rift", "rift"],
  ["dark kingdom", "throne"],
  ["mythologia, deep", "kraken"],
  ["codex, book", "codex"],
  ["paris", "paris"],
  ["howling, wolf", "howling"],
  ["curse, grave", "graves"],
  ["archipelago, island", "palms"],
  ["london", "clock"],
  ["steampunk", "gears"],
  ["ashes", "ashes"],
  ["multiverse", "multiverse"],
  ["outpost", "outpost"],
  ["jurassic, dino", "volcano"],
  ["cyclades", "temple"],
  ["castle in the air", "isles"],
];
const GENRES: Readonly<Record<string, string>> = {
  fantasy: "castle",
  "science-fiction": "exoplanet",
  horror: "howling",
  adventure: "galleon",
};
const LANDMARKS: Readonly<Record<string, string>> = {
  ND: "spire",
  MA: "roofs",
  PI: "mill",
  DR: "lion",
  QL: "dome",
  NA: "columns",
  CE: "arch",
};

/** A colour of its own for each district's landmark and boroughs. */
const COLOURS: Readonly<Record<string, PaletteName>> = {
  ND: "goal",
  MA: "diplomat",
  PI: "combatant",
  DR: "K",
  QL: "technician",
  NA: "verse",
  CE: "paris",
};

/** The motif and the palette of a Virtual Revolution card. */
export function virtualRevolutionArt(card: Card): ArtLook {
  const genre = GENRES[wordsIn(card, "genre")[0] ?? ""];
  const people = wordsIn(card, "agentType")[0];
  const district = wordsIn(card, "districts")[0] ?? "";
  switch (card.kind) {
    case "agent":
      return {
        motif: "portrait",
        palette: people === "combatant" || people === "technician" || people === "diplomat" ? people : "neutral",
      };
    case "verse":
      return { motif: `portal:${askedBy(WORLDS, card.name) ?? genre ?? "castle"}`, palette: "verse" };
    case "necroverse":
    case "corruption":
      return { motif: withSign("emblem", card), palette: "necro" };
    case "objective":
      return { motif: withSign("emblem", card), palette: "goal" };
    case "title":
      return { motif: `paris:${LANDMARKS[district] ?? "roofs"}`, palette: COLOURS[district] ?? "paris" };
    case "boost":
      return { motif: withSign("emblem", card), palette: "technician" };
    case "location": {
      const { borough } = card.fields;
      return {
        motif: typeof borough === "number" ? `borough:${borough}` : withSign("emblem", card),
        palette: COLOURS[district] ?? "paris",
      };
    }
    default:
      return { motif: "skyline", palette: "verse" };
  }
}
