"use client";
/** The past of a card: who saved what and why, what changed word by word, both faces, and the way back (story S8). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileArchive, PackageCheck, RotateCcw } from "lucide-react";
import { useState } from "react";
import { type CardId, type Revision, slugOf } from "../../../engine/cards/card.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { putBack, restoreRevision, studioQueries } from "../../api/studio.ts";
import { exportPath } from "../../api/transfer.ts";
import { CardChanges } from "../../cards/page/card-changes.tsx";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./history-dialog.module.css";
import type { OpenCard } from "./use-open-card.ts";

export type HistoryDialogProps = {
  readonly game: LibraryGame;
  readonly id: CardId;
  readonly card: OpenCard;
  /** The revision that is shown at first; default: the card now. */
  readonly first?: number | undefined;
  readonly onClose: () => void;
};

const ORIGIN_WORDS: Readonly<Record<Revision["origin"], string>> = {
  shipped: "came with the studio",
  person: "changed",
  import: "imported",
};

export function HistoryDialog({ game, id, card, first, onClose }: HistoryDialogProps) {
  const client = useQueryClient();
  const history = useQuery(studioQueries.history(id));
  const [chosen, setChosen] = useState(first);
  const revisions = history.data?.revisions ?? [];
  const head = card.head.revision.number;
  const at = chosen ?? head;
  const before = revisions.findLast((revision) => revision.number < at)?.number;
  const shipped = revisions.findLast((revision) => revision.origin === "shipped");
  const restore = (work: Promise<Awaited<ReturnType<typeof restoreRevision>>>, step: string) =>
    attempt(async () => {
      const { card: now } = await work;
      card.follow(now, step);
      showToast({ message: `${step}. The card is now revision ${now.revision.number}; Undo restores the form.` });
      onClose();
    });
  const by = () => ({ author: authorNow() });
  return (
    <Dialog open onClose={onClose} title="History" place="side" width={720}>
      {history.error ? (
        <ErrorState title="The history could not be loaded" action={<Button onClick={() => void history.refetch()}>Try again</Button>}>
          {history.error.message}
        </ErrorState>
      ) : !history.data ? (
        <Skeleton height={240} />
      ) : (
        <>
          {card.isChanged && <p className={styles.note}>The form has unsaved changes. If you go back, Undo restores them.</p>}
          <ol className={styles.list}>
            {revisions.toReversed().map((revision) => (
              <li key={revision.number}>
                <button
                  type="button"
                  className={cx(styles.revision, revision.number === at && styles.chosen)}
                  aria-pressed={revision.number === at}
                  onClick={() => setChosen(revision.number)}
                >
                  <b>Revision {revision.number}</b>
                  <span>
                    {revision.note || (revision.number === 1 && revision.origin === "person" ? "made" : ORIGIN_WORDS[revision.origin])}
                  </span>
                  <small>
                    {revision.author && `${revision.author}, `}
                    <time dateTime={revision.at}>{revision.at.slice(0, 16).replace("T", " ")}</time>
                    {revision.number === head && ", current"}
                  </small>
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.actions}>
            <a className={cx(buttons.button, buttons.outline)} href={exportPath(game.id, "archive", { card: slugOf(id) })} download>
              <FileArchive size={15} aria-hidden /> Export with its history
            </a>
            {at !== head && (
              <Button
                look="primary"
                icon={<RotateCcw size={15} aria-hidden />}
                onClick={() => void restore(restoreRevision(client, id, at, by()), `Back to revision ${at}`)}
              >
                Go back to revision {at}
              </Button>
            )}
            {shipped && shipped.hash !== card.head.revision.hash && (
              <Button
                icon={<PackageCheck size={15} aria-hidden />}
                onClick={() => void restore(putBack(client, id, by()), "Restore the shipped version")}
              >
                Restore the shipped version
              </Button>
            )}
          </div>
          {at === head && before === undefined ? (
            <p className={styles.note}>This is the first revision.</p>
          ) : at === head ? (
            <Difference id={id} game={game} from={before ?? 1} to={at} title={`What revision ${at} changed`} />
          ) : (
            <Difference id={id} game={game} from={at} to={head} title={`From revision ${at} to the current card`} />
          )}
        </>
      )}
    </Dialog>
  );
}

function Difference({
  id,
  game,
  from,
  to,
  title,
}: {
  readonly id: CardId;
  readonly game: LibraryGame;
  readonly from: number;
  readonly to: number;
  readonly title: string;
}) {
  const { data, error } = useQuery(studioQueries.difference(id, from, to));
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      {error ? <p>{error.message}</p> : data ? <CardChanges difference={data} game={game} /> : <Skeleton height={200} />}
    </section>
  );
}
