/** How people say in Virtual Revolution what is done: other verbs, what stands in front of a text, numbers that go up and down. */
import type { Row } from "../../../../language/index.ts";

const START = "(?<=^|[.:,;\\n] |then |and |or |may |you |to |otherwise |otherwise, |must |opponent |player |instead )";
const END = "(?=[.,;]|$| and | then | or | if | for | instead)";
const STOCK = "(?:€|Revenue|Immunity)";
const THINGS = "(?:Agent|Combatant|Technician|Diplomat|Server|Verse|Boost|Title)";
/** At the beginning of a line or sentence, or behind what is only gained or lost: whoever does it is “you”. */
const LINE = "^(?:(?:Minimum|Global|Maximum|Bonus|Activation|Promotion|Priority[.]):? ?)?(?:[^:]*[.] )?";
const FRONT = `(?<=${LINE}|${LINE}(?:draw|gain|lose) (?:<n>|an?) (?:${STOCK}|Corruption),? (?:then|and|and then) )`;
const ACTION = "(Work|Recruit|Build Server|Create Verse|Donate)";

/** Words that say nothing in front of a text or in it. */
const around: readonly Row[] = [
  [
    "vr.extra",
    `(?<=(?:gain|gains|lose|loses|draw|draws|add|adds|discard|discards) (?:<n>|an?) )(?:more|extra|additional|further) (?=${STOCK}|Corruption|Influence|Range)`,
    "",
    "gain 2 additional Immunity => gain 2 Immunity",
    "more Immunity | gain 2 Immunity",
  ],
  [
    "vr.behindMore",
    `(?<=(?<!your Work )(?:gain|gains|lose|loses|draw|draws) <n> (?:${STOCK}|Corruption|Range)) (?:more|extra|additional|in addition|on top(?: of that)?|as a bonus)${END}`,
    "",
    "if you have 3 Servers, gain 2 € more. => if you have 3 Servers, gain 2 €.",
    "this round, your Recruit costs 2 € more | gain 2 €",
  ],
  [
    "vr.another",
    `(?<=(?:gain|gains|lose|loses|draw|draws|add|adds) )(?:another|one more|1 more|a further|an extra|an additional|1 extra|1 additional) (?=${STOCK}|Corruption|Influence|Range)`,
    "1 ",
    "gain another Immunity => gain 1 Immunity",
    "another Agent | gain 1 Immunity",
  ],
  [
    "vr.too",
    "(?<!yours)(?:,? too|,? as well)(?=[.,;]|$)",
    "",
    "gain 1 Immunity too. => gain 1 Immunity.",
    "as well as this | yours too are here",
  ],
  [
    "vr.noMission",
    "^(?:No mission|Without (?:a )?mission|There is no mission|Mission: (?:no mission|nothing|-|—|no condition))(?=[.]|$)",
    "Mission: None",
    "No mission. => Mission: None.",
    "Mission: None. | a mission",
  ],
  ["vr.noBonus", "^(?:No bonus|Without (?:a )?bonus)(?=[.]|$)", "Bonus: None", "No bonus. => Bonus: None.", "Bonus: None. | a bonus"],
  [
    "vr.headWith",
    `^(Promotion|Boost) ?[(]?(?:with|when you|under) ${ACTION}(?: action)?[)]? ?: ?`,
    "$1: With $2: ",
    "Promotion (with Create Verse): gain 2 € => Promotion: With Create Verse: gain 2 €",
    "Promotion: With Create Verse: gain 2 € | with Create Verse",
  ],
  [
    "vr.headsUp",
    "^(Mission|Bonus|Activation|Promotion|Minimum|Global|Maximum|End) (?:effect|bonus|ability|score|reward|condition) ?: ?",
    "$1: ",
    "Activation effect: gain 3 € => Activation: gain 3 €",
    "Activation: gain 3 € | a bonus",
  ],
];

