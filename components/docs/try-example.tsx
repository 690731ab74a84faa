"use client";
/** A text that uses a phrase of the reference, to change and to make a card of. The editor is loaded when it is asked for. */
import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { LanguageGame } from "../../engine/games/game.ts";
import { createCard } from "../api/studio.ts";
import { authorNow } from "../saving/author.ts";
import type { Understanding } from "../text-editor/index.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toaster.tsx";
import styles from "./language-doc.module.css";

const TextEditor = dynamic(() => import("../text-editor/text-editor.tsx").then((module) => module.TextEditor), { ssr: false });

export type TryExampleProps = { readonly game: LanguageGame; readonly phrase: string; readonly text: string };

export function TryExample({ game, phrase, text }: TryExampleProps) {
  const client = useQueryClient();
  const router = useRouter();
  const [written, setWritten] = useState<string>();
  const [known, setKnown] = useState<Understanding>();
  const make = async () => {
    try {
      const kind = known?.language.kindFor(known.reading.abilities);
      const card = {
        ...(kind === undefined ? {} : { kind }),
        name: `Trial of “${phrase}”`.slice(0, 80),
        text: written ?? text,
      };
      const { card: made } = await createCard(client, game, card, { author: authorNow() });
      router.push(`/${made.id.replace("/", "/studio/")}`);
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : "The card could not be created. Try again.", tone: "bad" });
    }
  };
  if (written === undefined)
    return (
      <Button size="s" onClick={() => setWritten(text)} aria-label={`Try it: ${phrase}`}>
        Try it
      </Button>
    );
  return (
    <div className={styles.trial}>
      <TextEditor game={game} label="Try it" value={written} onChange={setWritten} onReading={setKnown} />
      <div className={styles.acts}>
        <Button size="s" onClick={() => void make()}>
          Make it a card
        </Button>
        <Button size="s" look="plain" onClick={() => setWritten(undefined)}>
          Close
        </Button>
      </div>
    </div>
  );
}
