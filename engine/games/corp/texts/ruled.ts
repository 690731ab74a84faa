/** What people write on cards of CORP that its rules settle, and what other games have and it has not. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const CORP_NOTIONS: Readonly<Record<string, string>> = {
  "victory points": "CORP has no points: a player wins by Supremacy (CORP-1.1)",
};

export const CORP_RULED: readonly Ruled[] = [
  {
    said: /vassals?\b[^.]*\bbuy\p{L}*(?: back)?\b[^.]*\b(?:own|back|itself|themselves)/iu,
    why: "A Vassal cannot buy back pieces on its own mat (CORP-11.5)",
  },
  {
    said: /re-?rolls?(?!\p{L})|roll\b[^.]*\bagain|changes? (?:a|one|any|the|that|its) (?:die|dice|roll|result)|(?:set|turn) (?:a|one|any) die/iu,
    why: "Once dice are rolled, nothing may change that roll (CORP-6.4)",
  },
  {
    said: /(?:discard(?:ed)?|goes? to the discard)\b[^.]*\b(?:after (?:use|it is used|it is played|playing it)|once (?:used|played))/iu,
    why: "An action card is discarded after use (CORP-6.1)",
  },
  {
    said: /(?<!\p{L})highways?(?!\p{L})/iu,
    why: "Texts say nothing of highways: a highway joins intersections that are further apart in one step (CORP-12.1)",
  },
  { said: /(?:this|it|they|assets?) (?:is|are) unique|only one (?:copy|of these)/iu, why: "Assets are unique (CORP-7.1)", isSo: true },
  {
    said: /destroyed\b[^.]*\bloot\b[^.]*\blost|loot of a destroyed team/iu,
    why: "The loot of a destroyed team is lost (CORP-8.10)",
    isSo: true,
  },
  {
    said: /vassals?\b[^.]*\b(?:cannot|can't|may not)\b[^.]*\bparent/iu,
    why: "A Vassal may not be hostile to its Parent (CORP-11.3)",
  },
  { said: /shared? (?:the )?victory|win together|both win/iu, why: "There is never a shared victory (CORP-14.3)" },
  {
    said: /(?:start|begin|lead)s?\b[^.]*\binfiltrat\p{L}+\b[^.]*\b(?:on (?:his|her|its|their) own|alone|without|as if)/iu,
    why: "An infiltration needs a Hacker and a Thief, or a Hacker and a Thug (CORP-13.3)",
  },

  {
    said: /(?:keeps? moving|moves? (?:on|again|further)|goes on|go on|continues?)\b[^.]*\b(?:after|when|if|once)\b[^.]*\b(?:w[io]n\p{L}*|destroy\p{L}*)|after (?:winning|destroying)\b[^.]*\bmove/iu,
    why: "After destroying the other team a mover may go on moving with its remaining steps (CORP-9.10)",
  },
  {
    said: /(?:pay|use|spend)s?\b[^.]*\bloot|loot\b[^.]*\b(?:pay|used?|spend|spent)/iu,
    why: "Loot cannot be used until it is delivered to the own HQ (CORP-13.13)",
  },
  {
    said: /(?:two|2|three|second|more than one|additional|another|extra|any number of) stocks?(?!\p{L})(?![^.]*(?:own|have|hold))/iu,
    why: "One stock is bought per turn, in the Stock step (CORP-10.2)",
  },
  {
    said: /stocks?\b[^.]*\b(?:at|for) (?:the )?(?:price|half|cost)/iu,
    why: "A stock costs the price printed for its tier, paid to the owner of the piece (CORP-10.2)",
  },
  {
    said: /(?:cannot|can't|may not) (?:refuse|decline|say no)|without (?:their|its|the owner's) (?:consent|permission)/iu,
    why: "The owner of a piece cannot refuse to sell it (CORP-10.3)",
    isSo: true,
  },
  {
    said: /retreat\p{L}*\b[^.]*\b(?:loot|keeps?|hq|home)|(?:loot|hq)\b[^.]*\bretreat/iu,
    why: "A team that retreats goes back to the place it came from; loot is lost only with the last runner (CORP-9.9, CORP-8.10)",
  },
  {
    said: /(?:nobody|no one|no team|no corp|no player) (?:may|can) attack|pass\p{L}*\b[^.]*\bwithout (?:a )?(?:sneak|fight|roll|encounter|attack)|(?:need not|don't have to|doesn't have to|without having to) (?:sneak|fight|attack)/iu,
    why: "A team that enters an occupied place must sneak or attack, unless the owner of the other team lets it pass (CORP-9.1)",
  },
  { said: /(?<!\p{L})(?:truce|peace)(?!\p{L})/iu, why: "Promises such as a truce are allowed but not enforced (CORP-5.5)" },
  {
    said: /(?:n't|not|without|no)\b[^.]*\b(?:use|cost|count|spend|tak)\p{L}*\b[^.]*\bcorporate action|(?:two|second|another|extra|additional) corporate actions?/iu,
    why: "A turn has one Corporate Action: build, buy an asset, hire runners or hire security (CORP-3.8)",
  },
  {
    said: /(?:any number of|no limit|more than \p{L}+|at most \p{L}+) (?:of )?runners? (?:in|per|on) (?:a|one|its|this|the|each) team|team size/iu,
    why: "A team has no limit of runners; a player has at most three teams (CORP-8.4)",
  },
  {
    said: /(?<!\p{L})(?:ties?|tied|draws?(?= (?:is|are|count)))(?!\p{L})|(?:equal|same (?:number of )?) ?hits/iu,
    why: "With equal hits a sneak fails, and in a fight the attacker discards a card (CORP-9.4, CORP-9.6)",
  },
  {
    said: /(?:adds?|combines?|sums?)\b[^.]*\b(?:combat|stealth|hacking|move)\b[^.]*\b(?:team|runners?|together)/iu,
    why: "A team's Combat, Stealth, Hacking and Move are each the highest value among its runners (CORP-8.5)",
  },
  {
    said: /enter\p{L}*\b[^.]*\bbuilding\b[^.]*\b(?:ends?|stops?)/iu,
    why: "Entering a building ends the move (CORP-12.5)",
  },
  {
    said: /(?:leaves?|left)\b[^.]*\b(?:bonus|building)\b[^.]*\b(?:lost|loses?|ends?|gone)/iu,
    why: "If the team leaves a building, its bonus is lost (CORP-12.4)",
    isSo: true,
  },
  {
    said: /(?:pass|sneak)\p{L}*\b[^.]*\bowner\b[^.]*\blets?/iu,
    why: "The owner of an occupying team may let the mover pass without a roll (CORP-R16)",
    isSo: true,
  },
  {
    said: /security(?: team| cards?)?\b[^.]*\b(?:attacks? (?:teams|a team)|moves?|leaves?|on the map|outside)/iu,
    why: "The Security Team defends the HQ only and never acts on the map (CORP-13.1)",
  },
  {
    said: /(?:two|both|all|second|another|any number of) (?:of (?:its|their) )?skills?(?!\p{L})/iu,
    why: "After a successful infiltration the team uses exactly one skill (CORP-13.12)",
  },
  {
    said: /(?:played?|play(?:s|ing)?)\b[^.]*\b(?:at any time|any time|whenever you like)/iu,
    why: "Action cards may be played at any time their timing window is open (CORP-6.3)",
  },
  {
    said: /(?:buy|bought)\b[^.]*\b(?:own|your own) (?:mat|stock|pieces?)/iu,
    why: "Stock is bought on another corp's mat (CORP-10.2)",
  },
  {
    said: /(?:trade|give|hand over|swap)\b[^.]*\b(?:teams?|loot|pieces?)(?!\p{L})/iu,
    why: "Pieces, miniatures and loot of teams cannot be traded (CORP-5.7)",
  },
  {
    said: /(?:disband|reform|exchange runners)\b[^.]*\b(?:away|anywhere|outside|not at)/iu,
    why: "Only a team at the own HQ can be disbanded or reformed (CORP-8.8)",
  },
  {
    said: /(?:over|above|more than|beyond|ignore\p{L}*) (?:the|your|its|their) (?:asset|research) limit/iu,
    why: "Who holds more assets than the limit must discard at once (CORP-7.4)",
  },
  {
    said: /(?:turn order|goes first|first player)/iu,
    why: "Play goes clockwise from the player with the highest die (CORP-2.5)",
  },
  {
    said: /(?:encounter|fight)s?\b[^.]*\b(?:own teams|two of your teams)/iu,
    why: "Own teams never cause encounters with each other (CORP-9.12)",
    isSo: true,
  },
];

/** Other words for things that its texts speak of. */
export const CORP_KIN: Readonly<Record<string, string>> = {
  corporation: "corp",
  corporations: "corp",
  invader: "infiltrator team",
  intruder: "infiltrator team",
  gets: "passes",
  fire: "discard",
  buyout: "buy stock",
  sabotage: "removes piece",
  remove: "removes piece",
  ambush: "attack sneak",
  pass: "sneak past",
  hide: "cannot sneak past",
  bribe: "pays M",
  income: "Profits gain M",
  revenue: "Profits gain M",
  truce: "cannot infiltrated",
  limit: "asset limit higher",
  hand: "action cards",
  allows: "asset limit",
  controls: "have",
  reroll: "roll dice",
  result: "roll",
  cancel: "no effect",
  response: "when played",
  build: "build infrastructure piece",
  share: "stock majority",
  credits: "gain M",
  money: "gain M",
  skill: "has Steal Credits",
  steals: "has Steal Credits",
  steal: "has Steal Credits",
  price: "costs less",
  cheaper: "costs less",
  discount: "costs less",
  protected: "cannot",
  immune: "cannot",
  safe: "cannot",
  extra: "one more",
  garrison: "Garrison",
  highway: "street",
  speed: "Move",
  fast: "Move",
  survive: "lost fight",
  dies: "lost",
  killed: "lost",
  swap: "exchange",
  gate: "gate intersection",
};
