/** Attacks, blocks, damage and who flies, as people say it. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const SELF = "(this|the host)";
const FLYERS =
  "(?:flyers|fliers|flying characters|characters that (?:can )?fly|characters who (?:can )?fly|characters (?:that|who) have Flying)";

const who: readonly Row[] = [
  [
    "fighting.flyers",
    `(?<!#)(?<=^|[.,] |\\n|by |only |all |your |other |except |to |attack |block |from )${FLYERS}(?= |[.,;]|$|\\n)(?! you control with)`,
    "characters with Flying",
    "Only flyers can block this. => Only characters with Flying can block this.",
    "characters with Flying | #Flyers cards",
  ],
  [
    "fighting.fly",
    "(?<=^|[.,] |\\n|, )(this|the host|target [^.,:;]+?|each [^.,:;]+?) (?:can fly|flies)(?=[.,;]|$|\\n| until| this turn)",
    "$1 has Flying",
    "The host can fly. => The host has Flying.",
    "the host has Flying | a card that flies",
  ],
  ...(
    [
      ["attack", "attacked"],
      ["block", "blocked"],
      ["target", "targeted"],
    ] as const
  ).flatMap(([verb, done]): Row[] => [
    [
      `fighting.cant.${verb}`,
      `(?<=^|[.] |\\n)((?!(?:this|the host|each opponent|opponents|players|each player|you|no |only )(?![\\p{L}]))(?:[^.,:;]*?<groups>[^.,:;]*?|[^.,:;]*?<nouns>)) (?:cannot|may not) ${verb} ${SELF}(?=[.]|$|\\n| until| this turn)`,
      `$2 cannot be ${done} by $1`,
      `Characters with Flying cannot ${verb} this. => this cannot be ${done} by Characters with Flying.`,
      `this cannot be ${done} by characters with Flying | opponents cannot ${verb} this`,
    ],
    [
      `fighting.nobody.${verb}`,
      `(?<=^|[.] |\\n)(?:nobody|no one|no player|players cannot|each player cannot)(?: can| may)? ${verb} (?:an? )?((?:<groups>|<noun>)(?: docked to this| you control)?|your <groups>)(?=[.]|$|\\n| until| this turn)`,
      `each ‡$1 cannot be ${done}`,
      `Nobody can ${verb} a character docked to this. => each ‡character docked to this cannot be ${done}.`,
      `nobody can ${verb} this | each character docked to this cannot be ${done}`,
    ],
    ...(verb === "attack"
      ? []
      : [
          [
            `fighting.opponents.${verb}`,
            `(?<=^|[.] |\\n)(?:no opponent can|no opponent may|opponents cannot|each opponent cannot|your opponents cannot) ${verb} (?:an? )?((?:<groups>|<noun>)(?: docked to this| you control)?|your <groups>)(?=[.]|$|\\n| until| this turn)`,
            verb === "target"
              ? "each ‡$1 cannot be targeted by opponents"
              : `each ‡$1 cannot be ${done} by characters an opponent controls`,
            `Opponents cannot ${verb} characters docked to this. => each ‡characters docked to this cannot be ${
              verb === "target" ? "targeted by opponents" : `${done} by characters an opponent controls`
            }.`,
            `opponents cannot ${verb} this | each character docked to this cannot be ${done}`,
          ] as const,
        ]),
  ]),
  [
    "fighting.eachYour",
    "each ‡your (<groups>)",
    "each [one:$1] you control",
    "each ‡your locations => each location you control",
    "each your | ‡",
  ],
  ["fighting.eachMany", "each ‡(<groups>)", "each [one:$1]", "each ‡locations => each location", "each location | ‡"],
  ["fighting.eachOne", "each ‡(?=<noun>)", "each ", "each ‡location => each location", "each location | ‡"],
  [
    "fighting.opponentsAttack",
    "(?<=^|[.] |\\n)(?:no opponent can|no opponent may|opponents cannot|each opponent cannot|your opponents cannot) attack ((?:<groups>)(?: docked to this| you control)|your (?:<groups>|<noun>))(?=[.]|$|\\n| until| this turn)",
    "each character an opponent controls cannot attack ‡$1",
    "Opponents cannot attack characters docked to this. => each character an opponent controls cannot attack ‡characters docked to this.",
    "opponents cannot attack this | opponents cannot attack",
  ],
  [
    "fighting.attackYour",
    "attack ‡your (<groups>|<noun>)",
    "attack [many:$1] you control",
    "attack ‡your locations => attack locations you control",
    "attack | ‡",
  ],
  ["fighting.attackThose", "attack ‡", "attack ", "attack ‡locations => attack locations", "attack | each ‡"],
  [
    "fighting.opponentsThis",
    "(?<=^|[.] |\\n)(?:no opponent can|no opponent may|opponents cannot|each opponent cannot|your opponents cannot) (attack|block) (this|the host)(?=[.]|$|\\n| until| this turn)",
    "$2 cannot be $1ed by characters an opponent controls",
    "Opponents cannot attack this. => this cannot be attacked by characters an opponent controls.",
    "nobody can attack this | opponents cannot attack",
  ],
  [
    "fighting.opponentsTargetThis",
    "(?<=^|[.] |\\n)(?:no opponent can|no opponent may|opponents cannot|each opponent cannot|your opponents cannot) target (this|the host)(?=[.]|$|\\n| until| this turn)",
    "$1 cannot be targeted by opponents",
    "Opponents cannot target this. => this cannot be targeted by opponents.",
    "this cannot be targeted by opponents | opponents cannot target",
  ],
  [
    "fighting.nobodyBuys",
    "(?<=^|[.] |\\n)(?:nobody|no one|no player|no opponent|opponents cannot|each opponent cannot|your opponents cannot|other players cannot)(?: can| may)? buy your (<groups>)(?: from your network| in your network)?(?=[.]|$|\\n)",
    "each [one:$1] you control cannot be bought",
    "Opponents cannot buy your cards. => each card you control cannot be bought.",
    "each opponent cannot buy locations | nobody can buy this",
  ],
  [
    "fighting.targetWith",
    "(?<=^|[.] |\\n)(?:opponents cannot|each opponent cannot|your opponents cannot|no opponent can) target (your (?:<groups>)|each <group>[^.,:]*?|this|the host|(?:<groups>) docked to this) with (events|abilities)(?=[.]|$|\\n)",
    "$1 cannot be targeted by $2 an opponent controls",
    "Opponents cannot target your locations with events. => your locations cannot be targeted by events an opponent controls.",
    "each location you control cannot be targeted by events | opponents cannot target this",
  ],
  [
    "fighting.opposingTarget",
    "(?<=^|[.] |\\n)(?:opposing|enemy|opponents'|your opponents'|an opponent's) (events|abilities) cannot target (your (?:<groups>)|each <group>[^.,:]*?|this|the host)(?=[.]|$|\\n)",
    "$2 cannot be targeted by $1 an opponent controls",
    "Opposing events cannot target your locations. => your locations cannot be targeted by events an opponent controls.",
    "each location you control cannot be targeted by events | events cannot target this",
  ],
];

const how: readonly Row[] = [
  [
    "fighting.blockEngaged",
    `(?<=^|[.] |\\n)(?:${SELF} )?(?:can|may) (block|attack) (?:even (?:if|when|while|though)|when|if|though|although)(?: (?:it|this)(?: is|'s))? (?:engaged|tapped)(?=[.]|$|\\n)`,
    "‡$1 may $2 while engaged",
    "This can block even if it's engaged. => ‡This may block while engaged.",
    "this may block while engaged | this can block",
  ],
  [
    "fighting.engagedNoStop",
    `(?<=^|[.] |\\n)being (?:engaged|tapped) (?:does not|doesn't) (?:stop|prevent|keep) ${SELF} from (block|attack)ing(?=[.]|$|\\n)`,
    "$1 may $2 while engaged",
    "Being engaged does not stop this from blocking. => this may block while engaged.",
    "this may block while engaged | being engaged",
  ],
  ["fighting.who", "‡(?= )", "this", "‡ may block while engaged => this may block while engaged", "this may | ‡this"],
  ["fighting.whoThis", "‡(?=(?:this|the host)(?![\\p{L}]))", "", "‡this may block => this may block", "this may | ‡ "],
  [
    "fighting.noEngage",
    `(?<=^|[.] |\\n)attacking (?:does not|doesn't) (?:cause|make) ${SELF} (?:to )?(?:tap|engage|be engaged|become engaged)(?=[.]|$|\\n)`,
    "$1 may attack without engaging",
    "Attacking does not cause this to engage. => this may attack without engaging.",
    "this may attack without engaging | attacking",
  ],
  [
    "fighting.noTap",
    `(?<=^|[.] |\\n)${SELF} (?:does not|doesn't|need not|needn't) (?:tap|engage|become engaged|have to engage) (?:to attack|when (?:it attacks|attacking)|for attacking)(?=[.]|$|\\n)`,
    "$1 may attack without engaging",
    "This does not engage to attack. => This may attack without engaging.",
    "this may attack without engaging | this does not disengage",
  ],
  [
    "fighting.everyTurn",
    "(?<=attacks? )(?:each|every) turn (?:if it (?:can|is able)|if possible|when possible|whenever possible)(?=[.]|$|\\n)",
    "each turn if able",
    "This attacks every turn if it can. => This attacks each turn if able.",
    "this attacks each turn if able | every turn",
  ],
  ...(
    [
      ["extra", "(?:extra|additional|more|further|bonus)", "more"],
      ["less", "(?:less|fewer)", "less"],
    ] as const
  ).map(
    ([id, words, much]): Row => [
      `fighting.deals.${id}`,
      `(?<=^|[.] |\\n)${SELF} deals (an?|<n>) ${words} (?:point of |points of )?damage(?=[.]|$|\\n| until| this turn)`,
      `$1 deals $2 ${much} damage`,
      `This deals 1 ${id === "extra" ? "extra" : "fewer"} damage. => This deals 1 ${much} damage.`,
      `this deals 1 damage | when this deals 1 ${much} damage, draw 1 card`,
    ],
  ),
  [
    "fighting.dealsAn",
    "(?<=deals )an? (?=(?:more|less) damage(?=[.]|$|\\n| until| this turn))",
    "1 ",
    "this deals an more damage => this deals 1 more damage",
    "this deals 1 more damage | a damage",
  ],
  [
    "fighting.takes",
    "(?<=^|[.] |\\n)(this|the host) takes (?:(<n>) (?:extra|additional|further)|an? (?:extra|additional|more|further)) (?:point of |points of )?damage(?: each time)?(?=[.]|$|\\n)",
    "$1 takes ‡$2 more damage",
    "This takes 1 extra damage. => This takes ‡1 more damage.",
    "this takes 1 more damage | this takes 2 BQ damage",
  ],
  ["fighting.takesMany", "takes ‡(\\d)", "takes $1", "takes ‡2 more => takes 2 more", "takes 2 | ‡"],
  ["fighting.takesOne", "takes ‡(?= )", "takes 1", "takes ‡ more damage => takes 1 more damage", "takes 1 | ‡2"],
  [
    "fighting.takenMore",
    "(?<=^|[.] |\\n)(?:all )?damage (?:dealt )?to (this|the host) is increased by (<n>)(?=[.]|$|\\n)",
    "$1 takes $2 more damage",
    "Damage dealt to this is increased by 1. => this takes 1 more damage.",
    "this takes 1 more damage | damage dealt by this is increased by 1",
  ],
  [
    "fighting.reduceTo",
    "(?<=^|[.] |\\n)(?:reduce|lower|decrease) (?:all |any |the )?damage (?:dealt )?to (this|the host|each <group>[^.,:]*?) by (<n>)(?=[.]|$|\\n)",
    "prevent $2 damage to $1 each time",
    "Reduce damage dealt to this by 1. => prevent 1 damage to this each time.",
    "prevent 1 damage to this each time | reduce the BQ damage to this by 1",
  ],
  [
    "fighting.reduceIt",
    "(?<=^|[.] |\\n)(?:if|when|whenever|each time) (this|the host) would (?:take|be dealt|suffer) damage, (?:reduce (?:it|that damage) by (<n>)|prevent (<n>) of (?:it|that damage)|(?:it|this) takes (<n>) less)(?: instead)?(?=[.]|$|\\n)",
    "prevent $2$3$4 damage to $1 each time",
    "Whenever this would take damage, reduce it by 1. => prevent 1 damage to this each time.",
    "prevent 1 damage to this each time | if this would be dealt damage, draw 1 card instead",
  ],
  [
    "fighting.preventAny",
    "(?<=^|[.:,] |\\n|then )prevents? any ((?:combat |<trait> )?damage) (?:dealt |that would be dealt )?to ",
    "prevent all $1 to ",
    "Prevent any combat damage dealt to this. => prevent all combat damage to this.",
    "prevent all damage to this | prevent any 2 damage to this",
  ],
  [
    "fighting.hurtInCombat",
    "(?<=^|[.] |\\n)(this|the host|each <group>[^.,:]*?) cannot be (?:hurt|harmed|damaged|dealt damage) in combat(?=[.]|$|\\n)",
    "prevent all combat damage to $1",
    "This cannot be hurt in combat. => prevent all combat damage to This.",
    "this cannot be destroyed | this cannot be hurt",
  ],
  [
    "fighting.shield",
    "(?<=^|[.:,] |\\n|then )(?:shield|protect|save) (target [^.,:;]+?|this|that card) from the next (<n>) (<trait> )?damage(?: this turn)?(?=[.,;]|$|\\n)",
    "prevent the next $2 $3damage to $1 this turn",
    "Shield target character from the next 2 BQ damage this turn. => prevent the next 2 BQ damage to target character this turn.",
    "prevent the next 2 BQ damage to target character this turn | shield this",
  ],
  [
    "fighting.doubled",
    `(?<=^|[.] |\\n)(?:(?:all )?damage (?:dealt by ${SELF}|(?:that )?${SELF} deals) is doubled|doubles? (?:all )?(?:the )?damage ${SELF} deals|doubles? (?:all )?(?:the )?damage it deals|deals? double damage|${SELF} deals twice as much damage)(?=[.]|$|\\n)`,
    "‡$1$2$3$4 deals double damage",
    "Damage dealt by this is doubled. => ‡this deals double damage.",
    "this deals double damage | each character deals double damage",
  ],
  ["fighting.doubledWho", "‡(?= deals)", "this", "‡ deals double damage => this deals double damage", "this deals | ‡this"],
  ["fighting.doubledThis", "‡(?=(?:this|the host) deals)", "", "‡this deals double damage => this deals double damage", "this deals | ‡ "],
  [
    "fighting.doubleTo",
    "(?<=^|[.] |\\n)(?:this )?deals (?:double|twice as much) damage to ((?:[^.,:;]*? )?(?:<groups>)[^.,:;]*?|an? [^.,:;]+?)(?=[.]|$|\\n)",
    "if this would deal damage to ‡$1, this deals twice that damage to that card instead",
    "This deals double damage to a location. => if this would deal damage to ‡a location, this deals twice that damage to that card instead.",
    "this deals double damage | whenever this deals double damage to a location, draw 1 card",
  ],
  [
    "fighting.hostDoubleTo",
    "(?<=^|[.] |\\n)the host deals (?:double|twice as much) damage to ((?:[^.,:;]*? )?(?:<groups>)[^.,:;]*?|an? [^.,:;]+?)(?=[.]|$|\\n)",
    "if the host would deal damage to ‡$1, the host deals twice that damage to that card instead",
    "The host deals double damage to a location. => if the host would deal damage to ‡a location, the host deals twice that damage to that card instead.",
    "the host deals double damage | whenever the host deals double damage to a location, draw 1 card",
  ],
  [
    "fighting.doubledTo",
    `(?<=^|[.] |\\n)(?:all )?damage (?:dealt by this|(?:that )?this deals) to ((?:[^.,:;]*? )?(?:<groups>)[^.,:;]*?|an? [^.,:;]+?) is doubled(?=[.]|$|\\n)`,
    "if this would deal damage to ‡$1, this deals twice that damage to that card instead",
    "Damage this deals to a location is doubled. => if this would deal damage to ‡a location, this deals twice that damage to that card instead.",
    "this deals double damage | damage is doubled",
  ],
  [
    "fighting.toMany",
    "(?<=damage to )‡(?!an? )((?:<state> )?(?:<kind> )*)(<nouns>)",
    "a $1[one:$2]",
    "deal damage to ‡locations => deal damage to a location",
    "damage to locations | ‡a location",
  ],
  ["fighting.toOne", "(?<=damage to )‡(?=an? )", "", "deal damage to ‡a location => deal damage to a location", "damage to a location | ‡"],
  [
    "fighting.scoreDoubles",
    "(target [^.,:;]+?|this(?: card)?|that card)'s (<trait>) doubles(?= (?:until|this turn|for))",
    "$1's $2 is doubled",
    "Target character's BQ doubles this turn. => Target character's BQ is doubled this turn.",
    "double the BQ of target character until end of turn | doubles",
  ],
  [
    "fighting.scoreTwice",
    "(?<=^|[.:,] |\\n|then )(target [^.,:;]+?|this|that card) has (?:twice|double) its (<trait>) (?=(?:until|this turn|for))",
    "double the $2 of $1 ",
    "Target character has twice its BQ until end of turn. => double the BQ of Target character until end of turn.",
    "double the BQ of target character until end of turn | twice its BQ",
  ],
  [
    "fighting.raiseTo",
    "(?<=^|[.:,] |\\n|then )(?:raise|lower|reduce|increase|set|change) (target [^.,:;]+?|this card|that card)'s (<trait>) to (<n>)(?= (?:until|this turn|for))",
    "$1 has $2 $3",
    "Raise target character's BQ to 5 until end of turn. => target character has BQ 5 until end of turn.",
    "target character has BQ 5 until end of turn | raise target character's BQ by 5",
  ],
];

export const MEGACORP_FIGHTING: readonly LooseRule[] = rows([...who, ...how]);
