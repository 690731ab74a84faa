"use client";
/** The lab's first page: a question for a game, its plan, and the runs so far. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FlaskConical, Trash2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { hasDecks, PLAYABLE, type PlayableGame } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { LOBBIES } from "../../engine/games/lists/lobbies.ts";
import { RUNG } from "../../engine/lab/ladder.ts";
import { shareSequence } from "../../engine/lab/statistics/sequence.ts";
import { canBeAsked, isQuestion, QUESTION_ABOUT, QUESTIONS, type Question } from "../../engine/questions/configuration.ts";
import { counted, games } from "../../faces/plots/words.ts";
import { cardQueries } from "../api/cards.ts";
import { askLab, type LabWish, labQueries, removeRun } from "../api/lab.ts";
import { ApiFailure } from "../api/request.ts";
import { GameMark } from "../frame/game-mark.tsx";
import { Field } from "../studio/form/field.tsx";
import fields from "../studio/form/fields.module.css";
import { type SeatDecks, useSeatDecks } from "../table/lobby/seat-decks.tsx";
import { botName } from "../table/lobby/sitters.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { EmptyState } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import styles from "./lab.module.css";
import type { LabStart } from "./start.ts";
import { STATE_WORDS, span } from "./words.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export function LabHome({ start }: { readonly start: LabStart }) {
  const [game, setGame] = useState(start.game);
  const [question, setQuestion] = useState(start.question);
  const choose = (next: PlayableGame) => {
    setGame(next);
    if (!canBeAsked(question, hasDecks(next))) setQuestion("first-seat");
  };
  return (
    <div className={styles.home}>
      <section className={styles.ask} aria-label="Ask">
        <fieldset className={styles.games}>
          <legend>Game</legend>
          {PLAYABLE.map((id) => (
            <label key={id} className={cx(styles.choice, id === game && styles.chosen)}>
              <input type="radio" name="game" checked={id === game} onChange={() => choose(id)} />
              <GameMark game={id} size={16} /> {ABOUT[id].name}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.questions}>
          <legend>Question</legend>
          {QUESTIONS.filter((one) => canBeAsked(one, hasDecks(game))).map((one) => (
            <label key={one} className={cx(styles.choice, one === question && styles.chosen)}>
              <input type="radio" name="question" checked={one === question} onChange={() => setQuestion(one)} />
              <span>
                <b>{QUESTION_ABOUT[one].title}</b>
                <small>{QUESTION_ABOUT[one].tells}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <WishForm key={`${game} ${question}`} game={game} question={question} start={start} />
      </section>
      <Runs />
    </div>
  );
}

type WishFormProps = { readonly game: PlayableGame; readonly question: Question; readonly start: LabStart };

function WishForm({ game, question, start }: WishFormProps) {
  const about = QUESTION_ABOUT[question];
  const isBuilt = hasDecks(game);
  const [card, setCard] = useState(start.card);
  // What a run was asked is filled in for its own question alone.
  const isAgain = start.game === game && start.question === question;
  const again = (value: string, usual: string): string => (isAgain && value !== "" ? value : usual);
  const usualBots = botChoices(game, question);
  const choices = [...usualBots, ...(isAgain && start.bots !== "" && !usualBots.includes(start.bots) ? [start.bots] : [])];
  const [against, setAgainst] = useState(again(start.against, ""));
  const [revision, setRevision] = useState("1");
  const [bots, setBots] = useState(again(start.bots, usualBots[0] ?? "greedy"));
  const [within, setWithin] = useState(again(start.within, "2"));
  const [chosenMost, setMost] = useState<string | undefined>(again(start.games, "") || undefined);
  const [seed, setSeed] = useState("");
  const [players, setPlayers] = useState(again(start.players, ""));
  const decks = useSeatDecks(game);
  const [firstChosen, setFirst] = useState<string | undefined>(start.deck || undefined);
  const [secondChosen, setSecond] = useState<string>();
  const [first, second] = [firstChosen ?? decks.usual(0), secondChosen ?? decks.usual(1)];
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { data: library } = useQuery({ ...cardQueries.library(game), enabled: about.card === true });
  const chosen = library?.cards.find(({ id, name }) => id === `${game}/${card}` || name.toLowerCase() === card.trim().toLowerCase());
  const deckOf = (value: string | undefined) => (value === undefined ? [] : [deckWish(value)]);
  const wish: LabWish | undefined =
    about.card && !chosen
      ? undefined
      : {
          question,
          game,
          bots: bots.split(","),
          within: Number(within) / 100,
          ...(chosenMost === undefined ? {} : { most: Number(chosenMost) }),
          ...(seed.trim() === "" ? {} : { seed: Number(seed) }),
          ...(players === "" ? {} : { options: { players: Number(players) } }),
          ...(chosen ? { card: chosen.id.slice(game.length + 1) } : {}),
          ...(question === "edit"
            ? { against: { is: "revision" as const, number: Number(revision) } }
            : against === "blank" || against === "without"
              ? { against: { is: against } as const }
              : {}),
          ...(about.decks === "two" ? { decks: [...deckOf(first), ...deckOf(second)] } : {}),
          ...(about.decks === "one" && first !== undefined
            ? { decks: [deckWish(first), ...(decks.ready ?? []).filter(({ id }) => id !== first).map(({ id }) => ({ shipped: id }))] }
            : {}),
        };
  const numbersAreGood =
    Number(within) > 0 &&
    Number(within) <= 50 &&
    (chosenMost === undefined || (/^\d{1,8}$/.test(chosenMost) && Number(chosenMost) > 0)) &&
    /^\d{0,9}$/.test(seed.trim());
  const isReady =
    wish !== undefined &&
    numbersAreGood &&
    (about.decks !== "two" || (first !== undefined && second !== undefined)) &&
    (about.decks !== "one" || first !== undefined);
  const asked = useDeferredValue(wish);
  const plan = useQuery({ ...labQueries.plan(asked ?? { question, game }), enabled: isReady && asked !== undefined });
  // Shares of about a half: how near so many games come.
  const each = plan.data && isOfShares(question) ? Math.floor(plan.data.most / plan.data.lanes) : 0;
  const reach = each > 0 ? shareSequence(Math.round(each / 2), each).high - 0.5 : 0;
  const ask = async () => {
    if (!wish) return;
    setBusy(true);
    try {
      const { id } = await askLab(wish);
      router.push(`/lab/${id}`);
    } catch (error) {
      showToast({ message: error instanceof ApiFailure ? error.message : "The lab could not start the question. Try again." });
      setBusy(false);
    }
  };
  const { players: room } = ABOUT[game].play;
  return (
    <form
      className={styles.wish}
      aria-label="Question"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !busy) void ask();
      }}
    >
      {about.card && (
        <Field label="Card" problem={card.trim() !== "" && library && !chosen ? `${ABOUT[game].name} has no card “${card}”.` : undefined}>
          {(tied) => (
            <>
              <input
                {...tied}
                className={fields["box"]}
                list="lab-cards"
                value={chosen && card === start.card ? chosen.name : card}
                onChange={(event) => setCard(event.target.value)}
                placeholder="Name"
              />
              <datalist id="lab-cards">
                {library?.cards.map(({ id, name }) => (
                  <option key={id} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      {question === "edit" && (
        <Field label="Earlier revision" problem={/^[1-9]\d{0,5}$/.test(revision) ? undefined : "A revision is a whole number from 1."}>
          {(tied) => (
            <input
              {...tied}
              className={fields["box"]}
              inputMode="numeric"
              value={revision}
              onChange={(event) => setRevision(event.target.value)}
            />
          )}
        </Field>
      )}
      {question === "card" && (
        <Field label="Against">
          {(tied) => (
            <select {...tied} className={fields["box"]} value={against} onChange={(event) => setAgainst(event.target.value)}>
              <option value="">{isBuilt ? "A blank of the same price" : "A player who never plays it"}</option>
              {!isBuilt && <option value="blank">A blank of the same price</option>}
            </select>
          )}
        </Field>
      )}
      {about.decks === "two" && (
        <>
          <DeckField label="First deck" decks={decks} value={first} onChange={setFirst} />
          <DeckField label="Second deck" decks={decks} value={second} onChange={setSecond} />
        </>
      )}
      {about.decks === "one" && <DeckField label="Deck" decks={decks} value={first} onChange={setFirst} />}
      <Field
        label="Bots"
        className={cx(question === "ladder" && styles.wide)}
        hint={question === "ladder" ? "from weak to strong" : "the first one’s answer counts"}
      >
        {(tied) => (
          <select {...tied} className={fields["box"]} value={bots} onChange={(event) => setBots(event.target.value)}>
            {choices.map((names) => (
              <option key={names} value={names}>
                {question === "ladder"
                  ? names.replaceAll(",", ", ")
                  : names
                      .split(",")
                      .map((name) => `${botName(name)} (${name})`)
                      .join(" and ")}
              </option>
            ))}
          </select>
        )}
      </Field>
      {!isBuilt && room.to > room.from && (
        <Field label="Players">
          {(tied) => (
            <select {...tied} className={fields["box"]} value={players} onChange={(event) => setPlayers(event.target.value)}>
              <option value="">As usual</option>
              {Array.from({ length: room.to - room.from + 1 }, (_, i) => room.from + i).map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label="Precise to ±" hint="points of 100">
        {(tied) => (
          <input
            {...tied}
            className={fields["box"]}
            inputMode="decimal"
            value={within}
            onChange={(event) => setWithin(event.target.value)}
          />
        )}
      </Field>
      <Field label="Games at most">
        {(tied) => (
          <input
            {...tied}
            className={fields["box"]}
            inputMode="numeric"
            value={chosenMost ?? (plan.data ? String(plan.data.most) : "")}
            onChange={(event) => setMost(event.target.value)}
          />
        )}
      </Field>
      <Field label="First seed" hint="empty: any">
        {(tied) => (
          <input {...tied} className={fields["box"]} inputMode="numeric" value={seed} onChange={(event) => setSeed(event.target.value)} />
        )}
      </Field>
      <div className={styles.plan}>
        {plan.error ? (
          <p role="alert">{plan.error.message}</p>
        ) : plan.data && isReady ? (
          <p role="status">
            <b>Plan:</b> {plan.data.lanes === 1 ? "one comparison" : `${counted(plan.data.lanes)} comparisons`},{" "}
            {plan.data.seats.length === 1 ? "alone" : `${plan.data.seats.length} seats`}, at most {games(plan.data.most)}
            {plan.data.msAtMost !== null && `, about ${span(plan.data.msAtMost)}`}; ends as soon as{" "}
            {question === "ladder"
              ? `each pair is told apart from ${RUNG} points of a rating (Elo)`
              : question === "length"
                ? `the share of whoever goes first is ±${plan.data.within * 100} points`
                : `every interval is ±${plan.data.within * 100} points`}
            .{reach > plan.data.within && ` So many games reach about ±${(reach * 100).toFixed(1)} points.`}
          </p>
        ) : (
          <p>{isReady ? "Planning …" : "Fill in the question, and the plan appears here."}</p>
        )}
        <Button look="primary" type="submit" icon={<FlaskConical {...ICON} />} disabled={!isReady || busy || plan.error !== null}>
          Ask
        </Button>
      </div>
    </form>
  );
}

/** Whether what is asked for is how often somebody wins. */
const isOfShares = (question: Question): boolean => ["first-seat", "decks", "field", "matrix"].includes(question);

