"use client";
/** Importing with a deck open: added to it, replacing it, or as a new deck. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { addList } from "../../../engine/decks/index.ts";
import { importDecks } from "../../api/decks.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import { ImportDialog } from "./import-dialog.tsx";

export function ImportIntoDeck({ file, onClose }: { readonly file: File | undefined; readonly onClose: () => void }) {
  const { pool, rules, make } = useDesk();
  const { list } = useView();
  const client = useQueryClient();
  const router = useRouter();
  const into = (other: DeckList) => {
    onClose();
    make(addList(list, other), "notice");
  };
  const replace = (other: DeckList) => {
    onClose();
    make({ list: { ...other, name: list.name, format: list.format }, step: `Replaced by the imported ${other.name || "list"}` }, "notice");
  };
  const apart = async (lists: readonly DeckList[]) => {
    try {
      const decks = await importDecks(client, lists);
      onClose();
      const [deck] = decks;
      if (deck) router.push(decks.length === 1 ? `/decks/${deck.id}` : "/decks");
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : "The import did not work. Try again.", tone: "bad" });
    }
  };
  return (
    <ImportDialog
      open
      onClose={onClose}
      pool={pool}
      rules={rules}
      file={file}
      actions={(lists) => {
        const [only] = lists;
        return (
          <>
            {only && lists.length === 1 && (
              <>
                <Button onClick={() => replace(only)}>Replace this deck</Button>
                <Button onClick={() => into(only)}>Add to this deck</Button>
              </>
            )}
            <Button look="primary" onClick={() => void apart(lists)} aria-disabled={lists.length === 0}>
              {lists.length > 1 ? `Make ${lists.length} decks` : "Make a new deck"}
            </Button>
          </>
        );
      }}
    />
  );
}
