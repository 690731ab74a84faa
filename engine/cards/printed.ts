/** Whether what stands printed on a card is what a text asks for. */
import type { Printed } from "../language/telling/deck-saying.ts";
import type { Card, LibraryCard } from "./card.ts";

type PrintedOn = Pick<Card, "kind" | "fields"> & Pick<LibraryCard, "reading">;

export function isPrinted(test: Printed, card: PrintedOn): boolean {
  switch (test.is) {
    case "kind":
      return card.kind === test.kind;
    case "has": {
      const value = card.fields[test.field];
      return (Array.isArray(value) ? value : [value]).some((one) => plain(one) === test.value);
    }
    case "number": {
      const found = numberIn(card, test);
      return found !== undefined && found >= (test.least ?? found) && found <= (test.most ?? found);
    }
    case "keyword":
      return card.reading?.keyword?.includes(test.keyword) === true;
    case "not":
      return !isPrinted(test.of, card);
    case "all":
      return test.of.every((one) => isPrinted(one, card));
    case "any":
      return test.of.some((one) => isPrinted(one, card));
  }
}

const plain = (value: unknown): string => String(value).replace(/^#/, "").toLowerCase();

function numberIn({ fields }: PrintedOn, { field, key }: Extract<Printed, { readonly is: "number" }>): number | undefined {
  const value = fields[field];
  const found =
    key === undefined || typeof value !== "object" || value === null ? value : Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === "number" ? found : undefined;
}
