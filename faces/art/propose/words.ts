/** Which words of a card ask for which sign or scene. The first line that matches counts, so the special stands before the general. */
import type { Card } from "../../../engine/cards/card.ts";
import type { GlyphName } from "../motifs/glyphs.ts";

/** Words, separated by commas, and what they ask for. A word stands for all that begin with it; with a full stop it stands for itself alone. */
export type Lines<Value extends string> = readonly (readonly [words: string, value: Value])[];

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-zà-ÿ0-9]+/g, " ")} `;

/** What the first text that has one of the words asks for; texts are tried in order, each against every line. */
export function askedBy<Value extends string>(lines: Lines<Value>, ...texts: readonly string[]): Value | undefined {
  for (const text of texts) {
    const searched = plain(text);
    const line = lines.find(([words]) =>
      words.split(", ").some((word) => searched.includes(word.endsWith(".") ? ` ${word.slice(0, -1)} ` : ` ${word}`)),
    );
    if (line) return line[1];
  }
  return undefined;
}

/** The texts of a card from the most to the least telling. */
export const textsOf = (card: Card): readonly [string, string, string] => [card.name, card.art.hint ?? "", card.text];
/** The values of a card's field that holds words; empty when it has none. */
export function wordsIn(card: Card, field: string): readonly string[] {
  const value = card.fields[field];
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** Things that a sign can stand for. */
export const SIGNS: Lines<GlyphName> = [
  ["server boost revenue", "rise"],
  ["server boost", "server"],
  ["verse boost market", "globe"],
  ["first player", "person"],
  ["staff, sceptre", "staff"],
  ["immunity", "cracked"],
  ["influence lost", "lostPin"],
  ["boost lost", "broken"],
  ["server seized", "chained"],
  ["verse closed, gate, border, lockout, lockdown", "gate"],
  ["revenue drop, crash, parachute, drop in", "fall"],
  ["arrest, restrain, prison, liquidat", "arrest"],
  ["uprising, strike, crowd, popular", "banners"],
  ["insurrection, overtime, riot", "fist"],
  ["denunciation, rumour, envelope, papers, briber, letter, licence", "letter"],
  ["transport, train, metro, line., express, transit", "train"],
  ["embezzl, vault, safe, bank, treasur", "safe"],
  ["revelation, vision, eye, watch, surveill, sermon", "eye"],
  ["unseen, veil, ghost, camouflage, silence, forget, smoke", "unseen"],
  ["mask, face., forg, counterfeit, turncoat, espionage, con.", "mask"],
  ["blackmail, camera, photo, scan", "camera"],
  ["aggressive, skull, hazard, poison", "skull"],
  ["assassin, killing, sniper, headhunt, target, contract kill, scout", "crosshair"],
  ["eliminat, erase, annihilat, denial, refus", "erased"],
  ["virus, infect, plague, corrupted", "virus"],
  ["sabotage, bomb, explos, breach", "bomb"],
  ["shoot, gun, rifle, armoury, armory, weapon, military, cover fire, jammed", "gun"],
  [
    "corruption, embezzle, fine., rentier, invest, credit, dividend, windfall, revenue, payroll, income, loan., tithe, coin, money",
    "coins",
  ],
  ["baron, server, database, archive, mainframe", "server"],
  ["world, verse, market research, satellite, globe", "globe"],
  ["catalogue, portfolio, collection, blueprint, plan.", "tiles"],
  ["specialist, celebrity, idol, star.", "star"],
  ["street, map., patrol, traffic", "street"],
  ["lord, crown, king., hierarch, master", "crown"],
  ["tycoon, tower, building, prefab", "tower"],
  ["network, quorum, link, node", "links"],
  ["donate, charity, benediction, open hand, hand.", "hand"],
  ["recruit, team, crew, garrison, personnel", "team"],
  ["work., factory, mechanic, overtime, gear", "gear"],
  ["audit, ledger, seizure, doctrine, testament, book, filings, records, vow, notice, order", "scroll"],
  ["icon., aegis, shield, armour, plat, carapace, dig in, guard, wall, sackcloth, vestment", "shield"],
  ["heart, medic, mercy, clinic", "heart"],
  ["wing, feather, flight", "wing"],
  ["claw, cat grade, reflex, predator", "claw"],
  ["vial, lineage, blood, chem, pheromone, vat, clon", "vial"],
  ["exploit, breaker, suite, key, papers, reliquary", "key"],
  ["censer, incense", "censer"],
  ["fire, arson, burn, flame", "flame"],
  ["law, court, justice, tip.", "scales"],
  ["research, analy, lens, forecast, deep", "lens"],
  ["blackout, power, jack, energy, shock, surge, floodlight", "bolt"],
  ["night, time, clock, deadline, delay", "clock"],
  ["door, extraction, escape, shunning", "door"],
  ["van, truck, haul, logistic, freight, cargo, tow", "truck"],
  ["propaganda, broadcast, caller, ad., craze, press", "horn"],
  ["drop, water, tide", "drop"],
  ["boost, gain, rise", "boost"],
];
/** A motif with the sign that the card's name, hint or text asks for, if one of them does. */
export const withSign = (motif: string, card: Card): string => {
  const sign = askedBy(SIGNS, ...textsOf(card));
  return sign ? `${motif}:${sign}` : motif;
};
