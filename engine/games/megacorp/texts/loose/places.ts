/** Hosts, docks and slots. */
import { type LooseRule, rows } from "../../../../language/index.ts";
import { HOST } from "./host.ts";

export const PLACES: readonly LooseRule[] = rows([
  [
    "host",
    `(?:the |this )?${HOST}(?!'s|s)`,
    "the host",
    "Bonded character has Flying => the host has Flying",
    "a card bonded to a character | the host",
  ],
  [
    "host.attached",
    "(?:this's|its) (?:host|bearer|wielder)(?=[ ,.])",
    "the host",
    "its host has Flying => the host has Flying",
    "the host has Flying | the host's BQ",
  ],
  [
    "host.bondedTo",
    "the (?:character|card) (?:that )?this is (?:bonded|attached) (?:to|under|with)",
    "the host",
    "the character this is bonded to has Flying => the host has Flying",
    "bonded to this | the character",
  ],
  [
    "host.controller",
    "(?:the )?controller of the host|the host's controller",
    "you",
    "the host's controller may draw 1 card => you may draw 1 card",
    "that card's controller | the host",
  ],
  [
    "bonded.under",
    "bonded (?:under(?:neath)?|beneath|on|onto)(?= )",
    "bonded to",
    "each card bonded under this => each card bonded to this",
    "bonded to this | bond this under a card",
  ],
  [
    "bonded.here",
    "bonded to here|bonded here|(?<=<groups>) (?:under|on|beneath) this",
    "bonded to this",
    "each card bonded here => each card bonded to this",
    "bonded to this | here",
  ],
  [
    "bond.onto",
    "bond(s?) ([^.,;:]+?) (?:under|beneath|onto|underneath|on)(?= )",
    "bond$1 $2 to",
    "bond that card under this => bond that card to this",
    "bond that card to this | bonded under",
  ],
  [
    "docked.next",
    "(?<!move[sd]? [^.]*)(?:next to|adjacent to|beside|neighbou?ring(?! <anygroup>)|bordering(?! <anygroup>)|docked (?:with|at|onto|on)|connected to|touching)(?= )",
    "docked to",
    "each character next to this => each character docked to this",
    "move this next to target Business | docked to this",
  ],
  [
    "docked.adjacent",
    "(?<!(?<![\\d])(?:[2-9]|\\d{2,}|X|two|three|four|five|both|those|these|number of) )(?:adjacent|neighbou?ring) (<group>|<groups>)",
    "$1 docked to this",
    "each adjacent character => each character docked to this",
    "adjacent to this | 2 adjacent locations",
  ],
  [
    "docked.here",
    "(?:docked|deployed) here",
    "docked to this",
    "each character docked here => each character docked to this",
    "docked to this | here",
  ],
  [
    "docked.nextMove",
    "(move[sd]? [^.,;:]*?) (?:adjacent to|beside|so that it is docked to|docked to)(?= )",
    "$1 next to",
    "move this adjacent to target Business => move this next to target Business",
    "move this next to target Business | each card docked to this",
  ],
  [
    "move.slot",
    "(move[sd]? (?:this|it|target [^.,;:]+?|that <noun>|a [^.,;:]+?)) (?:to (?:any|an|another|a different|an empty|any empty|any legal) (?:legal |empty |other |free )?(?:spot|space|slot|place|position)|anywhere|elsewhere|to any legal place)(?: (?:in|within) (?:the same|its|your|this) network)?",
    "$1",
    "move this to another slot => move this",
    "move this next to target Business | move this",
  ],
  [
    "moves",
    "(this|<group>(?: you control)?) moves(?=,| |[.]|$)",
    "$1 is moved",
    "whenever this moves, gain 1M => whenever this is moved, gain 1M",
    "whenever this is moved | move this",
  ],
  [
    "inPlay",
    "(<anygroup>(?: you control| an opponent controls)?) (?:in play|in the game|on the table|on the board|on the battlefield|anywhere in play)",
    "$1",
    "destroy each location in play => destroy each location",
    "each location | in your network",
  ],
]);
