/** Where the shipped content lies. */
import { join, relative } from "node:path";

/** The folder that this file lies in; a bundle does not know it, and runs where the studio is. */
const HERE = (import.meta.dirname as string | undefined) ?? join(process.cwd(), "content");
/** That folder, as seen from where the process works. */
export const shipped = () => relative(process.cwd(), HERE) || ".";
