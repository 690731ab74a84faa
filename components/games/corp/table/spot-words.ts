/** Spots of the city in words, for whoever reads or hears them. Pure. */
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";

/** "43 %". */
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** "Combat 2, Stealth 1, Hacking 5, Move 3". */
export const statsWords = ({ combat, stealth, hacking, steps, moves }: TeamScene): string =>
  `Combat ${combat}, Stealth ${stealth}, Hacking ${hacking}, ${moves ? `${count(steps, "step")} left` : `Move ${steps}`}`;

/** "¥5M, an asset, a sales piece"; empty for none. */
export const lootWords = ({ loot }: TeamScene): string =>
  [
    ...(loot.credits > 0 ? [`¥${loot.credits}M`] : []),
    ...(loot.assets.length > 0 ? [count(loot.assets.length, "asset")] : []),
    ...loot.pieces.map((name) => `a ${name} piece`),
  ].join(", ");

/** "Your", "Vesglas's". */
export const whose = (name = ""): string => (name === "You" ? "Your" : `${name}'s`);

/** "Your team 1, 3 runners, Combat 2, …; carries ¥5M". */
export const teamWords = (team: TeamScene, names: readonly string[]): string => {
  const loot = lootWords(team);
  return `${whose(names[team.player])} team ${team.team + 1}, ${count(team.cards.length, "runner")}: ${statsWords(team)}${loot === "" ? "" : `; carries ${loot}`}`;
};

/** Whose HQ it is; undefined for other spots. */
export const hqAt = ({ players }: CorpBoard, spot: number) => players.find(({ hq }) => hq === spot);

/** "Data Haven, controlled by Vesglas", "HQ of Vesglas", "C5". */
export function spotName(board: CorpBoard, spot: number, names: readonly string[]): string {
  const owner = hqAt(board, spot);
  if (owner) return names[owner.player] === "You" ? "Your HQ" : `HQ of ${names[owner.player]}`;
  return board.spots[spot]?.word ?? "";
}
