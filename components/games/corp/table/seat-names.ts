/** What the seats are called everywhere at the table of CORP: as the panels of the seats and the log call them. Pure. */
import type { Scene } from "../../../../engine/games/scene.ts";

/** "You", "Medium bot"; the corp where nobody is told to sit. In the order of the seats. */
export const seatNames = ({ seats }: Pick<Scene, "seats">, sitting: readonly string[]): readonly string[] =>
  seats.map(({ name }, player) => sitting[player] ?? name);
