"use client";
/** A run of the lab: how far it is, the answer with its uncertainty, what the games were like, and the odd ones to watch. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pause, Play, RotateCcw, Square } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { PlayableGame } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import type { Answer, Feel, Line } from "../../engine/questions/answer.ts";
import { compareAnswers } from "../../engine/questions/compare.ts";
import { QUESTION_ABOUT } from "../../engine/questions/configuration.ts";
import type { Oddity } from "../../engine/questions/counts.ts";
import type { RunTold, WorkerTold } from "../../engine/questions/told.ts";
import { actOnRun, labQueries, watchGame } from "../api/lab.ts";
import { ApiFailure } from "../api/request.ts";
import { Page } from "../frame/page.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import { Figure } from "./figure.tsx";
import styles from "./lab.module.css";
import { between, chance, counted, games, percent, points, STATE_WORDS, span } from "./words.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const FEW = 200;
const SEEN_ENOUGH = 5;

export function RunPage({ id }: { readonly id: string }) {
  const { data: run, error } = useQuery(labQueries.run(id));
  const title = run ? QUESTION_ABOUT[run.answer.question].title : "Run";
  const game = run?.game as PlayableGame | undefined;
  return (
    <Page
      title={title}
      {...(game ? { game } : {})}
      crumbs={[{ label: "Lab", href: game ? `/lab?game=${game}` : "/lab" }]}
      actions={run && <Acts run={run} />}
    >
      {run ? (
        <Run run={run} />
      ) : error ? (
        <ErrorState title="This run cannot be shown">{error.message}</ErrorState>
      ) : (
        <div className={styles.run}>
          <Skeleton height={120} />
          <Skeleton height={320} />
        </div>
      )}
    </Page>
  );
}

function Acts({ run: { id, state } }: { readonly run: RunTold }) {
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

function Run({ run }: { readonly run: RunTold }) {
  const { answer, id, names } = run;
  const isAboutCards = answer.configuration.cards.length > 0;
  return (
    <div className={styles.run}>
      <Progress run={run} />
      {run.workers && <Machines workers={run.workers} />}
      <Headline answer={answer} />
      {answer.warnings.map((warning) => (
        <p key={warning} className={styles.warning} role="note">
          {warning}
        </p>
      ))}
      <Figure id={id} answer={answer} name="estimates" title={isAboutCards ? "What the card itself brings" : "Estimates"} names={names} />
      {isAboutCards && <Observed answer={answer} names={names} />}
      {answer.field && <Figure id={id} answer={answer} name="field" title="Ratings" names={names} />}
      <div className={styles.columns}>
        <Figure id={id} answer={answer} name="lengths" title="How long games are" names={names} />
        <Figure id={id} answer={answer} name="endings" title="How games end" names={names} />
      </div>
      <Figure id={id} answer={answer} name="seats" title="Seats" names={names} />
      {answer.feel.map((feel) => (
        <FeelOf key={feel.bot} feel={feel} names={names} game={run.game} />
      ))}
      <OddGames run={run} />
      {!isAboutCards && answer.feel.some(({ cards }) => cards.length > 0) && (
        <Figure id={id} answer={answer} name="cards" title="Cards as they were seen" names={names} />
      )}
      <Compare run={run} />
      <HowItWasAsked run={run} />
    </div>
  );
}

function Progress({ run: { state, answer, most, speed, leftMs, tookMs, trouble, lanes } }: { readonly run: RunTold }) {
  const isUnderWay = state === "running" || state === "waiting";
  const ended =
    answer.stoppedBy === "precise"
      ? "every interval is narrow enough"
      : answer.stoppedBy === "decided"
        ? "every card is told apart from nothing, or precise"
        : answer.stoppedBy;
  return (
    <section className={styles.progress} aria-label="Progress">
      {isUnderWay && <progress aria-label="Games played of the most" max={most} value={answer.games} />}
      <p role="status">
        <b>{STATE_WORDS[state]}</b> · {games(answer.games)}
        {isUnderWay && ` of at most ${counted(most)}`}
        {lanes[1] > 1 && ` · ${lanes[0]} of ${lanes[1]} comparisons settled`}
        {speed !== null && ` · ${speed >= 10 ? counted(Math.round(speed)) : speed.toFixed(1)} games/s`}
        {leftMs !== null && isUnderWay && ` · ${span(leftMs)} left at most`}
        {!isUnderWay && tookMs > 0 && ` · took ${span(tookMs)}`}
        {ended && ` · ended: ${ended}`}
      </p>
      {trouble && <p role="alert">{trouble}</p>}
    </section>
  );
}

/** The machines that play the run, and what is wrong with any. */
function Machines({ workers }: { readonly workers: readonly WorkerTold[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={styles.table} aria-label="Machines" tabIndex={0}>
      {workers.length === 0 ? (
        <p role="status">
          No machine plays yet. Start <code>npm run -s cli -- lab worker</code> with the same <code>ARCOLOGY_QUEUE</code> on one or more.
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Machine and process</th>
              <th scope="col">At a time</th>
              <th scope="col">Jobs</th>
              <th scope="col">Games</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {workers.map(({ name, slots, jobs, games: played, words }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{slots}</td>
                <td>{counted(jobs)}</td>
                <td>{counted(played)}</td>
                <td>{words ?? "plays"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The answer in a sentence for each bot, as long as there are few lines. */
function Headline({ answer }: { readonly answer: Answer }) {
  const lines =
    answer.configuration.cards.length > 1 || answer.configuration.clauses || answer.lines.length > 6 ? topLines(answer) : answer.lines;
  return (
    <section className={styles.headline} aria-label="Answer">
      {lines.map((line) => (
        <div key={`${line.bot} ${line.label}`} className={styles.answer} data-few={line.games < FEW || undefined}>
          <h2>
            {line.label} <small>{line.bot}</small>
          </h2>
          <p className={styles.big}>
            {line.level === 0 ? points(line.estimate) : percent(line.estimate)}
            <small>
              {line.level === 0 ? "points, " : ""}95 %: {between(line.interval, line.level === 0)}, n&nbsp;=&nbsp;{counted(line.games)}
            </small>
          </p>
          <p>{verdict(line)}</p>
        </div>
      ))}
    </section>
  );
}

/** Of many lines of the first bot those that are farthest from level. */
function topLines({ lines, configuration: { bots } }: Answer): readonly Line[] {
  const own = lines.filter(({ bot, units }) => bot === bots[0] && units > 0).toSorted((a, b) => b.estimate - a.estimate);
  return own.length <= 6 ? own : [...own.slice(0, 3), ...own.slice(-3)];
}

function verdict(line: Line): string {
  if (line.units === 0) return "Not played yet.";
  if (line.games < FEW) return `Only ${games(line.games)} so far: too few to say.`;
  const level = line.level === 0 ? "no difference" : percent(line.level);
  if (line.is === "open") return `Not told apart from ${level}.`;
  const how =
    line.level === 0
      ? line.is === "more"
        ? "It makes its player win more often"
        : "It makes its player win less often"
      : line.is === "more"
        ? `More than ${level}`
        : `Less than ${level}`;
  return `${how}; by chance alone it would look so in ${chance(line.falseDiscovery)} of such runs.`;
}

/** What was seen of the card beside what it does, with what is wrong with it. */
function Observed({ answer, names }: { readonly answer: Answer; readonly names: Readonly<Record<string, string>> }) {
  const [all, setAll] = useState(false);
  const wanted = new Set(answer.configuration.cards);
  const rows = answer.feel.flatMap(({ bot, cards }) =>
    cards
      .filter(({ card }) => wanted.has(card))
      .map((one) => ({
        bot,
        ...one,
        causal: answer.configuration.clauses ? undefined : answer.lines.find((line) => line.bot === bot && line.card === one.card),
      })),
  );
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, 20);
  return (
    <section className={styles.figure} aria-label="Observed numbers">
      <h2>Beside it: what was observed</h2>
      <p className={styles.faint}>
        Who had the card won so often. This is not what the card does: whoever is ahead draws and plays more cards, long games show more of
        them, and bots play what they like when they can afford it. The causal number changes the card and nothing else.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <section className={styles.table} aria-label="Observed numbers of cards" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Card</th>
              <th scope="col">Bot</th>
              <th scope="col">Causal, points</th>
              <th scope="col">In opening hand</th>
              <th scope="col">Drawn</th>
              <th scope="col">Played</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ card, bot, causal, opening, drawn, played }) => (
              <tr key={`${bot} ${card}`}>
                <th scope="row">{names[card] ?? card}</th>
                <td>{bot}</td>
                <td>{causal && causal.units > 0 ? `${points(causal.estimate)} (${between(causal.interval, true)})` : "–"}</td>
                {[opening, drawn, played].map((had, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                  <td key={i} data-few={had.games < FEW || undefined}>
                    {had.games === 0 ? "never" : `${percent(had.share)} (${between(had, false)}), n ${counted(had.games)}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > shown.length && (
        <Button size="s" onClick={() => setAll(true)}>
          All {rows.length}
        </Button>
      )}
    </section>
  );
}

function FeelOf({
  feel: { bot, games: played, draws, turns, decisions, closely, neverPlayed, neverActed },
  names,
  game,
}: {
  readonly feel: Feel;
  readonly names: Readonly<Record<string, string>>;
  readonly game: string;
}) {
  if (played === 0) return null;
  const cards = (ids: readonly string[]) => (
    <ul className={styles.cards}>
      {ids.map((id) => (
        <li key={id}>
          <Link href={`/${game}/cards/${id.split("/")[1]}`}>{names[id] ?? id}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.figure} aria-label={`What games of ${bot} feel like`}>
      <h2>
        What games feel like <small>{bot}</small>
      </h2>
      <dl className={styles.facts}>
        {turns && turns.max > 0 && (
          <Fact name="Turns">
            median {turns.median}; 8 of 10 games {turns.tenth} – {turns.ninetieth}; {turns.min} to {turns.max}
          </Fact>
        )}
        {decisions && (
          <Fact name="Choices">
            median {counted(decisions.median)}; 8 of 10 games {counted(decisions.tenth)} – {counted(decisions.ninetieth)}
          </Fact>
        )}
        <Fact name="Draws">
          {counted(draws)} of {counted(played)}
        </Fact>
        {closely.games > 0 && (
          <>
            <Fact name="Choices with one option">
              {percent(closely.single)} in {games(closely.games)}
            </Fact>
            <Fact name="Turns with nothing to choose">
              {percent(closely.idle)} in {games(closely.games)}
            </Fact>
            {closely.leads && (
              <Fact name="Lead changes">
                median {closely.leads.median}; up to {closely.leads.max}
              </Fact>
            )}
            {closely.ahead > 0 && (
              <Fact name="Who leads at half-time wins">
                {percent(closely.aheadWon / closely.ahead)} of {games(closely.ahead)}
                {closely.aheadWon / closely.ahead > 0.85 && closely.ahead >= 40 && ": a runaway leader"}
              </Fact>
            )}
            {closely.stuck && (
              <Fact name="The same asked in a row">
                median {closely.stuck.median}; up to {counted(closely.stuck.max)}
              </Fact>
            )}
          </>
        )}
      </dl>
      {neverPlayed.length > 0 && (
        <>
          <h3>Never played in {games(closely.games)}, though they could be</h3>
          {cards(neverPlayed)}
        </>
      )}
      {neverActed.length > 0 && (
        <>
          <h3>Played at least {SEEN_ENOUGH} times, and the text never did anything</h3>
          {cards(neverActed)}
        </>
      )}
    </section>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Another run of the same question beside this one. */
function Compare({ run }: { readonly run: RunTold }) {
  const [other, setOther] = useState("");
  const { data: runs = [] } = useQuery(labQueries.runs());
  const { data: second } = useQuery({ ...labQueries.run(other), enabled: other !== "" });
  const choices = runs.filter(
    ({ id, game, question, games: played }) => id !== run.id && game === run.game && question === run.question && played > 0,
  );
  if (choices.length === 0) return null;
  const comparison = second && compareAnswers(run.answer, second.answer);
  return (
    <section className={styles.figure} aria-label="Compare with another run">
      <h2>Compare with another run</h2>
      <p>
        <label>
          The same question, asked before{" "}
          <select value={other} onChange={({ target }) => setOther(target.value)}>
            <option value="">Choose a run</option>
            {choices.map(({ id, about, games: played, createdAt }) => (
              <option key={id} value={id}>
                {createdAt.slice(0, 16).replace("T", " ")}, {about}, {games(played)}
              </option>
            ))}
          </select>
        </label>
      </p>
      {comparison && (
        <>
          <p className={styles.faint} role="status">
            {comparison.lines.length === 0
              ? "The two runs have nothing in common."
              : `The other run has ${comparison.differ.length === 0 ? "the same cards, bots and seeds" : comparison.differ.join(", ")}. The interval holds at every moment of both.`}
          </p>
          {comparison.lines.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
            <section className={styles.table} aria-label="Differences" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">What</th>
                    <th scope="col">Bot</th>
                    <th scope="col">Here</th>
                    <th scope="col">There</th>
                    <th scope="col">There less here, points</th>
                    <th scope="col">Told apart</th>
                  </tr>
                </thead>
                <tbody>
                  {comparison.lines.map((line) => (
                    <tr key={`${line.bot} ${line.label}`}>
                      <th scope="row">{line.label}</th>
                      <td>{line.bot}</td>
                      <td>{percent(line.one)}</td>
                      <td>{percent(line.other)}</td>
                      <td>
                        {points(line.difference)} ({between(line.interval, true)})
                      </td>
                      <td>{line.is === "open" ? "no" : line.is === "more" ? "more there" : "less there"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </>
      )}
    </section>
  );
}

const ODD_WORDS: Readonly<Record<Oddity, (value: number) => string>> = {
  shortest: (value) => `shortest: ${-value} turns`,
  longest: (value) => `longest: ${value} turns`,
  decisions: (value) => `most choices: ${counted(value)}`,
  leads: (value) => `the lead changed ${value} times`,
  comeback: (value) => `biggest comeback: the winner was at ${-value} of −100`,
  stuck: (value) => `the same was asked ${value} times in a row`,
  idle: (value) => `${value} turns with nothing to choose`,
};

function OddGames({ run: { id, answer, game } }: { readonly run: RunTold }) {
  const router = useRouter();
  const [busy, setBusy] = useState("");
  const odd = answer.feel.flatMap(({ bot, odd: found }) => found.map((one) => ({ ...one, bot })));
  if (odd.length === 0) return null;
  const open = async (one: (typeof odd)[number]) => {
    setBusy(`${one.kind} ${one.seed}`);
    try {
      const made = await watchGame(id, { seed: one.seed, table: one.table, bot: one.bot });
      router.push(`/table/${made.id}?at=0`);
    } catch (error) {
      showToast({ message: error instanceof ApiFailure ? error.message : "The game could not be opened. Try again." });
      setBusy("");
    }
  };
  return (
    <section className={styles.figure} aria-label="Odd games">
      <h2>Odd games</h2>
      <p className={styles.faint}>
        Each opens as a replay of {ABOUT[game as PlayableGame]?.name ?? game}; “Play from here” takes it up at any moment.
      </p>
      <ul className={styles.odd}>
        {odd.map((one) => (
          <li key={`${one.bot} ${one.kind} ${one.seed} ${one.table}`}>
            <Button
              size="s"
              icon={<Play {...ICON} />}
              disabled={busy !== ""}
              onClick={() => open(one)}
              aria-label={`Watch seed ${one.seed}: ${ODD_WORDS[one.kind](one.value)}, ${one.bot}`}
            >
              {busy === `${one.kind} ${one.seed}` ? "Opening …" : `Seed ${one.seed}`}
            </Button>
            {ODD_WORDS[one.kind](one.value)} <small>{one.bot}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowItWasAsked({ run: { id, answer, command, current, game } }: { readonly run: RunTold }) {
  const { configuration, plan } = answer;
  return (
    <section className={styles.figure} aria-label="How it was asked">
      <h2>How it was asked</h2>
      <dl className={styles.facts}>
        <Fact name="Bots">{configuration.bots.join(" and ")}</Fact>
        <Fact name="Seeds">from {configuration.seed}</Fact>
        <Fact name="Ends">
          at ±{configuration.stop.within * 100} points, or {games(configuration.stop.most)}
        </Fact>
        <Fact name="Cards">
          content {configuration.content}
          {!current && ": not those of today"}
        </Fact>
        <Fact name="Intervals">{plan.method}</Fact>
      </dl>
      <p className={styles.faint}>The same games from a terminal:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <pre className={styles.command} tabIndex={0}>
        npm run -s cli -- {command}
      </pre>
      <p className={styles.links}>
        <LinkButton
          href={`/lab?game=${game}&question=${configuration.question}${configuration.cards.length === 1 ? `&card=${configuration.cards[0]?.split("/")[1]}` : ""}`}
          size="s"
          icon={<RotateCcw {...ICON} />}
        >
          Ask again
        </LinkButton>
        <a href={`/api/lab/${id}`} download={`lab-${id}.json`}>
          JSON
        </a>
        <a href={`/api/lab/${id}/report`}>One-page report</a>
      </p>
      <details>
        <summary>Games for an interval of one share, if nobody looks before the end</summary>
        <p className={styles.faint}>
          ±5 points 384 · ±3 points 1,067 · ±2 points 2,401 · ±1 point 9,604 · ±0.5 points 38,415. An interval that holds at every moment
          takes about three times as many.
        </p>
      </details>
    </section>
  );
}
