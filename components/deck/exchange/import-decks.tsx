"use client";
/** Importing with no deck open: every deck that was read becomes a new deck. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import type { DeckRules, Pool } from "../../../engine/cards/deck.ts";
import type { Library } from "../../../engine/cards/library.ts";
import { makePool } from "../../../engine/cards/pool.ts";
import { importDecks } from "../../api/decks.ts";
import { Button } from "../../ui/button.tsx";
import { useFileDrop } from "../../ui/file-drop.ts";
import { showToast } from "../../ui/toaster.tsx";
import { attempt } from "../list/attempt.ts";
import { ImportDialog } from "./import-dialog.tsx";

export type ImportDecksProps = {
  readonly pool: Pool;
  readonly rules: DeckRules;
  /** A file that was dropped on the page. */
  readonly file?: File | undefined;
  readonly onClose: () => void;
};

export function ImportDecks({ pool, rules, file, onClose }: ImportDecksProps) {
  const client = useQueryClient();
  const router = useRouter();
  return (
    <ImportDialog
      open
      onClose={onClose}
      pool={pool}
      rules={rules}
      file={file}
      actions={(lists) => (
        <Button
          look="primary"
          aria-disabled={lists.length === 0}
          onClick={() =>
            void attempt(async () => {
              const decks = await importDecks(client, lists);
              onClose();
              const [deck] = decks;
              if (deck && decks.length === 1) router.push(`/decks/${deck.id}`);
              else showToast({ message: `Imported ${decks.length} decks.` });
            })
          }
        >
          {lists.length > 1 ? `Import ${lists.length} decks` : "Import the deck"}
        </Button>
      )}
    />
  );
}

/** On a page that only shows a deck: a dropped file opens the import. */
export function DropToImport({
  library,
  rules,
}: {
  readonly library: Pick<Library, "game" | "cards" | "words">;
  readonly rules: DeckRules;
}) {
  const [file, setFile] = useState<File>();
  const pool = useMemo(() => makePool(library.game, library.cards, library.words), [library]);
  useFileDrop(file ? undefined : { take: setFile });
  return file && <ImportDecks pool={pool} rules={rules} file={file} onClose={() => setFile(undefined)} />;
}
