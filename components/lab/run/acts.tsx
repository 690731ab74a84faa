/** What a person can do with a run: pause it, stop it and keep what it has, let it go on. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pause, Play, Square } from "lucide-react";
import { useEffect } from "react";
import type { RunTold } from "../../../engine/questions/told.ts";
import { actOnRun, labQueries } from "../../api/lab.ts";
import { ApiFailure } from "../../api/request.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { ICON } from "./fact.tsx";

export function Acts({ run: { id, state, goesOn } }: { readonly run: RunTold }) {
  const client = useQueryClient();
  const act = useMutation({
    mutationFn: (what: "pause" | "go-on" | "stop") => actOnRun(id, what),
    onError: (error) => showToast({ message: error instanceof ApiFailure ? error.message : "The run did not answer. Try again." }),
    onSettled: () => client.invalidateQueries({ queryKey: labQueries.run(id).queryKey }),
  });
  const isUnderWay = state === "running" || state === "waiting";
  const { reset } = act;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is done when the run is in another state
  useEffect(() => reset(), [state, reset]);
  // The games that are being played are played to their end first.
  const isEnding = isUnderWay && act.isSuccess && act.variables !== "go-on";
  const waits = act.isPending || isEnding;
  return (
    <>
      {isUnderWay && (
        <Button icon={<Pause {...ICON} />} onClick={() => act.mutate("pause")} disabled={waits}>
          {isEnding && act.variables === "pause" ? "Pausing…" : "Pause"}
        </Button>
      )}
      {(isUnderWay || state === "paused") && (
        <Button icon={<Square {...ICON} />} onClick={() => act.mutate("stop")} disabled={waits}>
          {isEnding && act.variables === "stop" ? (
            "Stopping…"
          ) : (
            <>
              <span data-wide>Stop and keep</span>
              <span data-narrow>Stop</span>
            </>
          )}
        </Button>
      )}
      {goesOn && (state === "paused" || state === "stopped") && (
        <Button look="primary" icon={<Play {...ICON} />} onClick={() => act.mutate("go-on")} disabled={waits}>
          Go on
        </Button>
      )}
    </>
  );
}
