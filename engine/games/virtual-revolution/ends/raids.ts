/** Chapter VR-12: a Raid of one player. */
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { setAttack } from "../actions/events-actions.ts";
import { beginRaid, discardCorruption, meetByRaid, nameRaidCard, skipRaidCard } from "../cards/events-cards.ts";
import { GOING_ONLINE } from "../cards/verses.ts";
import type { VrContent } from "../content.ts";
import { cardsIn, RAID, VERSES, type VrEngine, type VrState, type VrView } from "../layout.ts";

const PLAYER = 0;
const CHOICES = 2;
const DONE = -1;

/** Cards of the Raid still to resolve. */
const left = (state: VrView): readonly number[] => cardsIn(state, RAID).filter((card) => state.resolved[card] === 0);

/** Carries out a card of the Raid (VR-12.6). The caller's last act. */
function carryOut(state: VrView, engine: VrEngine, player: Player, card: number): void {
  engine.content.texts.begin(state, engine, { card, line: "effect", player });
  engine.propose(state, nameRaidCard, player, card);
}

/** A player suffers a Raid. Begun with the player. */
export const RAIDING = procedures<VrState, VrContent>()("raid", {
  begin(state, frame, engine) {
    engine.propose(state, beginRaid, slot(state, frame, PLAYER));
    engine.propose(state, setAttack, 1);
    return "priority";
  },
  // VR-12.4, VR-R44, VR-R83: priority cards first, without being asked, and they cannot be skipped.
  priority(state, frame, engine) {
    const card = left(state).find((one) => engine.content.priority[at(state.card, one)]);
    if (card === undefined) return "next";
    carryOut(state, engine, slot(state, frame, PLAYER), card);
    return "priority";
  },
  next: (state) => (left(state).length > 0 ? "card" : "discard"),
  // VR-12.4, VR-12.5, VR-R83: one card at a time, carried out or skipped for an Immunity.
  card: {
    kind: "raid",
    rule: "VR-12.4",
    forms: [
      { kind: "suffer", members: { card: "card" } },
      { kind: "skip", members: { card: "card" } },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "Which Corruption comes next?",
    candidates(state, into, frame) {
      const skips = at(state.immunity, slot(state, frame, PLAYER)) > 0;
      const designs: number[] = [];
      for (const card of left(state)) {
        // Of equal cards the first stands for all.
        const design = at(state.card, card);
        if (designs.includes(design)) continue;
        designs.push(design);
        into.push(card * CHOICES);
        if (skips) into.push(card * CHOICES + 1);
      }
    },
    action: (_state, code) => ({ kind: code % CHOICES === 1 ? "skip" : "suffer", card: Math.trunc(code / CHOICES) }),
    carryOut(state, code, frame, engine) {
      const [player, card] = [slot(state, frame, PLAYER), Math.trunc(code / CHOICES)];
      if (code % CHOICES === 1) engine.propose(state, skipRaidCard, player, card);
      else carryOut(state, engine, player, card);
      return "next";
    },
  },
  // VR-12.8
  discard(state, frame, engine) {
    for (const card of [...cardsIn(state, RAID)]) engine.propose(state, discardCorruption, slot(state, frame, PLAYER), card);
    engine.propose(state, setAttack, 0);
    return "missions";
  },
  // VR-12.9, VR-R35
  missions(state, frame, engine) {
    const player = slot(state, frame, PLAYER);
    const { texts } = engine.content;
    for (const card of [...cardsIn(state, VERSES + player)])
      if (state.online[card] === 0 && texts.isMetByRaid(at(state.card, card), at(state.raidCards, player), at(state.raidSpent, player)))
        engine.propose(state, meetByRaid, player, card);
    return "verses";
  },
  verses: (state, frame) => (fulfilled(state, slot(state, frame, PLAYER)).length > 0 ? "online" : "done"),
  online: {
    kind: "after a Raid",
    rule: "VR-R35",
    forms: [
      { kind: "put Online", members: { card: "card" } },
      { kind: "done", members: {} },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "This Raid met a mission. Which Verse do you put Online?",
    candidates: (state, into, frame) => void into.push(...fulfilled(state, slot(state, frame, PLAYER)), DONE),
    action: (_state, code) => (code === DONE ? { kind: "done" } : { kind: "put Online", card: code }),
    carryOut(state, code, frame, engine) {
      if (code === DONE) return "done";
      engine.call(state, GOING_ONLINE, code, slot(state, frame, PLAYER));
      return "verses";
    },
  },
});

/** Loading Verses whose mission a Raid has fulfilled. */
const fulfilled = (state: VrView, player: Player): readonly number[] =>
  cardsIn(state, VERSES + player).filter((card) => state.raidMet[card] === 1 && state.online[card] === 0);
