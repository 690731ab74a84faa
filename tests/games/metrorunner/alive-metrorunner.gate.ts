import { boardsGate } from "../../gates/alive-boards.ts";
import { METRORUNNER_LAYING } from "./alive.ts";

export const GATE = boardsGate(METRORUNNER_LAYING, 0.04);
