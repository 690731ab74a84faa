"use client";
/** Why no match began, with the cards that are to blame. */
import Link from "next/link";
import type { CardId } from "../../../engine/cards/card.ts";
import { ApiFailure } from "../../api/request.ts";
import { studioHref } from "../../cards/links.ts";
import buttons from "../../ui/button.module.css";
import { ErrorState } from "../../ui/states.tsx";

const MOST = 3;

export function NotBegun({ error }: { readonly error: Error }) {
  const { cards = [] } = (error instanceof ApiFailure ? error.answer : {}) as {
    readonly cards?: readonly { readonly id: CardId; readonly name: string }[];
  };
  return (
    <ErrorState
      title="The match could not begin"
      action={cards.slice(0, MOST).map(({ id, name }) => (
        <Link key={id} href={studioHref(id)} className={buttons["button"]}>
          Open {name}
        </Link>
      ))}
    >
      {error.message}
    </ErrorState>
  );
}
