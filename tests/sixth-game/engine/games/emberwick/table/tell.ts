/** A match of Emberwick in words. */
import type { LogEntry } from "../../../kernel/log.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Teller } from "../../teller.ts";
import type { EmberwickContent } from "../content.ts";
import { pointsOf } from "../endings.ts";
import { cardsIn, type EmberwickState, HAND, keeperOf, LAST_STEP, LAYOUT, SATCHEL, SEATS, WINDOW, WINDOWS } from "../layout.ts";

/** Tells matches that are played with these cards. */
export function emberwickTeller(content: EmberwickContent): Teller {
  // A card that whoever is told may not know has no design.
  const nameOf = (design: number) => (design < 0 ? "a card" : at(content.cards, design).name);
  const street = (state: EmberwickState) =>
    state.step.map((step, player) => `${SEATS[player]} step ${step}/${LAST_STEP}, ${pointsOf(state, content, player)} points`).join(" · ");
  const house = (state: EmberwickState) =>
    Array.from({ length: WINDOWS }, (_, window) => {
      const card = cardsIn(state, WINDOW + window)[0];
      return `${window + 1} ${card === undefined ? "dark" : `${nameOf(at(state.card, card))} of ${SEATS[keeperOf(state, card)]}`}`;
    }).join(" · ");

  const phrase = ({ event, roles, args, cards }: LogEntry): string | undefined => {
    const card = nameOf(cards[roles.indexOf("card")] ?? -1);
    switch (event) {
      case "play":
        return `plays ${card}`;
      case "hang":
        return `hangs ${card} in window ${at(LAYOUT.places, args[roles.indexOf("place")] ?? WINDOW).space + 1}`;
      case "snuff":
        return `snuffs ${card}`;
      case "burn":
        return `burns ${card}`;
      case "discard":
        return `discards ${card}`;
      case "draw":
        return `draws ${card}`;
      case "walk":
        return `walks ${args[1]} ${args[1] === 1 ? "step" : "steps"}`;
      default:
        return undefined;
    }
  };
  const playerOf = ({ roles, args }: LogEntry, chooser: Player): Player => args[roles.indexOf("player")] ?? chooser;

  return {
    opening: (state: EmberwickState) => [
      `Satchels: ${state.step.map((_, player) => cardsIn(state, SATCHEL + player).length).join(", ")} cards. The street has ${LAST_STEP} steps.`,
    ],
    turn: (state: EmberwickState) => [
      `Turn ${state.turn}, ${SEATS[state.active]}`,
      street(state),
      `House: ${house(state)}`,
      `Hand: ${cardsIn(state, HAND + state.active)
        .map((card) => nameOf(at(state.card, card)))
        .join(", ")}`,
    ],
    told: (_state, _action, entries, chooser) => {
      const phrases = entries.flatMap((entry) => {
        const words = phrase(entry);
        if (words === undefined) return [];
        const who = playerOf(entry, chooser);
        return [who === chooser ? words : `${SEATS[who]} ${words}`];
      });
      const [first, ...others] = phrases;
      return first === undefined ? [] : [others.length === 0 ? first : `${first}: ${others.join(", ")}`];
    },
    closing: (state: EmberwickState) => [street(state), `House: ${house(state)}`],
  };
}
