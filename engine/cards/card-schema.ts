/** Checks a card that comes from outside: a file, a request, a database row. Kept apart from `card.ts` so that pages load no checker. */
import { z } from "zod";
import { CARD_ID, type CardId, GAME_IDS, PROVENANCES } from "./card.ts";

/** The path of a picture below the content folder or that of uploads: no address, no root, no step upwards, no hidden file. */
const IMAGE = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:avif|jpe?g|png|webp)$/;

const hint = z.string().max(500).optional();
export const ArtSchema = z.union([
  z.strictObject({ motif: z.string().min(1), seed: z.string().min(1), palette: z.string().min(1), hint }),
  z.strictObject({
    image: z
      .string()
      .max(200)
      .regex(IMAGE, "a picture must be a png, jpg, webp or avif file in the content folder, like pictures/lantern.webp"),
    hint,
    crop: z
      .strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1), width: z.number().min(0.01).max(1) })
      .refine(({ x, width }) => x + width <= 1 + 1e-9, "the crop must be inside the picture")
      .exactOptional(),
  }),
]);

const languages = z.record(z.string().regex(/^[a-z]{2}$/, "a language code must be two lower-case letters"), z.string());

const set = z.string().regex(/^[A-Z0-9-]{1,12}$/, "a set code must be 1 to 12 capital letters, digits or hyphens");
const number = z.string().min(1).max(24);
const flavor = z.string().max(2_000);
const credit = z.strictObject({ artist: z.string().max(200), licence: z.string().max(200) });
const custom = z
  .record(z.string().min(1).max(120), z.string().max(10_000))
  .refine((columns) => Object.keys(columns).length <= 100, "a card can have at most 100 custom columns");

/** The envelope; `fields` is checked by the schema that the game's declaration gives (`fieldsSchema`). */
export const CardEnvelopeSchema = z.strictObject({
  id: z
    .string()
    .regex(CARD_ID, "an id must be game/slug in lower-case letters, digits and hyphens")
    .transform((id) => id as CardId),
  game: z.enum(GAME_IDS),
  set,
  number,
  kind: z.string().min(1),
  name: z
    .string()
    .min(1)
    .max(120)
    .regex(/^$|^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cc}]+$/u, "a name must be one line of visible characters"),
  names: languages,
  text: z.string().max(10_000),
  flavor,
  flavors: languages,
  count: z.number().int().positive().max(999),
  fields: z.record(z.string(), z.unknown()),
  art: ArtSchema,
  credit,
  provenance: z.enum(PROVENANCES),
  fixed: z.array(z.string()),
  variants: z
    .array(z.strictObject({ set, number, flavor, art: ArtSchema, credit }))
    .max(50)
    .exactOptional(),
  custom: custom.exactOptional(),
});
