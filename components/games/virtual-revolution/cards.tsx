"use client";
import { VIRTUAL_REVOLUTION } from "../../../engine/games/virtual-revolution/index.ts";
import { VIRTUAL_REVOLUTION_FACES } from "../../../faces/virtual-revolution/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { VIRTUAL_REVOLUTION_MARKS } from "./kind-marks.ts";

bringFaces("virtual-revolution", VIRTUAL_REVOLUTION_FACES);

export const VirtualRevolutionCards = () => <CardBrowser game={VIRTUAL_REVOLUTION} marks={VIRTUAL_REVOLUTION_MARKS} />;
