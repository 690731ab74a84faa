/** How money looks in texts: "¥3M". */
import type { TextLook } from "../text-look.ts";

export const CORP_TEXT_LOOK: TextLook = { money: "M" };
