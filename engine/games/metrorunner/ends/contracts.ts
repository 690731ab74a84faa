/** Contracts (MR-13.2 to MR-13.4): a slot for each, a job for each token; the best assignment counts (MR-R23). */
import { at } from "../../../kernel/state.ts";
import { FREELANCE, type MetroContent } from "../content.ts";
import { CONTRACTS, cardsIn, type MetroView, SLOTS, slotPlace } from "../layout.ts";

/** The tokens of a contract, as colours (MR-3.5). */
export function tokensOf({ firstToken, secondToken, thirdToken }: MetroView, contract: number): number[] {
  return [firstToken, secondToken, thirdToken].flatMap((token) => ((token[contract] ?? 0) > 0 ? [(token[contract] ?? 0) - 1] : []));
}

/** Tokens of a contract that a slot of a player leaves open, with freelance jobs wherever they help (MR-13.4). */
export function openTokens(
  state: MetroView,
  { district, texts }: Pick<MetroContent, "district" | "texts">,
  player: number,
  slot: number,
  contract: number,
): number {
  const designs = cardsIn(state, slotPlace(player, slot)).map((card) => at(state.card, card));
  const jobs = designs.map((design) => at(district, design));
  const isStrict = texts.term(at(state.card, contract), "no freelance");
  let free = isStrict ? 0 : designs.reduce((sum, design) => sum + (at(district, design) === FREELANCE ? texts.stands(design) : 0), 0);
  let open = 0;
  for (const colour of tokensOf(state, contract)) {
    const job = jobs.indexOf(colour);
    // MR-R33: two tokens of a colour need two jobs.
    if (job >= 0) jobs.splice(job, 1);
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
