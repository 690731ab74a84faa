"use client";
/** The cards page of San. */
import { SAN } from "../../../engine/games/san/index.ts";
import { SAN_FACES } from "../../../faces/san/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { SAN_CARD_MARKS } from "./card-marks.ts";

bringFaces("san", SAN_FACES);

export default function SanCards() {
  return <CardBrowser game={SAN} marks={SAN_CARD_MARKS} />;
}
