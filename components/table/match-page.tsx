"use client";
/** A match on the server, at its table: what its seats see as it happens, and what the person who sits here does. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag, Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import { type Following, followMatch } from "../api/match-stream.ts";
import { answerMatch, answerWish, askWhy, concedeMatch, joinMatch, keepView, matchQueries, undoMatch } from "../api/matches.ts";
import { ApiFailure } from "../api/request.ts";
import { loadFaces } from "../card/painters.ts";
import { Page } from "../frame/page.tsx";
import { usePageKeys } from "../frame/use-keys.ts";
import { announce } from "../ui/announcer.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import { AdviceButton } from "./advice.tsx";
import styles from "./match-page.module.css";
import { shownCards, tableView } from "./match-view.ts";
import { SanTable } from "./san/san-table.tsx";
import { PhaseTrack } from "./table.tsx";
import type { TableMoves } from "./view.ts";

const TOKEN = /^#([a-z2-7]{40})$/;

export function MatchPage({ id }: { readonly id: MatchId }) {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<string>();
  const [connected, setConnected] = useState(true);
  const settled = useSeatOfLink(id, setTrouble);
  const { data: match, error, refetch } = useQuery({ ...matchQueries.match(id), enabled: settled });
  const content = useQuery({ ...matchQueries.content(match?.content ?? ""), enabled: match !== undefined });
  const faces = useQuery({
    queryKey: ["faces", match?.game],
    queryFn: () => loadFaces(match?.game ?? "san").then(() => true),
    enabled: match !== undefined,
  });
  const [elsewhere, setElsewhere] = useState(false);
  const following = useRef<Following>(undefined);
  useEffect(() => {
    if (!settled) return;
    const follows = followMatch(id, { view: (view) => keepView(client, view), standing: setConnected, taken: setElsewhere });
    following.current = follows;
    return follows.stop;
  }, [client, id, settled]);
  const cards = useMemo(() => shownCards(content.data), [content.data]);
  if (error)
    return <NoMatch message={error.message} onAgain={() => void refetch()} gone={error instanceof ApiFailure && error.status === 404} />;
  if (!match || !content.data || !faces.data)
    return (
      <Page title="Match" fill>
        <Skeleton height="100%" />
      </Page>
    );
  return (
    <Seated
      match={match}
      cards={cards}
      connected={connected}
      trouble={trouble}
      onTakeOver={elsewhere ? () => following.current?.takeOver() : undefined}
    />
  );
}

type SeatedProps = {
  readonly match: MatchView;
  readonly cards: ReturnType<typeof shownCards>;
  readonly connected: boolean;
  readonly trouble: string | undefined;
  /** Another tab plays this match: goes on here instead. */
  readonly onTakeOver: (() => void) | undefined;
};

function Seated({ match, cards, connected, trouble, onTakeOver }: SeatedProps) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const view = useMemo(() => tableView(match), [match]);
  const plays = match.yours.length > 0 && !match.outcome && !match.diverged;
  const tell = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) throw failure;
    announce(failure.message, "assertive");
    showToast({ message: failure.message, tone: "bad" });
  };
  const moves: TableMoves = {
    choose: ({ action }) => void answerMatch(client, match, [action]).catch(tell),
    why: (card) =>
      askWhy(match, card).catch((failure: unknown) => [
        { verb: "look", reasons: [failure instanceof ApiFailure ? failure.message : String(failure)] },
      ]),
  };
  const undo = () => {
    undoMatch(client, match).then(() => announce("Taken back."), tell);
  };
  usePageKeys({ takeBack: () => (plays ? undo() : false) });
  const pending = match.pending?.waiting.some((player) => match.yours.includes(player)) ? match.pending : undefined;
  const names = match.seats.map(({ seat }) => seat).join(" vs ");
  return (
    <Page
      title={names}
      game={match.game}
      crumbs={[{ label: "Table", href: "/table" }]}
      badge={view && <PhaseTrack scene={view.scene} />}
      actions={
        plays && (
          <>
            <Button icon={<Undo2 size={15} aria-hidden data-wide />} onClick={undo}>
              Undo
              <span data-wide>
                <Kbd keys="u" />
              </span>
            </Button>
            <Button icon={<Flag size={15} aria-hidden data-wide />} onClick={() => setLeaving(true)}>
              Give up
            </Button>
          </>
        )
      }
      fill
    >
      {!connected && (
        <p className={cx(styles.notice, styles.late)} role="status">
          Back in a moment: the studio does not answer. Decision {match.n} is kept.
        </p>
      )}
      {onTakeOver && match.yours.length > 0 && (
        <p className={styles.notice} role="status">
          This match is open in another tab as well.{" "}
          <Button size="s" onClick={onTakeOver}>
            Play here
          </Button>
        </p>
      )}
      {trouble && (
        <p className={styles.notice} role="status">
          {trouble}
        </p>
      )}
      {match.trouble && (
        <p className={styles.notice} role="status">
          {match.trouble}
        </p>
      )}
      {match.diverged && (
        <p className={styles.notice} role="status">
          {match.diverged.message} The match can be looked at and not played on.
        </p>
      )}
      {view ? (
        <SanTable view={view} cards={cards} moves={moves} help={<AdviceButton key={match.n} match={match} />} />
      ) : (
        <ErrorState title="Nothing draws this game yet">Its matches can be played over the API.</ErrorState>
      )}
      <Dialog
        open={pending !== undefined}
        onClose={() => pending && void answerWish(client, match, false).catch(tell)}
        title="May this be taken back?"
        width={420}
      >
        {pending && (
          <>
            <p className={styles.wish}>
              {match.seats[pending.player]?.seat} asks to take back, which somebody has acted on or learnt from since.
            </p>
            <div className={styles.buttons}>
              <Button onClick={() => void answerWish(client, match, false).catch(tell)}>No</Button>
              <Button look="primary" onClick={() => void answerWish(client, match, true).catch(tell)}>
                Agree
              </Button>
            </div>
          </>
        )}
      </Dialog>
      <Dialog open={leaving} onClose={() => setLeaving(false)} title="Give up this match?" width={380}>
        <p className={styles.wish}>It is lost then, and can still be looked at.</p>
        <div className={styles.buttons}>
          <Button onClick={() => setLeaving(false)}>Play on</Button>
          <Button
            look="danger"
            onClick={() => {
              setLeaving(false);
              void concedeMatch(client, match).catch(tell);
            }}
          >
            Give up
          </Button>
        </div>
      </Dialog>
    </Page>
  );
}

/** A link's token opens its seat once, before anything else is asked, and leaves the address at once: it stands in no history. True when the seat is settled. */
function useSeatOfLink(id: MatchId, fail: (sentence: string) => void): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const [, token] = TOKEN.exec(window.location.hash) ?? [];
    if (!token) {
      setSettled(true);
      return;
    }
    window.history.replaceState(window.history.state, "", window.location.pathname);
    joinMatch(id, token)
      .catch((failure: unknown) => fail(failure instanceof ApiFailure ? failure.message : String(failure)))
      .finally(() => setSettled(true));
  }, [id, fail]);
  return settled;
}

const NoMatch = ({ message, gone, onAgain }: { readonly message: string; readonly gone: boolean; readonly onAgain: () => void }) => (
  <Page title={gone ? "No such match" : "Match"} crumbs={[{ label: "Table", href: "/table" }]}>
    <ErrorState
      title={gone ? "There is no match here" : "The match cannot be shown"}
      action={gone ? <LinkButton href="/table">To the table</LinkButton> : <Button onClick={onAgain}>Try again</Button>}
    >
      {message}
    </ErrorState>
  </Page>
);
