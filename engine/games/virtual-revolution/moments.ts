/**
 * What the rules ask of the texts of cards, and when. Whoever reads the texts answers it; the rules know no card. Where nothing reads them, `SILENT` answers that there is
 * nothing to do.
 */
import type { Span } from "../../kernel/choice.ts";
import type { Frame } from "../../kernel/frames.ts";
import type { InstanceId, Player } from "../../kernel/state.ts";
import type { VrEngine, VrView } from "./layout.ts";

/** The lines of a text (section 2.6); "effect" is the line of a card that has only one. */
export type Line = "activation" | "promotion" | "boost" | "mission" | "bonus" | "end" | "minimum" | "global" | "maximum" | "effect";

/** A line of a card's text, and who is “you” in it. */
export type Asked = {
  readonly card: InstanceId;
  readonly line: Line;
  readonly player: Player;
  /** Whose line it is, if it is copied (VR-R18). */
  readonly design?: number;
  /** The player has named it: what “You may” says is done, and not asked for once more (VR-R75). */
  readonly named?: true;
  /** The card whose words are lit meanwhile, if it is another: whose line is copied. */
  readonly shown?: InstanceId;
};

/** What “With X:” brings to one execution of X (VR-10.5). */
export type Modifier = {
  /** What is known of it before it is used: what a declaration may count on (VR-R11, VR-R75). */
  readonly credits: number;
  readonly range: number;
  /** “You need no Influence here.” */
  readonly waives: boolean;
  /** It is worded “You may”: the owner is asked (VR-R75). */
  readonly optional: boolean;
  /** It is used before the Action or not at all (section 2.3). */
  readonly first: boolean;
  /** What its use costs, as an extra donation does (VR-R76). */
  readonly pays: number;
  /** How much Corruption it takes out of the hand. */
  readonly discards: number;
};

/** What things are worth to a player, in points, as whoever asks sees it: each for one. */
export type Price = {
  readonly credit: number;
  readonly revenue: number;
  readonly immunity: number;
  /** What a card of Corruption costs its holder. */
  readonly corruption: number;
  readonly added: number;
  /** Influence of an opponent that is eliminated. */
  readonly eliminated: number;
  readonly server: number;
  readonly agent: number;
  /** An Agent straightened, and one exchanged for a better one. */
  readonly activation: number;
  readonly exchanged: number;
  readonly boost: number;
  readonly verse: number;
  /** A Loading Verse put Online, the bonus of one taken again, and others to choose from. */
  readonly online: number;
  readonly bonus: number;
  readonly replaced: number;
  readonly range: number;
  readonly waived: number;
  readonly copied: number;
  readonly type: number;
  /** A bonus execution, by Action. */
  readonly actions: readonly number[];
};

export type CardTexts = {
  /** What a line is worth to its player where it is carried out, with no state at hand. For bots. */
  worth(design: number, line: Line, price: Price): number;
  /** What is still to come of the lines that are being carried out, for a player. For bots. */
  coming(state: VrView, engine: VrEngine, player: Player, price: Price): number;
  /** Carries out a line, such as the activation of an Agent (VR-7.3). The caller's last act: what it does happens before the next step. */
  begin(state: VrView, engine: VrEngine, asked: Asked): void;
  /** Whether a line could do anything now (VR-R77). */
  isAble(state: VrView, engine: VrEngine, asked: Asked): boolean;
  /** What a line brings to an execution of an Action; undefined if it is no “With X:” of it. */
  modifier(design: number, line: Line, action: number): Modifier | undefined;
  /** Whether a line is “With X:” of any Action: it does nothing otherwise (VR-7.10). */
  isAttached(design: number, line: Line): boolean;
  /** Whether a Verse has a mission (VR-11.4). */
  hasMission(design: number): boolean;
  /** Whether the mission of a Verse is met now (VR-11.6). */
  isMet(state: VrView, engine: VrEngine, asked: Asked): boolean;
  /** Whether a Raid of so many cards, in which so much Immunity was spent, fulfils the mission of a Verse (VR-12.9, VR-R35). */
  isMetByRaid(design: number, cards: number, spent: number): boolean;
  /** Whether a Title keeps what a Raid or Necro attack makes its holder discard (VR-R46). */
  keeps(design: number): boolean;
  /** Whether a line applies the promotion of another Agent (VR-R18). */
  copies(design: number, line: Line): boolean;
  /** Whether the promotion of an Agent lets its owner say its type before final scoring (VR-15.2, VR-R19). */
  choosesType(design: number): boolean;
  /** Whether the activation of an Agent applies that of another (VR-R103). */
  copiesActivation(design: number): boolean;
  /** What the End line of a Verse or an Objective is worth to a player now, before its cap (VR-15.10, VR-15.11). */
  score(state: VrView, engine: VrEngine, card: InstanceId, player: Player): number;
  /** The words that are carried out in a frame, or in whichever text it was called by; undefined where a rule did it. */
  words(state: VrView, engine: VrEngine, frame: Frame): Span | undefined;
  /** What a “Choose one” lists, where a frame asks it (VR-R21). */
  options(state: VrView, engine: VrEngine, frame: Frame): readonly string[] | undefined;
};

/** No text is read: nothing is done, no mission is met, nothing scores. */
export const SILENT: CardTexts = {
  worth: () => 0,
  coming: () => 0,
  begin: () => undefined,
  isAble: () => false,
  modifier: () => undefined,
  isAttached: () => false,
  hasMission: () => true,
  isMet: () => false,
  isMetByRaid: () => false,
  keeps: () => false,
  copies: () => false,
  choosesType: () => false,
  copiesActivation: () => false,
  score: () => 0,
  words: () => undefined,
  options: () => undefined,
};
