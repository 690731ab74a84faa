/** The actions of Virtual Revolution in words, with what they cost and bring (section 8, point 9). */
import type { Action } from "../../../kernel/choice.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import { isInRange, RANGE } from "../actions/conditions.ts";
import { influenceIn, influenceOwner } from "../city/control.ts";
import { FOR_BOTH, suffersMaximum } from "../ends/necro.ts";
import { AGENT_TYPES } from "../fields.ts";
import {
  ACTION_NAMES,
  AFTER_ACTION,
  AGENT_SLOT,
  DONATE,
  NECRO_SHOWN,
  RECRUIT,
  SEATS,
  SERVER,
  SLOTS,
  topOf,
  VERSE,
  type VrEngine,
  type VrState,
  WORK,
} from "../layout.ts";
import { actionTerms, corruptionAfter, neededFirst, reachOf, titlesAfter } from "./forecast.ts";
import { boostLine, textLine } from "./text-lines.ts";

type Asking = ReturnType<VrEngine["asking"]>;
type Say = (words: string, ...hints: readonly (string | undefined)[]) => SceneOption;

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
/** Parts of a hint as sentences, without the last full stop. */
const sentence = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined || part === "" ? [] : [part.replaceAll("\n", " ").replace(/\.$/, "")])).join(". ");

/** What stands behind one line of the list: it is nearly always possible. */
const GROUPS: Readonly<Record<string, string>> = {
  "recover 1": "Recover Influence from Recycling",
  "recover 2 and discard": "Recover Influence from Recycling",
  "recover 2 and look": "Recover Influence from Recycling",
  "recover 3": "Recover Influence from Recycling",
  promote: "Promote an Agent",
  "promote without effect": "Promote an Agent without the effect",
  trade: "Discard a Verse for an Immunity",
};

/** What becomes of a promoted Agent, by its level (VR-7.7). */
const LEAVES = ["", "Then it leaves service: it retires, or becomes a Boost", "Then it leaves service and retires"];

/** What going on without it is called, by what is asked. */
const GO_ON: Readonly<Record<string, string>> = {
  before: "Use none",
  after: "Use none",
  renew: "Keep these Verses",
  donate: "Pay for nothing more",
};

/** The order of the list in a turn: what the turn goes on with, then what can be done besides. What is not named stands first. */
const LATER = ["activate", "use", "put Online", "move", ...Object.keys(GROUPS)];

/** The actions on offer in words: in a turn what it goes on with first, else in their order. */
export function vrChoices(state: VrState, engine: VrEngine, actions: readonly Action[]): SceneOption[] {
  const inTurn = actions.some(({ kind }) => kind === "place" || kind === "end turn");
  const asking = engine.asking(state);
  const player = asking?.choice.player(state, asking.frame, engine) ?? state.active;
  const options = actions.map((action) => optionOf(state, engine, player, action, inTurn, asking));
  if (!inTurn) return options;
  const rank = ({ action: { kind } }: SceneOption) => LATER.indexOf(kind);
  return options
    .map((option, i) => ({ option: losing(state, engine, option, options), i }))
    .sort((a, b) => rank(a.option) - rank(b.option) || a.i - b.i)
    .map(({ option }) => option);
}

