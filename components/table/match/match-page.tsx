"use client";
/** A match on the server, at its table: what its seats see as it happens, and what the person who sits here does. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { PencilRuler, StepForward } from "lucide-react";
import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useRef, useState } from "react";
import type { Keyword } from "../../../engine/cards/library.ts";
import type { Boards } from "../../../engine/games/boards/index.ts";
import { cardsOf, isFreeTable } from "../../../engine/games/game.ts";
import type { SceneOption } from "../../../engine/games/scene.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchId } from "../../../engine/matches/stored.ts";
import type { ContentTold, MatchView } from "../../../engine/matches/told.ts";
import { type Following, followMatch } from "../../api/match-stream.ts";
import { answerMatch, askPassing, askWhy, catchUp, fetchEarlier, joinMatch, keepView, matchQueries } from "../../api/matches.ts";
import { ApiFailure } from "../../api/request.ts";
import { loadFaces } from "../../card/painters.ts";
import { Page } from "../../frame/page.tsx";
import { FETCHED_FACES, FETCHED_TABLES, TABLES } from "../../games/lists/tables.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Nothing } from "../../ui/nothing.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { Keywords } from "../cards/card-look.tsx";
import { AdviceButton } from "../choices/advice.tsx";
import { HintButton } from "../choices/hint.tsx";
import { useStops, whilePassing } from "../choices/use-stops.ts";
import { PlayOn } from "../past/play-on.tsx";
import { Timeline } from "../past/timeline.tsx";
import { useReplay } from "../past/use-past.ts";
import { backHref, isArranged, triedAmong, triedFirst } from "../positions/tried.ts";
import { useHandOver } from "../seats/hand-over.tsx";
import { veil } from "../seats/veil.ts";
import { hasOthers, TableWords } from "../words/table-words.tsx";
import { AfterMatch } from "./after-match.tsx";
import { MatchActions } from "./match-actions.tsx";
import { MatchNotices } from "./match-notices.tsx";
import styles from "./match-page.module.css";
import { shownCards, tableView } from "./match-view.ts";
import { NoSuchMatch } from "./no-such-match.tsx";
import { markSent } from "./sent.ts";
import { PhaseTrack } from "./table.tsx";
import { failureWords, useMatchActs } from "./use-match-acts.ts";
import type { TableMoves } from "./view.ts";

/** What a browser keeps of a content for a year may be of before keywords were told with it. */
const NO_KEYWORDS: readonly Keyword[] = [];

/** The table without rules, loaded when one is shown. */
const FreeTable = dynamic(async () => (await import("../free/free-table.tsx")).FreeTable);
const FetchedFree = dynamic(() => import("../free/free-table.tsx").then(() => Nothing));

/** The table before the match begins, loaded when one waits. */
const WaitingRoom = dynamic(() => import("../start/waiting-room.tsx"));

const TOKEN = /^#([a-z2-7]{40})$/;

type MatchPageProps = Pick<MatchView, "id" | "game"> & {
  /** The content that the match has now. */
  readonly begun: string;
};

export function MatchPage({ id, game: played, begun }: MatchPageProps) {
  const client = useQueryClient();
  const [trouble, setTrouble] = useState<string>();
  const [connected, setConnected] = useState(true);
  const settled = useSeatOfLink(id, setTrouble);
  const { data: match, error, refetch } = useQuery({ ...matchQueries.match(id), enabled: settled });
  const game = cardsOf(played);
  // Neither waits for the match.
  const content = useQuery(matchQueries.content(match?.content ?? begun));
  const faces = useQuery({ queryKey: ["faces", game], queryFn: () => loadFaces(game).then(() => true) });
  const [elsewhere, setElsewhere] = useState(false);
  const following = useRef<Following>(undefined);
  useEffect(() => {
    if (!settled) return;
    const follows = followMatch(id, {
      view: (view) => keepView(client, view),
      // Where nobody answers the stream breaks too, and tells everything when it is back.
      reached: (n) => void catchUp(client, id, n).catch(() => undefined),
      standing: setConnected,
      taken: setElsewhere,
    });
    following.current = follows;
    return follows.stop;
  }, [client, id, settled]);
  const cards = useMemo(() => shownCards(content.data), [content.data]);
  const [side, setSide] = useState<Player>();
  const fromSide = useQuery({ ...matchQueries.side(id, match?.n ?? 0, side ?? 0), enabled: side !== undefined });
  if (error instanceof ApiFailure && error.status === 404) return <NoSuchMatch />;
  if (error) return <Unshown message={error.message} onAgain={() => void refetch()} />;
  if (!match || !content.data || !faces.data)
    return (
      <Page title="Match" fill>
        <Skeleton height="100%" />
        <Fetched game={played} />
      </Page>
    );
  if (match.waiting)
    return (
      <WaitingRoom
        match={match}
        waiting={match.waiting}
        trouble={trouble ?? (connected ? undefined : "The studio is not responding. The match begins when it is back.")}
      />
    );
  return (
    <Keywords value={content.data.keywords ?? NO_KEYWORDS}>
      <Seated
        match={side === undefined ? match : (fromSide.data ?? match)}
        onSide={setSide}
        cards={cards}
        boards={content.data.boards}
        byHand={content.data.byHand}
        connected={connected}
        trouble={trouble}
        onTakeOver={elsewhere ? () => following.current?.takeOver() : undefined}
      />
    </Keywords>
  );
}

