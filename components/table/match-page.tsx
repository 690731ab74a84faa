"use client";
/** A match on the server, at its table: what its seats see as it happens, and what the person who sits here does. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag, Hand, StepForward, Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Keyword } from "../../engine/cards/library.ts";
import { cardsOf, isFreeTable } from "../../engine/games/game.ts";
import type { Player } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { MatchView } from "../../engine/matches/told.ts";
import { type Following, followMatch } from "../api/match-stream.ts";
import {
  answerMatch,
  answerWish,
  askWhy,
  concedeMatch,
  editMatch,
  fetchEarlier,
  joinMatch,
  keepView,
  matchQueries,
  turnRules,
  undoMatch,
} from "../api/matches.ts";
import { ApiFailure } from "../api/request.ts";
import { loadFaces } from "../card/painters.ts";
import { Page } from "../frame/page.tsx";
import { usePageKeys } from "../frame/use-keys.ts";
import { announce } from "../ui/announcer.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import { AdviceButton } from "./advice.tsx";
import { Keywords } from "./card-look.tsx";
import { FreeTable, GameTable } from "./game-table.tsx";
import { logLines } from "./log-lines.ts";
import { MatchNotices } from "./match-notices.tsx";
import styles from "./match-page.module.css";
import { shownCards, tableView } from "./match-view.ts";
import { PlayOn } from "./play-on.tsx";
import { PhaseTrack } from "./table.tsx";
import { Timeline } from "./timeline.tsx";
import { useReplay } from "./use-past.ts";
import type { TableMoves } from "./view.ts";

/** What a browser keeps of a content for a year may be of before keywords were told with it. */
const NO_KEYWORDS: readonly Keyword[] = [];

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
    queryFn: () => loadFaces(cardsOf(match?.game ?? "san")).then(() => true),
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
  const [side, setSide] = useState<Player>();
  const fromSide = useQuery({ ...matchQueries.side(id, match?.n ?? 0, side ?? 0), enabled: side !== undefined });
  if (error)
    return <NoMatch message={error.message} onAgain={() => void refetch()} gone={error instanceof ApiFailure && error.status === 404} />;
  if (!match || !content.data || !faces.data)
    return (
      <Page title="Match" fill>
        <Skeleton height="100%" />
      </Page>
    );
  return (
    <Keywords value={content.data.keywords ?? NO_KEYWORDS}>
      <Seated
        match={side === undefined ? match : (fromSide.data ?? match)}
        onSide={setSide}
        cards={cards}
        connected={connected}
        trouble={trouble}
        onTakeOver={elsewhere ? () => following.current?.takeOver() : undefined}
      />
    </Keywords>
  );
}

type SeatedProps = {
  readonly match: MatchView;
  /** Looks from another of this browser's seats, where nobody is asked. */
  readonly onSide: (player: Player) => void;
  readonly cards: ReturnType<typeof shownCards>;
  readonly connected: boolean;
  readonly trouble: string | undefined;
  /** Another tab plays this match: goes on here instead. */
  readonly onTakeOver: (() => void) | undefined;
};

