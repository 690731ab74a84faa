/** The mark of Metrorunner. */
import type { Mark } from "../mark.ts";

export const METRORUNNER_MARK: Mark = {
  path: "M1.2 1.2H4.6V4.6H1.2ZM5.4 5.4H8.8V8.8H5.4ZM5.4 1.2H8.8V2.8H7V4.6H5.4ZM1.2 5.4H2.8V7.2H4.6V8.8H1.2Z",
  colour: "var(--amber)",
};