/** Draws nothing: what a match of this game is drawn with is fetched with the page. */
function Fetched({ game }: Pick<MatchView, "game">) {
  const Table = isFreeTable(game) ? FetchedFree : FETCHED_TABLES[game];
  const Faces = FETCHED_FACES[cardsOf(game)];
  return (
    <>
      <Table />
      <Faces />
    </>
  );
}

type SeatedProps = {
  readonly match: MatchView;
  /** Looks from another of this browser's seats, where nobody is asked. */
  readonly onSide: (player: Player) => void;
  readonly cards: ReturnType<typeof shownCards>;
  readonly boards: Boards | undefined;
  readonly byHand: ContentTold["byHand"];
  readonly connected: boolean;
  readonly trouble: string | undefined;
  /** Another tab plays this match: play here instead. */
  readonly onTakeOver: (() => void) | undefined;
};

function Seated({ match, onSide, cards, boards, byHand, connected, trouble, onTakeOver }: SeatedProps) {
  const client = useQueryClient();
  /** The newest entry on which an answer is on its way. */
  const answered = useRef(-1);
  const replay = useReplay(match);
  const { past, shown, words } = replay;
  const search = useSearchParams();
  const tried = useMemo(() => triedAmong([...cards.values()], search.toString()), [cards, search]);
  const view = useMemo(() => {
    const told = tableView(match, cards, past && { was: shown ?? match, at: past.at, words });
    return told && tried ? { ...told, options: triedFirst(told.options, [...cards.values()].indexOf(tried)) } : told;
  }, [match, cards, past, shown, words, tried]);
  const board = (past ? (shown ?? match) : match).free;
  const plays = match.yours.some((player) => !match.scene?.seats[player]?.out) && !match.outcome && !match.diverged;
  const acts = useMatchActs(match);
  const { tell } = acts;
  const handOver = useHandOver(match, board === undefined && !past && !match.outcome);
  // A second key pressed before the first is answered would answer another question than the one that was read.
  const answer = (option: SceneOption) => {
    if (answered.current === match.n) {
      const message = "Your last choice is still being sent. Press again when the next question appears.";
      announce(message, "assertive");
      showToast({ message });
      return;
    }
    answered.current = match.n;
    const unmark = markSent(option, match.observation.decisions);
    const { action, then = [] } = option;
    answerMatch(client, match, [action, ...then])
      .catch((failure: unknown) => {
        answered.current = -1;
        tell(failure);
      })
      .finally(unmark);
  };
  const { stops, choose } = useStops({ view, n: match.n, look: isAmongBots(match) ? () => askPassing(match) : undefined, choose: answer });
  const undo = () => acts.undo(stops.passed?.from);
  const moves: TableMoves = {
    handOver,
    stops,
    choose,
    takeBack: plays ? acts.undo : undefined,
    still: past !== undefined || handOver !== undefined || !plays,
    look: replay.look,
    earlier: (match.log[0]?.n ?? 1) > 1 ? () => void fetchEarlier(client, match).catch(tell) : undefined,
    foretold: plays && !past ? ({ action, then = [] }) => matchQueries.foretold(match, [action, ...then]) : undefined,
    why: async (about, after) => {
      const still = stillBecause(match, past !== undefined, handOver?.name);
      return still === undefined
        ? askWhy(match, about, after).catch((failure: unknown) => [{ verb: "look", reasons: [failureWords(failure)] }])
        : [{ verb: "look", reasons: [still] }];
    },
  };
  const backToNow = (
    <Button size="s" icon={<StepForward size={14} aria-hidden />} onClick={replay.toNow}>
      Back to now
      <Kbd keys="Escape" />
    </Button>
  );
  const shownNow = view && whilePassing(view, stops);
  const Drawn = isFreeTable(match.game) ? undefined : TABLES[match.game];
  const names = match.seats.map(({ seat, player }) => view?.scene.seats[player]?.plays || seat).join(" vs ");
  return (
    <Page
      title={tried ? `Trial of ${tried.name}` : names}
      game={cardsOf(match.game)}
      crumbs={
        tried
          ? [
              { label: "Studio", href: "/studio" },
              { label: tried.name, href: backHref(tried.id, match.id) },
            ]
          : [{ label: "Table", href: "/table" }]
      }
      badge={view && view.scene.phases.length > 0 && <PhaseTrack scene={view.scene} whose={view.sitting[view.scene.active]} />}
      actions={
        <>
          {tried && (
            <span data-wide>
              <LinkButton href={backHref(tried.id, match.id)} icon={<PencilRuler size={15} aria-hidden />}>
                Back to the card
              </LinkButton>
            </span>
          )}
          <TableWords match={match} />
          <MatchActions
            match={match}
            acts={{ ...acts, undo }}
            at={past?.at ?? match.n}
            plays={plays && !past}
            onSide={board && match.yours.length > 1 ? onSide : undefined}
          />
        </>
      }
      crowded={hasOthers(match)}
      fill
    >
      <div className={styles.page}>
        <MatchNotices
          match={match}
          connected={connected}
          trouble={trouble}
          onTakeOver={onTakeOver}
          onRules={plays && match.rules === "off" && !isFreeTable(match.game) ? () => acts.turn("on") : undefined}
          arranges={isArranged(search.toString())}
          byHand={
            byHand && {
              name: cards.get(byHand.card)?.name ?? "the card",
              sentences: byHand.sentences,
              turn: plays && !past && match.rules === "on" ? () => acts.turn("off") : undefined,
            }
          }
          onClaim={plays ? acts.claim : undefined}
          onWish={acts.wish}
        />
        <div className={styles.board}>
          {view && board ? (
            <FreeTable
              board={board}
              boards={boards}
              view={view}
              cards={cards}
              moves={moves}
              near={Math.max(0, match.viewer)}
              onDo={plays && !past ? acts.edit : undefined}
            />
          ) : shownNow && Drawn ? (
            <Drawn
              view={handOver ? veil(shownNow) : shownNow}
              cards={cards}
              boards={boards}
              moves={moves}
              help={
                past ? (
                  backToNow
                ) : match.outcome ? (
                  <AfterMatch
                    match={match}
                    onLookBack={() => replay.goTo(-1)}
                    onWatch={() => {
                      replay.goTo(-1);
                      replay.play(true);
                    }}
                  />
                ) : (
                  <>
                    {match.asked?.hint && <HintButton key={`hint ${match.n}`} match={match} />}
                    <AdviceButton key={match.n} match={match} />
                  </>
                )
              }
            />
          ) : (
            <ErrorState title="This game has no table yet">You can play it through the API.</ErrorState>
          )}
        </div>
        <div inert={handOver !== undefined} className={styles.timeline}>
          <Timeline match={match} replay={replay}>
            <PlayOn key={match.id} match={match} at={past?.at ?? match.n} />
          </Timeline>
        </div>
      </div>
    </Page>
  );
}

