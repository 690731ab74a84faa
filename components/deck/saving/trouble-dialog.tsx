"use client";
/** What a person decides when the deck was changed or deleted elsewhere, or the server refused it. Nothing is lost before they do. */
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import type { DeckList, Pool } from "../../../engine/cards/deck.ts";
import { compareDecks, sectionName } from "../../../engine/decks/index.ts";
import { createDeck } from "../../api/decks.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import type { DeckTrouble } from "./deck-store.ts";

export type TroubleDialogProps = {
  /** The trouble that was put off; the mark beside the deck's name opens the dialog again. */
  readonly aside: DeckTrouble | undefined;
  readonly onAside: (trouble: DeckTrouble) => void;
};

export function TroubleDialog({ aside, onAside }: TroubleDialogProps) {
  const { state, list } = useView();
  const { store, pool } = useDesk();
  const { trouble } = state;
  if (!trouble || trouble === aside) return null;
  const putOff = () => onAside(trouble);
  if (trouble.kind === "conflict")
    return (
      <Dialog
        open
        onClose={putOff}
        title="This deck was changed elsewhere"
        width={640}
        footer={
          <>
            <Button onClick={() => store.resolve("theirs")}>Use the other</Button>
            <Button onClick={() => store.resolve("mine")}>Keep mine</Button>
            <Button look="primary" onClick={() => store.resolve("merge")}>
              Merge both
            </Button>
          </>
        }
      >
        <p>
          Another tab or person saved this deck while you worked. Your version is kept in this browser. Merging keeps what each side added
          or removed. Undo brings back the version that you did not choose.
        </p>
        <Difference mine={list} theirs={trouble.theirs.doc} pool={pool} />
      </Dialog>
    );
  if (trouble.kind === "gone") return <Gone list={list} onClose={putOff} />;
  if (trouble.kind === "refused")
    return (
      <Dialog open onClose={putOff} title="The studio rejected the last change">
        <p>{trouble.message} The change is kept in this browser. Undo it or change the deck, and the studio tries again.</p>
      </Dialog>
    );
  return null;
}

function Difference({ mine, theirs, pool }: { readonly mine: DeckList; readonly theirs: DeckList; readonly pool: Pool }) {
  const lines = useMemo(
    () => compareDecks({ list: theirs }, { list: mine }, pool).lines.filter(({ sign }) => sign !== "="),
    [mine, theirs, pool],
  );
  const other = [
    mine.name !== theirs.name && "name",
    mine.notes !== theirs.notes && "notes",
    mine.format !== theirs.format && "format",
  ].filter(Boolean);
  return (
    <>
      {lines.length > 0 && (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">Other</th>
              <th scope="col">Mine</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.section}/${line.name}`}>
                <th scope="row">
                  {line.name}
                  <small>{sectionName(mine.game, line.section)}</small>
                </th>
                <td>{line.from}</td>
                <td>{line.to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {other.length > 0 && <p className={styles.note}>Also different: {other.join(", ")}.</p>}
    </>
  );
}

function Gone({ list, onClose }: { readonly list: DeckList; readonly onClose: () => void }) {
  const client = useQueryClient();
  const router = useRouter();
  const save = async () => {
    try {
      const deck = await createDeck(client, list, "Saved again after it was deleted");
      router.push(`/decks/${deck.id}`);
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : "The deck could not be saved. Try again.", tone: "bad" });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="This deck was deleted elsewhere"
      footer={
        <Button look="primary" onClick={() => void save()}>
          Save as a new deck
        </Button>
      }
    >
      <p>The list you see is kept in this browser. Save it as a new deck, or leave the page to discard it.</p>
    </Dialog>
  );
}
