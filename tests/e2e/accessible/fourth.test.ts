/** The fourth share of all pages in all states. */
import { lookAtShare } from "./everywhere.ts";

lookAtShare(import.meta.filename);
