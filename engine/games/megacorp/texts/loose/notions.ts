/** What other card games have and Megacorp has not, with what to write instead. */
export const MEGACORP_NOTIONS: Readonly<Record<string, string>> = {
  life: "Megacorp has no life: a player has money (MC-7.1), so gain or lose M instead",
  mana: "Megacorp has no mana: cards are bought with money, and some with IQ, EQ, MQ or BQ too (MC-6.3)",
  tokens: "Megacorp has no tokens: every card begins in a deck, or as Business or Founder (MC-2.7)",
  experience: "Megacorp has no experience: put counters on the card, and let it ask how many it has",
  shields: "Megacorp has no shields or armour: prevent damage, or give Indestructible",
  trample: "Megacorp has no trample: combat damage is dealt to the defenders alone (MC-9.11)",
};
