/** Of which players a text speaks, seen by whoever is “you” (VR-R115). */
import type { Player } from "../../../kernel/state.ts";
import { isInZone } from "../city/city.ts";
import { controls, directorsIn } from "../city/control.ts";
import type { VrEngine, VrView } from "../layout.ts";
import { countOf } from "./counted.ts";
import { zoneNumber } from "./ids.ts";
import type { Counted, Only } from "./operations.ts";

export function isMeant(state: VrView, engine: VrEngine, you: Player, player: Player, only: Only | undefined): boolean {
  if (only === undefined) return true;
  const count = (one: Player, of: Counted) => countOf(state, engine, one, of);
  const all = (of: Counted) => Array.from({ length: state.players }, (_, one) => count(one, of));
  if ("more" in only) return count(player, only.more) > count(you, only.more);
  if ("fewer" in only) return count(player, only.fewer) < count(you, only.fewer);
  if ("at_least" in only) return count(player, only.of) >= only.at_least;
  if ("most" in only) return count(player, only.most) === Math.max(...all(only.most));
  if ("fewest" in only) return count(player, only.fewest) === Math.min(...all(only.fewest));
  const { city } = engine.content;
  const zone = zoneNumber(engine.content, only.director_in);
  return city.words.some(
    (_, borough) =>
      directorsIn(state, borough, player) > 0 && isInZone(city, zone, borough, state.here, (one) => controls(state, one, you)),
  );
}
