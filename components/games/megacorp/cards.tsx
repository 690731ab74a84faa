"use client";
import { MEGACORP_LIBRARY } from "../../../engine/games/megacorp/library.ts";
import { MEGACORP_FACES } from "../../../faces/megacorp/index.ts";
import { bringFaces } from "../../card/painters.ts";
import { CardBrowser } from "../../cards/browser.tsx";
import { MEGACORP_MARKS } from "./kind-marks.ts";

bringFaces("megacorp", MEGACORP_FACES);

export const MegacorpCards = () => <CardBrowser game={MEGACORP_LIBRARY} marks={MEGACORP_MARKS} />;
