/** How people say where something is in Neo Paris. What they say is brought to the language's words first of all: “this” is nothing else then. */
import { type LooseRule, type Row, rows } from "../../../../language/index.ts";

const DISTRICTS = [
  ["Neo District", "ND"],
  ["Marais", "MA"],
  ["Pigalle", "PI"],
  ["Denfert-Rochereau", "DR"],
  ["Denfert Rochereau", "DR"],
  ["Denfert", "DR"],
  ["Latin Quarter", "QL"],
  ["Quartier Latin", "QL"],
  ["Nation", "NA"],
  ["Champs-Élysées", "CE"],
  ["Champs-Elysées", "CE"],
  ["Champs-Elysees", "CE"],
  ["Champs Élysées", "CE"],
  ["Champs Elysees", "CE"],
] as const;
const CODE = "(?:ND|MA|PI|DR|QL|NA|CE)";

/** The borough of this turn's Director, without what stands in front of it. */
const HERE =
  "(?:(?:this|your Director's|your current|the current|the same|the Director's|the Director’s|your Director’s) borough|the borough (?:of|with) (?:your|the) Director|the borough (?:where|in which) (?:you placed )?your Director(?: is| stands| was placed| has been placed)?|the borough your Director (?:is|stands) in|the borough you (?:just )?placed your Director in|where your Director (?:is|stands|was placed))";
const BESIDE = "(?:adjacent|neighbou?ring|bordering|next-door|nearby)";
const BESIDE_TO = "(?:adjacent to|next to|bordering|neighbou?ring|beside|touching)";
const END = "(?=[.,;:]|$| and | then | or | if | for | loses? | gains? | draws? | discards? | tilts? | removes? | gives? | has | have )";

