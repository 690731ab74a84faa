"use client";
/** Notices beside the board: no connection, another tab, a request that waits, trouble. */
import type { Wish } from "../../../engine/matches/stored.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { useRefusals } from "../choices/use-refusals.ts";
import { MatchClock } from "../clock/match-clock.tsx";
import { wouldBeTaken } from "../log/log-lines.ts";
import { EmptySeats } from "../seats/empty-seats.tsx";
import styles from "./match-notices.module.css";
import { calledBy, saidTo } from "./names.ts";

type NoticesProps = {
  readonly match: MatchView;
  readonly connected: boolean;
  /** What the page itself has to say: a link that opens nothing. */
  readonly trouble: string | undefined;
  /** Another tab plays this match: play here instead. */
  readonly onTakeOver: (() => void) | undefined;
  /** Turns the rules on again; absent where this browser may not. */
  readonly onRules: (() => void) | undefined;
  /** Whether a position is set up here by hand. */
  readonly arranges: boolean;
  /** What a card that is tried says and nothing carries out; `turn`: turns the rules off to do it by hand, absent where they are, or may not be. */
  readonly byHand?: { readonly name: string; readonly sentences: readonly string[]; readonly turn: (() => void) | undefined } | undefined;
  /** Claims the win over somebody who is away; absent where nobody here plays. */
  readonly onClaim: (() => void) | undefined;
  /** Answers the request that waits; the player who made it withdraws it by refusing. */
  readonly onWish: (agree: boolean) => void;
};

export function MatchNotices({ match, connected, trouble, onTakeOver, onRules, arranges, byHand, onClaim, onWish }: NoticesProps) {
  const { pending, yours, seats } = match;
  useRefusals(match);
  const asks = pending && calledBy(seats, pending.player);
  const asked = pending?.waiting.some((player) => yours.includes(player)) === true;
  const own = pending !== undefined && yours.includes(pending.player);
  const sentences = [trouble, match.trouble, match.diverged && `${match.diverged.message} You can look at the match, but not continue it.`];
  return (
    <>
      {!connected && (
        <p className={cx(styles.notice, styles.late)} role="status">
          The studio is not responding. Decision {match.n} is kept, and the match goes on when the studio is back.
        </p>
      )}
      {onTakeOver && yours.length > 0 && (
        <p className={styles.notice} role="status">
          This match is also open in another tab.{" "}
          <Button size="s" onClick={onTakeOver}>
            {"Play here"}
          </Button>
        </p>
      )}
      {sentences.map(
        (sentence) =>
          sentence && (
            <p key={sentence} className={styles.notice} role="status">
              {sentence}
            </p>
          ),
      )}
      {match.clock && !match.outcome && <MatchClock match={match} clock={match.clock} onClaim={onClaim} />}
      <EmptySeats match={match} />
      {byHand && byHand.sentences.length > 0 && (
        <p className={cx(styles.notice, styles.wish)} role="status">
          <span>
            The engine does not understand all of {byHand.name}. It cannot carry out{" "}
            {byHand.sentences.map((sentence) => `“${sentence}”`).join(" ")}: do it by hand with the rules off.
          </span>
          {byHand.turn && (
            <Button size="s" onClick={byHand.turn}>
              Rules off
            </Button>
          )}
        </p>
      )}
      {onRules && (
        <p className={cx(styles.notice, styles.wish)} role="status">
          {arranges
            ? "Drag the cards where you want them, and change the numbers. Turn the rules on to play from here. “Set up from here” in the menu starts it against bots or shows it as text."
            : "The rules are off: everything can be moved."}
          <Button size="s" onClick={onRules}>
            Rules on
          </Button>
        </p>
      )}
      {pending && (
        <div className={cx(styles.notice, styles.wish)} role={asked ? "alert" : "status"}>
          <p>
            {asked ? `${asks} asks` : `${own ? "You have" : `${asks} has`} asked`} {wishWords(match, pending.wish)}{" "}
            {!asked && `Waiting for ${pending.waiting.map((player) => calledBy(seats, player)).join(", ")}.`}
            {asked && pending.wish.kind === "undo" && " Players keep what they have seen."}
          </p>
          {own && !asked && (
            <Button size="s" onClick={() => onWish(false)}>
              Withdraw
            </Button>
          )}
          {asked && (
            <span className={styles.answers}>
              <Button size="s" onClick={() => onWish(false)}>
                Refuse
              </Button>
              <Button size="s" look="primary" onClick={() => onWish(true)}>
                Agree
              </Button>
            </span>
          )}
        </div>
      )}
    </>
  );
}

/** "to take back “plays Bagman”. You have acted since." */
function wishWords(match: MatchView, wish: Wish): string {
  if (wish.kind === "rules-off") return "to play on without rules.";
  const say = saidTo(match.seats);
  const because = wish.because.map((reason) => `${say(reason)}.`);
  return [`to take back “${wouldBeTaken(match, wish.to, match.pending?.player)}”.`, ...because].join(" ");
}