function Seated({ match, onSide, cards, connected, trouble, onTakeOver }: SeatedProps) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  /** The newest entry on which an answer is on its way. */
  const answered = useRef(-1);
  const replay = useReplay(match);
  const { past, shown, words } = replay;
  const view = useMemo(() => tableView(match, past && shown && { was: shown, words }), [match, past, shown, words]);
  const board = past ? shown?.free : match.free;
  const plays = match.yours.length > 0 && !match.outcome && !match.diverged;
  const tell = (failure: unknown) => {
    if (!(failure instanceof ApiFailure)) throw failure;
    announce(failure.message, "assertive");
    showToast({ message: failure.message, tone: "bad" });
  };
  const moves: TableMoves = {
    // A second key pressed before the first is answered would answer another question than the one that was read.
    choose: ({ action, then = [] }) => {
      if (answered.current === match.n) return;
      answered.current = match.n;
      answerMatch(client, match, [action, ...then]).catch((failure: unknown) => {
        answered.current = -1;
        tell(failure);
      });
    },
    look: replay.look,
    earlier: (match.log[0]?.n ?? 1) > 1 ? () => void fetchEarlier(client, match).catch(tell) : undefined,
    why: async (card) =>
      past
        ? [{ verb: "look", reasons: ["This is a moment that has passed. Go back to now, or play on from here."] }]
        : askWhy(match, card).catch((failure: unknown) => [
            { verb: "look", reasons: [failure instanceof ApiFailure ? failure.message : String(failure)] },
          ]),
  };
  const undo = () => {
    undoMatch(client, match).then((now) => {
      const said = now.pending ? "The others are asked whether it may be taken back." : takenBackWords(now);
      announce(said);
      showToast({ message: said });
    }, tell);
  };
  const turn = (rules: "on" | "off") => {
    turnRules(client, match, rules).then((now) => {
      const odd = oddOf(now);
      const said = now.pending
        ? "The others are asked whether the rules may be turned off."
        : rules === "off"
          ? "The rules are off: move what you like."
          : odd.length === 0
            ? "The rules are on again, and nothing is odd."
            : `The rules are on again. Odd: ${odd.join("; ")}.`;
      announce(said);
      showToast({ message: said });
    }, tell);
  };
  const takesBack = () => (plays && !past ? undo() : false);
  usePageKeys({ takeBack: takesBack, undo: takesBack });
  const wish = (agree: boolean) => void answerWish(client, match, agree).catch(tell);
  const backToNow = (
    <Button size="s" icon={<StepForward size={14} aria-hidden />} onClick={replay.toNow}>
      Back to now
      <Kbd keys="Escape" />
    </Button>
  );
  const names = match.seats.map(({ seat, player }) => view?.scene.seats[player]?.plays || seat).join(" vs ");
  return (
    <Page
      title={names}
      game={cardsOf(match.game)}
      crumbs={[{ label: "Table", href: "/table" }]}
      badge={view && view.scene.phases.length > 0 && <PhaseTrack scene={view.scene} />}
      actions={
        plays && (
          <>
            <Button icon={<Undo2 size={15} aria-hidden data-wide />} onClick={undo}>
              Undo
              <span data-wide>
                <Kbd keys="u" />
              </span>
            </Button>
            {board &&
              match.yours
                .filter((player) => player !== match.viewer)
                .map((player) => (
                  <Button key={player} onClick={() => onSide(player)}>
                    Sit as {match.seats[player]?.seat}
                  </Button>
                ))}
            {!isFreeTable(match.game) && (
              <Button icon={<Hand size={15} aria-hidden data-wide />} onClick={() => turn(match.rules === "on" ? "off" : "on")}>
                Rules {match.rules === "on" ? "off" : "on"}
              </Button>
            )}
            <Button icon={<Flag size={15} aria-hidden data-wide />} onClick={() => setLeaving(true)}>
              Give up
            </Button>
          </>
        )
      }
      fill
    >
      <div className={styles.page}>
        <MatchNotices match={match} connected={connected} trouble={trouble} onTakeOver={onTakeOver} onWish={wish} />
        <div className={styles.board}>
          {view && board ? (
            <FreeTable
              board={board}
              view={view}
              cards={cards}
              moves={moves}
              near={Math.max(0, match.viewer)}
              onDo={plays && !past ? (changes) => void editMatch(client, match, changes).catch(tell) : undefined}
            />
          ) : view && !isFreeTable(match.game) ? (
            <GameTable
              game={match.game}
              view={view}
              cards={cards}
              moves={moves}
              help={past ? backToNow : <AdviceButton key={match.n} match={match} />}
            />
          ) : (
            <ErrorState title="Nothing draws this game yet">Its matches can be played over the API.</ErrorState>
          )}
        </div>
        <Timeline match={match} replay={replay}>
          <PlayOn key={match.id} match={match} at={past?.at ?? match.n} />
        </Timeline>
      </div>
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

/** What was found odd when the rules came on last. */
function oddOf({ notes }: MatchView): readonly string[] {
  const note = notes.findLast(({ kind }) => kind === "rules");
  return note?.kind === "rules" ? (note.odd ?? []) : [];
}

/** What was taken back last, in a sentence. */
function takenBackWords(match: MatchView): string {
  const line = logLines(match).findLast(({ id }) => id.endsWith("undo"));
  return line ? `Taken back: ${line.words.replace(/^[^:]*: /, "")}` : "Taken back.";
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
