/** CORP: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { GameDefinition } from "../game.ts";
import { CORP_ABOUT } from "./about.ts";
import { corp, fields } from "./fields.ts";

export const CORP: GameDefinition = {
  ...CORP_ABOUT,
  tagline: "Two to six corporations build, trade and send runner teams into each other's headquarters until one rules.",
  kinds: [
    { id: "runner", name: "Runner", plural: "Runners" },
    { id: "security", name: "Security", plural: "Security" },
    { id: "asset", name: "Asset", plural: "Assets" },
    { id: "action", name: "Action card", plural: "Action cards" },
  ],
  fields,
  summary,
};

/** "thief, ¥3M, stealth 2, move 1", "firewall, ¥3M, encrypt 6", "product asset, ¥7M", "action card". */
function summary(card: Card): string {
  const { price, roles, security, category, ...stats } = corp(card);
  const word = roles?.join(" and ") ?? security ?? (category ? `${category} asset` : "action card");
  const numbers = (["combat", "stealth", "hacking", "move", "defense", "detect", "encrypt"] as const).flatMap((stat) =>
    stats[stat] ? [`${stat} ${stats[stat]}`] : [],
  );
  return [word, ...(price === undefined ? [] : [`¥${price}M`]), ...numbers].join(", ");
}