/** Ending a turn gives up what could still be done in it. */
function losing(state: VrState, engine: VrEngine, option: SceneOption, options: readonly SceneOption[]): SceneOption {
  if (option.action.kind !== "end turn") return option;
  const left = options.filter(({ action: { kind } }) => kind === "activate" || kind === "put Online");
  const parts = [
    state.phase < AFTER_ACTION ? "You take no Action" : "",
    left.length > 0 ? `Not used: ${left.map(({ card = 0 }) => at(engine.content.cards, at(state.card, card)).name).join(", ")}` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? option : { ...option, hint: parts.join(". "), loses: true };
}

function optionOf(state: VrState, engine: VrEngine, player: Player, action: Action, inTurn: boolean, asking: Asking): SceneOption {
  const { cards, city } = engine.content;
  const card = number(action["card"]);
  const other = number(action["player"]);
  const borough = number(action["borough"]);
  const design = card === undefined ? undefined : at(cards, at(state.card, card));
  const name = design?.name ?? "";
  const where = borough === undefined ? "" : at(city.words, borough);
  const who = other === undefined ? "" : other === player ? "yours" : at(SEATS, other);
  const line = (heading: string) => (design === undefined ? undefined : textLine(design, heading));
  const group = inTurn ? GROUPS[action.kind] : undefined;
  const about = {
    action,
    ...(card === undefined ? {} : { card }),
    ...(other === undefined || borough !== undefined ? {} : { player: other }),
    ...(group === undefined ? {} : { group }),
  };
  const say = (words: string, ...hints: readonly (string | undefined)[]): SceneOption => {
    const hint = sentence(hints);
    return { ...about, words, ...(hint === "" ? {} : { hint }) };
  };
  const titles = (...changes: Parameters<typeof titlesAfter> extends [unknown, unknown, unknown, ...infer Rest] ? Rest : never) =>
    titlesAfter(state, engine, player, ...changes).join(". ");
  const terms = (what: number) =>
    [...actionTerms(state, engine, player, what), neededFirst(state, engine, player, what)].filter(Boolean).join(". ");
  const leaves = LEAVES[card === undefined ? 0 : at(engine.content.level, at(state.card, card))];
  const here = borough ?? state.here;
  switch (action.kind) {
    case "place":
      return say(`Place a Director in ${where}`, ...aroundOf(state, engine, player, here));
    case "add":
      return say(
        borough === undefined ? "Add 1 Influence here" : `Add 1 Influence in ${where}`,
        inTurn ? corruptionAfter(state, player, 1) : undefined,
        titles({ is: "influence", borough: here, player, by: 1 }),
      );
    case "eliminate":
      return say(
        `Eliminate 1 Influence of ${other === player ? "your own" : who}${borough === undefined ? " here" : ` in ${where}`}`,
        inTurn ? corruptionAfter(state, player, 1) : undefined,
        titles({ is: "influence", borough: here, player: other ?? player, by: -1 }),
      );
    case "move":
      return {
        ...say(
          `Move 1 Influence from ${where} to here`,
          `Leaves ${influenceIn(state, here, player) - 1} there, draws no Corruption`,
          titles({ is: "influence", borough: here, player, by: -1 }, { is: "influence", borough: state.here, player, by: 1 }),
        ),
        group: "Move 1 Influence from another borough to here",
      };
    case "give up":
      return say(`Eliminate all your Influence in ${where}`, `${influenceIn(state, here, player)} Influence goes to Recycling`);
    case "remove":
      return say(`Remove your Server in ${where}`);
    case "move to":
      return say(`Move the Server to ${where}`);
    case "work":
      return say("Work", terms(WORK));
    case "recruit":
      return design === undefined
        ? say("Recruit", terms(RECRUIT), agentsNear(state, engine, player, state.here))
        : say(
            `Recruit ${name}`,
            `Costs ${at(state.recruitCosts, player)} €`,
            agentWords(engine, at(state.card, card ?? 0)),
            `Activation: ${line("Activation")}`,
          );
    case "build server":
      return say("Build Server", terms(SERVER), titles({ is: "server", borough: state.here, player }));
    case "create verse":
      return say("Create Verse", terms(VERSE));
    case "donate":
      return say("Donate", terms(DONATE));
    case "discard 1":
      return say(`Discard 1 Corruption for ${at(state.donateOne, player)} €`, "You choose the card");
    case "discard 2":
      return say(`Discard 2 Corruption for ${at(state.donateTwo, player)} €`, "You choose the cards");
    case "buy Immunity":
      return say(`Gain 1 Immunity for ${at(state.donateImmunity, player)} €`);
    case "renew":
      return say("Replace all available Verses for 2 €");
    case "go on":
      return say(GO_ON[asking?.choice.kind ?? ""] ?? "Go on");
    case "choose":
      return say(optionsAsked(state, engine, asking)[Number(action["option"])] ?? "This one");
    case "do":
      return say("Do it");
    case "decline":
      return say("Leave it");
    case "done":
      return say("No more");
    case "let go":
      return say("Let it go");
    case "keep":
      return say(`Keep ${name}`, "Tilts the Title");
    case "end turn":
      return say("End the turn");
    case "activate":
      return say(`Use ${name}`, line("Activation"));
    case "promote":
      return say(`Promote ${name}`, line("Promotion"), leaves);
    case "promote without effect":
      return say(`Promote ${name} without the effect`, "Draws no Corruption", leaves);
    case "retire":
      return say(`${name} retires`, "Counts as an Agent at the end, and cannot be discarded");
    case "boost":
      return say(
        `${name} becomes a Boost under ${ACTION_NAMES[at(engine.content.action, at(state.card, card ?? 0))]}`,
        design && boostLine(design),
      );
    case "use": {
      if (inTurn) return say(`Use the Title ${name}`, design?.text);
      // VR-10.5: an Agent is used with an Action by being promoted.
      const promotion = line("Promotion");
      return promotion === undefined ? say(`Use ${name}`, design && boostLine(design)) : say(`Promote ${name}`, promotion);
    }
    case "put Online":
      return say(`Put ${name} Online`, line("Bonus"));
    case "leave Loading":
      return say(`Leave ${name} Loading`, "It can go Online later, while its mission is met");
    case "recover 1":
      return say("Recover 1 Influence and gain 1 €");
    case "recover 2 and discard":
      return say("Recover 2 Influence and discard a Corruption at random");
    case "recover 2 and look":
      return say("Recover 2 Influence and look at the top Necro card");
    case "recover 3":
      return say("Recover 3 Influence and gain 1 Immunity");
    case "trade":
      return say(`Discard ${name} and gain 1 Immunity`);
    case "suffer":
      return say(`Carry out ${name}`, design?.text, isIdle(state, engine, player, card ?? 0) ? "It does nothing now" : "");
    case "skip":
      return say(`Skip ${name}`, `Costs 1 Immunity, leaves ${at(state.immunity, player) - 1}`);
    case "spend":
      return spendOf(say, state, engine, Number(action["n"]), asking !== undefined && suffersMaximum(state, asking.frame, player));
    case "take":
      return design === undefined
        ? say(`Take place ${(number(action["turn"]) ?? 0) + 1} in the turn order`)
        : takeOf(say, state, engine, player, card ?? 0);
    case "gain":
      return say(`Take ${name}`, design?.text);
    case "give to":
      return say(`Give it to ${who}`);
    case "look at":
      return say(`Look at the Corruption of ${who}`);
    case "steal":
      return say(`Steal from ${who}`);
    case "copy":
      return say(`Apply the promotion of ${name}`, line("Promotion"));
    case "repeat":
      return say(`Take the bonus of ${name} again`, line("Bonus"));
    case "replace":
      return say(`Put ${name} under the deck`);
    case "for":
      return say(`For ${name}`, agentWords(engine, at(state.card, card ?? 0)));
    case "count as":
      return say(`${name} counts as a ${capital(String(action["type"]))}`);
    default:
      return say([capital(action.kind), name, who, where].filter((part) => part !== "").join(" "), design?.text);
  }
}

/** The options of a “Choose one” in the words of the card (VR-R21). */
const optionsAsked = (state: VrState, engine: VrEngine, asking: Asking): readonly string[] =>
  (asking && engine.content.texts.options(state, engine, asking.frame))?.map(capital) ?? [];

/** Whether a card of a Raid could do nothing now (VR-12.6). */
const isIdle = (state: VrState, engine: VrEngine, player: Player, card: number): boolean =>
  !engine.content.texts.isAble(state, engine, { card, line: "effect", player });

/** A Verse with what it asks for and gives; any other card with its text. */
function takeOf(say: Say, state: VrState, engine: VrEngine, player: Player, id: number): SceneOption {
  const { content } = engine;
  const index = at(state.card, id);
  const card = at(content.cards, index);
  const end = textLine(card, "End");
  if (card.kind !== "verse" || end === undefined) return say(`Take ${card.name}`, card.text);
  const mission = content.texts.hasMission(index) ? `Mission: ${textLine(card, "Mission")}` : "Goes Online at once";
  const isMet = content.texts.isMet(state, engine, { card: id, line: "mission", player });
  return say(`Take ${card.name}`, mission, isMet ? "You meet it now" : "", `Bonus: ${textLine(card, "Bonus")}`, `End: ${end}`);
}

/** What Immunity avoids in a Necro attack (VR-13.3). */
function spendOf(say: Say, state: VrState, { content }: VrEngine, n: number, suffersMaximum: boolean): SceneOption {
  const shown = topOf(state, NECRO_SHOWN);
  const text = (heading: string) => (shown === undefined ? undefined : textLine(at(content.cards, at(state.card, shown)), heading));
  const global = `Global: ${text("Global") ?? "nothing"}`;
  const maximum = suffersMaximum ? `Maximum: ${text("Maximum") ?? "nothing"}` : "";
  if (n === 0) return say("Spend no Immunity", "You suffer", global, maximum);
  if (n === FOR_BOTH) return say(`Spend ${n} Immunity`, "Avoids both", global, maximum);
  return say(`Spend ${n} Immunity`, `Avoids ${global}`, maximum === "" ? "" : `You still suffer ${maximum}`);
}

/** "Technician, level 1". */
const agentWords = ({ content }: VrEngine, design: number): string => {
  const type = AGENT_TYPES[at(content.agentType, design)];
  return type === undefined ? "" : `${capital(type)}, level ${at(content.level, design)}`;
};

/** Whose Influence and Server a borough has, and which Agents would be in range there (section 8, point 9). */
function aroundOf(state: VrState, engine: VrEngine, player: Player, borough: number): readonly string[] {
  const owner = influenceOwner(state, borough);
  const count = owner < 0 ? 0 : influenceIn(state, borough, owner);
  const server = at(state.server, borough);
  return [
    owner < 0 ? "No Influence" : owner === player ? `${count} Influence of yours` : `${count} Influence of ${SEATS[owner]}`,
    server < 0 ? "" : server === player ? "Your Server" : `Server of ${SEATS[server]}`,
    agentsNear(state, engine, player, borough),
  ];
}

/** The Agents that could be recruited from a borough: "In range: Pixel, Zero". */
function agentsNear(state: VrState, engine: VrEngine, player: Player, borough: number): string {
  const range = reachOf(state, engine, player) - RANGE;
  const there = { ...state, here: borough };
  const near = Array.from({ length: SLOTS }, (_, slot) => topOf(state, AGENT_SLOT + slot)).filter(
    (card) => card !== undefined && isInRange(there, engine, card, range),
  );
  const names = near.map((card) => at(engine.content.cards, at(state.card, card ?? 0)).name);
  return names.length === 0 ? "" : `In range: ${names.join(", ")}`;
}
