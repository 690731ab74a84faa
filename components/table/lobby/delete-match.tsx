"use client";
/** Asks before a match is deleted for good, and names it. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MatchSummary } from "../../../engine/matches/told.ts";
import { deleteMatch } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { matchState, whoPlays } from "../match/match-words.ts";

export function DeleteMatch({ match, onClose }: { readonly match: MatchSummary; readonly onClose: () => void }) {
  const client = useQueryClient();
  const name = whoPlays(match);
  const remove = useMutation({
    mutationFn: () => deleteMatch(client, match),
    onSuccess: () => {
      onClose();
      showToast({ message: `${name} is deleted.` });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this match?"
      width={420}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button look="danger" {...waitsFor(remove.isPending, () => remove.mutate())}>
            Delete it
          </Button>
        </>
      }
    >
      <p>
        <b>{name}</b>, {new Date(match.updatedAt).toLocaleDateString("en-GB", { dateStyle: "medium" })}. {matchState(match)}.
      </p>
      <p>This deletes its record, comments and messages for all its players, and you cannot undo it. Matches that continue from it stay.</p>
      {remove.error && <p role="alert">{remove.error.message}</p>}
    </Dialog>
  );
}
