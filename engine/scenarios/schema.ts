/** The form of a scenario file. What its names mean is asked of the game when the scenario is played. */

import { z } from "zod";
import { bySection } from "../cards/sections.ts";

const text = (most: number) => z.string().min(1).max(most);
const named = z.record(z.string(), z.unknown());

/** A card that only these scenarios know, or another text for a card of the game. */
export const InlineCardSchema = z
  .strictObject({
    id: text(120)
      .optional()
      .meta({ description: "Default: made of the game and the name. The id of a card of the game replaces that card." }),
    name: text(120),
    kind: text(40).optional().meta({ description: "Needed unless the card replaces one of the game." }),
    text: z.string().max(10_000).optional().meta({ description: "The rules text; it is carried out as printed." }),
    count: z.number().int().positive().max(99).optional().meta({ description: "Copies in the game; default 1." }),
    number: text(24).optional(),
    fields: named.optional().meta({ description: "Fields of the game's cards; those left out are 0 or empty." }),
  })
  .meta({ description: "A card written here instead of in the game's content." });

export const ScenarioSchema = z.strictObject({
  name: text(200).meta({ description: "One sentence: what the scenario shows." }),
  note: z.string().max(4_000).optional().meta({ description: "For readers; nothing is done with it." }),
  rules: z.array(text(40)).max(40).default([]).meta({ description: "Numbers of the rules that the scenario shows." }),
  options: named.optional().meta({ description: "Options of the game; default its standard game." }),
  seed: z
    .number()
    .int()
    .nonnegative()
    .max(0xffff_ffff)
    .optional()
    .meta({ description: "What is left to chance comes from it; default 1." }),
  cards: z.array(InlineCardSchema).max(50).optional(),
  position: named.optional().meta({ description: "Zones, fields, whose turn; without it a match starts as always." }),
  draws: z
    .array(named)
    .max(200)
    .optional()
    .meta({ description: 'Chance written down, in order: { "shuffle": "PLACE", "cards": ["CARD"] }, { "start": "SEAT" }.' }),
  steps: z.array(named).min(1).max(1_000).meta({ description: 'Actions, { "SEAT": "ACTION" }, and expectations, { "expect": { … } }.' }),
});
export type Scenario = z.infer<typeof ScenarioSchema>;
export type InlineCard = z.infer<typeof InlineCardSchema>;

const entries = z
  .array(z.union([text(120), z.strictObject({ card: text(120), count: z.number() })]))
  .max(200)
  .default([])
  .meta({ description: '"CARD", "4 CARD" or { "card": "CARD", "count": 4 }.' });

/** A deck and what its check finds. */
export const DeckScenarioSchema = z.strictObject({
  name: text(200).meta({ description: "One sentence: what the check shows." }),
  note: z.string().max(4_000).optional().meta({ description: "For readers; nothing is done with it." }),
  rules: z.array(text(40)).max(40).default([]).meta({ description: "Numbers of the rules that the check shows." }),
  cards: z.array(InlineCardSchema).max(50).optional(),
  deck: z
    .union([text(120), z.strictObject(bySection(() => entries))])
    .meta({ description: "A deck that is shipped, by its name; or its sections." }),
  problems: z
    .array(z.union([text(40), named]))
    .max(200)
    .meta({ description: 'All that is found, in order: "MAIN_TOO_FEW" or { "code": "MAIN_TOO_FEW", "have": 39 }; [] for a legal deck.' }),
});
export type DeckScenario = z.infer<typeof DeckScenarioSchema>;

export const ScenarioFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    game: text(40).meta({ description: "The game that is played." }),
    note: z.string().max(4_000).optional(),
    cards: z.array(InlineCardSchema).max(50).optional().meta({ description: "Cards for all scenarios of the file." }),
    scenarios: z.array(ScenarioSchema).max(500).default([]),
    decks: z.array(DeckScenarioSchema).max(500).default([]).meta({ description: "Decks and what their check finds." }),
  })
  .refine(({ scenarios, decks }) => scenarios.length + decks.length > 0, "a file has scenarios, or decks to check");
export type ScenarioFile = z.infer<typeof ScenarioFileSchema>;

/** The JSON schema of a scenario file, for editors that complete and check while one writes. */
export const scenarioFileSchema = (): unknown => z.toJSONSchema(ScenarioFileSchema, { io: "input" });
