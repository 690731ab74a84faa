/**
 * The sections of decks, a line each, in the order in which every list, file and page has them. A game with decks names those that its
 * decks have (`DeckShape.sections`); what a section is for stands here as its role, and nothing else asks for a section by its name.
 */

type DeckSection = {
  /** The heading in lists and on pages. */
  readonly name: string;
  /** Its letter in shared links. */
  readonly key: string;
  /** Other headings by which lists call it, without spaces, in lower case. */
  readonly headings: readonly string[];
  /**
   * What it is for: `leader`: its first card leads the deck and stands for it. `drawn`: hands are drawn from it. `revealed`: one of its
   * cards is revealed each turn.
   */
  readonly role: "leader" | "drawn" | "revealed";
};

export const DECK_SECTIONS = {
  business: { name: "Business", key: "b", headings: ["businesses"], role: "leader" },
  founder: { name: "Founder", key: "f", headings: ["founders"], role: "leader" },
  main: { name: "Main", key: "m", headings: ["maindeck", "mainboard"], role: "drawn" },
  resources: { name: "Resources", key: "r", headings: ["resource", "resourcedeck"], role: "revealed" },
} as const satisfies Readonly<Record<string, DeckSection>>;

/** A section that counts. */
export type PlayedSectionId = keyof typeof DECK_SECTIONS;
type WithRole<Role extends DeckSection["role"]> = {
  [Id in PlayedSectionId]: (typeof DECK_SECTIONS)[Id]["role"] extends Role ? Id : never;
}[PlayedSectionId];
/** A section that is a pile: odds are asked of it. */
export type PileSectionId = WithRole<"drawn" | "revealed">;

export const PLAYED_SECTION_IDS = Object.keys(DECK_SECTIONS) as readonly PlayedSectionId[];

const withRole = <Role extends DeckSection["role"]>(role: Role) =>
  PLAYED_SECTION_IDS.filter((id): id is WithRole<Role> => DECK_SECTIONS[id].role === role);
/** The sections whose first cards lead a deck, the foremost first. */
export const LEADER_SECTION_IDS = withRole("leader");
/** The piles, hands are drawn from the first. */
export const PILE_SECTION_IDS: readonly PileSectionId[] = [...withRole("drawn"), ...withRole("revealed")];

/** The section that hands are drawn from; a card that no game knows goes there. */
export const DRAWN: PileSectionId = "main" satisfies WithRole<"drawn">;
/** The section of which one card is revealed each turn. */
export const REVEALED: PileSectionId = "resources" satisfies WithRole<"revealed">;

/** One value for every section that counts. */
export const bySection = <Value>(of: (section: PlayedSectionId) => Value): Readonly<Record<PlayedSectionId, Value>> =>
  Object.fromEntries(PLAYED_SECTION_IDS.map((id) => [id, of(id)])) as Record<PlayedSectionId, Value>;