const numbers: readonly Row[] = [
  [
    "vr.raise",
    `${START}(?:increase|raise|boost|up)s? (?:your|their) (${STOCK}|Range) by (<n>)`,
    "gain $2 $1",
    "increase your Revenue by 1 => gain 1 Revenue",
    "gain 1 Revenue | your Revenue",
  ],
  [
    "vr.raised",
    `(?<=^|[.:,;\\n] |then |and |otherwise |otherwise, )(?:your )?(${STOCK}|Range) (?:(?:is |gets? )?(?:increased|raised) by|increases by|goes up by|rises by|grows by|up by|[+]) ?(<n>)(?: €)?${END}`,
    "gain $2 $1",
    "With Recruit: your Range is increased by 2. => With Recruit: gain 2 Range.",
    "gain 2 Range | your Range",
  ],
  [
    "vr.greater",
    `(?<=^(?:Boost: |Promotion: )?With [^:]+: (?:[^:]*[.] )?)your Range is (<n>) (?:greater|larger|longer|higher|more|further)`,
    "gain $1 Range",
    "With Recruit: your Range is 2 greater => With Recruit: gain 2 Range",
    "your Range is 2 greater | gain 2 Range",
  ],
  [
    "vr.lower",
    `${START}(?:decrease|reduce|lower|cut)s? (?:your|their) (${STOCK}) by (<n>)`,
    "lose $2 $1",
    "reduce your Revenue by 1 => lose 1 Revenue",
    "lose 1 Revenue | lower it",
  ],
  [
    "vr.lowered",
    `(?<=^|[.:,;\\n] |then |and |otherwise |otherwise, )(?:your )?(${STOCK}) (?:(?:is |gets? )?(?:decreased|reduced|lowered) by|decreases by|goes down by|drops by|falls by|sinks by|down by|-) ?(<n>)(?: €)?${END}`,
    "lose $2 $1",
    "Maximum: your Revenue drops by 2. => Maximum: lose 2 Revenue.",
    "lose 2 Revenue | your Revenue",
  ],
  [
    "vr.minus",
    `${START}[-−–] ?(<n>) ?(${STOCK})${END}`,
    "lose $1 $2",
    "Global: -2 Revenue. => Global: lose 2 Revenue.",
    "With Work: gain 2 € | 3-2 Revenue",
  ],
  [
    "vr.income",
    "(?<=your |their |<n> |more |less )income(?![\\p{L}])",
    "Revenue",
    "gain 2 income => gain 2 Revenue",
    "gain 2 Revenue | income",
  ],
  [
    "vr.gainVerb",
    `${START}(?:pocket|score|bank|obtain|net|win|grab|draw|claim|add|produce)(s?) (?=<n> (?:€|Immunity)${END})`,
    "gain$1 ",
    "you pocket 3 €. => you gain 3 €.",
    "gain 3 €. | draw 1 Corruption",
  ],
  [
    "vr.youGain",
    `(?<=^|[.:,;\\n] )(?:and )?you (?=(?:gain|lose|draw) <n> (?:${STOCK}|Corruption))`,
    "",
    "Bonus: you gain 3 € => Bonus: gain 3 €",
    "you may gain 3 € | you gain a Title",
  ],
];

