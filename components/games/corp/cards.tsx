"use client";
import { CORP } from "../../../engine/games/corp/index.ts";
import { CORP_FACES } from "../../../faces/corp/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { CORP_MARKS } from "./kind-marks.ts";

bringFaces("corp", CORP_FACES);

export const CorpCards = () => <CardBrowser game={CORP} marks={CORP_MARKS} />;