const places: readonly Row[] = [
  ...(
    [
      ["arrondissements", "boroughs", "control 6 arrondissements => control 6 boroughs", "boroughs | an arrondissement"],
      ["arrondissement", "borough", "an adjacent arrondissement => an adjacent borough", "a borough | arrondissements"],
    ] as const
  ).map(([from, to, example, leaves]): Row => [`vr.${to}`, from, to, example, leaves]),
  ...DISTRICTS.map(
    ([name, code], i): Row => [
      `vr.${code.toLowerCase()}${i}`,
      `(?<=in |or |, |of |and |from |to )(?:the )?(?:district of )?(?:the )?${name}(?: district)?`,
      code,
      `in the ${name} => in ${code}`,
      `${name} | in ${code}`,
    ],
  ),
  [
    "vr.codeDistrict",
    `(?<=in |or |, |of |and |from )(?:the )?(?:district )?(${CODE}) district`,
    "$1",
    "in the CE district => in CE",
    "in CE | a district",
  ],
  [
    "vr.hereOr",
    `(?:in|from|to|on|at|into) ${HERE} or (?:(?:in|to|from|on|at|into) )?(?:(?:an?|any|1|one) ${BESIDE} (?:one|borough)|(?:1|one|any) ${BESIDE_TO} it|${BESIDE} (?:ones|boroughs)|${BESIDE_TO} it)`,
    "here or in an adjacent borough",
    "eliminate 1 Influence from this borough or an adjacent one => eliminate 1 Influence here or in an adjacent borough",
    "here or in an adjacent borough | in this borough",
  ],
  [
    "vr.hereOrNext",
    `(?<![\\p{L}])here,? or (?:(?:in|to|from|on) )?(?:(?:an?|any|1|one) ${BESIDE} (?:one|borough)|${BESIDE} boroughs(?<=(?:adds?|eliminates?|removes?|destroys?|places?|puts?) [^.,;:]*)|${BESIDE}|${BESIDE_TO} (?:here|it)|next door)${END}`,
    "here or in an adjacent borough",
    "eliminate 1 Influence here or in a neighbouring borough. => eliminate 1 Influence here or in an adjacent borough.",
    "eliminate 1 Influence here | in an adjacent borough",
  ],
  [
    "vr.inOrNext",
    `in or ${BESIDE_TO} (?:${HERE}|your Director)${END}`,
    "here or in an adjacent borough",
    "eliminate 1 Influence in or next to this borough. => eliminate 1 Influence here or in an adjacent borough.",
    "in this borough | next to this borough",
  ],
  [
    "vr.withinOne",
    `(?:within|at) (?:a )?(?:distance (?:of )?)?(?:1|one)(?: step| borough| space)? (?:of|from) (?:here|${HERE}|your Director)|within distance (?:1|one)(?: of (?:here|${HERE}|your Director))?`,
    "here or in an adjacent borough",
    "eliminate 1 Influence within 1 step of your Director => eliminate 1 Influence here or in an adjacent borough",
    "within 2 steps of your Director | here",
  ],
  [
    "vr.nextToYours",
    `(?:in|to|from|on) (?:an?|any|1|one) borough (?:that is |which is )?${BESIDE_TO} (?:here|${HERE}|your Director|it|this one)${END}`,
    "in an adjacent borough",
    "add 1 Influence in a borough next to your Director. => add 1 Influence in an adjacent borough.",
    "in a borough next to a Server of yours | in an adjacent borough",
  ],
  [
    "vr.beside",
    `(?<=in |to |from |into |on )(?:an?|any|1|one|any (?:1|one)) ${BESIDE} borough(?! you| of| with| that| where)`,
    "an adjacent borough",
    "add 1 Influence in a neighbouring borough => add 1 Influence in an adjacent borough",
    "in an adjacent borough you control | an adjacent borough",
  ],
  [
    "vr.besideChosen",
    "(?<=(?:adds?|eliminates?|removes?|puts?|places?|moves?) (?:up to )?[\\p{L}\\d]+ (?:of your )?(?:opposing |enemy )?Influence (?:of yours )?(?:in|to|from|into|on) an adjacent borough) of your choice",
    "",
    "add 1 Influence in an adjacent borough of your choice => add 1 Influence in an adjacent borough",
    "2 boroughs of your choice | an adjacent borough",
  ],
  [
    "vr.besideFrom",
    "(?:from|to|into|on) (?=an adjacent borough)(?<=(?:eliminates?|adds?|removes?|puts?|places?|destroys?) [^.,;:]*)",
    "in ",
    "eliminate 1 Influence from an adjacent borough => eliminate 1 Influence in an adjacent borough",
    "move 1 of your Influence to an adjacent borough | in an adjacent borough",
  ],
  [
    "vr.here",
    `(?:in|to|on|from|at|into) (?:${HERE}|the borough)(?! where| of| in| that| with| or )|(?<=Influence |Server |Director |player |opponent |opponents )where your Director (?:is|stands)`,
    "here",
    "add 1 Influence to this borough => add 1 Influence here",
    "add 1 Influence here | in a borough of CE",
  ],
  [
    "vr.intoHere",
    "(?:in|to|into|from|at) here(?! or)",
    "here",
    "move 1 of your Influence to here => move 1 of your Influence here",
    "add 1 Influence here | here",
  ],
  [
    "vr.controlHere",
    `(?<=control |controls |hold |own |dominate )(?:${HERE}|the borough)(?! here| where| of| in| with)`,
    "the borough here",
    "if you control this borough, gain 3 € => if you control the borough here, gain 3 €",
    "if you control the borough here, gain 3 € | you control 6 boroughs",
  ],
  [
    "vr.thisDistrict",
    "(?<=in )(?:this district|your Director's district|the district (?:of|with) your Director|the district (?:where|in which) your Director (?:is|stands|was placed)|the district your Director is in|the same district|the current district)(?=[.,;]|$| for | gains?| loses?| draws?| discards?)",
    "the district here",
    "1 € for each Influence of yours in this district. => 1 € for each Influence of yours in the district here.",
    "in the district here | this Agent",
  ],
  [
    "vr.inDistrict",
    "(?<=in |to |from |into )(?:an?|any|1|one|any (?:1|one)) borough (?:of|in) (?:this district|your Director's district|the district (?:of|with) your Director|the same district|the current district)",
    "the district here",
    "add 1 Influence in a borough of this district => add 1 Influence in the district here",
    "in a borough of CE | in the district here",
  ],
  [
    "vr.wipe",
    "(?:eliminate|remove|lose|destroy|clear)(s?) (?:all(?: of)? your|all your own|every) Influence(?: of yours)? (?:from|in|of|on) (<n>|one|two|three|an?|any) boroughs?(?: of your choice| you choose)?(?=[.,;]|$)",
    "eliminate$1 all your Influence in $2 boroughs of your choice",
    "Remove all your Influence from two boroughs of your choice. => eliminate all your Influence in two boroughs of your choice.",
    "eliminate all your Influence here | remove 1 of your Influence",
  ],
  [
    "vr.wipeOne",
    "(?<=all your Influence in )(?:1|one|an?|any) boroughs of your choice",
    "1 borough of your choice",
    "eliminate all your Influence in one boroughs of your choice => eliminate all your Influence in 1 borough of your choice",
    "in 2 boroughs of your choice | one borough",
  ],
  [
    "vr.anywhere",
    "(?:anywhere|wherever)(?: you (?:like|want|wish|please|choose))?(?: on (?:the )?(?:map|board)| in (?:Neo[ -])?Paris| else| in the city)?(?=[.,;]|$| and | then | to gain | or )(?<=(?:adds?|eliminates?|removes?|destroys?|places?|puts?|kills?|deletes?|takes? out) [^.,;:]*)",
    "in any borough",
    "add 1 Influence anywhere on the map => add 1 Influence in any borough",
    "recruit from anywhere | add 1 Influence here",
  ],
  [
    "vr.anyBorough",
    "(?<=in |from |to |on |into )(?:any|an?|1|one|any (?:1|one))(?: single)? borough(?: (?:of your choice|you (?:like|want|wish|choose)|on the map|on the board|in (?:Neo[ -])?Paris|at all))*(?=[.,;]|$| and | then )(?<=(?:adds?|eliminates?|removes?|destroys?|places?|puts?|kills?|deletes?) (?:up to )?[\\p{L}\\d]+ (?:of (?:your|their) )?(?:opposing |enemy )?(?:Influence|Servers?)(?: of yours)? (?:in|from|to|on|into) (?:(?! and | then )[^.,;:])*)",
    "any borough",
    "add 1 Influence in a borough of your choice. => add 1 Influence in any borough.",
    "Mission: have 3 Influence in one borough. | in any borough | eliminate 1 of your Influence in any borough and eliminate all your Influence in 1 borough of your choice.",
  ],
  [
    "vr.fromAny",
    "(?:from|to|into|on) (?=any borough)(?<=(?:eliminates?|adds?|removes?|puts?|places?|destroys?) [^.,;:]*)",
    "in ",
    "eliminate 1 Influence from any borough => eliminate 1 Influence in any borough",
    "in any borough | move 1 Influence to any borough",
  ],
  [
    "vr.fromMap",
    "(?<=(?:eliminates?|removes?|destroys?|loses?|kills?|takes?) (?:an?|one|\\d|up to \\d|X)(?: of your| of their|opposing| enemy| of yours)*(?: opposing)? Influence(?: of yours| of theirs)?) (?:from|on|off) (?:the )?(?:map|board)",
    " in any borough",
    "remove 1 of your Influence from the map => remove 1 of your Influence in any borough",
    "have the most Influence on the map | remove 1 of your Servers",
  ],
  [
    "vr.nextToControlled",
    `(?<=in |to |into |on )(?:an?|any|1|one|any (?:1|one)) (?:borough (?:that is |which is )?${BESIDE_TO} (?:(?:an?|any|1|one|another)(?: (?:one|1|borough))?(?: (?:that|which))? you (?:already )?(?:control|hold)|(?:one|1|any) of your boroughs|(?:one|1) of yours|your boroughs|boroughs you control|a borough under your control)|${BESIDE} borough to (?:one|a borough) you control)`,
    "a borough adjacent to a borough you control",
    "add 1 Influence in a borough next to one you control => add 1 Influence in a borough adjacent to a borough you control",
    "in a borough you control | in an adjacent borough",
  ],
  [
    "vr.ifBorough",
    "(?<=(?:if|while|provided) )(?:this|the|your Director's) borough (?=contains|has|holds|is |belongs|lies)",
    "the borough here ",
    "if this borough contains no Influence, gain 3 € => if the borough here contains no Influence, gain 3 €",
    "if you control the borough here, gain 3 € | this borough",
  ],
  [
    "vr.ofYours",
    "(?<=in |to |into |on |from )(?:(?:an?|any|1|one|any (?:1|one)) (?:borough (?:(?:that|which) )?you (?:control|hold|own|already control)|borough (?:under your control|of yours)|controlled borough|of your boroughs)|one of (?:your boroughs|the boroughs you control)|any of your boroughs)(?![\\p{L}])",
    "a borough you control",
    "add 1 Influence in one of your boroughs => add 1 Influence in a borough you control",
    "in a borough you control | in any borough",
  ],
  [
    "vr.inCode",
    `(?<=(?:adds?|eliminates?|removes?|destroys?|places?|puts?|kills?) (?:an?|one|\\d|X|up to \\d)(?: of your| opposing| enemy| of their)? Influence (?:of yours )?)(?:anywhere in|in|from|to|into|on) (?=${CODE}(?![\\p{L}]))`,
    "in a borough of ",
    "eliminate 1 Influence in ND => eliminate 1 Influence in a borough of ND",
    "1 VP per Influence in QL | in a borough of ND",
  ],
  [
    "vr.anyCode",
    `(?<=in |from |to )(?:any|1|one|any (?:1|one)|1 of the|one of the) boroughs? (?:of|in|from) (?=${CODE}(?![\\p{L}]))`,
    "a borough of ",
    "add 1 Influence in any borough of CE => add 1 Influence in a borough of CE",
    "add 1 Influence in a borough of CE | any borough",
  ],
  [
    "vr.aBoroughIn",
    `(?<=(?:adds?|eliminates?|removes?|destroys?|places?|puts?) [^.,;:]*(?:in|from|to) )a borough in (?=${CODE}(?![\\p{L}]))`,
    "a borough of ",
    "add 1 Influence in a borough in CE => add 1 Influence in a borough of CE",
    "add 1 Influence in a borough of CE | control 3 boroughs in MA",
  ],
];

export const VR_PLACES: readonly LooseRule[] = rows(places, { whole: "first" });
