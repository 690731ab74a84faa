/** The mark of CORP. */
import type { Mark } from "../mark.ts";

export const CORP_MARK: Mark = {
  path: "M5 .8 9 3.1V7.1L5 9.2 1 7.1V3.1ZM5 3.4A1.7 1.7 0 1 0 5 6.8 1.7 1.7 0 0 0 5 3.4Z",
  colour: "var(--money)",
};
