"use client";
/** The card on the table: one key saves it and begins a match with it in hand; what is played there can be saved as a scenario (story S7). */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { BookmarkPlus, CircleCheck, OctagonX, Play, Trash2 } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useEffect, useId, useState } from "react";
import { type CardId, gameOf } from "../../../engine/cards/card.ts";
import { hasDecks, type LibraryGame, PLAYABLE } from "../../../engine/games/game.ts";
import { LOBBY_BOTS, type LobbyBot } from "../../../engine/games/game-lobby.ts";
import { isOwn } from "../../../engine/games/own-cards/own-cards.ts";
import type { MatchId } from "../../../engine/matches/stored.ts";
import { cardQueries } from "../../api/cards.ts";
import { archiveScenario, studioQueries, tryCard } from "../../api/studio.ts";
import { playHref } from "../../cards/links.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { keysOf } from "../../frame/keys.ts";
import { useBindings, usePageKeys } from "../../frame/use-keys.ts";
import { BOTS } from "../../table/lobby/sitters.ts";
import { trialHref, trialIn } from "../../table/positions/tried.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { TextBox } from "../form/boxes.tsx";
import fieldStyles from "../form/fields.module.css";
import { type Draft, same } from "./draft.ts";
import { keepScenario } from "./keep-scenario.ts";
import styles from "./try-panel.module.css";
import type { OpenCard } from "./use-open-card.ts";

export type TryPanelProps = {
  readonly card: OpenCard;
  readonly game: LibraryGame;
  readonly id: CardId;
  /** Whether the text is not understood. */
  readonly isDraft: boolean;
};

export function TryPanel({ card, game, id, isDraft }: TryPanelProps) {
  const bindings = useBindings();
  const [bot, setBot] = useState<LobbyBot>("greedy");
  // Who comes back from the table of a trial goes on with it.
  const [before] = useState(trialIn(useSearchParams().toString()));
  const [match, setMatch] = useState<{ readonly id: MatchId; readonly tried?: Draft } | undefined>(before && { id: before });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const botId = useId();
  const isPlayed = PLAYABLE.some((one) => one === game.id);
  const why = !isPlayed
    ? `${game.name} cannot be played by its rules yet, so you cannot try its cards.`
    : card.problems.size > 0
      ? "You can try the card when every field is valid."
      : undefined;
  const begin = async () => {
    if (busy) return;
    if (why) {
      setProblem(why);
      return;
    }
    // Opened at once, while the browser knows that a person asked for it.
    const tab = window.open("", "_blank");
    setBusy(true);
    setProblem(undefined);
    try {
      if (card.isChanged && !(await card.save())) throw new Error("The card could not be saved, so it was not tried. Check its fields.");
      const made = await tryCard(id, bot);
      setMatch({ id: made.id, tried: card.store.state().history.doc });
      if (tab) tab.location.href = trialHref(made.id, id);
    } catch (error) {
      tab?.close();
      setProblem(error instanceof Error ? error.message : "The table could not be opened. Try again.");
    } finally {
      setBusy(false);
    }
  };
  usePageKeys({ tryCard: () => void begin() });
  const key = keysOf("tryCard", bindings)[0];
  return (
    <section className={styles.panel} aria-label="Try it" data-try>
      <h2>Try it</h2>
      {why ? (
        <p>{why}</p>
      ) : (
        <>
          <p>You get the card in hand, enough to pay for it, a target, and a bot to play against.</p>
          {isDraft && <p>The table carries out the sentences it understands and lists the others. Do those by hand with the rules off.</p>}
          <div className={styles.row}>
            <Button
              look="primary"
              icon={<Play size={15} strokeWidth={1.75} aria-hidden />}
              aria-disabled={busy}
              onClick={() => void begin()}
            >
              Try on the table {key && <Kbd keys={key} />}
            </Button>
            <span className={styles.opposite}>
              <label htmlFor={botId}>Against</label>
              <select
                id={botId}
                className={`${fieldStyles.box} ${styles.bot}`}
                value={bot}
                onChange={(event) => setBot(event.target.value as LobbyBot)}
              >
                {LOBBY_BOTS.map((one) => (
                  <option key={one} value={one}>
                    {BOTS[one].name}
                  </option>
                ))}
              </select>
            </span>
          </div>
        </>
      )}
      {!why && !hasDecks(game.id) && !isDraft && isOwn(card.head) && (
        <p>
          Or <Link href={playHref(id)}>play a game with it</Link>: it is added to the printed cards, or replaces one of them.
        </p>
      )}
      {problem && problem !== why && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {match && <KeepScenario id={id} match={match.id} isOlder={match.tried !== undefined && !same(match.tried, card.draft)} />}
      {isPlayed && <Scenarios id={id} isUnverified={card.head.state === "unverified"} />}
    </section>
  );
}

type KeepProps = {
  readonly id: CardId;
  readonly match: MatchId;
  /** Whether the card was changed since the match began. */
  readonly isOlder: boolean;
};

function KeepScenario({ id, match, isOlder }: KeepProps) {
  const client = useQueryClient();
  const field = useId();
  const [name, setName] = useState("");
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return;
    void attempt(async () => {
      await keepScenario(client, id, match, name);
      setName("");
    });
  };
  return (
    <form className={styles.keep} onSubmit={keep}>
      <p>
        The table is open: <a href={trialHref(match, id)}>go there</a>. You can save what you play there as a scenario, and the studio runs
        it again whenever the card changes.
      </p>
      {isOlder && <p role="status">That table has the card from before your change. Try it again to play the current card.</p>}
      <label htmlFor={field}>What it shows</label>
      <div className={styles.row}>
        <TextBox
          id={field}
          value={name}
          maxLength={120}
          placeholder="It draws a card when it is destroyed"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" icon={<BookmarkPlus size={15} aria-hidden />} aria-disabled={name.trim() === ""}>
          Keep
        </Button>
      </div>
    </form>
  );
}

