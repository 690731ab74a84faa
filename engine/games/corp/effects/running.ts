/** Longer texts carried out: one instruction a step, with what they ask (CORP-R81, CORP-R84). */
import { SHOW } from "../../../kernel/card-events.ts";
import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { mayChoice } from "../../../kernel/shapes.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { doDeed } from "../cards/deeds.ts";
import { discardAtRandom, discardCard, draw, lookAtHand, replaceCard, takeAtRandom, takeTop } from "../cards/events-cards.ts";
import type { CorpContent } from "../content.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, deckOf, HAND, POOL_SIZE, poolPlace, topOf } from "../layout.ts";
import { type CorpEvent, gain, pay, payTo } from "../mat/events-mat.ts";
import { darken, FOR_OTHERS, last, THIS_TURN } from "../turn/events-turn.ts";
import { amountOf, canDo, canPay, corpsFor, type Setting } from "./able.ts";
import { CHOICE, choose } from "./choosing.ts";
import type { Effect } from "./effects.ts";
import { holds } from "./holds.ts";
import { type Instruction, instructionAt } from "./program.ts";

/** Slots: the place in the program, who acts, whose text it is, the corp that was chosen plus 1, the card that says it plus 1. */
const AT = 0;
const WHO = 1;
const YOU = 2;
const TARGET = 3;
const CARD = 4;
const SLOTS = 5;

const settingOf = (state: CorpView, frame: Frame): Setting => ({
  who: slot(state, frame, WHO),
  you: slot(state, frame, YOU),
  target: slot(state, frame, TARGET) - 1,
  card: slot(state, frame, CARD) - 1,
});
const here = (state: CorpView, frame: Frame, { content }: CorpEngine): Instruction =>
  instructionAt(content.program, slot(state, frame, AT));
const next = (state: CorpView, frame: Frame): void => setSlot(state, frame, AT, slot(state, frame, AT) + 1);

/** Does one instruction. The caller's last act. */
function doNow(state: CorpView, engine: CorpEngine, place: number, effect: Effect, setting: Setting): void {
  const { who, you, target } = setting;
  switch (effect.is) {
    case "deed":
      doDeed(state, engine, who, target, effect.deed);
      return;
    case "gain":
      engine.propose(state, gain, who, amountOf(state, engine, who, effect.n));
      return;
    case "lose":
      engine.propose(state, pay, who, Math.min(at(state.credits, who), amountOf(state, engine, who, effect.n)));
      return;
    case "pay you":
      engine.propose(state, payTo, who, you, amountOf(state, engine, you, effect.n));
      return;
    case "pay that":
      if (target >= 0) engine.propose(state, payTo, who, target, amountOf(state, engine, who, effect.n));
      return;
    case "draw": {
      const n = amountOf(state, engine, who, effect.n);
      for (let i = 0; i < n; i++) engine.propose(state, draw, who);
      return;
    }
    case "discard random":
      for (let i = 0; i < effect.n; i++) engine.propose(state, discardAtRandom, who);
      return;
    case "taken random":
      for (let i = 0; i < effect.n; i++) engine.propose(state, takeAtRandom, you, who);
      return;
    case "seen":
      if (cardsIn(state, HAND + who).length > 0) engine.propose(state, lookAtHand, you, who);
      return;
    case "dark":
      engine.propose(state, darken, who, you);
      return;
    case "replace all":
      for (let i = 0; i < POOL_SIZE; i++) {
        const card = topOf(state, poolPlace(effect.pool, i));
        if (card !== undefined) engine.propose(state, replaceCard, card);
      }
      return;
    case "lasts":
      for (const { kind, n, others } of effect.bonuses)
        engine.propose(state, last, you, kind, n, (others === true ? FOR_OTHERS : 0) | (effect.turn ? THIS_TURN : 0));
      return;
    case "peek deck":
      for (const card of cardsIn(state, deckOf(effect.deck)).slice(-effect.n)) engine.propose(state, SHOW as CorpEvent, card, 1 << who);
      return;
    case "top of deck":
      for (let i = 0; i < effect.n; i++) engine.propose(state, takeTop, who, effect.deck);
      return;
    case "may":
    case "choose":
    case "if":
    case "cost":
    case "by":
      return;
    default:
      choose(state, engine, place, effect, setting);
  }
}

const all = (state: CorpView, engine: CorpEngine, frame: Frame, effects: readonly Effect[]): boolean =>
  effects.every((effect) => canDo(state, engine, effect, settingOf(state, frame)));

function open(state: CorpView, frame: Frame, engine: CorpEngine): number[] {
  const instruction = here(state, frame, engine);
  if (instruction.is !== "choose") return [];
  return instruction.options.flatMap(({ effects }, i) => (all(state, engine, frame, effects) ? [i] : []));
}
function corps(state: CorpView, frame: Frame, engine: CorpEngine): Player[] {
  const instruction = here(state, frame, engine);
  return instruction.is === "by" ? corpsFor(state, engine, instruction.effect, settingOf(state, frame)) : [];
}

