/** The mark of Virtual Revolution. */
import type { Mark } from "../mark.ts";

export const VIRTUAL_REVOLUTION_MARK: Mark = {
  path: "M5 .9A4.1 4.1 0 1 0 5 9.1 4.1 4.1 0 0 0 5 .9ZM5 2.5A2.5 2.5 0 1 1 2.5 5H5Z",
  colour: "var(--violet)",
};
