"use client";
/** The line of a match's moments: a bar for each choice, a lane for each player, marks for what is worth finding again. It is grabbed to look back. */
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Link2, Pause, Play } from "lucide-react";
import { type KeyboardEvent, memo, type ReactNode } from "react";
import type { Comment } from "../../../engine/matches/stored.ts";
import type { MatchView, Moment } from "../../../engine/matches/told.ts";
import { legibleTone } from "../../../faces/boards/index.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/clipboard.ts";
import { cx } from "../../ui/cx.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { Comments } from "../log/comments.tsx";
import styles from "./timeline.module.css";
import { byTurn, entryAt, turnLabels, turnStarts } from "./timeline-model.ts";
import { type Replay, SPEEDS } from "./use-past.ts";

type TimelineProps = {
  readonly match: MatchView;
  readonly replay: Replay;
  /** What can be done from the moment that is shown. */
  readonly children?: ReactNode;
};

export function Timeline({ match, replay, children }: TimelineProps) {
  const { moments, comments, index, past, words, playing, speed } = replay;
  const last = moments.length - 1;
  const entry = entryAt(moments, index);
  const copyLink = async () => {
    await copyText(window.location.href);
    showToast({ message: "Link to this moment copied." });
  };
  usePageKeys(past ? { linkMoment: () => void copyLink() } : {});
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && past) replay.toNow();
    else if (event.key === " ") replay.play(!playing);
    else if (event.shiftKey && (event.key === "ArrowLeft" || event.key === "ArrowRight"))
      replay.goTo(byTurn(moments, index, event.key === "ArrowLeft" ? -1 : 1));
    else return;
    event.preventDefault();
  };
  return (
    <section className={cx(styles.timeline, past && styles.past)} aria-label="Timeline">
      <div className={styles.steps}>
        <IconButton size="s" look="plain" label="To the start" onClick={() => replay.goTo(-1)}>
          <ChevronFirst size={15} aria-hidden />
        </IconButton>
        <IconButton size="s" look="plain" label="Previous moment" onClick={() => replay.goTo(index - 1)}>
          <ChevronLeft size={15} aria-hidden />
        </IconButton>
        <IconButton
          size="s"
          look="plain"
          label={playing ? "Pause" : "Play back"}
          onClick={() => {
            if (!playing && index >= last) replay.goTo(-1);
            replay.play(!playing);
          }}
        >
          {playing ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />}
        </IconButton>
        <IconButton size="s" look="plain" label="Next moment" onClick={() => replay.goTo(index + 1)}>
          <ChevronRight size={15} aria-hidden />
        </IconButton>
        <IconButton size="s" look="plain" label="To the end" onClick={() => replay.goTo(last)}>
          <ChevronLast size={15} aria-hidden />
        </IconButton>
      </div>
      <div className={styles.line}>
        <Bars moments={moments} colours={coloursOf(match)} comments={comments} />
        {turnLabels(moments).map(({ turn, at }) => (
          <span key={turn} className={styles.label} style={{ insetInlineStart: `${at * 100}%` }} aria-hidden="true">
            T{turn}
          </span>
        ))}
        <input
          type="range"
          min={-1}
          max={last}
          value={index}
          aria-label="Moment of the match"
          aria-valuetext={words}
          onChange={(event) => replay.goTo(Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
      </div>
      {past ? (
        <div className={styles.more}>
          <span className={styles.words}>{words}</span>
          <label>
            Seen by{" "}
            <select value={past.as ?? ""} onChange={(event) => replay.from(event.target.value || undefined)}>
              {sides(match).map(({ as, name }) => (
                <option key={as} value={as}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            Speed{" "}
            <select value={speed} onChange={(event) => replay.setSpeed(SPEEDS.find((one) => one === Number(event.target.value)) ?? 2)}>
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {one} a second
                </option>
              ))}
            </select>
          </label>
          <Button size="s" look="plain" icon={<Link2 size={14} aria-hidden />} onClick={copyLink}>
            Link to this moment
            <Kbd keys="y" />
          </Button>
          {children}
        </div>
      ) : (
        <span className={styles.now}>{moments.length === 0 ? "Start" : match.outcome ? "The end" : "Now"}</span>
      )}
      <Comments match={match} entry={entry} comments={comments.filter((one) => one.entry === entry)} />
    </section>
  );
}

/** The sides from which a browser can look: its own, the public one, and, if nothing must be hidden from it, the others and everything. */
function sides({ yours, seats, outcome, alone }: MatchView): readonly { readonly as: string; readonly name: string }[] {
  const players = seats.filter(({ player }) => outcome !== undefined || yours.includes(player));
  return [
    { as: "", name: yours.length > 0 ? "you" : "a spectator" },
    ...players.map(({ player, seat }) => ({ as: `p${player + 1}`, name: seat })),
    ...(yours.length > 0 ? [{ as: "public", name: "a spectator" }] : []),
    ...(outcome !== undefined || alone ? [{ as: "all", name: "all hands visible" }] : []),
  ];
}

const HEIGHT = 10;
const tinted = (colour: string | undefined) => (colour ? { fill: legibleTone(colour) } : undefined);

/** By player the colour that their pieces have, empty where it is that of the seat; as one text, so that equal ones are the same. */
const coloursOf = ({ seats, scene }: MatchView): string => seats.map(({ player }) => scene?.seats[player]?.colour ?? "").join(",");

type BarsProps = { readonly moments: readonly Moment[]; readonly colours: string; readonly comments: readonly Comment[] };

const Bars = memo(function Bars({ moments, colours, comments }: BarsProps) {
  const lanes = colours.split(",");
  const lane = HEIGHT / lanes.length;
  const bars = lanes.map((_, player) =>
    moments.map((moment, i) => (moment.player === player ? `M${i + 0.1} ${player * lane + 0.2}h.8v${lane - 0.4}h-.8z` : "")).join(""),
  );
  const marks = moments.map((moment, i) => (moment.marks ? `M${i + 0.5} ${HEIGHT}v3` : "")).join("");
  const entries = new Set(comments.map(({ entry }) => entry));
  const said = moments.map(({ n }, i) => (entries.has(n) ? `M${i + 0.5} 0v${HEIGHT}` : "")).join("");
  const turns = turnStarts(moments)
    .map((i) => `M${i} 0v${HEIGHT + 3}`)
    .join("");
  return (
    <svg viewBox={`0 0 ${Math.max(1, moments.length)} ${HEIGHT + 3}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={turns} className={styles.turns} />
      {bars.map((path, player) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its player
        <path key={player} d={path} className={styles.bars} data-player={player} style={tinted(lanes[player])} />
      ))}
      <path d={marks} className={styles.marks} />
      <path d={said} className={styles.said} />
    </svg>
  );
});
