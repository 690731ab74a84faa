/** The actions of CORP in words, with what they cost and how likely they succeed. */
import type { Action } from "../../../kernel/choice.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { SceneOption } from "../../scene.ts";
import { buildPrice, priceWith, stockPrice } from "../cards/prices.ts";
import { HQ } from "../city/map.ts";
import { spotOf, stepsOf } from "../city/teams.ts";
import { money } from "../fields.ts";
import { infiltrationOdds, pendingOdds } from "../infiltration/odds.ts";
import { takingsOf, takingWords } from "../infiltration/takings.ts";
import { type CorpEngine, type CorpState, type CorpView, DEPARTMENTS, SEATS, STEP_WORDS, TIERS } from "../layout.ts";
import { salesOf, tierOf } from "../mat/mat.ts";
import { type Bundle, openOffers } from "../trade/offers.ts";
import { chanceOf, meetingsAt } from "./planner.ts";

const DEPARTMENT_WORDS: readonly unknown[] = DEPARTMENTS;
const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** "Sales tier 2" of a space of a mat. */
export const tierWords = (space: number): string => `${capital(DEPARTMENTS[Math.trunc(space / TIERS)] ?? "")} tier ${(space % TIERS) + 1}`;

/** What the next piece of a department changes. */
function buildHint(state: CorpView, engine: CorpEngine, player: Player, dept: number): string {
  const gives = engine.content.tierGives[dept]?.[tierOf(state, player, dept) + 1] ?? 0;
  const what =
    dept === 0
      ? `profit ${money(gives)} instead of ${money(salesOf(state, engine, player))}`
      : dept === 1
        ? `room for ${gives} ${gives === 1 ? "asset" : "assets"}`
        : `a hand of ${gives} action cards`;
  return `Costs ${money(buildPrice(state, engine, player, dept))}; ${what}`;
}

