"use client";
/** No results: which one part, taken away, gives some (story C11). */
import { useMemo } from "react";
import { explainNothing } from "../../../engine/cards/search/index.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { ArtThumb } from "../results/art-thumb.tsx";
import type { Ask } from "./ask.ts";
import type { Search } from "./use-search.ts";

export function NothingFound({ ask, search }: { readonly ask: Ask; readonly search: Search }) {
  const blames = useMemo(
    () => (search.index ? explainNothing(search.index, search.asked, search.context) : []),
    [search.index, search.asked, search.context],
  );
  const some = blames.filter((blame) => blame.count > 0);
  const picture = search.index?.cards.at(hashOf(search.asked) % Math.max(1, search.index.cards.length));
  return (
    <EmptyState
      title="0 results"
      picture={picture && <ArtThumb card={picture} width={240} height={150} />}
      action={
        <>
          {some.map((blame) => (
            <Button key={blame.from} onClick={() => ask.setText(blame.without)}>
              {blame.message}
            </Button>
          ))}
          <Button look={some.length === 0 ? "primary" : "quiet"} onClick={() => ask.setText("")}>
            Show all cards
          </Button>
        </>
      }
    >
      {some.length > 0 ? "Remove one part of the search to find cards:" : "Removing any one part finds nothing either."}
    </EmptyState>
  );
}

const hashOf = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7);
