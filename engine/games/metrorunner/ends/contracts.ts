/** Contracts (MR-13.2 to MR-13.4): a slot for each, a job for each token; the best assignment counts (MR-R23). */
import { at } from "../../../kernel/state.ts";
import { FREELANCE, type MetroContent } from "../content.ts";
import { CONTRACTS, cardsIn, type MetroView, SLOTS, slotPlace } from "../layout.ts";

/** Spaces for tokens on a contract, at most (MR-3.5). */
const SPACES = 3;
/** Counts of colours lie in one number, so many bits each. */
const BITS = 5;
const MASK = (1 << BITS) - 1;

/** The token on a space of a contract: its colour plus 1, or 0 where there is none. */
function tokenOn({ firstToken, secondToken, thirdToken }: MetroView, contract: number, space: number): number {
  return (space === 0 ? firstToken[contract] : space === 1 ? secondToken[contract] : thirdToken[contract]) ?? 0;
}

/** The tokens of a contract, as colours (MR-3.5). */
export function tokensOf(state: MetroView, contract: number): number[] {
  const tokens: number[] = [];
  for (let space = 0; space < SPACES; space++) {
    const token = tokenOn(state, contract, space);
    if (token > 0) tokens.push(token - 1);
  }
  return tokens;
}

/** Tokens of a contract that a slot of a player leaves open, with freelance jobs wherever they help (MR-13.4). */
export function openTokens(
  state: MetroView,
  { district, texts }: Pick<MetroContent, "district" | "texts">,
  player: number,
  slot: number,
  contract: number,
): number {
  const isStrict = texts.term(at(state.card, contract), "no freelance");
  // Jobs of each colour, as one number: bots ask this a great many times.
  let [jobs, free] = [0, 0];
  for (const card of cardsIn(state, slotPlace(player, slot))) {
    const design = at(state.card, card);
    const colour = at(district, design);
    if (colour !== FREELANCE) jobs += 1 << (colour * BITS);
    else if (!isStrict) free += texts.stands(design);
  }
  let open = 0;
  for (let space = 0; space < SPACES; space++) {
    const token = tokenOn(state, contract, space);
    if (token === 0) continue;
    const shift = (token - 1) * BITS;
    // MR-R33: two tokens of a colour need two jobs.
    if (((jobs >> shift) & MASK) > 0) jobs -= 1 << shift;
    else if (free > 0) free--;
    else open++;
  }
  return open;
}

export type Fulfilled = { readonly contract: number; readonly slot: number; readonly points: number };

/** The contracts that a player fulfils, each in a slot of its own, with the most points (MR-13.3). */
export function fulfilledBy(state: MetroView, content: MetroContent, player: number): readonly Fulfilled[] {
  const contracts = cardsIn(state, CONTRACTS);
  const best = (slot: number, taken: readonly number[]): readonly Fulfilled[] => {
    if (slot >= SLOTS) return [];
    let most = best(slot + 1, taken);
    for (const contract of contracts) {
      if (taken.includes(contract) || tokensOf(state, contract).length === 0) continue;
      if (openTokens(state, content, player, slot, contract) > 0) continue;
      const found = [{ contract, slot, points: content.texts.contract(at(state.card, contract)) }, ...best(slot + 1, [...taken, contract])];
      if (pointsOf(found) > pointsOf(most)) most = found;
    }
    return most;
  };
  return best(0, []);
}

export const pointsOf = (found: readonly Fulfilled[]): number => found.reduce((sum, { points }) => sum + points, 0);
