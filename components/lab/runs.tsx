/** The runs so far, the newest first. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import Link from "next/link";
import type { PlayableGame } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { games } from "../../faces/plots/words.ts";
import { labQueries, removeRun } from "../api/lab.ts";
import { ApiFailure } from "../api/request.ts";
import { IconButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import styles from "./lab.module.css";
import { STATE_WORDS } from "./words.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export function Runs() {
  const { data: runs, error } = useQuery(labQueries.runs());
  const client = useQueryClient();
  if (error) return <p role="alert">{error.message}</p>;
  if (!runs) return <p className={styles.faint}>Looking for runs …</p>;
  return (
    <section className={styles.runs} aria-label="Runs">
      <h2>Runs</h2>
      {runs.length === 0 ? (
        <EmptyState title="No runs yet">Runs stay here with their seeds and cards. They continue when you close the page.</EmptyState>
      ) : (
        <ul>
          {runs.map(({ id, game, title, about, state, games: played }) => (
            <li key={id}>
              <Link href={`/lab/${id}`}>
                <b>{title}</b>
                <small>
                  {ABOUT[game as PlayableGame]?.name ?? game}
                  {about && ` · ${about}`}
                </small>
              </Link>
              <span className={styles.state} data-state={state}>
                {STATE_WORDS[state]}
              </span>
              <span className={styles.number}>{games(played)}</span>
              <IconButton
                size="s"
                label="Remove this run"
                disabled={state === "running" || state === "waiting"}
                onClick={async () => {
                  await removeRun(id).catch((failed: unknown) =>
                    showToast({ message: failed instanceof ApiFailure ? failed.message : "It could not be removed." }),
                  );
                  await client.invalidateQueries({ queryKey: labQueries.runs().queryKey });
                }}
              >
                <Trash2 {...ICON} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
