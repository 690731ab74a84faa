/** CORP: what the library needs to know about it. */
import type { Card } from "../../cards/card.ts";
import type { Facts } from "../facts.ts";
import type { GameDefinition } from "../game.ts";
import { CORP_ABOUT } from "./about.ts";
import { corp, fields, money } from "./fields.ts";

export const CORP: GameDefinition<"corp"> = {
  ...CORP_ABOUT,
  tagline: "Two to six corporations build, trade and send runner teams into each other's headquarters until one wins.",
  kinds: [
    { id: "runner", name: "Runner", plural: "Runners" },
    { id: "security", name: "Security", plural: "Security" },
    { id: "asset", name: "Asset", plural: "Assets" },
    { id: "action", name: "Action card", plural: "Action cards" },
  ],
  fields,
  facts,
};

/** "thief, ¥3M, stealth 2, move 1", "firewall, ¥3M, encrypt 6", "product asset, ¥7M", "action card". */
function facts(card: Card): Facts {
  const { price, roles, security, category, ...stats } = corp(card);
  const kind = roles?.join(" and ") ?? security ?? (category ? `${category} asset` : "action card");
  const traits = (["combat", "stealth", "hacking", "move", "defense", "detect", "encrypt"] as const).flatMap((stat) =>
    stats[stat] ? [`${stat} ${stats[stat]}`] : [],
  );
  return { kind, cost: price === undefined ? undefined : money(price), traits };
}
