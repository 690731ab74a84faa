/** The odd games of a run, each one press from its replay. */
import { Play } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { botLabel } from "../../../engine/games/bot-names.ts";
import type { PlayableGame } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import type { Oddity } from "../../../engine/questions/counts.ts";
import type { RunTold } from "../../../engine/questions/told.ts";
import { counted } from "../../../faces/plots/words.ts";
import { watchGame } from "../../api/lab.ts";
import { ApiFailure } from "../../api/request.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "../lab.module.css";
import { ICON } from "./fact.tsx";

const ODD_WORDS: Readonly<Record<Oddity, (value: number) => string>> = {
  shortest: (value) => `shortest: ${-value} turns`,
  longest: (value) => `longest: ${value} turns`,
  decisions: (value) => `most choices: ${counted(value)}`,
  leads: (value) => `the lead changed ${value === 1 ? "once" : `${value} times`}`,
  comeback: (value) =>
    `biggest comeback: the bot once gave the winner a value of ${value > 0 ? `−${value}` : -value} (−100 is lost, 100 is won)`,
  stuck: (value) => `the same question came ${value} times in a row`,
  idle: (value) => `${value} turns with nothing to choose`,
};

export function OddGames({ run: { id, answer, game } }: { readonly run: RunTold }) {
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
        Each opens as a replay of {ABOUT[game as PlayableGame]?.name ?? game}; “Play from here” continues it from any moment.
      </p>
      <ul className={styles.odd}>
        {odd.map((one) => (
          <li key={`${one.bot} ${one.kind} ${one.seed} ${one.table}`}>
            <Button
              size="s"
              icon={<Play {...ICON} />}
              disabled={busy !== ""}
              onClick={() => open(one)}
              aria-label={`Watch seed ${one.seed}: ${ODD_WORDS[one.kind](one.value)}, ${botLabel(one.bot)}`}
            >
              {busy === `${one.kind} ${one.seed}` ? "Opening …" : `Seed ${one.seed}`}
            </Button>
            {ODD_WORDS[one.kind](one.value)} <small>{botLabel(one.bot)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