/** Whether one player sits here and everybody else is a bot. */
const isAmongBots = ({ seats, viewer, rules }: MatchView): boolean =>
  viewer >= 0 && rules === "on" && seats.every(({ player, bot }) => player === viewer || bot !== undefined);

/** Why nothing at all can be moved now; undefined where it is for the rules to say. */
function stillBecause({ viewer }: MatchView, past: boolean, next: string | undefined): string | undefined {
  if (next !== undefined) return `Hand the screen over to ${next} first.`;
  if (past) return "This is a past moment. Go back to now, or play from here.";
  return viewer < 0 ? "You are watching this match. Only players with the link of a seat can move." : undefined;
}

/** A link's token opens its seat once, before anything else is requested, and is removed from the address at once, so that no history has it. True when the seat is settled. */
function useSeatOfLink(id: MatchId, fail: (sentence: string) => void): boolean {
  const client = useQueryClient();
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const sitDown = () => {
      const [, token] = TOKEN.exec(window.location.hash) ?? [];
      if (!token) {
        setSettled(true);
        return;
      }
      setSettled(false);
      window.history.replaceState(window.history.state, "", window.location.pathname);
      joinMatch(id, token)
        .then((view) => keepView(client, view))
        .catch((failure: unknown) => fail(failureWords(failure)))
        .finally(() => setSettled(true));
    };
    sitDown();
    // Whoever watches already may open the link in the same tab.
    window.addEventListener("hashchange", sitDown);
    return () => window.removeEventListener("hashchange", sitDown);
  }, [id, fail, client]);
  return settled;
}

const Unshown = ({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) => (
  <Page title="Match" crumbs={[{ label: "Table", href: "/table" }]}>
    <ErrorState title="The match could not be loaded" action={<Button onClick={onAgain}>Try again</Button>}>
      {message}
    </ErrorState>
  </Page>
);
