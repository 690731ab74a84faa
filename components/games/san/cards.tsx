"use client";
import { SAN } from "../../../engine/games/san/index.ts";
import { SAN_FACES } from "../../../faces/san/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { SAN_MARKS } from "./kind-marks.ts";

bringFaces("san", SAN_FACES);

export const SanCards = () => <CardBrowser game={SAN} marks={SAN_MARKS} />;
