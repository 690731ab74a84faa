/** The mark of San. */
import type { Mark } from "../mark.ts";

export const SAN_MARK: Mark = { path: "M1 8.4V5.2A4 4 0 0 1 9 5.2V8.4H7.2V5.6A2.2 2.2 0 0 0 2.8 5.6V8.4Z", colour: "var(--hacking)" };
