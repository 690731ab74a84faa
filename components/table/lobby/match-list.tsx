"use client";
/** The matches of this browser, the newest first, each with whose move it is; and those that it put away. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Archive, ArchiveRestore, Ellipsis, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { MatchSummary } from "../../../engine/matches/told.ts";
import { matchQueries, putMatchAway } from "../../api/matches.ts";
import { ApiFailure } from "../../api/request.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { goesOn, isYours, matchName, matchState } from "../match/match-words.ts";
import { DeleteMatch } from "./delete-match.tsx";
import styles from "./lobby.module.css";
import list from "./match-list.module.css";

const ICON = { size: 15, "aria-hidden": true } as const;

/** Matches that go on and are shown as they stand. */
const PICTURES = 2;

export function MatchList() {
  const matches = useQuery(matchQueries.list());
  const [showsAway, setShowsAway] = useState(false);
  const away = useQuery(matchQueries.away());
  const count = away.data?.length ?? 0;
  return (
    <section aria-labelledby="my-matches">
      <h2 id="my-matches">Your matches</h2>
      {matches.isPending ? (
        <Skeleton height={120} />
      ) : matches.error ? (
        <ErrorState title="Your matches could not be loaded" action={<Button onClick={() => void matches.refetch()}>Try again</Button>}>
          {matches.error.message}
        </ErrorState>
      ) : matches.data.length === 0 ? (
        <p className={styles.none}>No matches yet. Start one, and it is listed here.</p>
      ) : (
        <Rows matches={matches.data} away={false} />
      )}
      {count > 0 && (
        <>
          <Button size="s" look="plain" aria-expanded={showsAway} onClick={() => setShowsAway(!showsAway)}>
            {showsAway ? "Hide matches put away" : `Put away: ${count}`}
          </Button>
          {showsAway && <Rows matches={away.data ?? []} away />}
        </>
      )}
    </section>
  );
}

function Rows({ matches, away }: { readonly matches: readonly MatchSummary[]; readonly away: boolean }) {
  const client = useQueryClient();
  const [deleting, setDeleting] = useState<MatchSummary>();
  const put = async (match: MatchSummary, to: boolean): Promise<void> => {
    try {
      await putMatchAway(client, match.id, to);
      showToast({
        message: to ? `${matchName(match)} is put away.` : `${matchName(match)} is listed again.`,
        undo: () => void put(match, !to),
      });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      showToast({ message: failure.message, tone: "bad" });
    }
  };
  const itemsOf = (match: MatchSummary): readonly MenuItem[] => [
    away
      ? { label: "Put back in the list", icon: <ArchiveRestore {...ICON} />, onSelect: () => void put(match, false) }
      : { label: "Put away", icon: <Archive {...ICON} />, onSelect: () => void put(match, true) },
    ...(match.host
      ? [
          {
            label: "Delete",
            icon: <Trash2 {...ICON} />,
            ...(match.asked === undefined ? {} : { why: "The match is not over. Put it away instead." }),
            onSelect: () => setDeleting(match),
          },
        ]
      : []),
  ];
  const pictured = new Set((away ? [] : matches.filter(goesOn).slice(0, PICTURES)).map(({ id }) => id));
  return (
    <ul className={cx(styles.matches, list.rows)}>
      {matches.map((match) => (
        <li key={match.id}>
          <Link href={`/table/${match.id}`} data-mine={(isYours(match) && goesOn(match)) || undefined}>
            {pictured.has(match.id) && (
              // biome-ignore lint/performance/noImgElement: the server draws it as it is
              <img src={`/api/matches/${match.id}/picture.png?at=${match.n}`} alt="" loading="lazy" width={1600} height={640} />
            )}
            <b>{matchName(match)}</b>
            <small>{matchState(match)}</small>
          </Link>
          <Menu
            label={`More for ${matchName(match)}`}
            align="end"
            className={cx(buttons.button, buttons.plain, buttons.only)}
            items={itemsOf(match)}
          >
            <Ellipsis size={16} aria-hidden />
          </Menu>
        </li>
      ))}
      {deleting && <DeleteMatch match={deleting} onClose={() => setDeleting(undefined)} />}
    </ul>
  );
}