const cards: readonly Row[] = [
  [
    "vr.takeCorruption",
    `${START}(?:take|get|gain|receive|pick up|collect|suffer)(s?) (<n>|up to <n>) (?:more )?Corruption(?=[.,;]|$| and | then | or | for | if | instead)`,
    "draw$1 $2 Corruption",
    "Global: take 2 Corruption. => Global: draw 2 Corruption.",
    "take 1 Corruption from an opponent | draw 2 Corruption",
  ],
  [
    "vr.dropCorruption",
    `${START}(?:lose|ditch|remove|shed|throw away|get rid of|dump|return|burn|bin|destroy|eliminate)(s?) (<n>)(?: of your)? Corruption(?: of your choice|of your choosing| you choose)?(?=[.,;]|$| and (?:gain|draw|lose) | then | or )`,
    "discard$1 $2 Corruption of your choice",
    "lose 1 Corruption. => discard 1 Corruption of your choice.",
    "discard 1 Corruption at random | draw 1 Corruption",
  ],
  [
    "vr.chooseCorruption",
    `(?<=discards? <n> Corruption) (?:of your choosing|you choose|(?:that )?you pick|by choice|from your hand|from hand)${END}`,
    " of your choice",
    "discard 2 Corruption from your hand. => discard 2 Corruption of your choice.",
    "discard 2 Corruption of your choice. | discard 2 Corruption at random",
  ],
  [
    "vr.loseServers",
    `${FRONT}(?:lose|remove|discard|destroy|return) (?:an?|one|1|1 of your|one of your) Servers?(?: of yours| you (?:own|have))?(?: (?:to your supply|from the (?:map|board)|on the (?:map|board)))?${END}`,
    "remove 1 of your Servers",
    "Maximum: lose one of your Servers. => Maximum: remove 1 of your Servers.",
    "remove 1 of your Servers. | lose 1 Revenue.",
  ],
  [
    "vr.loseOne",
    `${FRONT}lose (?:an?|one|1|1 of your|one of your) (Boost|Verse)s?(?: of yours| you (?:own|have))?${END}`,
    "discard 1 of your $1s",
    "Maximum: lose one of your Verses. => Maximum: discard 1 of your Verses.",
    "lose 1 Revenue. | discard 1 of your Verses.",
  ],
  [
    "vr.loseAgent",
    `${FRONT}lose (?:an?|one|1|1 of your|one of your) (Agent|Combatant|Technician|Diplomat)s?(?: of yours| you (?:own|have))?(?: (?:in|from) service)?${END}`,
    "discard 1 of your $1s in service",
    "Maximum: lose an Agent. => Maximum: discard 1 of your Agents in service.",
    "discard 1 of your Agents in service. | lose 1 Revenue.",
  ],
  [
    "vr.loseInfluenceMap",
    `${FRONT}lose (<n>|an?|one) (?:of your )?Influence (?=here|in )`,
    "eliminate $1 of your Influence ",
    "Global: lose 1 Influence in any borough => Global: eliminate 1 of your Influence in any borough",
    "eliminate 1 of your Influence here | lose 1 Influence",
  ],
  [
    "vr.oneOfYourInfluence",
    "(?<=(?:eliminates?|removes?) )(?:an?|one) of your Influence",
    "1 of your Influence",
    "eliminate one of your Influence here => eliminate 1 of your Influence here",
    "eliminate 1 of your Influence here | one of your Servers",
  ],
  [
    "vr.yourOwn",
    "(?<=(?:of|all) your )own (?=Influence|Servers|Agents|Verses|Boosts|Corruption)",
    "",
    "eliminate 1 of your own Influence here => eliminate 1 of your Influence here",
    "your own | 1 of your Influence",
  ],
  [
    "vr.reserveLost",
    "(?:lose|recycle|discard|put|return)(s?) (<n>)(?: of your)? Influence (?:from|out of|in) your reserve(?: (?:to|into|in) (?:your |the )?Recycling(?: zone)?)?(?=[.,;]|$| and | then )",
    "move$1 $2 Influence from your reserve to Recycling",
    "lose 2 Influence from your reserve. => move 2 Influence from your reserve to Recycling.",
    "move 2 Influence from your reserve to Recycling. | your reserve",
  ],
  [
    "vr.yourRecycling",
    "(?:your|the) Recycling(?: (?:zone|area|space))?(?! zone)",
    "Recycling",
    "move all your Influence from your Recycling to your reserve => move all your Influence from Recycling to your reserve",
    "Recycling | recycling it",
  ],
  [
    "vr.recoverAll",
    "(?:recover|take back|get back|move|return) (?:all(?: of)?(?: your)?|every|each)(?: of your)? Influence (?:from|in) Recycling(?: (?:back )?(?:to|into) your (?:reserve|board|supply))?(?=[.,;]|$)",
    "move all your Influence from Recycling to your reserve",
    "return all Influence from Recycling to your reserve. => move all your Influence from Recycling to your reserve.",
    "move 1 of your Influence from Recycling to your reserve. | Recycling",
  ],
  [
    "vr.moveFrom",
    "(?:move|bring|shift|relocate|transfer)(s?) (<n>|an?|one)(?: of your)? Influence(?: of yours)?(?: you (?:control|own|have))? (?:(?:from|in) (?:any (?:other )?borough|another borough|an other borough|anywhere(?: else)?|elsewhere|any other place)(?: on the map)? )?(?:to )?here(?! or)(?<=of yours?.*|of your.*|from.*)",
    "move$1 $2 of your Influence here",
    "move 1 of your Influence from any borough to here => move 1 of your Influence here",
    "move 1 of your Influence to an adjacent borough | eliminate 1 Influence here",
  ],
  [
    "vr.moveOne",
    "(?<=move )(?:an?|one) of your Influence",
    "1 of your Influence",
    "move a of your Influence here => move 1 of your Influence here",
    "move 1 of your Influence here | one of your Servers",
  ],
  [
    "vr.moveElsewhere",
    "(?<=move <n> of your Influence) (?:from (?:any (?:other )?borough|another borough|anywhere(?: else)?|elsewhere)(?: on the map)?) (?=to |here)",
    " ",
    "move 1 of your Influence from any borough to an adjacent borough => move 1 of your Influence to an adjacent borough",
    "move 1 of your Influence from here to an adjacent borough | move 1 of your Influence here",
  ],
  [
    "vr.getRid",
    `${START}(?:take out|take away|wipe out|get rid of|clear|knock out|take off|kick out|delete|erase|evict|expel|drive out|neutrali[sz]e)(s?) (?=(?:<n>|an?|one)(?: of your| opposing| enemy)? Influence (?:here(?=[.,;]|$| and | then | or )|in (?:an?|any|the district) ))`,
    "eliminate$1 ",
    "take out 1 Influence here => eliminate 1 Influence here",
    "eliminate 1 Influence here | take out 1 Server",
  ],
  [
    "vr.anInfluence",
    "(?<=(?:eliminates?|adds?|removes?|destroys?|places?|puts?|moves?|kills?) )(?:an?|one)(?: single)? (?=(?:opposing |enemy )?Influence)",
    "1 ",
    "eliminate an opposing Influence here => eliminate 1 opposing Influence here",
    "an opposing Influence | 1 opposing Influence",
  ],
  [
    "vr.theirInfluence",
    "(?<=(?:eliminates?|removes?|destroys?|kills?) )(?:1|one|an?) Influence (?:of an opponent|of another player|of an(?:other)? (?:opponent|rival)(?:'s)?|belonging to (?:an opponent|another player)|that is not yours|that isn't yours|owned by (?:an opponent|another player)|not yours)",
    "1 opposing Influence",
    "eliminate 1 Influence of an opponent here => eliminate 1 opposing Influence here",
    "eliminate 1 opposing Influence here | Influence of an opponent",
  ],
  [
    "vr.addVerb",
    `${START}(?:deploy|drop|set|lay|gain|get|install|bring)(s?) (?=(?:<n>|up to <n>) (?:of your )?Influence (?:here|in (?:any|an|a) (?:borough|adjacent)))`,
    "add$1 ",
    "deploy 1 Influence here => add 1 Influence here",
    "add 1 Influence here | gain 1 Immunity",
  ],
  [
    "vr.addFromReserve",
    "(?<=adds? (?:<n>|up to <n>)) (?:of your )?Influence (?:from your (?:reserve|board|supply|player board) )?(?:from your (?:reserve|board|supply|player board))?(?=here|in )",
    " Influence ",
    "add 1 Influence from your reserve here => add 1 Influence here",
    "add 1 Influence here | your reserve",
  ],
  [
    "vr.noCorruption",
    "(?<=(?:adds?|eliminates?) [^.:;]*(?:here|borough|NA|CE|ND|MA|PI|DR|QL)),? (?:without drawing (?:a |any |1 )?Corruption|drawing no Corruption|\\(no Corruption\\)|but draw no Corruption|and draw no Corruption|no Corruption)(?=[.,;]|$)",
    "",
    "add 1 Influence here without drawing Corruption. => add 1 Influence here.",
    "add 1 Influence here | without drawing Corruption",
  ],
  [
    "vr.freeServer",
    `${START}(?:build|place|put|install|set up|add|construct)(s?) (?:an?|one|1)(?: of your)?(?: free)? Servers?(?: (?:here|on the map))*,? (?:(?:for free|without paying(?: (?:for it|its cost|the cost|anything|€))?|at no cost|free of charge|without cost|for nothing|for 0 €)(?: here)?)(?=[.,;]|$| and | then )`,
    "place$1 1 Server here",
    "build a Server here without paying for it. => place 1 Server here.",
    "place 1 Server here. | build a Server",
  ],
  [
    "vr.placeServer",
    `${START}(?:place|put|install|add|set up)(s?) (?:an?|one|1)(?: of your)? Servers?(?: from your (?:supply|board))?(?: here)(?=[.,;]|$| and | then )`,
    "place$1 1 Server here",
    "put one Server here. => place 1 Server here.",
    "place 1 Server here. | put a Server",
  ],
  [
    "vr.takeVerse",
    `${START}(?:take|gain|get|claim|grab|pick|choose and take|receive)(s?) (?:an?|one|1|any|any 1|any one|1 of the|one of the)(?: (?:available|free|new))? Verses?(?: (?:from|of|in) (?:the )?(?:available Verses|(?:Verse )?(?:row|market|display|board|slots?|offer|supply)))?(?:,? (?:for free|without paying(?: (?:for it|its cost|the cost|anything))?|at no cost|free of charge|Loading|as Loading|Loading side up|in Loading state))*(?=[.,;]|$| and | then )`,
    "take$1 1 available Verse",
    "take a Verse from the row without paying for it. => take 1 available Verse.",
    "take 1 available Verse. | take again the bonus of 1 of your Online Verses",
  ],
  [
    "vr.takeAgent",
    `${START}(?:take|gain|get|claim|recruit|hire)(s?) (?:an?|one|1|any|any 1|any one|1 of the|one of the)(?: available)? Agents?(?: (?:from|of|in) (?:the )?(?:available Agents|board|slots?|display|row|offer))?,? (?:for free|without paying(?: (?:for (?:it|him|her|them)|its cost|the cost|anything))?|at no cost|free of charge)(?:,? (?:whatever|at any|regardless of)(?: the| its)? (?:Range|distance))?(?=[.,;]|$| and | then )`,
    "take$1 1 available Agent",
    "recruit an Agent for free. => take 1 available Agent.",
    "take 1 available Agent. | recruit an Agent",
  ],
  [
    "vr.refreshVerses",
    "(?:replace|refresh|renew|cycle|swap(?: out)?|change|exchange|reset|refill|redraw|reroll)(s?) (?:all (?:of )?(?:the )?(?:5 |five )?(?:available )?Verses|the (?:5 |five |whole |entire )?(?:available Verses|Verse (?:row|market|display|offer|slots)|row of Verses))(?: on the board| in the row)?(?=[.,;]|$| and | then )",
    "replace$1 all available Verses",
    "refresh the Verse row. => replace all available Verses.",
    "replace 2 available Verses. | the Verse deck",
  ],
  [
    "vr.swapVerses",
    "(?:replace|refresh|swap(?: out)?|exchange|change|put|send|return|move)(s?) (up to <n>|<n> or <n>|<n>|an?|one) (?:of the )?available Verses?(?: (?:under|to the bottom of|on the bottom of) the Verse deck(?:,? (?:and|then) (?:refill|replace it|replace them|refill (?:the|its) (?:slots?|row)|draw new ones|draw a new one))?)(?=[.,;]|$)",
    "replace$1 $2 available Verses",
    "put 2 available Verses under the Verse deck and refill. => replace 2 available Verses.",
    "replace 2 available Verses. | take 1 available Verse",
  ],
  [
    "vr.swapOut",
    "(?:swap out|swap|refresh|exchange|change|renew|cycle)(s?) (<n> or <n>|<n>|an?|one) (?:of the )?available Verses?(?: for (?:a )?new (?:ones?|Verses?))?(?=[.,;]|$)",
    "replace$1 $2 available Verses",
    "swap out 1 available Verse. => replace 1 available Verses.",
    "replace 2 available Verses. | exchange 1 of your Agents in service for an available Agent",
  ],
  [
    "vr.oneVerses",
    "(?<=replaces? )(?:1|an?|one) (?:of the )?available Verses?(?![\\p{L}])",
    "1 available Verse",
    "replace 1 available Verses => replace 1 available Verse",
    "replace 2 available Verses | replace all available Verses",
  ],
  [
    "vr.takeBoost",
    `${START}(?:take|gain|get|claim|receive|choose)(s?) (?:an?|one|1|any|any 1|any one|1 of the|one of the|a new|another)(?: (?:available|free))? Boosts?(?: cards?)?(?: (?:from|of) (?:the )?(?:board|supply|available(?: (?:ones|Boosts|Boost cards))?))?(?: of your choice)?(?:,? for free)?(?=[.,;]|$| and | then )`,
    "gain$1 1 available Boost card",
    "take an available Boost of your choice. => gain 1 available Boost card.",
    "gain 1 available Boost card. | a Boost",
  ],
  [
    "vr.anyLoading",
    "(?:put|turn|bring|flip|set)(s?) (?:1|one|an?)(?: of your)?(?: (?:own|Loading))* Verses?(?: of yours)? (?:Online|to Online|to its Online (?:side|face)|over to Online)(?: at once| immediately)?,? (?:without (?:its|the|fulfilling its|meeting its|completing its|fulfilling the|regard to its) (?:mission|condition)|whatever (?:its|the) (?:mission|condition)(?: is| says)?|(?:even if|even though) (?:its|the) (?:mission|condition) is not (?:met|fulfilled|complete|completed)|(?:ignoring|regardless of|no matter|disregarding|despite) (?:its|the) (?:mission|condition))(?=[.,;]|$| and | then )",
    "put$1 1 of your Loading Verses Online without its mission",
    "put one of your Verses Online whatever its mission. => put 1 of your Loading Verses Online without its mission.",
    "put 1 of your Loading Verses Online without its mission. | turn 1 of your Online Verses back to Loading",
  ],
  [
    "vr.replay",
    "(?:take|gain|get|use|apply|resolve|carry out|repeat|replay|redo|collect|trigger)(s?) (?:again )?the bonus of (?:1|one|an?|any|any one|any 1)(?: of your)?(?: own)? Online Verses?(?: of yours)?(?: (?:again|once more|a second time|one more time))?(?=[.,;]|$| and | then )",
    "take$1 again the bonus of 1 of your Online Verses",
    "repeat the bonus of one of your Online Verses. => take again the bonus of 1 of your Online Verses.",
    "take again the bonus of 1 of your Online Verses. | the bonus",
  ],
  [
    "vr.stand",
    `${START}(?:stand up|refresh|reactivate|untap|ready|untilt|unexhaust|reset|straighten(?: up)?)(s?) (?:(1|one|an?|<n>)(?: of your)?|(all)(?: of)?(?: your)?|(every)(?: of your)?)(?: (?:own|tilted))* (?:Agents?)(?: of yours| you have)?(?: in (?:your )?service)?(?=[.,;]|$| and | then )`,
    "straighten$1 $2$3$4 of your Agents in service",
    "reactivate one of your tilted Agents. => straighten one of your Agents in service.",
    "straighten another Agent in service | the Agents",
  ],
  [
    "vr.standOne",
    "(?<=straightens? )(?:an?|one|1) of your Agents?(?: in service)?(?=[.,;]|$| and | then )",
    "1 of your Agents in service",
    "straighten one of your Agents in service. => straighten 1 of your Agents in service.",
    "straighten 2 of your Agents in service. | one of your Agents",
  ],
  [
    "vr.standAll",
    "(?<=straightens? )(?:all|every) of your Agents?(?: in service)?(?=[.,;]|$| and | then )|(?<=straightens? )(?:everyone|everybody|all Agents|all the Agents|each Agent|every Agent)(?: in (?:your )?service| of yours| you have)+",
    "all your Agents in service",
    "straighten all of your Agents in service. => straighten all your Agents in service.",
    "straighten 1 of your Agents in service. | all of your",
  ],
  [
    "vr.peekNecro",
    "(?:secretly )?(?:look|peek)(s?) (?:secretly )?at (?:the )?(?:top (?:card )?of the Necro (?:deck|cards)|next Necro card|top card of the Necro (?:deck|pile)|top of the Necro pile|Necro card on top)(?: of the deck)?",
    "look$1 at the top Necro card",
    "peek at the next Necro card => look at the top Necro card",
    "look at the top Necro card | the Necro deck",
  ],
  [
    "vr.bonusFree",
    `(?:take|do|perform|carry out|make|resolve|execute|use)(s?) (?:an?|one|1)(?: (?:free|extra|additional|further|immediate|second|bonus)){1,2} ${ACTION}(?: action)?(?! for)(?=[.,;]|$| and | then )`,
    "take$1 a bonus $2 action",
    "perform an extra Work action. => take a bonus Work action.",
    "take a bonus Work action. | a Work action",
  ],
  [
    "vr.extraAction",
    `${ACTION} (?:again|once more|an extra time|as (?:an? )?(?:extra|bonus|additional) action)(?=[.,;]|$)(?<=(?:may|can) (?:immediately )?\\p{L}+[^.,;]*)`,
    "take a bonus $1 action",
    "you may Work again. => you may take a bonus Work action.",
    "take a bonus Work action. | again",
  ],
  [
    "vr.takeThe",
    `(?<=(?:may|can) )(?:immediately )?(?:take|do|perform|carry out|make|resolve|execute|use) (?:the|an?) ${ACTION} action(?: (?:at once|immediately|now|for free|besides))?(?=[.,;]|$)`,
    "take a bonus $1 action",
    "you may do the Work action. => you may take a bonus Work action.",
    "take a bonus Work action. | when you take a Work action, gain 2 €",
  ],
  [
    "vr.payLess",
    "(?<=^(?:Boost: |Promotion: )?With (?:Recruit|Build Server|Create Verse): (?:[^:]*[.] |[^:]* and )?)(?:you )?(?:pay|spend)s? (<n>) € (?:less|fewer)|(?<=^(?:Boost: |Promotion: )?With (?:Recruit|Build Server|Create Verse): (?:[^:]*[.] |[^:]* and )?)(?:(?:it|this|the action|that) )?costs (?:you )?(<n>) € (?:less|fewer)|(?<=^(?:Boost: |Promotion: )?With (?:Recruit|Build Server|Create Verse): (?:[^:]*[.] |[^:]* and )?)(?:a )?(?:discount|reduction) of (<n>) €",
    "gain $1$2$3 €",
    "With Recruit: gain 1 Range. You pay 1 € less => With Recruit: gain 1 Range. gain 1 €",
    "you pay 1 € less | With Recruit: gain 1 €",
  ],
];

