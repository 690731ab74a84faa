/** Where cards lie and where they go, as sentences say it. */
import { at } from "../../../kernel/state.ts";
import { LAYOUT } from "../layout.ts";

type Words = { readonly lies: string; readonly goes: string };

const WORDS: Readonly<Record<keyof typeof LAYOUT.at, Words>> = {
  "main deck": { lies: "is in the main deck", goes: "goes to the main deck" },
  hand: { lies: "is in a hand", goes: "goes to the hand" },
  "resource deck": { lies: "is in the resource deck", goes: "goes to the resource deck" },
  "open market": { lies: "is in an open market", goes: "goes to the open market" },
  annihilated: { lies: "is annihilated", goes: "is annihilated" },
  network: { lies: "is in a network", goes: "goes to a network" },
  aside: { lies: "is set aside", goes: "is set aside" },
};

/** “is in the main deck”, “is annihilated”: what is so of a card in a place, and of one that comes there. */
export const zoneWords = (place: number): Words => WORDS[at(LAYOUT.places, place).zone as keyof typeof WORDS];
