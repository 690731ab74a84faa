"use client";
/** The cards page of Metrorunner. */
import { METRORUNNER } from "../../../engine/games/metrorunner/index.ts";
import { METRORUNNER_FACES } from "../../../faces/metrorunner/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { METRORUNNER_CARD_MARKS } from "./card-marks.ts";

bringFaces("metrorunner", METRORUNNER_FACES);

export default function MetrorunnerCards() {
  return <CardBrowser game={METRORUNNER} marks={METRORUNNER_CARD_MARKS} />;
}
