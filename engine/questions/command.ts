/** A configuration as the command that asks the same. */
import { type Configuration, QUESTION_ABOUT } from "./configuration.ts";

/** `lab card GAME --card … --seed …`: plays the same games, as long as the cards are those of the configuration. */
export function commandOf({ question, game, bots, seed, stop, cards, decks, options, against }: Configuration): string {
  const about = QUESTION_ABOUT[question];
  const parts = [
    `lab ${question} ${game}`,
    ...(about.card ? [`--card ${quoted(cards[0] ?? "")}`] : []),
    ...(against ? [`--against ${quoted(against.is === "card" ? against.label : against.is)}`] : []),
    ...(decks.length > 0 ? [`--decks ${quoted(decks.map(({ name }) => name).join(","))}`] : []),
    ...(options && typeof options === "object" && Object.keys(options).length > 0 ? [`--options ${quoted(JSON.stringify(options))}`] : []),
    `--bots ${bots.join(",")}`,
    `--seed ${seed}`,
    `--within ${String(Math.round(stop.within * 10_000) / 100)}`,
    `--games ${stop.most}`,
  ];
  return parts.join(" ");
}

const quoted = (text: string): string => (/^[\w,:./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
