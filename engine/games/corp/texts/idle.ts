/** What a text of CORP says that comes to nothing: done by somebody who cannot, or of numbers that nobody has. */
import { isTree, type TextRules, type Tree } from "../../../language/index.ts";

type Remark = ReturnType<NonNullable<TextRules["remarks"]>>[number];

const TO_ONESELF =
  "You would pay yourself, and nothing happens: say who pays you, as in “each other corp with infrastructure pays you 2M”, or write “gain 2M”";
const NOT_THEIRS = "Only who has this card can discard it: another corp cannot (CORP-7.4)";
/** Whose sentence it is: who does what its verbs say. */
const BY: ReadonlySet<string> = new Set(["does", "does.two", "does.or", "may.player"]);

/** What is done to oneself, and what others would have to do with this card. */
export function* selfless(tree: Tree, byOthers: boolean): Generator<Remark> {
  const { p } = tree.holes;
  const others = BY.has(tree.is) && isTree(p) ? true : byOthers;
  if (tree.is === "pay.you" && !others) yield { tree, message: TO_ONESELF };
  if (tree.is === "discard.this" && others) yield { tree, message: NOT_THEIRS };
  // What is done “unless that corp pays”: that corp pays.
  for (const [name, hole] of Object.entries(tree.holes))
    if (isTree(hole)) yield* selfless(hole, others || (tree.is === "unless.that" && name === "c"));
}

const OF_TEAMS: ReadonlySet<string> = new Set(["stat.combat", "stat.stealth", "stat.hacking"]);
const OF_SECURITY: ReadonlySet<string> = new Set(["stat.defense", "stat.detect", "stat.encrypt"]);
const TEAMS_HAVE = "Runner teams have Combat, Stealth and Hacking, and roll no other dice (CORP-8.1)";
const SECURITY_HAS = "Security cards have Defense, Detect and Encrypt, and roll no other dice (CORP-13.1)";

const numberIn = ({ holes: { u } }: Tree): string => (isTree(u) ? u.is : "");

const OF_CARD = /^(?:this[.](?:stat|exact|statEach)|side[.](?:dice|fewerDice))$/u;
const OF_FOE = /^foe[.](?:dice|fewerDice)$/u;
const GUARDS_MEET_TEAMS = "Whoever meets a security card is a runner team: it rolls Combat, Stealth or Hacking (CORP-13.5)";
const GUARDS_MEET_RUNNERS = "Whoever meets a security card is a runner team, and has runners alone (CORP-13.5)";
const NO_HACKER = "Whoever a runner meets rolls no Hacking: only Security Teams are hacked (CORP-13.7)";
const FOES = /^(?:foes[.](?:atLeast|some)|near[.]foes)$/u;
const SECURITY_CARDS = /^noun[.](?:security|squad|system|firewall)$/u;

/** A number that a runner or a security card does not have, or whose side does not roll it; and what whoever it meets never has. */
export function strangeOn(kind: string, tree: Tree): string | undefined {
  const { g } = tree.holes;
  if (FOES.test(tree.is)) return kind === "security" && isTree(g) && SECURITY_CARDS.test(g.is) ? GUARDS_MEET_RUNNERS : undefined;
  const number = numberIn(tree);
  if (OF_FOE.test(tree.is)) {
    if (kind === "security") return OF_SECURITY.has(number) ? GUARDS_MEET_TEAMS : undefined;
    return kind === "runner" && number === "stat.hacking" ? NO_HACKER : undefined;
  }
  if (!OF_CARD.test(tree.is)) return undefined;
  if (kind === "runner" && OF_SECURITY.has(number)) return TEAMS_HAVE;
  return kind === "security" && OF_TEAMS.has(number) ? SECURITY_HAS : undefined;
}
