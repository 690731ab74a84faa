import { boardsGate } from "../../gates/alive-boards.ts";
import { VIRTUAL_REVOLUTION_LAYING } from "./alive.ts";

export const GATE = boardsGate(VIRTUAL_REVOLUTION_LAYING, 0.03);
