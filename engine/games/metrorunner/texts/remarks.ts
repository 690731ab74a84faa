/** What whoever writes a text of Metrorunner is told, though the rules carry it out. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";

const CHOSEN = "Whoever loses the cubes chooses them: “of your choice” is theirs here (MR-R52)";

/** Cubes of free colours. */
const isFree = (tree: Tree["holes"][string] | undefined): boolean => isTree(tree) && tree.is === "goods.cubes";

/** Cubes that others return or give, which they choose themselves. */
function isLost({ is, holes }: Tree): boolean {
  if (is === "give.you" || is === "give.that") return isFree(holes["a"]);
  const { p: player, v: deed } = holes;
  return (
    is === "act" && isTree(player) && player.is !== "player.each" && isTree(deed) && deed.is === "return.goods" && isFree(deed.holes["a"])
  );
}

export const metrorunnerRemarks: NonNullable<TextRules["remarks"]> = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      [...walk(line)].flatMap((tree) => (isLost(tree) ? [{ tree, message: CHOSEN, code: "loser-chooses" as const }] : [])),
    ),
  );
