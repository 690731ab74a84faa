/** The colours of San's icons and types. */
export { AMBER as PROPAGANDA, CORAL as VIRUS, PINK as CORRUPTION, STEEL as GEAR, TEAL as HACKING } from "../colours.ts";
