export { aliases } from "./aliases.ts";
export { deckSteps } from "./deck-steps.ts";
export { deckVersions } from "./deck-versions.ts";
export { decks } from "./decks.ts";
export { libraries } from "./libraries.ts";
export { OBJECT_TYPES, type ObjectType, objects } from "./objects.ts";
export { revisions } from "./revisions.ts";
export { savedQueries } from "./saved-queries.ts";
