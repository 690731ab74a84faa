/** A position of CORP in which a turn can have everything: a trade, a purchase of stock that makes a Vassal, and an infiltration. */
const pieces = (owner: string, tiers: readonly string[]) => Object.fromEntries(tiers.map((tier) => [tier, owner]));
const [HELIX, OBAN] = ["Helix Dominion", "Oban-Kessler Group"] as const;
const SIX = ["Sales 1", "Sales 2", "Research 1", "Research 2", "Production 1", "Production 2"];

/** For so many players; Helix Dominion is in its Trade step, with a team one step from the gate of Oban-Kessler Group (3.2). */
export const rich = (players: number) => ({
  name: "A turn with everything",
  rules: ["CORP-3.1"],
  seed: 7,
  options: { players, first: 1 },
  position: {
    "to move": HELIX,
    round: 6,
    turn: 11,
    first: 0,
    step: "trade",
    "supremacy from": 90,
    at: "trade",
    [HELIX]: {
      hand: ["Assault Rifles"],
      credits: 30,
      assets: ["Chief Accountant"],
      teams: { "1": ["Ghost", "Hacker (senior)", "Street Samurai"] },
      team1: players === 2 ? "G5" : "F1",
      piece: pieces(HELIX, SIX),
      reserve: 23,
    },
    [OBAN]: {
      hand: ["Denial"],
      credits: 12,
      assets: ["Armory"],
      garrison: ["Thug", "Thief"],
      security: ["Gate Guards", "Camera Net"],
      piece: { "Sales 1": OBAN, "Sales 2": HELIX, "Research 1": OBAN },
      reserve: 28,
    },
  },
  steps: [],
});
