/** A Security Team by type, in words. Pure. */
import { corp, SECURITY_TYPES } from "../../../../engine/games/corp/fields.ts";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import type { TableCards } from "../../../table/match/view.ts";

/** By type of security how many cards. */
export const securityCounts = (security: readonly SceneCard[], cards: TableCards): readonly number[] =>
  SECURITY_TYPES.map(
    (type) =>
      security.filter(({ card }) => {
        const design = card === undefined ? undefined : cards.get(card);
        return design !== undefined && corp(design).security === type;
      }).length,
  );

/** "2 squads, 1 firewall". */
export const securityWords = (security: readonly SceneCard[], cards: TableCards): string =>
  securityCounts(security, cards)
    .flatMap((count, i) => (count > 0 ? [`${count} ${SECURITY_TYPES[i]}${count > 1 ? "s" : ""}`] : []))
    .join(", ") || "none";
