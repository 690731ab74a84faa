"use client";
import { EMBERWICK } from "../../../engine/games/emberwick/index.ts";
import { EMBERWICK_FACES } from "../../../faces/emberwick/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { EMBERWICK_MARKS } from "./kind-marks.ts";

bringFaces("emberwick", EMBERWICK_FACES);

export const EmberwickCards = () => <CardBrowser game={EMBERWICK} marks={EMBERWICK_MARKS} />;
