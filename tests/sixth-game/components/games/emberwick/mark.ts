/** The mark of Emberwick. */
import type { Mark } from "../mark.ts";

export const EMBERWICK_MARK: Mark = { path: "M5 .8C8 4 8.4 9.2 5 9.2S2 4 5 .8Z", colour: "var(--violet)" };
