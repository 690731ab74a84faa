"use client";
/** Where matches begin: against a bot, at one screen, or with somebody who gets a link; and those that go on. */
import { SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { MatchMade } from "../../engine/matches/told.ts";
import { Button } from "../ui/button.tsx";
import { copyText } from "../ui/clipboard.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { showToast } from "../ui/toaster.tsx";
import { FreeLobby } from "./free-lobby.tsx";
import { JoinCode } from "./join-code.tsx";
import styles from "./lobby.module.css";
import { MatchList } from "./match-list.tsx";
import { MegacorpLobby } from "./megacorp/megacorp-lobby.tsx";
import { SanLobby } from "./san/san-lobby.tsx";

const SetUp = dynamic(() => import("./set-up.tsx"));

const TABLES = [
  { id: "san", label: "San" },
  { id: "megacorp", label: "Megacorp" },
  { id: "free", label: "Free table" },
] as const;
const BEGIN = { san: SanLobby, megacorp: MegacorpLobby, free: FreeLobby } as const;

export function Lobby() {
  const [table, setTable] = useState<(typeof TABLES)[number]["id"]>("san");
  const [invited, setInvited] = useState<MatchMade>();
  const [settingUp, setSettingUp] = useState(false);
  const Begin = BEGIN[table];
  return (
    <div className={styles.lobby}>
      <section aria-labelledby="new-match" className={styles.new}>
        <h2 id="new-match">New match</h2>
        <Tabs label="What to play" items={TABLES} value={table} onChange={setTable} panelClassName={styles.begin}>
          <Begin onInvited={setInvited} />
        </Tabs>
      </section>
      <div className={styles.others}>
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
      {settingUp && <SetUp onClose={() => setSettingUp(false)} />}
      {invited && <Invitation made={invited} onClose={() => setInvited(undefined)} />}
    </div>
  );
}

/** The links of the seats that wait for somebody. */
function Invitation({ made, onClose }: { readonly made: MatchMade; readonly onClose: () => void }) {
  const router = useRouter();
  const links = made.links.map(({ player, token, code }) => ({
    code,
    player,
    link: `${window.location.origin}/table/${made.id}#${token}`,
  }));
  return (
    <Dialog open onClose={onClose} title={links.length > 1 ? "Send these links" : "Send this link"} width={520}>
      <p>Whoever opens {links.length > 1 ? "one" : "it"} first takes the seat. It works once.</p>
      {links.map(({ player, link, code }) => (
        <div key={player} className={styles.invitation}>
          <p className={styles.link}>{link}</p>
          <p>
            Or say the code <b className={styles.said}>{code}</b>
          </p>
          <Button
            aria-label={links.length > 1 ? `Copy the link of player ${player + 1}` : undefined}
            onClick={async () => {
              await copyText(link);
              showToast({ message: "The link is copied." });
            }}
          >
            Copy the link
          </Button>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button look="primary" onClick={() => router.push(`/table/${made.id}`)}>
          To the table
        </Button>
      </div>
    </Dialog>
  );
}