/** How much of a thing, where an article says it. */
const articles: readonly Row[] = [
  [
    "vr.haveA",
    `(?<=(?:have|has|Mission: have) )(?:an?|any|one|at least one|at least 1|1 or more|one or more) (?=(?:Online |Loading |Horror |Fantasy |Adventure |Science-Fiction |retired |tilted |straight )?${THINGS}s?(?:[.,;]|$| in | of | and | or | on ))`,
    "1 ",
    "if you have a Server in MA, gain 3 € => if you have 1 Server in MA, gain 3 €",
    "you have 2 Servers | if you have a Server here, gain 3 €",
  ],
  [
    "vr.haveOnes",
    `(?<=(?:have|has) 1 (?:Online |Loading |retired )?)(${THINGS})s(?![\\p{L}])`,
    "$1",
    "you have 1 Servers => you have 1 Server",
    "you have 2 Servers | 1 Servers",
  ],
  [
    "vr.andA",
    `(?<=have [^.;:]*,? and |have [^.;:]*, )(?:an?|one) (?=(?:Combatant|Technician|Diplomat)(?![\\p{L}]))`,
    "1 ",
    "Mission: have 2 Diplomats and a Technician in service => Mission: have 2 Diplomats and 1 Technician in service",
    "and a Server | 1 Technician",
  ],
  [
    "vr.eachType",
    "(?:an?|one|1|at least one|at least 1) Agent of (?:each|every) type in service|(?:one|1) (?:Agent )?of each type of Agents? in service|(?:one|1) of each Agent type in service",
    "1 Combatant, 1 Technician and 1 Diplomat in service",
    "Mission: have an Agent of each type in service => Mission: have 1 Combatant, 1 Technician and 1 Diplomat in service",
    "1 Agent in service | each type",
  ],
  [
    "vr.anyStock",
    `(?<=you have )(?:any|some) (?=€|Immunity)`,
    "1 ",
    "if you have any Immunity, gain 3 € => if you have 1 Immunity, gain 3 €",
    "you have any Server | you have 2 Immunity",
  ],
  [
    "vr.inServices",
    "in (?:active service|your service|play)(?<=(?:Agents?|Combatants?|Technicians?|Diplomats?) in [^.,;]*)",
    "in service",
    "if you have 3 Agents in your service, gain 3 € => if you have 3 Agents in service, gain 3 €",
    "in service | in your reserve",
  ],
];

