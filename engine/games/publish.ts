/** What stands between a card and everybody (story S13): whole sentences, each about one thing that can be mended. */
import type { LibraryCard } from "../cards/card.ts";
import type { Check } from "../cards/work.ts";
import { withFullStop } from "../kernel/full-stop.ts";
import { hasLanguage, type LibraryGame, PLAYABLE } from "./game.ts";

/** What is asked about. */
export type Published = Pick<LibraryCard, "state" | "seen"> & {
  /** What is wrong at fields, the first of it with the field's name; absent: nothing is. */
  readonly wrong?: { readonly first: string; readonly count: number } | undefined;
  readonly hasText: boolean;
  /** Why some of the text is lost on the card, whatever happens; absent: nothing is. */
  readonly lost?: string | undefined;
  /** How name and text fit on the face; absent where it was not drawn. */
  readonly fit?: { readonly fits: boolean; readonly nameFits: boolean; readonly over: { readonly lines: number } } | undefined;
  /** The first of its printings, from 1, with a picture that somebody made and nobody is named for; absent: there is none. */
  readonly uncredited?: number | undefined;
  /** People's scenarios of the card, played now; absent: they were not. */
  readonly scenarios?: { readonly all: number; readonly passed: number } | undefined;
  /** Whether what is typed is not a revision yet. */
  readonly isChanged: boolean;
};

/** Everything that is asked of a card before it is shown to others, in the order of the page. */
export function publishChecks(game: Pick<LibraryGame, "id" | "name">, card: Published): readonly Check[] {
  const { wrong, fit, uncredited = 0, isChanged } = card;
  return [
    {
      id: "fields",
      passed: wrong === undefined,
      sentence: wrong
        ? `${wrong.first}${wrong.count > 1 ? ` And ${wrong.count - 1} more.` : ""}`
        : "All required fields are filled in and valid.",
    },
    textCheck(game, card),
    {
      id: "fit",
      passed: fit === undefined || (fit.fits && fit.nameFits),
      sentence: fitSentence(fit),
    },
    {
      id: "credit",
      passed: uncredited === 0,
      sentence:
        uncredited === 0
          ? "The picture is credited."
          : `Add the artist and licence of the picture${uncredited > 1 ? ` of printing ${uncredited}` : ""}.`,
    },
    ...(PLAYABLE.some((id) => id === game.id) ? [shownCheck(card)] : []),
    {
      id: "saved",
      passed: !isChanged,
      sentence: isChanged ? "Your changes are not saved as a revision yet." : "All changes are saved as a revision.",
    },
  ];
}

function fitSentence(fit: Published["fit"]): string {
  if (fit?.fits === false) return `The text is ${fit.over.lines} ${fit.over.lines === 1 ? "line" : "lines"} too long for the card.`;
  if (fit?.nameFits === false) return "The name is too long for the card, so its end is cut off.";
  return "The text fits on the card.";
}

function textCheck({ id, name }: Pick<LibraryGame, "id" | "name">, { state, hasText, lost }: Published): Check {
  if (!hasLanguage(id))
    return { id: "text", passed: true, sentence: `The studio cannot read ${name} texts yet, so the card is moved by hand.` };
  if (state === "draft") return { id: "text", passed: false, sentence: "Part of the rules text is not understood." };
  if (lost !== undefined) return { id: "text", passed: false, sentence: withFullStop(lost) };
  if (state === "free" && PLAYABLE.some((one) => one === id))
    return { id: "text", passed: false, sentence: `The rules text is understood, but ${name}'s rules cannot run it.` };
  return {
    id: "text",
    passed: true,
    sentence: hasText ? "The rules text has exactly one reading." : "The card has no rules text; its fields define it.",
  };
}

/** A scenario that does not pass counts more than games that went well. */
function shownCheck({ scenarios, seen, hasText, state }: Published): Check {
  const told = (passed: boolean, sentence: string): Check => ({ id: "shown", passed, sentence });
  const failed = scenarios ? scenarios.all - scenarios.passed : 0;
  if (scenarios && failed > 0)
    return told(false, `${failed} of ${scenarios.all} ${scenarios.all === 1 ? "scenario fails" : "scenarios fail"}.`);
  const passing = Math.max(scenarios?.passed ?? 0, seen?.scenarios ?? 0);
  if (passing > 0) return told(true, `${passing} ${passing === 1 ? "scenario passes" : "scenarios pass"}.`);
  if (seen?.games) return told(true, `${seen.games} bot games with it had no errors.`);
  if (!hasText && state === "plays") return told(true, "The card has no text to test.");
  return told(false, "The card is not tested yet. Try it and save a scenario, or run 200 bot games with it.");
}
