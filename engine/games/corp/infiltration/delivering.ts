/** What a team brings home (CORP-R33, CORP-13.12, CORP-13.15). */
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { deliverAsset, deliverCredits, unloadPiece } from "../city/events-city.ts";
import { lootPieces } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { comeHome } from "../effects/events-texts.ts";
import { type CorpState, type CorpView, cardsIn, DEPARTMENTS, lootPlace, TIERS, teamIndex } from "../layout.ts";
import { place } from "../mat/events-mat.ts";
import { DEPARTMENT_COUNT, tierOf } from "../mat/mat.ts";

/** Slots: the team. */
const TEAM = 0;
/** Whose team it is, from 1; 0 for the active player's. */
const OWNER = 1;
/** 1 once it was told that loot comes home. */
const TOLD = 2;
const carries = (state: CorpView, player: Player, team: number): boolean =>
  cardsIn(state, lootPlace(player, team)).length > 0 ||
  at(state.lootCredits, teamIndex(player, team)) > 0 ||
  DEPARTMENTS.some((_name, dept) => lootPieces(state, player, team, dept) > 0);
const ownerOf = (state: CorpView, frame: Frame): Player => (slot(state, frame, OWNER) === 0 ? state.active : slot(state, frame, OWNER) - 1);

/** At the own HQ: assets first, then pieces, then credits (CORP-R33, CORP-13.15). Begun with the team, and its owner from 1 where a text has put it there. */
export const DELIVERING = procedures<CorpState, CorpContent>()("deliver", {
  assets(state, frame, engine) {
    // CORP-R90: told once, while the loot is still on the stack.
    if (slot(state, frame, TOLD) === 0 && engine.content.answered.has("brings home")) {
      setSlot(state, frame, TOLD, 1);
      if (carries(state, ownerOf(state, frame), slot(state, frame, TEAM)))
        engine.propose(state, comeHome, ownerOf(state, frame), slot(state, frame, TEAM));
      return "assets";
    }
    const [card] = cardsIn(state, lootPlace(ownerOf(state, frame), slot(state, frame, TEAM)));
    if (card === undefined) return "pieces";
    // CORP-7.4 is looked at after each.
    engine.propose(state, deliverAsset, ownerOf(state, frame), card);
    return "assets";
  },
  pieces(state, frame, engine) {
    const team = slot(state, frame, TEAM);
    for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
      if (lootPieces(state, ownerOf(state, frame), team, dept) > 0) {
        const tier = tierOf(state, ownerOf(state, frame), dept);
        engine.propose(state, unloadPiece, ownerOf(state, frame), team, dept);
        if (tier < TIERS) engine.propose(state, place, ownerOf(state, frame), ownerOf(state, frame), dept * TIERS + tier);
        return "pieces";
      }
    return "credits";
  },
  credits(state, frame, engine) {
    const team = slot(state, frame, TEAM);
    if (at(state.lootCredits, teamIndex(ownerOf(state, frame), team)) > 0)
      engine.propose(state, deliverCredits, ownerOf(state, frame), team);
    return "done";
  },
});
