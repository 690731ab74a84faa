/** What whoever writes a text of Metrorunner is told, though the rules carry it out. */
import { isTree, type TextRules, type Tree, walk } from "../../../language/index.ts";

const CHOSEN = "Whoever loses the cubes chooses them: “of your choice” is theirs here (MR-R52)";
const AS_MANY = "Everybody has as many opponents as the others: nobody has more or fewer (MR-1.2)";

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

/** Opponents that are compared: there are as many for each. */
const comparesOpponents = ({ is, holes: { g } }: Tree): boolean =>
  (is === "cond.more" || is === "cond.fewer") && isTree(g) && g.is === "thing.opponents";

export const metrorunnerRemarks: NonNullable<TextRules["remarks"]> = (abilities) =>
  abilities.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      [...walk(line)].flatMap((tree) => {
        if (comparesOpponents(tree)) return [{ tree, message: AS_MANY }];
        return isLost(tree) ? [{ tree, message: CHOSEN, code: "loser-chooses" as const }] : [];
      }),
    ),
  );
