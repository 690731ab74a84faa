/** What the jobs of a hand may still bring: what they are worth less what they cost, the sooner they can be completed the more. Only for bots. */
import { at, type Player } from "../../../kernel/state.ts";
import { FREELANCE, type MetroContent } from "../content.ts";
import { COLOUR_COUNT, cubesOf } from "../jobs/cubes.ts";
import { cardsIn, type MetroView, SLOTS, slotPlace } from "../layout.ts";
import { FREE_STATIONS } from "../turn/game.ts";
import type { Prizes } from "./prizes.ts";
import { ACTION_WORTH, CUBE, CUBES_A_TURN, HOME_JOB, LACKING, MISSING, NEXT_JOBS, RING, SLOT_BONUS, WAIT } from "./weights.ts";

/** Cubes by colour. */
export type Purse = readonly number[];

export const purseOf = (state: MetroView, player: Player): Purse => {
  const purse: number[] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) purse.push(cubesOf(state, player, colour));
  return purse;
};

/** What parts colours that help alike: one that is lacking, then the home colour and those after it on the ring, so that no colour is anybody's first by its number. */
export function leaning(purse: Purse, home: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const behind = (colour - home + COLOUR_COUNT) % COLOUR_COUNT;
    const own = at(purse, colour);
    sum += LACKING * (Math.min(1, own) + Math.min(2, own)) - RING * behind * own;
  }
  return sum;
}

/** Stations to a district: by station and district the fewest of at least one. */
export function stationsTo({ route }: MetroContent): readonly (readonly number[])[] {
  return route.next.map((_, from) =>
    Array.from({ length: COLOUR_COUNT }, (_one, district) => {
      let [station, far] = [at(route.next, from), 1];
      while (!at(route.districts, station).includes(district) && far < route.next.length) {
        station = at(route.next, station);
        far++;
      }
      return far;
    }),
  );
}

/** Abilities of completed jobs that make others cheaper: cubes less by colour, and colours that stand for others (MR-8.14, MR-8.15). */
type Cheaper = { readonly less: readonly number[]; readonly instead: readonly number[] };

function cheaperFor(state: MetroView, { texts }: MetroContent, player: Player): Cheaper {
  const less = [0, 0, 0, 0, 0];
  const instead: number[] = [];
  for (let place = 0; place < SLOTS; place++)
    for (const card of cardsIn(state, slotPlace(player, place))) {
      const ongoing = texts.ongoing(at(state.card, card));
      if (ongoing?.is === "discount") less[ongoing.colour] = at(less, ongoing.colour) + ongoing.n;
      else if (ongoing?.is === "substitute") instead.push(ongoing.colour);
    }
  return { less, instead };
}

/** Cubes by colour that a job takes. */
const needOf = (cost: readonly number[], { less }: Cheaper): readonly number[] =>
  cost.map((cubes, colour) => Math.max(0, cubes - at(less, colour)));

/** Cubes that are lacking for what is needed. */
function lacking(need: readonly number[], purse: Purse, { instead }: Cheaper): number {
  let missing = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) missing += Math.max(0, (need[colour] ?? 0) - (purse[colour] ?? 0));
  for (const colour of instead) if (missing > 0 && at(purse, colour) > at(need, colour)) missing--;
  return missing;
}

/** What is left of a job's worth after so many turns. */
const WAITED: readonly number[] = Array.from({ length: 100 }, (_, turns) => WAIT ** turns);

/** A job as it looks from a state: what it costs, as printed and to the player; what it brings beyond that; turns until the figure can be in its district. */
type Open = { readonly cost: readonly number[]; readonly need: readonly number[]; readonly worth: number; readonly way: number };

/** Jobs of which a player thinks, by card, and what the player has. */
export type Outlook = {
  /** What these jobs promise with these cubes, in points. */
  of(jobs: readonly number[], purse: Purse): number;
  /** Whether one cube of a colour more than so many could change what these jobs promise. */
  matters(jobs: readonly number[], colour: number, cubes: number): boolean;
};

/** How a player looks ahead from a state. `turns`: own turns to come. `wanted`: points more for a job of a colour, as contracts have it. */
export function outlookOf(
  state: MetroView,
  content: MetroContent,
  prizes: Prizes,
  far: readonly (readonly number[])[],
  player: Player,
  turns: number,
  room: number,
  wanted: readonly number[],
): Outlook {
  const cheaper = cheaperFor(state, content, player);
  const station = at(state.figure, player);
  const ahead = (district: number): number => {
    if (station < 0) return 1;
    if (district !== FREELANCE) return Math.ceil(at(at(far, station), district) / FREE_STATIONS);
    return 1;
  };
  const openOf = (card: number): Open => {
    const design = at(state.card, card);
    const district = at(content.district, design);
    const home = district === state.board[player] ? HOME_JOB : 0;
    const cost = at(content.cost, design);
    const prize = at(prizes.job, design) + SLOT_BONUS + home + at(wanted, district);
    const need = needOf(cost, cheaper);
    const all = need.reduce((sum, cubes) => sum + cubes, 0);
    return { cost, need, worth: prize - CUBE * all - ACTION_WORTH, way: ahead(district) };
  };
  /** The jobs that were asked about last, mostly the same again. */
  let [last, lastOpen]: [readonly number[] | undefined, readonly Open[]] = [undefined, []];
  const openAll = (jobs: readonly number[]): readonly Open[] => {
    if (jobs !== last) [last, lastOpen] = [jobs, jobs.map(openOf)];
    return lastOpen;
  };
  return {
    of(jobs, purse) {
      const open = openAll(jobs);
      let left = purse;
      let sum = 0;
      let done = 0;
      for (let place = 0; place < Math.min(NEXT_JOBS.length, room, open.length); place++) {
        let [best, most] = [-1, 0];
        for (let i = 0; i < open.length; i++) {
          if ((done & (1 << i)) !== 0) continue;
          const { need, worth, way } = at(open, i);
          const missing = lacking(need, left, cheaper);
          const wait = Math.max(way, 1 + Math.ceil(missing / CUBES_A_TURN)) + place;
          if (wait > turns) continue;
          const now = worth * at(WAITED, wait - 1) - MISSING * missing;
          if (now > most) [best, most] = [i, now];
        }
        if (best < 0) break;
        const { cost } = at(open, best);
        sum += at(NEXT_JOBS, place) * most;
        left = left.map((own, colour) => Math.max(0, own - at(cost, colour)));
        done |= 1 << best;
      }
      return sum;
    },
    matters(jobs, colour, cubes) {
      if (cheaper.instead.includes(colour)) return true;
      let most = 0;
      for (const { cost } of openAll(jobs)) most += at(cost, colour);
      return cubes < most;
    },
  };
}