function Scenarios({ id, isUnverified }: { readonly id: CardId; readonly isUnverified: boolean }) {
  const client = useQueryClient();
  const { data } = useQuery(studioQueries.scenarios(id));
  const isShown = isUnverified && data !== undefined && data.length > 0 && data.every(({ passes }) => passes);
  useEffect(() => {
    // Playing them is what shows the studio that the card plays: lists that were read before do not say so yet.
    if (isShown) void client.invalidateQueries({ queryKey: cardQueries.game(gameOf(id)) });
  }, [isShown, client, id]);
  if (!data || data.length === 0) return null;
  const failed = data.filter(({ passes }) => !passes).length;
  const away = (scenario: string, name: string) =>
    attempt(async () => {
      await archiveScenario(client, id, scenario, true);
      showToast({ message: `“${name}” is archived.`, undo: () => void attempt(() => archiveScenario(client, id, scenario, false)) });
    });
  return (
    <div className={styles.scenarios}>
      <h3>
        {data.length} {data.length === 1 ? "scenario" : "scenarios"}
        {failed === 0 ? (data.length === 1 ? " passes" : " pass") : `, ${failed} ${failed === 1 ? "fails" : "fail"}`}
      </h3>
      <ul>
        {data.map((scenario) => (
          <li key={scenario.id} data-passes={scenario.passes || undefined}>
            {scenario.passes ? (
              <CircleCheck size={15} strokeWidth={1.75} aria-label="passes:" />
            ) : (
              <OctagonX size={15} strokeWidth={1.75} aria-label="fails:" />
            )}
            <span>
              {scenario.name}
              {!scenario.passes && <small>{scenario.reason}</small>}
            </span>
            <IconButton size="s" label={`Archive “${scenario.name}”`} onClick={() => void away(scenario.id, scenario.name)}>
              <Trash2 size={14} strokeWidth={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
