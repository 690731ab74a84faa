"use client";
/** Where matches begin: against a bot, at one screen, or with somebody who gets a link; and those that go on. */
import { useQueryClient } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import { isPlayable } from "../../../engine/games/game.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { matchQueries } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Invitation } from "../seats/invitation.tsx";
import { JoinCode } from "../seats/join-code.tsx";
import { FreeLobby } from "./free-lobby.tsx";
import styles from "./lobby.module.css";
import { MatchList } from "./match-list.tsx";
import { MegacorpLobby } from "./megacorp-lobby.tsx";
import { SanLobby } from "./san-lobby.tsx";
import { YourName } from "./your-name.tsx";

const SetUp = dynamic(() => import("../positions/set-up.tsx"));

const TABLES = [
  { id: "san", label: "San" },
  { id: "megacorp", label: "Megacorp" },
  { id: "free", label: "Free table" },
] as const;
const BEGIN = { san: SanLobby, megacorp: MegacorpLobby, free: FreeLobby } as const;

/** @param game the game whose tab is open at first; one without rules opens the free table with its cards */
export function Lobby({ game }: { readonly game?: GameId }) {
  const router = useRouter();
  const client = useQueryClient();
  const [table, setTable] = useState<(typeof TABLES)[number]["id"]>(game === undefined ? "san" : isPlayable(game) ? game : "free");
  const [invited, setInvited] = useState<MatchMade>();
  const [settingUp, setSettingUp] = useState(false);
  const Begin = BEGIN[table];
  return (
    <div className={styles.lobby}>
      <section aria-labelledby="new-match" className={styles.new}>
        <h2 id="new-match">New match</h2>
        <Tabs label="What to play" items={TABLES} value={table} onChange={setTable} panelClassName={styles.begin}>
          <Begin
            {...(game && { game })}
            onInvited={(made) => {
              setInvited(made);
              void client.invalidateQueries(matchQueries.list());
            }}
          />
        </Tabs>
      </section>
      <div className={styles.others}>
        <YourName />
        <JoinCode />
        <section aria-labelledby="set-up" className={styles.new}>
          <h2 id="set-up">A position of your own</h2>
          <p>Begin in the middle: write where the cards lie and who is to move, or open a scenario.</p>
          <div className={styles.buttons}>
            <Button icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setSettingUp(true)}>
              Set up a position
            </Button>
          </div>
        </section>
        <MatchList />
      </div>
      {settingUp && <SetUp game={table === "free" ? "san" : table} onClose={() => setSettingUp(false)} />}
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
