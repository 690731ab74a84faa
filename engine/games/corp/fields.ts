/** The fields of a CORP card (CORP-7.1, CORP-8.1, CORP-13.1). An action card's timing is part of its text (CORP-6.1). */
import type { Card } from "../../cards/card.ts";
import { cardFields, type FieldsOf } from "../../cards/fields.ts";
import { withUnit } from "../../cards/unit.ts";

export const KINDS = ["runner", "security", "asset", "action"] as const;
export const ROLES = ["thug", "thief", "hacker"] as const;
/** What an infiltration may steal (CORP-13.12): credits, assets of a category, infrastructure of a department. */
export const SKILLS = ["credits", "personnel", "product", "data", "research", "sales", "production"] as const;
export const SECURITY_TYPES = ["squad", "system", "firewall"] as const;
export const CATEGORIES = ["personnel", "product", "data"] as const;

export const fields = cardFields({
  price: { is: "number", min: 1, unit: "¥M", on: ["runner", "security", "asset"], label: "Price", search: ["price", "cost", "c"] },
  roles: {
    is: "set",
    of: ROLES,
    on: ["runner"],
    label: "Roles",
    doc: "An infiltration needs a Hacker with a Thief or a Thug (CORP-13.3).",
    search: ["role"],
  },
  combat: { is: "number", min: 0, on: ["runner"], label: "Combat", search: ["combat"] },
  stealth: { is: "number", min: 0, on: ["runner"], label: "Stealth", search: ["stealth"] },
  hacking: { is: "number", min: 0, on: ["runner"], label: "Hacking", search: ["hacking"] },
  move: { is: "number", min: 0, on: ["runner"], label: "Move", search: ["move"] },
  skills: {
    is: "set",
    of: SKILLS,
    on: ["runner"],
    label: "Steals",
    doc: "Skills after a successful infiltration (CORP-13.12).",
    search: ["steals", "skill"],
  },
  security: { is: "one", of: SECURITY_TYPES, on: ["security"], label: "Security type", search: ["security"] },
  defense: { is: "number", min: 0, on: ["security"], label: "Defense", search: ["defense"] },
  detect: { is: "number", min: 0, on: ["security"], label: "Detect", search: ["detect"] },
  encrypt: { is: "number", min: 0, on: ["security"], label: "Encrypt", search: ["encrypt"] },
  category: { is: "one", of: CATEGORIES, on: ["asset"], label: "Category", search: ["category"] },
});

/** Credits as the rules write them: "¥4M" (CORP-2.2). */
export const money = (sum: number): string => withUnit(sum, fields.price.unit);

export type CorpFields = FieldsOf<typeof fields>;
/** The fields of a card that was checked when it was loaded. */
export const corp = (card: Pick<Card, "fields">): CorpFields => card.fields as CorpFields;
