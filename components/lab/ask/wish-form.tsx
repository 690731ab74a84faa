/** What a question needs: a card, decks, bots, how precise, and its plan before it is asked. */
import { useQuery } from "@tanstack/react-query";
import { FlaskConical } from "lucide-react";
import { useRouter } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { botName } from "../../../engine/games/bot-names.ts";
import { hasDecks, type PlayableGame } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { QUESTION_ABOUT, type Question } from "../../../engine/questions/configuration.ts";
import { cardQueries } from "../../api/cards.ts";
import { askLab, labQueries } from "../../api/lab.ts";
import { ApiFailure } from "../../api/request.ts";
import { Field } from "../../studio/form/field.tsx";
import fields from "../../studio/form/fields.module.css";
import { useSeatDecks } from "../../table/lobby/seat-decks.tsx";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "../lab.module.css";
import type { LabStart } from "../start.ts";
import { CardField, cardNamed } from "./card-field.tsx";
import { DeckField } from "./deck-field.tsx";
import { PlanNote } from "./plan-note.tsx";
import { botChoices, type Faults, type Filled, faultsOf, OTHER, THEN, wishOf } from "./wish.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

type WishFormProps = { readonly game: PlayableGame; readonly question: Question; readonly start: LabStart };

export function WishForm({ game, question, start }: WishFormProps) {
  const about = QUESTION_ABOUT[question];
  const isBuilt = hasDecks(game);
  // What a run was asked is filled in for its own question alone.
  const isAgain = start.game === game && start.question === question;
  const again = (value: string, usual: string): string => (isAgain && value !== "" ? value : usual);
  const usualBots = botChoices(game, question);
  const choices = [...usualBots, ...(isAgain && start.bots !== "" && !usualBots.includes(start.bots) ? [start.bots] : [])];
  const [typed, setTyped] = useState(start.card);
  const [otherTyped, setOther] = useState(again(start.other, ""));
  const [against, setAgainst] = useState(again(start.other === "" ? start.against : OTHER, ""));
  const [revision, setRevision] = useState(again(start.revision, "1"));
  const [bots, setBots] = useState(again(start.bots, usualBots[0] ?? "greedy"));
  const [within, setWithin] = useState(again(start.within, "2"));
  const [most, setMost] = useState<string | undefined>(again(start.games, "") || undefined);
  const [seed, setSeed] = useState("");
  const [players, setPlayers] = useState(again(start.players, ""));
  const decks = useSeatDecks(game);
  const [firstChosen, setFirst] = useState<string | undefined>(start.deck || undefined);
  const [secondChosen, setSecond] = useState<string>();
  const [keeps, setKeeps] = useState(true);
  const [busy, setBusy] = useState(false);
  const router = useRouter();

  const run = useQuery({ ...labQueries.run(start.again), enabled: isAgain && start.again !== "", refetchInterval: false });
  const configuration = run.data?.answer.configuration;
  const earlier = configuration?.decks ?? [];
  const asThen = (place: number): string | undefined => (place < earlier.length ? `${THEN}${place}` : undefined);
  const [first, second] = [firstChosen ?? asThen(0) ?? decks.usual(0), secondChosen ?? asThen(1) ?? decks.usual(1)];
  const { data: library } = useQuery({ ...cardQueries.library(game), enabled: about.card === true });
  const [card, other] = [cardNamed(library?.cards, typed), cardNamed(library?.cards, otherTyped)];
  const slug = (id: string | undefined): string | undefined => id?.slice(game.length + 1);
  const filled: Filled = {
    ...{ game, question, against, revision, bots, within, most, seed, players },
    card: about.card ? slug(card?.id) : undefined,
    other: slug(other?.id),
    decks: [first, second],
    again: configuration,
    keeps,
    ready: (decks.ready ?? []).map(({ id }) => id),
  };
  const faults = faultsOf(filled);
  const wish = wishOf(filled);
  const asked = useDeferredValue(wish);
  const plan = useQuery({ ...labQueries.plan(asked ?? { question, game }), enabled: asked !== undefined });
  // What a run was asked has to be here before it is asked again.
  const isReady = wish !== undefined && !run.isLoading;
  const ask = async () => {
    if (!wish) return;
    setBusy(true);
    try {
      // The seed that the plan has said.
      const told = asked === wish ? plan.data?.configuration.seed : undefined;
      const { id } = await askLab({ ...wish, ...(told === undefined ? {} : { seed: told }) });
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
        <CardField label="Card" game={ABOUT[game].name} cards={library?.cards} typed={typed} found={card} onChange={setTyped} />
      )}
      {question === "edit" && (
        <Box label="Earlier revision" name="revision" faults={faults} mode="numeric" value={revision} onChange={setRevision} />
      )}
      {question === "card" && (
        <Field label="Against">
          {(tied) => (
            <select {...tied} className={fields["box"]} value={against} onChange={(event) => setAgainst(event.target.value)}>
              <option value="">{isBuilt ? "A blank of the same price" : "A player who never plays it"}</option>
              {!isBuilt && <option value="blank">A blank of the same price</option>}
              <option value={OTHER}>Another card</option>
            </select>
          )}
        </Field>
      )}
      {question === "card" && against === OTHER && (
        <CardField
          label="In its place"
          game={ABOUT[game].name}
          cards={library?.cards}
          typed={otherTyped}
          found={other}
          onChange={setOther}
        />
      )}
      {about.decks === "two" && (
        <>
          <DeckField label="First deck" decks={decks} earlier={earlier} value={first} onChange={setFirst} />
          <DeckField label="Second deck" decks={decks} earlier={earlier} value={second} onChange={setSecond} />
        </>
      )}
      {about.decks === "one" && <DeckField label="Deck" decks={decks} earlier={earlier} value={first} onChange={setFirst} />}
      {configuration && about.decks !== "two" && (earlier.length > 0 || question === "cards" || configuration.options !== null) && (
        <Field label={about.decks === "one" ? "Field" : isBuilt ? "Decks" : question === "cards" ? "Cards and options" : "Options"}>
          {(tied) => (
            <select
              {...tied}
              className={fields["box"]}
              value={keeps ? THEN : ""}
              onChange={({ target }) => setKeeps(target.value === THEN)}
            >
              <option value={THEN}>As in that run</option>
              <option value="">{isBuilt ? "All ready decks, as they are now" : "As usual"}</option>
            </select>
          )}
        </Field>
      )}
      <Field label="Bots" className={styles.wide} hint={question === "ladder" ? "from weak to strong" : "the first one’s answer counts"}>
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
      <Box label="Precise to ±" hint="points of 100" name="within" faults={faults} mode="decimal" value={within} onChange={setWithin} />
      <Box
        label="Games at most"
        name="most"
        faults={faults}
        mode="numeric"
        value={most ?? (plan.data ? String(plan.data.most) : "")}
        onChange={setMost}
      />
      <Box label="First seed" hint="empty: any" name="seed" faults={faults} mode="numeric" value={seed} onChange={setSeed} />
      <div className={styles.plan}>
        {plan.error && isReady ? (
          <p role="alert">{plan.error.message}</p>
        ) : plan.data && isReady ? (
          <PlanNote
            plan={plan.data}
            card={card && { name: card.name, revision: card.revision.number }}
            onMost={(games) => setMost(String(games))}
          />
        ) : (
          <p>{isReady ? "Planning …" : missing(faults)}</p>
        )}
        <Button
          look="primary"
          type="submit"
          icon={<FlaskConical {...ICON} />}
          disabled={!isReady || busy || (plan.error !== null && plan.error !== undefined)}
        >
          Ask
        </Button>
      </div>
    </form>
  );
}

const missing = (faults: Faults): string =>
  Object.keys(faults).length > 0
    ? "Correct what is marked, and the plan appears here."
    : "Fill in the question, and the plan appears here.";

type BoxProps = {
  readonly label: string;
  readonly hint?: string;
  readonly name: keyof Faults;
  readonly faults: Faults;
  readonly mode: "numeric" | "decimal";
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const Box = ({ label, hint, name, faults, mode, value, onChange }: BoxProps) => (
  <Field label={label} hint={hint} problem={faults[name]}>
    {(tied) => (
      <input {...tied} className={fields["box"]} inputMode={mode} value={value} onChange={(event) => onChange(event.target.value)} />
    )}
  </Field>
);
