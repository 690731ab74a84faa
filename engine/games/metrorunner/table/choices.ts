/** The actions of Metrorunner in words, with what they cost and bring (section 2.7). */
import type { Action } from "../../../kernel/choice.ts";
import { at } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import { stationAhead } from "../city/figures.ts";
import { COLOURS, colourIndex, metrorunner } from "../fields.ts";
import { CORE, connectedOf, openCells } from "../hack/grid.ts";
import { freeManipulations } from "../hack/hacking.ts";
import { cellWord } from "../hack/moves.ts";
import { cubesOn } from "../jobs/cubes.ts";
import { costWords, lackingFor, substituteColour } from "../jobs/paying.ts";
import { cardsIn, HAND, type MetroEngine, type MetroState, NETWORKS, SEATS, topOf } from "../layout.ts";
import { freeStations, MOST_JOBS } from "../turn/game.ts";

/** Location actions by the number of their icon. */
const ICON_NAMES = ["Acquire Gigs", "Collect Assets", "Contact Agents", "Hack"];

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const cubes = (n: number): string => `${n} ${n === 1 ? "cube" : "cubes"}`;

/** The actions on offer in words, in their order. */
export function metroChoices(state: MetroState, engine: MetroEngine, actions: readonly Action[]): SceneOption[] {
  const { cards, route } = engine.content;
  const paid = state.declared >= 0 && state.manipulations >= freeManipulations(state, engine) ? { hint: "Costs a cube" } : {};
  const lying = (district: number): string => {
    const there = COLOURS.flatMap((colour, i) => (cubesOn(state, district, i) > 0 ? [`${cubesOn(state, district, i)} ${colour}`] : []));
    return there.length === 0 ? "" : `; also takes ${there.join(", ")} there`;
  };
  /** What a job cannot be paid without: the prompt then asks what helps (MR-8.3). */
  const helped = (card: number): string => {
    const lacking = lackingFor(state, engine, card);
    return lacking === "" ? "" : `; something else replaces the ${lacking} you lack`;
  };
  const held = cardsIn(state, HAND + state.active).length + 2;
  const overHand = held > MOST_JOBS ? `; ${held - MOST_JOBS} too many at the end of the turn` : "";
  /** "Blue, costs 1 black, 1 blue; 2 points": what a job is, for who chooses among several. */
  const jobWords = (card: number): string => {
    const { district, points = 0 } = metrorunner(at(cards, at(state.card, card)));
    const costs = (engine.content.cost[at(state.card, card)] ?? []).flatMap((n, colour) => (n > 0 ? [`${n} ${COLOURS[colour]}`] : []));
    return `${capital(district ?? "")}, costs ${costs.join(", ")}; ${points} ${points === 1 ? "point" : "points"}`;
  };
  /** What the core of a network gives: "Core E3–W1: Gain 1 credit.". */
  const networkWords = (card: number): string => {
    const { core = [] } = metrorunner(at(cards, at(state.card, card)));
    const gives = /^Core: (.*)$/m.exec(at(cards, at(state.card, card)).text)?.[1] ?? "";
    return `Core ${core.join("–")}: ${gives}`;
  };
  /** "A09, Acquire Gigs in Foundry". */
  const stationWords = (station: number): string =>
    `${at(route.words, station)}, ${at(ICON_NAMES, at(route.icon, station))} in ${at(route.districts, station)
      .map((one) => at(route.names, one))
      .join(" and ")}`;
  /** Whether stopping now brings anything (MR-11.14). */
  const stopWords = (): string => {
    const top = topOf(state, NETWORKS + state.declared);
    const connected = top === undefined ? 0 : connectedOf(openCells(state, engine.content), engine.content, at(state.card, top));
    return (connected & CORE) === 0 ? "The core is not connected: you gain nothing" : "The core is connected";
  };
  return actions.map((action): SceneOption => {
    const card = number(action["card"]);
    const district = number(action["district"]);
    const name = card === undefined ? "" : at(cards, at(state.card, card)).name;
    const where = district === undefined ? "" : at(route.names, district);
    const about = { action, ...(card === undefined ? {} : { card }) };
    switch (action.kind) {
      case "move": {
        const n = number(action["stations"]) ?? 1;
        const price = Math.max(0, n - freeStations(state, engine));
        return {
          ...about,
          words: `Move ${n} to ${stationWords(stationAhead(state, engine, n))}`,
          hint: price === 0 ? "Free" : `Costs ${cubes(price)}`,
        };
      }
      case "car service":
        return {
          ...about,
          words: `Car Service to ${stationWords(number(action["station"]) ?? 0)}`,
          hint: "Costs 1 credit",
          group: "Car Service",
        };
      case "acquire gigs":
        return { ...about, words: "Acquire Gigs: take two jobs", hint: `From the offer or the deck${overHand}` };
      case "collect assets":
        return { ...about, words: `Collect Assets: 2 ${COLOURS[at(route.colour, at(state.figure, state.active))]} cubes` };
      case "contact agents": {
        const gained = at(engine.content.tracks.agents, at(state.notoriety, state.active));
        return {
          ...about,
          words: `Contact Agents: ${cubes(gained)} of any colour`,
          hint: `At Notoriety ${at(state.notoriety, state.active)}`,
        };
      }
      case "hack":
        return { ...about, words: "Hack a network", hint: "Two manipulations are free" };
      case "collect":
        return { ...about, words: `Collect 1 ${COLOURS[district ?? 0]} cube in ${where}`, hint: `District action${lying(district ?? 0)}` };
      case "complete":
        return {
          ...about,
          words: `Complete ${name} in ${where}`,
          hint: `Costs ${costWords(state, engine, card ?? 0)}${helped(card ?? 0)}${lying(district ?? 0)}`,
        };
      case "pay":
        return { ...about, words: action["cube"] === undefined ? "Pay the cubes" : `Pay 1 ${action["cube"]} cube` };
      case "substitute":
        return {
          ...about,
          words: `Use ${name}: pay 1 ${COLOURS[substituteColour(state, engine, card ?? 0)]} in place of 1 ${action["cube"]} cube`,
        };
      case "discard":
        return {
          ...about,
          words: action["cube"] === undefined ? `Discard ${name}` : `Discard ${name} in place of 1 ${action["cube"]} cube`,
          hint: jobWords(card ?? 0),
        };
      case "gain":
        return { ...about, words: `Gain 1 ${action["cube"]} cube` };
      case "return":
        return { ...about, words: `Return 1 ${action["cube"]} cube` };
      case "take":
        return { ...about, words: `Take ${name}`, hint: jobWords(card ?? 0) };
      case "draw":
        return { ...about, words: "Draw the top card of the job deck" };
      case "tuck":
        return {
          ...about,
          words: `Tuck it into slot ${(number(action["slot"]) ?? 0) + 1}`,
          hint: ["Influence +1", "1 credit or 2 cubes", "Notoriety +1"][number(action["slot"]) ?? 0] ?? "",
        };
      case "cycle":
      case "declare": {
        const top = topOf(state, NETWORKS + (action["network"] === "left" ? 0 : 1));
        const network = top === undefined ? "" : at(cards, at(state.card, top)).name;
        return {
          ...about,
          words: `${action.kind === "cycle" ? "Cycle" : "Hack"} ${network}`,
          ...(top === undefined ? {} : { card: top, ...(action.kind === "declare" ? { hint: networkWords(top) } : {}) }),
        };
      }
      case "rotate":
        return { ...about, words: `Rotate tile ${cellWord(number(action["cell"]) ?? 0)} ${action["way"]}`, ...paid, group: "Rotate" };
      case "swap":
        return { ...about, words: `Swap tiles ${action["cells"]}`, ...paid, group: "Swap" };
      case "shift":
        return { ...about, words: `Shift ${action["line"]} ${action["way"]}`, ...paid, group: "Shift" };
      case "use character":
        return { ...about, words: capital(String(action["how"])), ...paid, group: "Character" };
      case "advance": {
        const n = number(action["stations"]) ?? 0;
        return { ...about, words: n === 0 ? "Stay" : `Advance ${n} to ${stationWords(stationAhead(state, engine, n))}`, hint: "Free" };
      }
      case "opponent":
        return { ...about, words: SEATS[number(action["player"]) ?? 0] ?? "" };
      case "brute force":
        return { ...about, words: `Brute force on tile ${cellWord(number(action["cell"]) ?? 0)}`, hint: "Free", group: "Brute force" };
      case "stop":
        return { ...about, words: "Stop and evaluate the hack", hint: stopWords() };
      case "viral marketing":
        return { ...about, words: `Viral Marketing: ${action["track"]} +1`, hint: "Costs 2 credits" };
      case "crash job boards":
        return { ...about, words: "Crash Job Boards: four new jobs in the offer", hint: "Costs 1 credit" };
      case "strong arm locals":
        return { ...about, words: "Strong Arm Locals: a second action", hint: "Costs 2 credits" };
      case "choose":
        return { ...about, words: capital(String(action["what"])) };
      case "manipulate":
        return { ...about, words: capital(String(action["how"])) };
      case "move on": {
        const n = number(action["stations"]) ?? 0;
        const price = Math.max(0, n - freeStations(state, engine));
        const words = n === 0 ? "Stay" : `Move ${n} to ${stationWords(stationAhead(state, engine, n))}`;
        return { ...about, words, hint: price === 0 ? "Free" : `Costs ${cubes(price)}` };
      }
      case "stay":
        return { ...about, words: `Stay at ${stationWords(at(state.figure, state.active))}`, hint: "Free" };
      case "use a text":
        return { ...about, words: `Use ${name}` };
      case "pass":
      case "job":
        return { ...about, words: `${action.kind === "pass" ? "Give" : "Choose"} ${name}`, hint: jobWords(card ?? 0) };
      case "slot":
        return { ...about, words: `Into slot ${(number(action["slot"]) ?? 0) + 1}` };
      default: {
        // Whatever it is about: a card, a district by number or colour, a station, a cube.
        const { station, district: named, cube } = action;
        const colour = colourIndex(String(named));
        const what = [
          ...[name, where, colour < 0 ? "" : at(route.names, colour)],
          ...[typeof station === "number" ? stationWords(station) : "", typeof cube === "string" ? `1 ${cube}` : ""],
        ];
        return { ...about, words: [capital(action.kind), ...what].filter((part) => part !== "").join(" ") };
      }
    }
  });
}
