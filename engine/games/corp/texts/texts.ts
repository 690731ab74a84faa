/** The texts of cards, buildings and tiers as the rules ask for them (`moments.ts`): read once, when the game is opened. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { type KeywordRow, type Language, readText, type TextReading } from "../../../language/index.ts";
import { type Boards, boardOf, partOf } from "../../boards/index.ts";
import type { DraftCard } from "../../game.ts";
import { languageWith } from "../../texts.ts";
import { isSpecial } from "../content.ts";
import { DEPARTMENTS, TIERS } from "../layout.ts";
import { type CorpTexts, NOTHING, type Read, type TierText } from "../moments.ts";
import { readCorpText, readTier } from "./reading/text.ts";
import { corpVocabularies } from "./vocabulary/index.ts";

/** Reads the texts, or says which of them cannot be carried out, and where. */
export function corpTexts(
  cards: readonly Card[],
  keywords: readonly KeywordRow[],
  boards: Boards,
): Result<CorpTexts, readonly DraftCard[]> {
  const language = languageWith("corp", corpVocabularies(keywords));
  if (!language.ok) return language;
  const drafts: DraftCard[] = [];
  const read = <T>(id: string, name: string, text: string, as: (reading: TextReading) => Result<T, Problems>, otherwise: T): T => {
    const done = readAs(language.value, text, as);
    if (done.ok) return done.value;
    drafts.push({ card: id, name, problems: done.error.map(({ from, to, message }) => ({ from, to, message })) });
    return otherwise;
  };
  const ofCards = cards.map(({ id, name, kind, text }) => {
    const found = read<Read>(id, name, text, (reading) => readCorpText(reading, kind !== "action"), NOTHING);
    if (kind !== "action" && found.action !== undefined) return read<Read>(id, name, text, noAction, NOTHING);
    return kind === "action" && found.ability !== undefined ? read<Read>(id, name, text, noPrice, NOTHING) : found;
  });
  const buildings = partOf(boards, "streets")
    .spaces.filter(({ look }) => look === "building")
    .map(({ word, rule = "" }) => read<Read>("corp", word, rule, ofBuilding, NOTHING));
  const mat = boardOf(boards, "departments");
  const places = partOf(boards, "departments").spaces;
  const tiers = DEPARTMENTS.map((_, dept) => {
    const spaces = places.slice(dept * TIERS, (dept + 1) * TIERS);
    const { name = "", rule = "" } = mat.districts[dept] ?? {};
    return [[name, rule] as const, ...spaces.map(({ word, rule: text = "" }) => [word, text] as const)].map(([word, text]) =>
      read<TierText>("corp", word, text, readTier, { price: 0, gives: 0 }),
    );
  });
  return drafts.length > 0 ? err(drafts) : ok({ cards: ofCards, buildings, tiers });
}

type Problems = readonly { readonly from: number; readonly to: number; readonly message: string }[];

function readAs<T>(language: Language, text: string, as: (reading: TextReading) => Result<T, Problems>): Result<T, Problems> {
  const reading = readText(language, text);
  return reading.problems.length > 0 ? err(reading.problems) : as(reading);
}

/** A building gives plain numbers and has an upkeep (CORP-12.4). */
function ofBuilding(reading: TextReading): Result<Read, Problems> {
  const read = readCorpText(reading);
  if (!read.ok || (!read.value.bonuses.some(isSpecial) && read.value.answers === undefined && read.value.ability === undefined))
    return read;
  return err([{ from: 0, to: 0, message: "A building gives numbers that stay the same, or has an upkeep (CORP-12.4)" }]);
}

const noAction = (): Result<Read, Problems> =>
  err([{ from: 0, to: 0, message: "Only an action card is played; this works while somebody controls it (CORP-7.5, CORP-R91)" }]);
const noPrice = (): Result<Read, Problems> => err([{ from: 0, to: 0, message: "An action card has no price: it is drawn (CORP-3.3)" }]);
