"use client";
/** The cards page of Megacorp. */
import { MEGACORP_LIBRARY } from "../../../engine/games/megacorp/library.ts";
import { MEGACORP_FACES } from "../../../faces/megacorp/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { MEGACORP_CARD_MARKS } from "./card-marks.ts";

bringFaces("megacorp", MEGACORP_FACES);

export default function MegacorpCards() {
  return <CardBrowser game={MEGACORP_LIBRARY} marks={MEGACORP_CARD_MARKS} />;
}
