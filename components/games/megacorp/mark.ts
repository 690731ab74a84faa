/** The mark of Megacorp. */
import type { Mark } from "../mark.ts";

export const MEGACORP_MARK: Mark = { path: "M1.4 8.6V4.64H3.92V1.4H6.08V6.08H8.6V8.6Z", colour: "var(--corp)" };
