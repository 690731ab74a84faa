"use client";
/** The cards page of CORP. */
import { CORP } from "../../../engine/games/corp/index.ts";
import { CORP_FACES } from "../../../faces/corp/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { CORP_CARD_MARKS } from "./card-marks.ts";

bringFaces("corp", CORP_FACES);

export default function CorpCards() {
  return <CardBrowser game={CORP} marks={CORP_CARD_MARKS} />;
}
