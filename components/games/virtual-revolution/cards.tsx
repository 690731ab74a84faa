"use client";
/** The cards page of Virtual Revolution. */
import { VIRTUAL_REVOLUTION } from "../../../engine/games/virtual-revolution/index.ts";
import { VIRTUAL_REVOLUTION_FACES } from "../../../faces/virtual-revolution/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { VIRTUAL_REVOLUTION_CARD_MARKS } from "./card-marks.ts";

bringFaces("virtual-revolution", VIRTUAL_REVOLUTION_FACES);

export default function VirtualRevolutionCards() {
  return <CardBrowser game={VIRTUAL_REVOLUTION} marks={VIRTUAL_REVOLUTION_CARD_MARKS} />;
}