const OWN = "own ";
/** Decks of one's own are named by their id, ready ones by the name of their address. */
const deckWish = (value: string): { readonly shipped: string } | { readonly deck: string } =>
  value.startsWith(OWN) ? { deck: value.slice(OWN.length) } : { shipped: value };

type DeckFieldProps = {
  readonly label: string;
  readonly decks: SeatDecks;
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
};

const DeckField = ({ label, decks: { own, ready = [] }, value, onChange }: DeckFieldProps) => (
  <Field label={label}>
    {(tied) => (
      <select {...tied} className={fields["box"]} value={value ?? ""} onChange={({ target }) => onChange(target.value)}>
        {own.map(({ id, name }) => (
          <option key={id} value={`${OWN}${id}`}>
            {name}
          </option>
        ))}
        {ready.map(({ id, list }) => (
          <option key={id} value={id}>
            {list.name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Strengths that a game offers for a question, the usual first; for a ladder from weak to strong. */
function botChoices(game: PlayableGame, question: Question): readonly string[] {
  if (question === "ladder") return ["random,greedy,search:20,tree:400", "random,greedy", "greedy,search:20", "search:20,tree:400"];
  if (question === "cards") return ["greedy", ...botChoices(game, "card").filter((names) => names !== "greedy")];
  const { bots } = LOBBIES[game];
  const strong = bots.filter((name) => name.startsWith("search"));
  return ["greedy,random", "greedy", "random", ...strong.flatMap((name) => [`${name},greedy`, name])];
}

function Runs() {
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
          {runs.map(({ id, game, question, about, state, games: played }) => (
            <li key={id}>
              <Link href={`/lab/${id}`}>
                <b>{isQuestion(question) ? QUESTION_ABOUT[question].title : question}</b>
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
