import { at } from "../../../engine/kernel/state.ts";
import type { Gate } from "../../gates/gate.ts";
import { MOST_PRESSES, megacorpPresses } from "./presses.ts";

/** The middle of some numbers; of an even count between the middle two. */
const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return (at(sorted, Math.ceil(half) - 1) + at(sorted, Math.floor(half))) / 2;
};

const GAMES = 10;

export const GATE: Gate = {
  about: `plays ${GAMES} games of Megacorp as a person at the table: at most ${MOST_PRESSES} presses a turn, and no pass by the table that a search would not make`,
  run(say) {
    const games = Array.from({ length: GAMES }, (_, i) => {
      const pressed = megacorpPresses(i + 1);
      const { turns, asked, presses, passed, automatic } = pressed;
      say(
        `game ${i + 1}: ${turns} turns, ${asked} decisions, ${presses} presses, ${passed} of them passes, ${automatic} passed by the table`,
      );
      return pressed;
    });
    const per = (count: "presses" | "asked") => games.map((game) => game[count] / game.turns);
    const [now, before] = [median(per("presses")), median(per("asked"))];
    const differ = games.flatMap((game) => game.differ);
    return {
      faults: [
        ...(now > MOST_PRESSES ? [`${now.toFixed(1)} presses a turn, more than ${MOST_PRESSES}`] : []),
        ...differ.map((one) => `Passed against the search: ${one}`),
      ],
      figures: {
        pressesPerTurn: Number(now.toFixed(1)),
        withoutPassing: Number(before.toFixed(1)),
        passedByTable: games.reduce((sum, { automatic }) => sum + automatic, 0),
        differ: differ.length,
        otherDraws: games.reduce((sum, game) => sum + game.otherDraws, 0),
      },
    };
  },
};