/** What everybody does is told of one of them, each of whom is “you”. */
export const EVERYBODY_ROWS = (kind: string): readonly Row[] => [
  [
    `vr.everybody.${kind}`,
    "(?<=^|\\n)(Minimum|Global|Maximum): (?:everyone|everybody|each player|every player|all players|these players|those players|they|the players?(?: concerned| with the (?:lowest|highest|least|most) Revenue)?) (?:must |has to |have to )?(lose|gain|draw|discard|eliminate|remove|tilt|straighten|get|take|pay|add|move|put|return|replace|turn)s?(?= )",
    "$1: $2",
    "Global: each player tilts one of their Agents => Global: tilt one of their Agents",
    "Global: lose 2 Revenue | everyone loses 2 Revenue",
  ],
  [
    `vr.theirOwn.${kind}`,
    "(?<=(?:^|\\n)(?:Minimum|Global|Maximum): (?:lose|gain|draw|discard|eliminate|remove|tilt|straighten|get|take|pay|add|move|put|return|replace|turn) [^.\\n]*)(?:their|his or her|his|her)(?: own)?(?= (?:\\p{Lu}|€))",
    "your",
    "Global: tilt one of their Agents => Global: tilt one of your Agents",
    "Global: each opponent discards 1 of their Boosts | their Agents",
  ],
];

/** What must be paid is lost: there is nobody who could refuse. */
export const COMPELLED_ROWS = (kind: string): readonly Row[] => [
  [
    `vr.compelled.${kind}`,
    "(?<=^|: |[.] |then |and |otherwise, )(?:pay|forfeit|spend|give up|hand over|discard)(s?) (<n> (?:€|Immunity))(?=[.]|$| for each | and | then |, then )(?![.] (?:if you can|if not|otherwise|if that))",
    "lose$1 $2",
    "Maximum: pay 10 €. => Maximum: lose 10 €.",
    "Maximum: pay 10 € or lose 1 Revenue. | lose 10 €.",
  ],
];

export const SPEECH_ROWS: readonly Row[] = [...around, ...numbers, ...articles, ...cards];
