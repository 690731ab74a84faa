/** The forms of English verbs and nouns, as far as a list of synonyms needs them: `kill` → kill, kills, killed, killing. */

/** Past and participle of verbs that do not simply take -ed. */
const IRREGULAR: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map(
  "become became become; begin began begun; bind bound bound; blow blew blown; break broke broken; bring brought brought; buy bought bought; cast cast cast; choose chose chosen; come came come; cut cut cut; deal dealt dealt; dig dug dug; do did done; draw drew drawn; feed fed fed; fight fought fought; find found found; get got gotten; give gave given; go went gone; hide hid hidden; hit hit hit; hold held held; keep kept kept; lay laid laid; leave left left; lend lent lent; let let let; lose lost lost; make made made; pay paid paid; put put put; read read read; see saw seen; seek sought sought; sell sold sold; send sent sent; set set set; shed shed shed; show showed shown; slay slew slain; spend spent spent; steal stole stolen; stick stuck stuck; strike struck struck; swing swung swung; take took taken; tear tore torn; throw threw thrown; undo undid undone; win won won; withdraw withdrew withdrawn"
    .split("; ")
    .map((row) => {
      const [base = "", past = "", participle = ""] = row.split(" ");
      return [base, [past, participle] as const];
    }),
);

/** The base of an irregular form: `paid` → pay. */
export const baseOf = (form: string): string | undefined => BASES.get(form);
const BASES: ReadonlyMap<string, string> = new Map([...IRREGULAR].flatMap(([base, forms]) => forms.map((form) => [form, base] as const)));

/** Verbs whose last letter is doubled before an ending. */
const DOUBLED: ReadonlySet<string> = new Set(
  "bin chip cut dig drop flip get grab hit let mop nab pin plug pop put rip rob scrap set shed ship shut slip snag snap stop strip swap tag tap trap trim untap win wrap zap".split(
    " ",
  ),
);

/** A verb in its five forms: draw, draws, drew, drawn, drawing. Of several words, the first is inflected. */
export function verbForms(verb: string): readonly [base: string, s: string, past: string, participle: string, ing: string] {
  const [base = "", ...more] = verb.split(" ");
  const rest = more.length > 0 ? ` ${more.join(" ")}` : "";
  const stem = DOUBLED.has(base) ? base + base.slice(-1) : base;
  const [past, participle] = IRREGULAR.get(base) ?? [ended(stem, "ed"), ended(stem, "ed")];
  return [base + rest, plural(base) + rest, past + rest, participle + rest, ended(stem, "ing") + rest];
}

const ended = (stem: string, ending: "ed" | "ing"): string => {
  if (ending === "ed" && /[^aeiou]y$/u.test(stem)) return `${stem.slice(0, -1)}ied`;
  return stem.endsWith("e") && !stem.endsWith("ee") ? stem.slice(0, -1) + ending : stem + ending;
};

/** The form with -s: of a verb for one who does it, of a noun for several. */
export function plural(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(word) ? `${word}es` : `${word}s`;
}
