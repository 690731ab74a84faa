import { type Frame, setSlot, slot } from "../../../kernel/frames.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { mayChoice } from "../../../kernel/shapes.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { CorpContent } from "../content.ts";
import { type CorpEngine, type CorpState, type CorpView, TEAMS } from "../layout.ts";
import { canDo, canPay, corpsFor, type Setting } from "./able.ts";
import { CHOICE } from "./choosing.ts";
import { costWords, doNow, payNow } from "./doing.ts";
import type { Effect } from "./effects.ts";
import { holds } from "./holds.ts";
import { teamOfCard } from "./of-card.ts";
import { type Instruction, instructionAt } from "./program.ts";
import { doToTeam, teamsFor } from "./team-deeds.ts";

/** Slots: the place in the program, who acts, whose text it is, the corp that was chosen plus 1, the card that says it plus 1. */
const AT = 0;
const WHO = 1;
const YOU = 2;
const TARGET = 3;
const CARD = 4;
/** The team that was chosen or is spoken of, as one number plus 1. */
const TEAM = 5;
const SLOTS = 6;

const settingOf = (state: CorpView, frame: Frame): Setting => ({
  who: slot(state, frame, WHO),
  you: slot(state, frame, YOU),
  target: slot(state, frame, TARGET) - 1,
  card: slot(state, frame, CARD) - 1,
});
const here = (state: CorpView, frame: Frame, { content }: CorpEngine): Instruction =>
  instructionAt(content.program, slot(state, frame, AT));
const next = (state: CorpView, frame: Frame): void => setSlot(state, frame, AT, slot(state, frame, AT) + 1);

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

/** Teams that an instruction is about. */
function teams(state: CorpView, frame: Frame, engine: CorpEngine): number[] {
  const instruction = here(state, frame, engine);
  if (instruction.is !== "do" || instruction.effect.is !== "team") return [];
  const that = instruction.effect.teams.whose === "its" ? teamOfCard(state, slot(state, frame, CARD) - 1) : slot(state, frame, TEAM) - 1;
  return teamsFor(state, engine, instruction.effect, slot(state, frame, YOU), that);
}
function skip(state: CorpView, frame: Frame): "go" {
  next(state, frame);
  return "go";
}
/** Begins what an instruction of several corps says of them: the last begun is carried out first. */
function beginFor(state: CorpView, engine: CorpEngine, frame: Frame, players: readonly Player[]): void {
  const place = slot(state, frame, AT) + 1;
  const instruction = here(state, frame, engine);
  const [you, target, card, team] = [YOU, TARGET, CARD, TEAM].map((one) => slot(state, frame, one)) as [number, number, number, number];
  if (instruction.is === "by") setSlot(state, frame, AT, instruction.end);
  for (const who of [...players].reverse()) enter(state, engine, place, who, you, target, card, team);
}
function enter(
  state: CorpView,
  engine: CorpEngine,
  place: number,
  who: Player,
  you: Player,
  target: number,
  card: number,
  team: number,
): void {
  const frame = engine.callWide(state, RUNNING, SLOTS);
  setSlot(state, frame, AT, place);
  setSlot(state, frame, WHO, who);
  setSlot(state, frame, YOU, you);
  setSlot(state, frame, TARGET, target);
  setSlot(state, frame, CARD, card);
  setSlot(state, frame, TEAM, team);
}

/** Begins a list of effects for a player. The caller's last act. `target`: the corp that was chosen; `card`: what says it; `team`: the team that is spoken of; -1 for none. */
export function run(
  state: CorpView,
  engine: CorpEngine,
  effects: readonly Effect[],
  player: Player,
  target: number,
  card: number,
  team = -1,
): void {
  const place = engine.content.program.starts.get(effects);
  if (place === undefined) throw new Error("A text that is not part of the program");
  enter(state, engine, place, player, player, target + 1, card + 1, team + 1);
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
          if (holds(state, engine, slot(state, frame, WHO), instruction.cond, slot(state, frame, CARD) - 1)) next(state, frame);
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
          payNow(state, engine, place, cost, setting);
          return "go";
        }
        case "unless":
          if (canPay(state, engine, instruction.cost, settingOf(state, frame))) return "pay";
          next(state, frame);
          return "go";
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
          const { effect } = instruction;
          if (effect.is === "team") {
            if (!effect.teams.all && effect.teams.whose !== "that" && effect.teams.whose !== "its")
              return teams(state, frame, engine).length > 0 ? "team" : skip(state, frame);
            const codes = teams(state, frame, engine);
            next(state, frame);
            for (const code of codes.reverse()) doToTeam(state, engine, code, effect.deed, slot(state, frame, YOU));
            return "go";
          }
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
    pay: mayChoice<CorpState, CorpContent, "go">({
      rule: "CORP-R85",
      player: (state, frame) => slot(state, frame, WHO),
      prompt(state, frame, engine) {
        const instruction = here(state, frame, engine);
        return instruction.is === "unless" ? `${costWords(instruction.cost)}? Else: ${instruction.words}` : "Do you pay?";
      },
      answer(state, yes, frame, engine) {
        const instruction = here(state, frame, engine);
        const place = slot(state, frame, AT);
        if (!yes || instruction.is !== "unless") {
          next(state, frame);
          return "go";
        }
        setSlot(state, frame, AT, instruction.end);
        payNow(state, engine, place, instruction.cost, settingOf(state, frame));
        return "go";
      },
    }),
    // CORP-R87
    team: {
      kind: "which team",
      rule: "CORP-R87",
      forms: [{ kind: "team", members: { player: "player", team: "number" } }],
      player: (state, frame) => slot(state, frame, YOU),
      prompt: () => "Which team?",
      candidates: (state, into, frame, engine) => void into.push(...teams(state, frame, engine)),
      action: (_state, code) => ({ kind: "team", player: Math.trunc(code / TEAMS), team: code % TEAMS }),
      carryOut(state, code, frame, engine) {
        const instruction = here(state, frame, engine);
        setSlot(state, frame, TEAM, code + 1);
        setSlot(state, frame, TARGET, Math.trunc(code / TEAMS) + 1);
        next(state, frame);
        if (instruction.is === "do" && instruction.effect.is === "team")
          doToTeam(state, engine, code, instruction.effect.deed, slot(state, frame, YOU));
        return "go";
      },
    },
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