/** The actions on offer in words, in their order. */
export function corpChoices(state: CorpState, engine: CorpEngine, actions: readonly Action[]): SceneOption[] {
  const { cards, city } = engine.content;
  const nameOf = (card: number | undefined): string => (card === undefined ? "" : at(cards, at(state.card, card)).name);
  const thing = ({ credits, cards: ids }: Bundle): string =>
    [...(credits > 0 ? [money(credits)] : []), ...ids.map((card) => nameOf(card))].join(", ") || "nothing";
  const odds = state.roll === 0 ? undefined : pendingOdds(state, engine);
  return actions.map((action): SceneOption => {
    const card = number(action["card"]);
    const name = nameOf(card);
    const player = number(action["player"]);
    const who = player === undefined ? "" : (SEATS[player] ?? "");
    const team = number(action["team"]);
    const about = {
      action,
      ...(card === undefined ? {} : { card }),
      ...(player === undefined ? {} : { player }),
    };
    switch (action.kind) {
      case "replace":
        return { ...about, words: `Replace ${name}`, group: "Replace a pool card" };
      case "discard":
        return { ...about, words: `Discard ${name}` };
      case "play":
        return {
          ...about,
          words: `Play ${name}`,
          ...(odds === undefined ? {} : { hint: `Without it the roll succeeds in ${percent(odds)}` }),
        };
      case "use":
      case "activate":
        return { ...about, words: `Use ${name}` };
      case "use skill":
        return { ...about, words: `Use the skill of ${name}` };
      case "use building":
        return { ...about, words: `Use ${city.words[number(action["spot"]) ?? 0]}` };
      case "against":
        return { ...about, words: who };
      case "for":
        return { ...about, words: `For ${who}` };
      case "build": {
        const dept = DEPARTMENT_WORDS.indexOf(action["department"]);
        return { ...about, words: `Build ${capital(String(action["department"]))}`, hint: buildHint(state, engine, state.active, dept) };
      }
      case "buy":
      case "hire":
        return {
          ...about,
          words: `${capital(action.kind)} ${name}`,
          ...(card === undefined ? {} : { hint: `Costs ${money(priceWith(state, engine, state.active, card))}` }),
        };
      case "buy stock": {
        const space = number(action["tier"]) ?? 0;
        return {
          action,
          words: `Buy ${tierWords(space)} of ${who}`,
          hint: `Costs ${money(stockPrice(state, engine, state.active, space))}`,
        };
      }
      case "assemble":
        return { ...about, words: `Assemble a team with ${name}` };
      case "disband":
      case "reform":
        return { ...about, words: `${capital(action.kind)} team ${(team ?? 0) + 1}` };
      case "move":
        return { ...about, words: `Move team ${(team ?? 0) + 1}`, hint: `${stepsOf(state, engine, state.active, team ?? 0)} steps` };
      case "meet":
        return { action, words: `Meet team ${(team ?? 0) + 1} of ${who}` };
      case "team":
        return {
          action,
          words: `Team ${(team ?? 0) + 1} of ${who}`,
          hint: `It stands at ${city.words[spotOf(state, player ?? 0, team ?? 0)] ?? ""}`,
        };
      case "bring home":
        return { ...about, words: `Bring team ${(team ?? 0) + 1} home` };
      case "join":
      case "leave":
        return { ...about, words: action.kind === "join" ? `${name} joins` : `${name} leaves` };
      case "go": {
        const spot = number(action["spot"]) ?? 0;
        const meets = meetingsAt(state, engine, state.active, state.mover, spot).map(
          (met) =>
            `Team ${met.team + 1} of ${SEATS[met.player]} is there: sneak past it in ${percent(met.sneak)}, destroy it in ${percent(met.attack)}`,
        );
        return {
          ...about,
          words: city.kind[spot] === HQ ? "Go home into your HQ" : `Go to ${city.words[spot]}`,
          ...(meets.length === 0 ? {} : { hint: meets.join(". ") }),
        };
      }
      case "accept": {
        const offer = openOffers(state).find(
          ({ to }) => to === engine.asking(state)?.choice.player(state, engine.asking(state)?.frame ?? 0, engine),
        );
        return offer === undefined
          ? { ...about, words: "Accept" }
          : { ...about, words: "Accept the offer", hint: `${SEATS[offer.from]} gives you ${thing(offer.gives)} for ${thing(offer.wants)}` };
      }
      case "infiltrate": {
        const takes = takingWords(takingsOf(state, engine, state.active, state.mover, player ?? 0));
        const chance = percent(infiltrationOdds(state, engine, state.active, state.mover, player ?? 0));
        return {
          ...about,
          words: `Infiltrate ${who}`,
          hint: `Succeeds in ${chance}; ${takes === "" ? "your team has no skill for anything there" : `then takes ${takes}`}`,
        };
      }
      case "ask to pass":
        return { ...about, words: "Ask to pass", hint: "Costs nothing; if they refuse, you still choose" };
      case "sneak":
      case "hack":
      case "attack": {
        const chance = percent(chanceOf(state, engine, action.kind));
        const what = action.kind === "attack" ? `Destroys the other side in ${chance}` : `Succeeds in ${chance}`;
        return { ...about, words: capital(action.kind), hint: `${what}, without action cards` };
      }
      case "lose":
        return { ...about, words: `Lose ${name}` };
      case "save":
        return { ...about, words: `Keep the runner with ${name}` };
      case "save by building":
        return { ...about, words: `Keep the runner at ${action["building"]}` };
      case "steal":
        return { ...about, words: `Steal ${name}` };
      case "steal credits":
        return { ...about, words: `Steal credits with ${capital(String(action["with"]))}` };
      case "steal infrastructure":
        return { ...about, words: `Steal ${capital(String(action["department"]))} infrastructure` };
      case "offer a card for a card":
        return { ...about, words: `Offer ${who} ${name} for ${nameOf(number(action["other"]))}`, group: `Offers to ${who}` };
      case "offer a card for credits":
        return { ...about, words: `Offer ${who} ${name} for ${money(number(action["credits"]) ?? 0)}`, group: `Offers to ${who}` };
      case "offer credits for a card":
        return { ...about, words: `Offer ${who} ${money(number(action["credits"]) ?? 0)} for ${name}`, group: `Offers to ${who}` };
      case "rank":
        return { ...about, words: `${who} next` };
      case "done":
      case "pass":
        return action.kind === "pass"
          ? { ...about, words: "Pass", passes: true }
          : { ...about, words: `Done with ${STEP_WORDS[state.step]}` };
      default:
        return { ...about, words: [capital(action.kind), name, who].filter((part) => part !== "").join(" ") };
    }
  });
}
