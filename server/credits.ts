/** Whose work the studio shows, with the licences that come with it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Credit = {
  readonly name: string;
  readonly use: string;
  readonly licence: string /** The licence as its package brings it. */;
  readonly text: string;
};

const PACKAGES = [
  { package: "@fontsource/chakra-petch", name: "Chakra Petch", use: "Titles, card names, numerals", licence: "SIL Open Font License 1.1" },
  { package: "@fontsource/ibm-plex-sans", name: "IBM Plex Sans", use: "Interface", licence: "SIL Open Font License 1.1" },
  {
    package: "@fontsource/ibm-plex-sans-condensed",
    name: "IBM Plex Sans Condensed",
    use: "Rules text on cards, tables",
    licence: "SIL Open Font License 1.1",
  },
  { package: "@fontsource/ibm-plex-mono", name: "IBM Plex Mono", use: "Searches, counts", licence: "SIL Open Font License 1.1" },
  { package: "lucide-react", name: "Lucide", use: "Icons of the interface", licence: "ISC License" },
] as const;

/** Fonts and icons in use. Throws when a package is not installed. */
export const credits = (): readonly Credit[] =>
  PACKAGES.map(({ package: folder, ...credit }) => ({
    ...credit,
    text: readFileSync(join(/* turbopackIgnore: true */ process.cwd(), "node_modules", folder, "LICENSE"), "utf8"),
  }));
