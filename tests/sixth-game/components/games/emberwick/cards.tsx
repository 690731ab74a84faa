"use client";
/** The cards page of Emberwick. */
import { EMBERWICK } from "../../../engine/games/emberwick/index.ts";
import { EMBERWICK_FACES } from "../../../faces/emberwick/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { EMBERWICK_CARD_MARKS } from "./card-marks.ts";

bringFaces("emberwick", EMBERWICK_FACES);

export default function EmberwickCards() {
  return <CardBrowser game={EMBERWICK} marks={EMBERWICK_CARD_MARKS} />;
}
