/** Finds a format by what it is called. */
import type { Format } from "../cards/deck.ts";
import { foldKey } from "../cards/fold.ts";

/** The format of an id or, spelling apart, of what people write for it: "house: singleton". Undefined when there is none. */
export function namedFormat(formats: readonly Format[], text: string): Format | undefined {
  const key = foldKey(text);
  return (
    formats.find(({ id }) => id === text) ?? formats.find(({ id, name }) => key !== "" && [id, name].some((each) => foldKey(each) === key))
  );
}
