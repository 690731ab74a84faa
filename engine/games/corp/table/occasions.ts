/** At which moments seats with action cards are asked, so that people can say once where they want to be asked (CORP-9.8, CORP-R62). */
import { slot } from "../../../kernel/frames.ts";
import type { Player } from "../../../kernel/state.ts";
import type { Occasion } from "../../scene.ts";
import { AT_LOSS, AT_PLAY, BEFORE_ROLL } from "../cards/playable.ts";
import { OCCASION } from "../cards/windows.ts";
import { type CorpEngine, type CorpView, NOBODY } from "../layout.ts";

const KINDS = [
  { window: BEFORE_ROLL, id: "roll", mine: "Before one of your rolls", theirs: "Before a roll between others" },
  { window: AT_LOSS, id: "loss", mine: "A card is being lost in one of your encounters", theirs: "A card is being lost between others" },
] as const;

/** Where nothing is on offer but to go on: it is asked because to skip it would tell the others that no card of the hand fits. */
const NOTHING = "nothing to do";

/** All of them. */
export const OCCASIONS: readonly Occasion[] = [
  ...KINDS.flatMap(({ id, mine, theirs }): Occasion[] => [
    { id: `mine ${id}`, name: mine, matters: true, urgent: true },
    { id: `theirs ${id}`, name: theirs, matters: false, urgent: false },
  ]),
  { id: "play", name: "Another player plays an action card", matters: true, urgent: true },
  { id: NOTHING, name: "A step of your turn with nothing to do", matters: false, urgent: false },
];

/** The occasion at which the viewer is asked now; undefined when something else is asked, or somebody else. */
export function occasionOf(state: CorpView, viewer: Player, engine: CorpEngine): string | undefined {
  const asking = engine.asking(state);
  if (asking === undefined || asking.choice.player(state, asking.frame, engine) !== viewer) return undefined;
  if (asking.choice.kind !== "window") return ONWARD.has(asking.choice.kind) && canOnlyGoOn(state, engine) ? NOTHING : undefined;
  const window = slot(state, asking.frame, OCCASION);
  if (window === AT_PLAY) return "play";
  const found = KINDS.find((kind) => kind.window === window);
  return found && `${isPart(state, viewer) ? "mine" : "theirs"} ${found.id}`;
}

/** Whether a player takes part in what is rolled. */
const isPart = (state: CorpView, player: Player): boolean => state.met !== NOBODY && (state.active === player || state.met === player);

/** Steps of a turn that can be empty; a Trade step is not, since any offer can be made in it. */
const ONWARD: ReadonlySet<string> = new Set(["pool change", "action cards", "upkeep", "stock", "corporate action", "runner action"]);

const canOnlyGoOn = (state: CorpView, engine: CorpEngine): boolean => engine.legal(state).length === 1;
