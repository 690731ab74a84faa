"use client";
/** Where matches begin: against bots, at one screen, or with somebody who gets a link; and those that go on. */
import { useQueryClient } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { GAME_IDS, type GameId, type LibraryCard } from "../../../engine/cards/card.ts";
import { freeTableOf, hasPuzzle, isPlayable, PLAYABLE } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { matchQueries } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Invitation } from "../seats/invitation.tsx";
import { JoinCode } from "../seats/join-code.tsx";
import { ChooseGame } from "./choose-game.tsx";
import { GoingOn } from "./going-on.tsx";
import styles from "./lobby.module.css";
import { MatchList } from "./match-list.tsx";
import { NewMatch } from "./new-match.tsx";
import type { Room } from "./new-match-model.ts";
import { YourName } from "./your-name.tsx";

const SetUp = dynamic(() => import("../positions/set-up.tsx"));

const WAYS = { rules: "By its rules", free: "Free table" } as const;

type LobbyProps = {
  /** The game that is chosen at first. */
  readonly game: GameId | undefined;
  /** A card of it that is to be in the match, by its id. */
  readonly card: string | undefined;
  /** How many can sit at the free table of each game; undefined where it has none. */
  readonly tables: Readonly<Record<GameId, Room | undefined>>;
  /** What kind of game each is, in a sentence. */
  readonly taglines: Readonly<Record<GameId, string>>;
  /** The page that says how each is played. */
  readonly guides: Readonly<Record<GameId, string>>;
  /** A few cards of each. */
  readonly faces: Readonly<Record<GameId, readonly LibraryCard[]>>;
};

export function Lobby({ game: first, card, tables, taglines, guides, faces }: LobbyProps) {
  const router = useRouter();
  const client = useQueryClient();
  const [game, setGame] = useState(first ?? at(GAME_IDS, 0));
  const [way, setWay] = useState<keyof typeof WAYS>("rules");
  const [invited, setInvited] = useState<MatchMade>();
  const [settingUp, setSettingUp] = useState(false);
  const playable = isPlayable(game) ? game : undefined;
  const byRules = playable && (way === "rules" || !tables[game]);
  const table = byRules ? playable : freeTableOf(game);
  const room = byRules ? ABOUT[playable].play.players : tables[game];
  return (
    <div className={styles.lobby}>
      <section aria-labelledby="new-match" className={styles.games}>
        <h2 id="new-match">New match</h2>
        <ChooseGame value={game} rooms={{ ...tables, ...ROOMS }} faces={faces} onChange={setGame} />
      </section>
      <section aria-label={ABOUT[game].name} className={cx(styles.new, styles.form)}>
        <p className={styles.about}>
          {taglines[game]} <Link href={guides[game]}>How to play</Link>
        </p>
        {playable && tables[game] && (
          <div className={styles.way}>
            <Segmented legend="With or without rules" value={way} labels={WAYS} onChange={setWay} />
          </div>
        )}
        {!byRules && (
          <p className={styles.none}>
            {playable ? "" : `${ABOUT[game].name} is played on a free table. `}
            You move its cards by hand, including drafts. No rules apply.
          </p>
        )}
        {hasPuzzle(game) && (
          <p className={styles.none}>
            To play alone, without a match, try the <Link href={`/${game}/puzzle`}>puzzle of the day</Link>.
          </p>
        )}
        {room && (
          <NewMatch
            key={table}
            table={table}
            room={room}
            card={card}
            onInvited={(made) => {
              setInvited(made);
              void client.invalidateQueries(matchQueries.list());
            }}
          />
        )}
      </section>
      <div className={styles.mine}>
        <MatchList />
      </div>
      <div className={styles.others}>
        <YourName />
        <JoinCode />
        <GoingOn />
        <section aria-labelledby="set-up" className={styles.new}>
          <h2 id="set-up">A position of your own</h2>
          <p>Start in the middle of a match: say where the cards are and whose move it is, or open a scenario.</p>
          <div className={styles.buttons}>
            <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setSettingUp(true)}>
              Set up a position
            </Button>
          </div>
        </section>
      </div>
      {settingUp && <SetUp game={playable ?? at(PLAYABLE, 0)} onClose={() => setSettingUp(false)} />}
      {invited && (
        <Invitation
          id={invited.id}
          links={invited.links}
          onClose={() => setInvited(undefined)}
          footer={
            <Button look="primary" onClick={() => router.push(`/table/${invited.id}`)}>
              To the table
            </Button>
          }
        />
      )}
    </div>
  );
}

/** How many can play by the rules. */
const ROOMS: Readonly<Partial<Record<GameId, Room>>> = Object.fromEntries(PLAYABLE.map((id) => [id, ABOUT[id].play.players]));
