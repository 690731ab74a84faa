"use client";
/** What a deck can pay for by each turn, in games that bots play with it (story D7): begun with a press, growing while they are played. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, Square } from "lucide-react";
import { useDeferredValue, useId, useState } from "react";
import type { DeckList } from "../../../engine/cards/deck.ts";
import type { FieldSpecs } from "../../../engine/cards/fields.ts";
import { type DeckGamesTold, hardestFirst, type PowerShown } from "../../../engine/decks/deck-games.ts";
import { sectionName } from "../../../engine/decks/index.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { playDeckGames } from "../../api/decks.ts";
import { Button } from "../../ui/button.tsx";
import inspector from "../builder/inspector.module.css";
import { attempt } from "../list/attempt.ts";
import styles from "./power.module.css";
import { PowerChart } from "./power-chart.tsx";
import { powerWords } from "./power-words.ts";

const ICON = { size: 15, strokeWidth: 1.75 } as const;
/** Cards that are shown before anybody asks for all. */
const FEW = 6;

/** @param isLegal bots play legal decks only */
export function PowerPanel({ list: now, isLegal }: { readonly list: DeckList; readonly isLegal: boolean }) {
  const client = useQueryClient();
  const id = useId();
  const list = useDeferredValue(now);
  const { data, error } = useQuery({ ...deckQueries.games(list), enabled: isLegal, retry: false });
  const act = (what: "play" | "stop") => void attempt(() => playDeckGames(client, list, what));
  return (
    <section className={inspector.block} aria-labelledby={id}>
      <h2 id={id} className={inspector.blockTitle}>
        What it can pay for, by turn
      </h2>
      {!isLegal && <p className={inspector.note}>Once the deck is legal, bots can play games with it here and show what it can pay for.</p>}
      {isLegal && error && <p className={inspector.note}>{error.message}</p>}
      {isLegal && data && <Games told={data} game={gameDefinition(list.game)} onAct={act} />}
    </section>
  );
}

type GamesProps = { readonly told: DeckGamesTold; readonly game: GameDefinition; readonly onAct: (what: "play" | "stop") => void };

function Games({ told, game, onAct }: GamesProps) {
  const { of, played, running, fault, power } = told;
  const isDone = played >= of;
  const section = game.deck ? sectionName(game.id, game.deck.draws.from) : "";
  return (
    <>
      {running && <progress className={styles.progress} max={of} value={played} aria-label="Games played" />}
      <p className={styles.told} role="status">
        {powerWords(told)}
      </p>
      {power && (
        <Figures power={power} of={power.cards.reduce((sum, { copies }) => sum + copies, 0)} section={section} fields={game.fields} />
      )}
      {running ? (
        <Button size="s" icon={<Square {...ICON} aria-hidden />} onClick={() => onAct("stop")}>
          Stop
        </Button>
      ) : (
        (!isDone || fault) && (
          <Button size="s" look="outline" icon={<Bot {...ICON} aria-hidden />} onClick={() => onAct("play")}>
            {played > 0 ? "Play them again" : `See it in ${of} bot games`}
          </Button>
        )
      )}
    </>
  );
}

type FiguresProps = { readonly power: PowerShown; readonly of: number; readonly section: string; readonly fields: FieldSpecs };

function Figures({ power, of, section, fields }: FiguresProps) {
  const [isAll, setAll] = useState(false);
  const cards = hardestFirst(power);
  const { turns } = power;
  return (
    <>
      <p className={styles.caption}>
        How many of the {of} cards in {section} can be paid for: the median game, and the middle eight of ten games
      </p>
      <PowerChart turns={turns} of={of} section={section} fields={fields} />
      <div className={styles.scroll}>
        <table className={styles.cards}>
          <caption>In how many of 100 games a card could be paid for by turn, hardest cards first</caption>
          <thead>
            <tr>
              <th scope="col">Card</th>
              {turns.map(({ turn }) => (
                <th key={turn} scope="col">
                  {turn}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isAll ? cards : cards.slice(0, FEW)).map(({ name, copies, shares }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <small>×{copies}</small>
                </th>
                {shares.map((share, i) => (
                  <td key={turns[i]?.turn} style={{ "--share": share } as React.CSSProperties}>
                    {Math.round(share * 100)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cards.length > FEW && (
        <Button size="s" look="quiet" onClick={() => setAll(!isAll)}>
          {isAll ? "Only the hardest" : `All ${cards.length} cards`}
        </Button>
      )}
    </>
  );
}
