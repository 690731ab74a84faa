/** Why something is not possible, told by the requirements that make the list of actions. */
import { type Action, sameAction, type Weighed } from "./choice.ts";
import { ruleOf } from "./decision.ts";
import type { Engine } from "./engine.ts";
import type { Content } from "./rules.ts";
import type { InstanceId, Player, State } from "./state.ts";

/** What is asked about: a card, a card and a place, or an action. */
export type About = Action | { readonly card: InstanceId; readonly place?: number };

/** What a player might do and what stands against it, cheapest to mend first; no reasons if it is on offer. */
export type Why = { readonly verb: string; readonly reasons: readonly string[] };

/** Why a player can or cannot do what is asked about. */
export function whyNot(engine: Engine, state: State, player: Player, about: About): Why[] {
  const asking = engine.asking(state);
  if (asking === undefined) return [{ verb: verbOf(about), reasons: ["The match is over"] }];
  const chooser = asking.choice.player(state, asking.frame, engine);
  if (chooser !== player)
    return [{ verb: verbOf(about), reasons: [`Player ${chooser + 1} is choosing now (${ruleOf(engine, asking.choice)})`] }];
  const weighed = asking.choice.weigh(state, asking.frame, engine, true).filter(({ action }) => concerns(action, about));
  if (weighed.length === 0) {
    const { card } = about;
    if (typeof card === "number" && state.zone[card] === undefined)
      return [
        {
          verb: verbOf(about),
          reasons: [`There is no card ${card} in this match: its cards are numbered from 0 to ${state.card.length - 1}`],
        },
      ];
    const refusals = "kind" in about ? asking.choice.against(state, about as Action, asking.frame, engine) : [];
    if (refusals.length > 0) return [{ verb: verbOf(about), reasons: refusals.map(said) }];
    const asked = asking.choice.prompt(state, asking.frame, engine);
    const meanwhile = engine.rules.meanwhile?.(
      state,
      asking.choice.kind,
      verbOf(about),
      asked,
      typeof card === "number" ? card : undefined,
      engine as Engine<Content>,
    );
    if (meanwhile !== undefined) return [{ verb: verbOf(about), reasons: [said(meanwhile)] }];
    return [{ verb: verbOf(about), reasons: [`You have another choice now: “${asked}” (${ruleOf(engine, asking.choice)})`] }];
  }
  return weighed.map(answer).sort((a, b) => a.reasons.length - b.reasons.length);
}

const verbOf = (about: About): string => ("kind" in about && typeof about.kind === "string" ? about.kind : "choose");

function concerns(action: Action, about: About): boolean {
  if ("kind" in about) return sameAction(action, about as Action);
  return action["card"] === about.card && (about.place === undefined || action["place"] === about.place);
}

const answer = ({ action, failed }: Weighed): Why => ({
  verb: failed[0]?.verb ?? action.kind,
  reasons: failed.map(said),
});

const said = ({ reason, rule }: { readonly reason: string; readonly rule: string }): string => `${reason} (${rule})`;
