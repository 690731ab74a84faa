/** Chapter 1.13: cards that take over type and effects of another (SAN-13.3, SAN-13.4). */
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import type { Fit } from "../../../language/index.ts";
import { type SanContent, TYPE_NAMES, VIRUS } from "../content.ts";
import { effectiveDesign, effectiveType, PLAY_AREA, RIVER, type SanState, type SanView, SLOTS } from "../layout.ts";
import { become, mark } from "./events.ts";
import { typeFits } from "./play.ts";

const isPlayed = (state: SanView, card: number, player: number): boolean => at(state.zone, card) === PLAY_AREA + player;
const isInRiver = (state: SanView, card: number): boolean => at(state.zone, card) >= RIVER && at(state.zone, card) < RIVER + SLOTS;

/** Legal copy sources (SAN-R24). */
export const copyRules: readonly Fit<SanState, SanContent>[] = [
  { rule: "SAN-R24", holds: (_state, card, { source }) => card !== source, reason: () => "A card cannot copy itself" },
  {
    rule: "SAN-R24",
    holds: (state, card, _acting, { content }) => effectiveType(state, content, card) !== VIRUS,
    reason: () => "A Virus cannot be copied",
  },
  {
    rule: "SAN-R24",
    // A played copier that has become something is that thing, also while a second copy effect of it is pending (SAN-R36).
    holds: (state, card, _acting, { content }) => content.copies[effectiveDesign(state, card)] !== true,
    reason: () => "It is a card that copies",
  },
  {
    rule: "SAN-R42",
    holds: (state, card, _acting, { content }) => content.uncopied[effectiveDesign(state, card)] !== true,
    reason: () => "Its text says that it cannot be copied",
  },
  {
    rule: "SAN-6.3",
    // SAN-13.4: what is not played yet keeps to the one type of the turn.
    holds: (state, card, { actor }, { content }) => isPlayed(state, card, actor) || typeFits(state, effectiveType(state, content, card)),
    reason: (state, card, _acting, { content }) =>
      `It is a ${TYPE_NAMES[effectiveType(state, content, card)]} card and the type of this turn is ${TYPE_NAMES[state.type]}`,
  },
];

const COPIER = 0;
const SOURCE = 1;
const PLAYER = 2;

/** BECOME, which a text that says “may” lets its player decline: the card then stays what is printed (SAN-R25). The type first, then the effects as a new group above what is still pending (SAN-R36). Begun with the copier, the source and who acts. */
export const COPYING = procedures<SanState, SanContent>()(
  "copying",
  {
    become(state, frame, engine) {
      const source = slot(state, frame, SOURCE);
      // SAN-R26: a snapshot of what the source is now.
      const design = effectiveDesign(state, source);
      engine.propose(state, become, slot(state, frame, COPIER), design);
      // SAN-R23: the copied card suffers the Single Use; a played one has its own already.
      if (isInRiver(state, source) && engine.content.singleUse[design] === true) engine.propose(state, mark, source);
      return "effects";
    },
    effects: (state, frame, engine) => {
      const source = slot(state, frame, COPIER);
      engine.content.machine.begin(state, engine, { source, controller: slot(state, frame, PLAYER) });
      return "done";
    },
  },
  { holds: true },
);

const TEXT = 1;

/** What a text brings once more, without its card becoming anything (SAN-R41). Begun with the card that “this” is, the design whose text it is, and who acts. */
export const EFFECTS_OF = procedures<SanState, SanContent>()(
  "effects of",
  {
    effects: (state, frame, engine) => {
      const [source, text] = [slot(state, frame, COPIER), slot(state, frame, TEXT)];
      engine.content.machine.begin(state, engine, { source, text, controller: slot(state, frame, PLAYER) });
      return "done";
    },
  },
  { holds: true },
);
