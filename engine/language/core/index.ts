/** The core vocabulary: what card games have in common. */
import type { Vocabulary } from "../language.ts";
import { sentences } from "./lines.ts";
import { nouns } from "./nouns.ts";
import { values } from "./values.ts";
import { doing } from "./verbs.ts";

export const CORE: Vocabulary = { id: "core", imports: [], constructs: [...sentences, ...doing, ...nouns, ...values] };
