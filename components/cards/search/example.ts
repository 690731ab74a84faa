import type { GameDefinition } from "../../../engine/games/game.ts";

const FEW = 3;

/** A query that shows what one can ask of a game's cards: "type:character cost<=3". The number is one that the kind of card has. */
export function exampleQuery({ fields, kinds }: Pick<GameDefinition, "fields" | "kinds">): string {
  const number = Object.values(fields).find((spec) => spec.is === "number" && spec.search);
  const usual = kinds[1]?.id ?? kinds[0]?.id ?? "";
  if (number?.is !== "number") return `type:${usual}`;
  const kind = number.on === undefined || number.on.includes(usual) ? usual : number.on[0];
  const most = number.max !== undefined && number.max <= FEW ? number.max - 1 : FEW;
  return `type:${kind} ${number.search?.[0]}<=${most}`;
}
