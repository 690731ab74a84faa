/** CORP in a few words, for every page. */
import type { GameAbout } from "../game-about.ts";

export const CORP_ABOUT = { id: "corp", name: "CORP", rulePrefix: "CORP", language: true } as const satisfies GameAbout;
