/** Megacorp's words for combats: in which trait is attacked, what leaves a combat, what comes of an attack that is nullified, and from what damage is prevented. */
import { type Construct, construct } from "../../../../language/index.ts";

export const megacorpFights: readonly Construct[] = [
  construct(
    "Static",
    "static.attackWith",
    "{s:Scope} can attack only with {t:Trait}",
    "In no other trait (MC-9.7).",
    "this can attack only with EQ",
    {
      loose: [
        "{s:Scope} can only attack with {t:Trait}",
        "{s:Scope} may attack only with {t:Trait}",
        "{s:Scope} may only attack with {t:Trait}",
        "{s:Scope} can attack only in {t:Trait}",
      ],
    },
  ),
  construct(
    "VP",
    "remove.combat",
    "(remove|removes) {c:CardsL} from combat",
    "It no longer attacks or blocks; what it blocked stays blocked (MC-R203).",
    "remove target attacking character from combat",
    { weight: 0.4 },
  ),
  construct(
    "Act",
    "attack.null",
    "the attack is nullified",
    "The current attack ends without damage (MC-R203).",
    "the attack is nullified",
    {
      weight: 0.3,
      also: ["nullify the attack", "cancel the attack", "cancel that attack", "nullify that attack", "that attack is nullified"],
      loose: ["the attack ends", "end the attack", "end that attack", "the attack is cancelled", "that attack is cancelled"],
    },
  ),
  construct(
    "Static",
    "static.preventsArea",
    "prevent all damage from Area Attacks to {s:Scope}",
    "No damage of an Area Attack is dealt to it (MC-G3).",
    "prevent all damage from Area Attacks to each card docked to this",
    {
      also: ["prevent all damage that would be dealt to {s:Scope} by Area Attacks"],
      loose: ["{s:Scope} (takes|take)@s no damage from Area Attacks", "{s:Scope} (is|are)@s not damaged by Area Attacks"],
    },
  ),
  construct(
    "Static",
    "static.preventsFrom",
    "prevent all damage from {g:GB:1} to {s:Scope}",
    "No damage whose source is one of them (MC-10.1).",
    "prevent all damage from events to this",
    {
      also: ["prevent all damage that would be dealt to {s:Scope} by {g:GB:1}"],
      loose: [
        "{s:Scope} (takes|take)@s no damage from {g:GB:1}",
        "{s:Scope} cannot be damaged by {g:GB:1}",
        "{s:Scope} cannot be dealt damage by {g:GB:1}",
      ],
    },
  ),
];

/** What search by meaning finds them by, where their own words will not do. */
export const FIGHTS_FINDS: Readonly<Record<string, string>> = {
  "static.attackWith": "does:cannot",
  "remove.combat": "does:end-attack",
  "attack.null": "does:end-attack",
  "static.preventsArea": "does:prevent",
  "static.preventsFrom": "does:prevent",
};
