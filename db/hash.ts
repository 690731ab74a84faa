import { createHash, randomBytes } from "node:crypto";

/** SHA-256 of a text in UTF-8, lower-case hex. */
export const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
/** 20 characters of a-z and 2-7, 100 bits of chance: whoever has the address may read. */
export const randomId = (): string => Array.from(randomBytes(20), (byte) => LETTERS[byte & 31]).join("");
