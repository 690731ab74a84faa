import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../tests/gates/language.ts";
import { readText } from "../reading/read.ts";
import { type TwinText, twinsAmong } from "./twins.ts";

const language = shippedLanguage("megacorp");

/** Each text with the letter that it is called by; a group stands before a bar. */
function texts(written: Readonly<Record<string, string>>): TwinText[] {
  return Object.entries(written).map(([id, line]) => {
    const [group, text] = line.includes("|") ? (line.split("|") as [string, string]) : ["event", line];
    const { sentences, problems } = readText(language, text);
    expect(problems, text).toEqual([]);
    return { id, group, sentences: sentences.flatMap(({ tree }) => tree ?? []) };
  });
}

const found = (written: Readonly<Record<string, string>>) =>
  twinsAmong(texts(written)).map(({ differ, ids }) => `${differ} ${ids.join(" ")}`);

describe("Texts that are alike by their trees", () => {
  const check = (title: string, written: Readonly<Record<string, string>>, expected: readonly string[]) =>
    test(title, () => expect(found(written)).toEqual(expected));
  const LONG = "When this is destroyed, each player draws 2 cards, then gains 1M.";

  check(
    "a text that two have; spelling and the order of sentences count nothing",
    { a: `Flying. ${LONG}`, b: `${LONG.replace("When", "Whenever")} Flying.` },
    ["same a b"],
  );
  check("other numbers and other names", { a: LONG, b: LONG.replace("2", "3"), c: "Engage each #Building card." }, ["numbers a b"]);
  check("two that are the same and a third of other numbers are two findings", { a: LONG, b: LONG, c: LONG.replace("1M", "4M") }, [
    "same a b",
    "numbers a b c",
  ]);
  check(
    "another construct in one place",
    { a: "Bond. The host gets +1 IQ and has Initiative.", b: "Bond. The host gets +1 EQ and has Initiative." },
    ["construct a b"],
  );
  check(
    "one that all but one have in the same place makes one finding",
    Object.fromEntries(["IQ", "EQ", "MQ"].map((trait) => [trait, `Bond. The host gets +1 ${trait} and has Initiative.`])),
    ["construct IQ EQ MQ"],
  );
  check("a keyword more", { a: "Bond. The host gets +2 BQ.", b: "Abrupt. Bond. The host gets +2 BQ." }, ["construct a b"]);
  check(
    "a condition of a noun more, since what it stands around stays",
    {
      a: "When this is destroyed, put each character you control into its owner's hand.",
      b: "When this is destroyed, put each #Human character you control into its owner's hand.",
    },
    ["construct a b"],
  );
  check(
    "two constructs apart is not alike",
    { a: "Bond. The host gets +1 IQ and has Initiative.", b: "Bond. The host gets +1 EQ and has Flying." },
    [],
  );
  check("short texts are alike by nature", { a: "Flying. Cashflow 1.", b: "Flying. Cashflow 2." }, []);
  check("cards of two kinds are not compared", { a: `event|${LONG}`, b: `character|${LONG}` }, []);
  check("the longest first", { a: LONG, b: LONG, c: `Flying. ${LONG}`, d: `Flying. ${LONG}` }, [
    "same c d",
    "same a b",
    "construct a b c d",
  ]);
});
