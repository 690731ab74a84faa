"use client";
/** Begins a match at a position that one writes, or like a scenario: in the words of scenario files. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Dices, Hand } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { PLAYABLE, type PlayableGame } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { EXAMPLES } from "../../../engine/games/lists/examples.ts";
import { seatNames } from "../../../engine/games/seats.ts";
import { fetchMidgame, matchQueries, setUpMatch, turnRules } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { botsAt, ChooseSitters } from "../lobby/choose-sitters.tsx";
import form from "../lobby/match-form.module.css";
import { type Sitter, seatOf } from "../lobby/sitters.ts";
import { positionWords } from "./position-words.ts";
import styles from "./set-up.module.css";
import { playersOf, readSetUp } from "./set-up-model.ts";
import { arrangeHref } from "./tried.ts";

const written = (value: unknown): string => JSON.stringify(value, null, 2);

type SetUpProps = {
  /** The game that is chosen at first. */
  readonly game: PlayableGame;
  /** The initial text. */
  readonly text?: string;
  readonly onClose: () => void;
};

export default function SetUp({ game: first, text: given, onClose }: SetUpProps) {
  const router = useRouter();
  const [chosen, setGame] = useState(first);
  const [typed, setText] = useState(given);
  const [index, setIndex] = useState(0);
  const [sitting, setSitting] = useState<readonly Sitter[]>([]);
  // Who does not write it never meets the text, unless it cannot be read.
  const [isText, setIsText] = useState(given !== undefined && !readSetUp(given).ok);
  const text = typed ?? written(EXAMPLES[chosen].position);
  const read = readSetUp(text);
  const scenarios = read.ok ? read.value.scenarios : [];
  const game = (read.ok ? read.value.game : undefined) ?? chosen;
  const scenario = scenarios[index] ?? scenarios[0];
  const told = positionWords(scenario ?? {}, EXAMPLES[game].told);
  const bots = botsAt(game);
  // Whoever was chosen for another game may not play this one.
  const sitters = Array.from(
    { length: scenario ? playersOf(scenario, game) : 0 },
    (_, player) => bots.find((bot) => bot === sitting[player]) ?? "here",
  );
  const begin = useMutation({
    mutationFn: () => setUpMatch({ game, scenario, seats: sitters.map(seatOf) }),
    onSuccess: ({ id, stopped }) => {
      if (stopped !== undefined) showToast({ message: stopped });
      onClose();
      router.push(`/table/${id}`);
    },
  });
  const client = useQueryClient();
  // On a table with the rules off everything can be dragged; this browser sits on all seats, so that it may.
  const arrange = useMutation({
    mutationFn: async () => {
      const { id } = await setUpMatch({ game, scenario, seats: sitters.map(() => seatOf("here")) });
      await turnRules(client, await client.fetchQuery(matchQueries.match(id)), "off");
      return id;
    },
    onSuccess: (id) => {
      onClose();
      router.push(arrangeHref(id));
    },
  });
  const ofBots = useMutation({
    mutationFn: () => fetchMidgame(game, scenario?.options),
    onSuccess: (told) => setText(written(told)),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up a position"
      width={680}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" aria-disabled={!read.ok || begin.isPending} onClick={() => read.ok && begin.mutate()}>
            Begin there
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <p>
          Take a position from a game of bots, drag everything where you want it on the board, or write the position: cards, numbers, whose
          move it is and at which point of the turn. Anything you leave out is as at the start of a match. A scenario, or a file of
          scenarios, is played to its end. <a href="/docs/scenarios">How to write it</a>
        </p>
        <label>
          Game
          <select value={game} onChange={({ target }) => setGame(PLAYABLE.find((id) => id === target.value) ?? first)}>
            {PLAYABLE.map((id) => (
              <option key={id} value={id}>
                {ABOUT[id].name}
              </option>
            ))}
          </select>
        </label>
        <div>
          <Button
            size="s"
            data-autofocus
            icon={<Dices size={14} aria-hidden />}
            aria-disabled={ofBots.isPending}
            onClick={() => !ofBots.isPending && ofBots.mutate()}
          >
            {ofBots.isPending ? "Bots are playing …" : "From a game of bots"}
          </Button>{" "}
          <Button
            size="s"
            icon={<Hand size={14} aria-hidden />}
            aria-disabled={!read.ok || arrange.isPending}
            onClick={() => read.ok && !arrange.isPending && arrange.mutate()}
          >
            {arrange.isPending ? "Opening the board …" : "Arrange it on the board"}
          </Button>
        </div>
        {ofBots.error && <ErrorState title="No position was found">{ofBots.error.message}</ErrorState>}
        {arrange.error && <ErrorState title="The board could not be opened">{arrange.error.message}</ErrorState>}
        {told.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
          <section className={styles.told} aria-label="The position in words" tabIndex={0}>
            {told.map(({ heading, lines }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        )}
        <details open={isText} onToggle={({ currentTarget }) => setIsText(currentTarget.open)}>
          <summary>Edit as text, or paste another</summary>
          <label>
            Position or scenario
            <textarea className={styles.text} rows={14} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
          </label>
        </details>
        {!read.ok && <p role="status">{read.error}</p>}
        {scenarios.length > 1 && (
          <label>
            Scenario
            <select value={scenarios.indexOf(scenario ?? {})} onChange={({ target }) => setIndex(Number(target.value))}>
              {scenarios.map(({ name }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a scenario is its place in the file
                <option key={i} value={i}>
                  {String(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <ChooseSitters game={game} seats={seatNames(game, sitters.length)} sitting={sitters} onChange={setSitting} />
        {begin.error && <ErrorState title="The position could not be set up">{begin.error.message}</ErrorState>}
      </div>
    </Dialog>
  );
}
