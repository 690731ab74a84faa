"use client";
import { METRORUNNER } from "../../../engine/games/metrorunner/index.ts";
import { METRORUNNER_FACES } from "../../../faces/metrorunner/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { METRORUNNER_MARKS } from "./kind-marks.ts";

bringFaces("metrorunner", METRORUNNER_FACES);

export const MetrorunnerCards = () => <CardBrowser game={METRORUNNER} marks={METRORUNNER_MARKS} />;
