"use client";
/** Agreeing to the clock of a match, where no deck has to be brought. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { keepView, readyFor } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { waitsFor } from "../../ui/waits.ts";

export function Agree({ match, player }: { readonly match: MatchView; readonly player: Player }) {
  const client = useQueryClient();
  const agree = useMutation({ mutationFn: () => readyFor(match.id, player, undefined), onSuccess: (view) => keepView(client, view) });
  return (
    <>
      <Button look="primary" {...waitsFor(agree.isPending, () => agree.mutate())}>
        Agree and begin
      </Button>
      {agree.error && <p role="alert">{agree.error.message}</p>}
    </>
  );
}
