/** What San says about a state beyond the laws of every game: what no sequence of turns can bring about, though players may by hand, and what no match can go on with. */
import { at } from "../../kernel/state.ts";
import type { SanContent } from "./content.ts";
import { LAST_STAGE, VIRUSES } from "./endings.ts";
import { cardsIn, designOf, RIVER, type SanView, SEATS, SLOTS, SPACE_HOLDS, STAR, SUN, spaceOf, VIRUS_STACK } from "./layout.ts";
import { BAN_SIZE } from "./texts/bans.ts";
import { DONE_SIZE } from "./texts/done.ts";
import { topVirus } from "./zones/virus.ts";

/** What is odd, though it can be played on: one sentence for each fault. */
export function sanFaults(state: SanView, content: SanContent): string[] {
  const faults: string[] = [];
  const count = (place: number) => cardsIn(state, place).length;
  for (let slot = 0; slot < SLOTS; slot++)
    if (count(RIVER + slot) > 1) faults.push(`Slot ${slot + 1} of the River holds ${count(RIVER + slot)} cards (SAN-4.3)`);
  for (const player of [SUN, STAR]) {
    const name = SEATS[player];
    if (at(state.tokens, player) > state.tokenStages.length) faults.push(`${name} has won ${at(state.tokens, player)} tokens (SAN-4.5)`);
    for (let space = 0; space < SLOTS; space++)
      if (count(spaceOf(player, space)) > SPACE_HOLDS)
        faults.push(`Space ${space + 1} of ${name}'s Corruption Zone holds ${count(spaceOf(player, space))} cards (SAN-4.7)`);
    cardsIn(state, VIRUS_STACK + player).forEach((card, i, stack) => {
      const design = designOf(state, card);
      if (content.virus[design] !== i + 1 || content.corporation[design] !== player)
        faults.push(`${name}'s Virus stack is not in order: card ${stack.length - i} from the top (SAN-4.6)`);
    });
    if (count(VIRUS_STACK + player) > VIRUSES) faults.push(`${name} has ${count(VIRUS_STACK + player)} Virus cards (SAN-2.4)`);
  }
  if (state.turn > state.turnLimit) faults.push(`It is turn ${state.turn} of ${state.turnLimit} (SAN-R30)`);
  return faults;
}

/** Numbers that the rules cannot go on with: one sentence for each fault. */
export function sanBroken(state: SanView, content: SanContent): string[] {
  const faults: string[] = [];
  for (const player of [SUN, STAR]) {
    const stage = at(state.stage, player);
    if (stage < 1 || stage > LAST_STAGE) faults.push(`${SEATS[player]}'s Banner is on stage ${stage} of ${LAST_STAGE} (SAN-R3)`);
  }
  if (state.type > 3) faults.push(`The type of the turn is ${state.type} (SAN-6.3)`);
  if (state.phase < 1 || state.phase > 4) faults.push(`The phase is ${state.phase} (SAN-5.1)`);
  state.became.forEach((became, card) => {
    if (became > content.cards.length) faults.push(`Card ${card} became design ${became - 1}, which does not exist (SAN-13.3)`);
  });
  const noted = content.machine.notedFault(state);
  if (noted !== undefined) faults.push(noted);
  if (state.bans.length % BAN_SIZE !== 0) faults.push("A ban is four numbers (SAN-R43)");
  if (state.done.length % DONE_SIZE !== 0) faults.push("What was done is three numbers (SAN-R56)");
  if (state.multipliers.length % 3 !== 0) faults.push("A Multiplier is three numbers (SAN-13.1)");
  return [...faults, ...markerFaults(state, content)];
}

/** The marker stands at the Port, or on a space of a top Virus card (SAN-4.6, SAN-R14). */
function markerFaults(state: SanView, content: SanContent): string[] {
  const { markerOn, markerSpace } = state;
  if (markerOn === 0) return markerSpace === 0 ? [] : [`The marker is at the Port and on space ${markerSpace} (SAN-R14)`];
  const virus = markerOn <= SEATS.length ? topVirus(state, markerOn - 1) : undefined;
  if (virus === undefined) return ["The marker is on a Virus card that is not there (SAN-4.6)"];
  const spaces = at(content.spaces, at(state.card, virus));
  return markerSpace >= 1 && markerSpace <= spaces ? [] : [`The marker is on space ${markerSpace} of ${spaces} (SAN-R14)`];
}
