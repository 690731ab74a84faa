/** Whose cards, all of them but some, and what nobody may do: plain sentences in which the owner or the exception stands where people put it. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

/** Where an instruction begins. */
const BEGIN = "(?<=^|[.:,] |\\n|then |and |may )";
/** How people say that cards are deployed. */
const COME =
  "(?:enter|come into|arrive in|come in|arrive|are deployed in|are put into)(?: (?:play|the network|your network|their networks?))?";
/** What is done to cards that are named by whose they are. */
const DONE = "(engages?|disengages?|destroys?|unbonds?|annihilates?|moves?|returns?|sells?)";

export const MEGACORP_WHOSE: readonly LooseRule[] = rows([
  [
    "whose.allYours",
    `${BEGIN}${DONE} (?:all(?: of)? |every (?:one )?of |each of )?your (other )?(<state> )?(<groups>)(?=[.,]|$| until| docked| with)`,
    "$1 each $2$3[one:$4] you control",
    "Disengage all your other characters. => Disengage each other character you control.",
    "disengage 1 of your characters | discard your cards",
  ],
  [
    "whose.allTheirs",
    `${BEGIN}${DONE} (?:all(?: of)? |each of )?(target (?:opponent|player)|that (?:opponent|player))(?:'s|’s) (<groups>)(?=[.,]|$| until| docked| with)`,
    "$1 each [one:$3] $2 controls",
    "Engage all of target opponent's characters. => Engage each character target opponent controls.",
    "engage each character target opponent controls | discard target opponent's cards",
  ],
  [
    "whose.forTheirs",
    "(?<=for each )(?:opponent(?:'s|’s)|opponents(?:'|’)) (<group>)(?=[.,]|$)",
    "$1 an opponent controls",
    "Gain 2M for each opponent's Business. => Gain 2M for each Business an opponent controls.",
    "gain 2M for each opponent | for each opponent's turn",
  ],
  [
    "whose.twoKinds",
    `${BEGIN}${DONE} (?:all|each) (<groups>) and (?:all )?(<groups>)(?=[.]|$)`,
    "$1 each [one:$2] and each [one:$3]",
    "Destroy all locations and characters. => Destroy each location and each character.",
    "destroy each location and each character | destroy all locations",
  ],
  [
    "whose.allBut",
    "(?:all|each) ((?:<state> )?(?:<nouns>|<noun>)),? (?:except(?: for)?|but|other than|apart from|besides|excluding) (?:the |all )?(?!card)(<tag>|<nouns>|<noun>)s?(?: cards?)?(?=[.,]|$| until| gets?| has| have| cannot)",
    "each non-[one:$2] [one:$1]",
    "Engage all characters except Founders. => Engage each non-founder character.",
    "engage each non-Founder character | each character but this",
  ],
  [
    "whose.isNo",
    "(?<=(?:target|each|an?|another|any|<n>) )(<group>|<groups>) (?:that|which|who) (?:is|are)(?:n't|n’t| not)(?: an?)? (<tag>|<nouns>|<noun>)s?(?: cards?)?(?=[.,]|$| until| gets?| has| have| cannot)",
    "non-[one:$2] $1",
    "Destroy target card that isn't a Business. => Destroy target non-Business card.",
    "destroy target non-Business card | target card that is not engaged",
  ],
  [
    "whose.noneAttacks",
    "(?<=^|[.] |\\n|, )(?:characters|no characters?|(?:each|a) character)(?: can| may|(?<=no characters?) can)?(?: cannot| can't| can’t|(?<=no characters? can)|(?<=no characters? may)) attack (this|the host)(?=[.]|$| until)",
    "$1 cannot be attacked by characters",
    "Characters can't attack this. => this cannot be attacked by characters.",
    "this cannot be attacked by characters | characters attack this",
  ],
  ...(
    [
      ["buy", "bought"],
      ["attack", "attacked"],
      ["target", "targeted"],
      ["block", "blocked"],
      ["sell", "sold"],
      ["destroy", "destroyed"],
    ] as const
  ).map(
    ([does, done]): Row => [
      `whose.nobody.${does}`,
      `(?<=^|[.] |\\n|, )(?:nobody|no one|no player) (?:can|may) ${does} (this|the host|each <group>[^.,:]*|cards docked to this)(?=[.]|$| until)`,
      `$1 cannot be ${done}`,
      `Nobody can ${does} this. => this cannot be ${done}.`,
      `this cannot be ${done} | nobody can ${does}`,
    ],
  ),
  [
    "whose.yoursComeEngaged",
    `(?<=^|[.] |\\n|, )(?:all |each of )?your (other )?(<groups>) ${COME} (?:engaged|tapped|exhausted)(?=[.]|$| until)`,
    "each $1[one:$2] you control is deployed engaged",
    "Your characters enter play engaged. => each character you control is deployed engaged.",
    "each character you control is deployed engaged | your characters attack",
  ],
  [
    "whose.theirsComeEngaged",
    `(?<=^|[.] |\\n|, )(?:all )?(?:(?:your )?opponents(?:'|’) (<groups>)|(<groups>) (?:an opponent controls|(?:your )?opponents control)) ${COME} (?:engaged|tapped|exhausted)(?=[.]|$| until)`,
    "each [one:$1][one:$2] an opponent controls is deployed engaged",
    "Opponents' characters enter play engaged. => each character an opponent controls is deployed engaged.",
    "each character an opponent controls is deployed engaged | opponents' characters attack",
  ],
  [
    "whose.swapPlaces",
    "(?<=swaps? |exchanges? |switch(?:es)? )the (?:positions?|places|slots|spots|locations) of (?=<n> |target |this |the host |an? |each )",
    "",
    "Swap the positions of 2 characters you control. => Swap 2 characters you control.",
    "swap 2 characters you control | the place of this",
  ],
  [
    "whose.takeTop",
    `${BEGIN}take (the top (?:<n> )?cards? of [^.,;:]+?) (?:into|to|in) your hand(?=[.,]|$)`,
    "put $1 into your hand",
    "Take the top card of any open market into your hand. => put the top card of any open market into your hand.",
    "put the top card of any open market into your hand | take the top card",
  ],
  [
    "whose.noneHolds",
    "(?<=(?:if|while|as long as) )(?:no opponent has (?:any cards?|a card|cards)|none of your opponents (?:has|have) (?:any cards?|a card|cards)) in (?:their )?hand",
    "each opponent has no cards in hand",
    "If no opponent has cards in hand, draw 1 card. => If each opponent has no cards in hand, draw 1 card.",
    "if each opponent has no cards in hand | no opponent has money",
  ],
  [
    "whose.playersWith",
    "(?<=(?:each|target|an|another) (?:player|opponent) )(?:with|who has|that has|having) (<n>(?: or (?:more|fewer))?|no|the most|the fewest) (?!cards?(?![\\p{L}]))(<groups>)(?! in (?:their )?hand)",
    "who controls $1 $2",
    "Each opponent with 4 or more locations loses 2M. => Each opponent who controls 4 or more locations loses 2M.",
    "each opponent with 4 or more cards in hand | each opponent with 4M",
  ],
  [
    "whose.dockedToThis",
    "(?<=(?:if|while|as long as) )(<n>(?: or (?:more|fewer))?) ((?:other )?<groups>) are (?:docked|next|adjacent) to this",
    "this is docked to $1 $2",
    "If 4 or more cards are docked to this, gain 1M. => If this is docked to 4 or more cards, gain 1M.",
    "if this is docked to 4 or more cards | cards are docked to this",
  ],
  [
    "whose.defender",
    "(?<=when(?:ever)? )(this|the host|an? <group>(?: you control)?) attacks, (?:the )?(?:defending player|defender|attacked player|attacked card(?:'s|’s) controller|controller of the attacked card|player (?:who is|that is|being) attacked) ",
    "$1 attacks a card, that card's controller ",
    "When this attacks, the defending player discards 1 card. => When this attacks a card, that card's controller discards 1 card.",
    "when this attacks a card, that card's controller discards 1 card | the defending player",
  ],
  [
    "whose.dealsMore",
    "(?<=^|[.] |\\n|, )(?:all )?damage (?:dealt by (this|the host)|(this|the host) (?:deals|would deal)) is increased by (<n>)(?=[.]|$| until)",
    "$1$2 deals $3 more damage",
    "Damage dealt by this is increased by 1. => this deals 1 more damage.",
    "this deals 1 more damage | damage dealt to this is increased by 1",
  ],
  [
    "whose.dealsPlus",
    "(?<=(?:this|the host) deals )\\+(<n>) (?=damage(?:[.]|$| until))",
    "$1 more ",
    "This deals +1 damage. => This deals 1 more damage.",
    "this deals 1 more damage | this deals 1 damage",
  ],
  [
    "whose.thisController",
    "(?<=when(?:ever)? this is (?:destroyed|attacked|engaged|disengaged|blocked|dealt (?:<trait> )?damage), )its controller (<verb>s)(?= )",
    "you [base:$1]",
    "When this is destroyed, its controller draws 1 card. => When this is destroyed, you draw 1 card.",
    "when this is destroyed, its owner draws 1 card | when this is bought, its controller draws 1 card",
  ],
  [
    "whose.countersHere",
    "(?<=(?:each|every|no|last|<n>|an?) )(counters?)(?= (?:on|from) (?:this|it|that card)(?![\\p{L}]))",
    "development $1",
    "Lose 1M for each counter on this. => Lose 1M for each development counter on this.",
    "each development counter on this | each counter",
  ],
  [
    "whose.itAtAMoment",
    "(?<=^at the (?:end|beginning) of (?:the |this |each |your )?(?:turn|combat|next turn|\\p{L}+ phase), (?:destroy|return|engage|disengage|sell|annihilate) )it(?=[.]|$| to its)",
    "this",
    "At the end of the turn, return it to its owner's hand. => At the end of the turn, return this to its owner's hand.",
    "at the end of the turn, return this to its owner's hand | destroy target card. at the end of the turn, return it to its owner's hand",
  ],
  [
    "whose.cannotAttackYou",
    "(?<=^|[.] |\\n|, )(?:each opponent|(?:your )?opponents) cannot attack (?:you|cards you control|your network)(?=[.]|$| until)",
    "each character an opponent controls cannot attack cards you control",
    "Each opponent cannot attack you until end of turn. => each character an opponent controls cannot attack cards you control until end of turn.",
    "each opponent cannot attack until end of turn | attack you",
  ],
  [
    "whose.onTopAfterSearch",
    "(?<=search your (?:main )?deck for [^.]*?(?:, then |, and | and |[.] )put (?:it|that card|them|those cards) )on (?:the )?top(?=[.]|$| and shuffle)",
    "on top of your main deck",
    "Search your deck for an event, then put it on top. => Search your deck for an event, then put it on top of your main deck.",
    "put it on top of your main deck | put it on top",
  ],
  [
    "whose.revealedHand",
    "(?<=reveal your hand(?:[.,]? (?:then |and )?)[^.]*?for each (?:<group>) )revealed(?: this way)?(?=[.]|$)",
    "in your hand",
    "Reveal your hand. Gain 1M for each event revealed. => Reveal your hand. Gain 1M for each event in your hand.",
    "for each event in your hand | for each event revealed",
  ],
]);
