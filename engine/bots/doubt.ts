/** When enough has been tried: what may still be lost by taking what has proved better so far. */
import { at } from "../kernel/state.ts";

/** As if one more state had told two actions apart by so much: a few states that agree are no proof. */
const SURE = 0.02;

/** After so many states an action is dropped if no more is lost by that on average. */
const TRIED = 3;
const LOST = 0.0003;

/** Whether an action that is so far behind another one need not be tried in more states. @param one, other what the better one came to, and this one, by state */
export const isOutOfDoubt = (lead: number, one: readonly number[], other: readonly number[]): boolean =>
  one.length >= TRIED && mostLost(lead, one, other) < LOST;

/**
 * At most how much is lost on average by taking one of two actions that were tried in the same states though the other may be the better one, -1 … 1: the expected opportunity cost
 * (S. E. Chick and K. Inoue 2001), with a bound in place of the normal loss function. @param lead by how much it is better so far. @param one, other what each came to, by state: two states at least
 */
export function mostLost(lead: number, one: readonly number[], other: readonly number[]): number {
  const states = one.length;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < states; i++) {
    const apart = at(one, i) - at(other, i);
    sum += apart;
    squares += apart * apart;
  }
  const variance = (squares - (sum * sum) / states + SURE * SURE) / (states - 1);
  const deviation = Math.sqrt(variance / states);
  const z = lead / deviation;
  return (deviation * Math.exp((-z * z) / 2)) / (Math.sqrt(2 * Math.PI) * (1 + z * z));
}