/** Begins what an instruction of several corps says of them: the last begun is carried out first. */
function beginFor(state: CorpView, engine: CorpEngine, frame: Frame, players: readonly Player[]): void {
  const place = slot(state, frame, AT) + 1;
  const instruction = here(state, frame, engine);
  const [you, target, card] = [YOU, TARGET, CARD].map((one) => slot(state, frame, one)) as [number, number, number];
  if (instruction.is === "by") setSlot(state, frame, AT, instruction.end);
  for (const who of [...players].reverse()) enter(state, engine, place, who, you, target, card);
}
function enter(state: CorpView, engine: CorpEngine, place: number, who: Player, you: Player, target: number, card: number): void {
  const frame = engine.callWide(state, RUNNING, SLOTS);
  setSlot(state, frame, AT, place);
  setSlot(state, frame, WHO, who);
  setSlot(state, frame, YOU, you);
  setSlot(state, frame, TARGET, target);
  setSlot(state, frame, CARD, card);
}

/** Begins a list of effects for a player. The caller's last act. `target`: the corp that was chosen; `card`: what says it; -1 for none. */
export function run(state: CorpView, engine: CorpEngine, effects: readonly Effect[], player: Player, target: number, card: number): void {
  const place = engine.content.program.starts.get(effects);
  if (place === undefined) throw new Error("A text that is not part of the program");
  enter(state, engine, place, player, player, target + 1, card + 1);
}

export const RUNNING: Procedure<CorpState, CorpContent> = procedures<CorpState, CorpContent>()(
  "text",
  {
    go(state, frame, engine) {
      const instruction = here(state, frame, engine);
      switch (instruction.is) {
        case "end":
          return "done";
        case "go":
          setSlot(state, frame, AT, instruction.to);
          return "go";
        case "if":
          if (holds(state, engine, slot(state, frame, WHO), instruction.cond)) next(state, frame);
          else setSlot(state, frame, AT, instruction.otherwise);
          return "go";
        case "may":
          if (all(state, engine, frame, instruction.effects)) return "may";
          setSlot(state, frame, AT, instruction.otherwise);
          return "go";
        case "choose":
          if (open(state, frame, engine).length > 0) return "choose";
          setSlot(state, frame, AT, instruction.end);
          return "go";
        case "cost": {
          const { cost } = instruction;
          const setting = settingOf(state, frame);
          if (!canPay(state, engine, cost, setting)) {
            setSlot(state, frame, AT, instruction.otherwise);
            return "go";
          }
          const place = slot(state, frame, AT);
          next(state, frame);
          if (cost.is === "money") engine.propose(state, pay, setting.who, cost.n);
          else if (cost.is === "this") engine.propose(state, discardCard, setting.who, setting.card);
          else choose(state, engine, place, { is: "discard", of: cost.of, n: cost.n, words: { from: 0, to: 0 } }, setting);
          return "go";
        }
        case "by": {
          const { who } = instruction.effect;
          const target = slot(state, frame, TARGET);
          if (who === "that" || (who === "aimed" && target > 0)) {
            beginFor(state, engine, frame, target > 0 ? [target - 1] : []);
            return "go";
          }
          const players = corps(state, frame, engine);
          if ((who === "one" || who === "aimed") && players.length > 0) return "whom";
          beginFor(state, engine, frame, players);
          return "go";
        }
        case "do": {
          const place = slot(state, frame, AT);
          next(state, frame);
          doNow(state, engine, place, instruction.effect, settingOf(state, frame));
          return "go";
        }
      }
    },
    may: mayChoice<CorpState, CorpContent, "go">({
      rule: "CORP-R81",
      player: (state, frame) => slot(state, frame, WHO),
      prompt(state, frame, engine) {
        const instruction = here(state, frame, engine);
        return instruction.is === "may" ? `${instruction.words}?` : "Do you do this?";
      },
      answer(state, yes, frame, engine) {
        const instruction = here(state, frame, engine);
        if (yes || instruction.is !== "may") next(state, frame);
        else setSlot(state, frame, AT, instruction.otherwise);
        return "go";
      },
    }),
    choose: {
      kind: "choose one",
      rule: "CORP-R74",
      forms: [{ kind: "choose", members: { option: "number" } }],
      player: (state, frame) => slot(state, frame, WHO),
      prompt(state, frame, engine) {
        const instruction = here(state, frame, engine);
        return instruction.is === "choose" ? `Choose one: ${instruction.options.map(({ words }) => words).join(" / ")}` : "Choose one";
      },
      candidates(state, into, frame, engine) {
        for (const option of open(state, frame, engine)) into.push(option + 1);
      },
      action: (_state, option) => ({ kind: "choose", option }),
      carryOut(state, option, frame, engine) {
        const instruction = here(state, frame, engine);
        if (instruction.is === "choose") setSlot(state, frame, AT, at(instruction.options, option - 1).at);
        return "go";
      },
    },
    whom: {
      kind: "aim",
      rule: "CORP-R84",
      forms: [{ kind: "against", members: { player: "player" } }],
      player: (state, frame) => slot(state, frame, YOU),
      prompt: () => "Which corp?",
      candidates: (state, into, frame, engine) => void into.push(...corps(state, frame, engine)),
      action: (_state, player) => ({ kind: "against", player }),
      carryOut(state, player, frame, engine) {
        setSlot(state, frame, TARGET, player + 1);
        beginFor(state, engine, frame, [player]);
        return "go";
      },
    },
  },
  // What assets answer waits until the text is done (CORP-R82).
  { holds: true },
);
export const RUNNINGS: readonly Procedure<CorpState, CorpContent>[] = [RUNNING, CHOICE];
