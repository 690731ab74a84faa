/** How people write Virtual Revolution's longer texts: who does it, where Influence goes, what others do. */
import type { Row } from "../../../../language/index.ts";

const VERB = "(?:discard|draw|lose|gain|give|remove|eliminate)";
const ONE = "an? (?:opponent|rival|other player)|another player|one opponent";

export const WIDER_ROWS: readonly Row[] = [
  [
    "vr.chosenDoes",
    `(?:choose|pick|select) (?:${ONE})[.;:,]? (?:then )?(?:they|that player|that opponent|he|she) (?:must |has to |have to )?(${VERB})s?(?= )`,
    "an opponent [s:$1]",
    "Choose an opponent: they discard 1 of their Boosts => an opponent discards 1 of their Boosts",
    "an opponent discards 1 of their Boosts | choose an opponent",
  ],
  [
    "vr.oneOfYours",
    "(?<=move |eliminate |remove )(?:an?|one|1) Influence of yours",
    "1 of your Influence",
    "move one Influence of yours here => move 1 of your Influence here",
    "move 1 of your Influence here | Influence of yours",
  ],
  [
    "vr.toDirector",
    "(?<=move <n> of your Influence )(?:to|into) (?:the Director's borough|your Director's borough|the borough of your Director|the borough where your Director is|where your Director is|this borough|here)",
    "here",
    "move 1 of your Influence to the Director's borough => move 1 of your Influence here",
    "move 1 of your Influence here | to an adjacent borough",
  ],
  [
    "vr.lookAtTheirs",
    `look at (?:an opponent's|another player's|one opponent's|the) (?:Corruption(?: cards?| hand)?)(?: of (?:${ONE}))?(?=[.,;]|$)`,
    "look at the Corruption of an opponent",
    "look at an opponent's Corruption cards. => look at the Corruption of an opponent.",
    "look at it | the Corruption of an opponent",
  ],
  [
    "vr.youGet",
    "(?<=^|[.:,;] |then |and |may )(?:you )?get (<n>) (?:extra |more |additional )?(€|Immunity|Revenue|Range)",
    "gain $1 $2",
    "With Recruit: You get 1 extra Range => With Recruit: gain 1 Range",
    "gain 1 Range | you get it",
  ],
  [
    "vr.buildsServer",
    "(?<=when(?:ever)? (?:an opponent|another player) )builds an? Server(?=,)",
    "takes a Build Server action",
    "Whenever an opponent builds a Server, gain 2 € => Whenever an opponent takes a Build Server action, gain 2 €",
    "takes a Build Server action | build a Server",
  ],
  [
    "vr.recruitsAgent",
    "(?<=when(?:ever)? (?:an opponent|another player) )recruits(?=,)",
    "takes a Recruit action",
    "Whenever an opponent recruits, gain 2 € => Whenever an opponent takes a Recruit action, gain 2 €",
    "takes a Recruit action | Whenever an opponent recruits an Agent, gain 2 €",
  ],
  [
    "vr.createsVerse",
    "(?<=when(?:ever)? (?:an opponent|another player) )creates a Verse(?=,)",
    "takes a Create Verse action",
    "Whenever an opponent creates a Verse, gain 2 € => Whenever an opponent takes a Create Verse action, gain 2 €",
    "takes a Create Verse action | a Verse",
  ],
  [
    "vr.other",
    "(?<=when(?:ever)? )another player(?= takes? )",
    "an opponent",
    "Whenever another player takes a Work action, gain 2 € => Whenever an opponent takes a Work action, gain 2 €",
    "an opponent takes a Work action | another player",
  ],
];
