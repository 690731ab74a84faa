import { boardsGate } from "../../gates/alive-boards.ts";
import { CORP_LAYING } from "./alive.ts";

export const GATE = boardsGate(CORP_LAYING, 0.04);
