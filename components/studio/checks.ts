/** What stands between a card and everybody: whole sentences, each with the place where it is mended (story S13). */
import type { LibraryGame } from "../../engine/games/game.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import type { FaceFit } from "../../faces/canvas.ts";
import { type Draft, get, isObject, textAt } from "./draft.ts";
import type { Problems } from "./form/problems.ts";
import { pathLabel } from "./path-label.ts";

export type Check = {
  readonly id: "fields" | "text" | "fit" | "credit" | "saved" | "scenario";
  readonly passed: boolean;
  readonly sentence: string;
};

/** Everything that is asked of a card before it is shown to others, in the order of the page. */
export function checksOf(
  game: LibraryGame,
  {
    draft,
    problems,
    isDraft,
    isChanged,
    fit,
    scenarios,
  }: {
    readonly draft: Draft;
    readonly problems: Problems;
    readonly isDraft: boolean;
    readonly isChanged: boolean;
    readonly fit: FaceFit | undefined;
    /** How many scenarios show the card at work, and how many of them pass; undefined where the game is not played by its rules. */
    readonly scenarios: { readonly all: number; readonly passed: number } | undefined;
  },
): readonly Check[] {
  const [first] = problems;
  const own = isObject(draft["art"]) && typeof get(draft, "art.image") === "string";
  const credited = !own || (textAt(draft, "credit.artist") !== "" && textAt(draft, "credit.licence") !== "");
  return [
    {
      id: "fields",
      passed: problems.size === 0,
      sentence: first
        ? `${pathLabel(game, first[0])}: ${first[1]}${problems.size > 1 ? ` And ${problems.size - 1} more.` : ""}`
        : "Every field is filled in.",
    },
    hasLanguage(game.id)
      ? {
          id: "text",
          passed: !isDraft,
          sentence: isDraft ? "Not all of the rules text is understood." : "The rules text is understood, in one way.",
        }
      : { id: "text", passed: true, sentence: `No language reads the texts of ${game.name} yet: the card is moved by hand.` },
    {
      id: "fit",
      passed: fit?.fits !== false,
      sentence: fit?.fits === false ? `The text is ${fit.over.lines} lines too long for the card.` : "The text fits on the card.",
    },
    {
      id: "credit",
      passed: credited,
      sentence: credited ? "The picture has its credit." : "Say who made the picture and under which licence.",
    },
    ...(scenarios ? [scenarioCheck(scenarios)] : []),
    {
      id: "saved",
      passed: !isChanged,
      sentence: isChanged ? "What is typed is not saved as a revision." : "What is typed is saved as a revision.",
    },
  ];
}

function scenarioCheck({ all, passed }: { readonly all: number; readonly passed: number }): Check {
  if (all === 0)
    return { id: "scenario", passed: false, sentence: "No scenario of yours shows it at work. Try it, and keep what you play." };
  const sentence =
    all === passed ? `${all} ${all === 1 ? "scenario passes" : "scenarios pass"}.` : `${all - passed} of ${all} scenarios do not pass.`;
  return { id: "scenario", passed: all === passed, sentence };
}
