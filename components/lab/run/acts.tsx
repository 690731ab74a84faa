/** What a person can do with a run: pause it, stop it and keep what it has, let it go on. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pause, Play, Square } from "lucide-react";
import type { RunTold } from "../../../engine/questions/told.ts";
import { actOnRun, labQueries } from "../../api/lab.ts";
import { ApiFailure } from "../../api/request.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { ICON } from "./fact.tsx";

export function Acts({ run: { id, state } }: { readonly run: RunTold }) {
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: (what: "pause" | "go-on" | "stop") => actOnRun(id, what),
    onError: (error) => showToast({ message: error instanceof ApiFailure ? error.message : "The run did not answer. Try again." }),
    onSettled: () => client.invalidateQueries({ queryKey: labQueries.run(id).queryKey }),
  });
  const isUnderWay = state === "running" || state === "waiting";
  return (
    <>
      {isUnderWay && (
        <Button icon={<Pause {...ICON} />} onClick={() => act.mutate("pause")} disabled={act.isPending}>
          Pause
        </Button>
      )}
      {(isUnderWay || state === "paused") && (
        <Button icon={<Square {...ICON} />} onClick={() => act.mutate("stop")} disabled={act.isPending}>
          <span data-wide>Stop and keep</span>
          <span data-narrow>Stop</span>
        </Button>
      )}
      {(state === "paused" || state === "stopped") && (
        <Button look="primary" icon={<Play {...ICON} />} onClick={() => act.mutate("go-on")} disabled={act.isPending}>
          Go on
        </Button>
      )}
    </>
  );
}
