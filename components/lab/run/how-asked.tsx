/** What exactly was asked, and how to ask it again. */
import { RotateCcw } from "lucide-react";
import { botName } from "../../../engine/games/bot-names.ts";
import { RUNG } from "../../../engine/lab/ladder.ts";
import { playersOf } from "../../../engine/questions/configuration.ts";
import type { RunTold } from "../../../engine/questions/told.ts";
import { againstWords, games } from "../../../faces/plots/words.ts";
import { LinkButton } from "../../ui/button.tsx";
import styles from "../lab.module.css";
import { againHref } from "../links.ts";
import { Fact, ICON } from "./fact.tsx";

export function HowItWasAsked({ run: { id, answer, command, current, game, names } }: { readonly run: RunTold }) {
  const { configuration, plan } = answer;
  const against = againstWords(configuration);
  const players = playersOf(configuration);
  return (
    <section className={styles.figure} aria-label="Settings of this run">
      <h2>Settings of this run</h2>
      <dl className={styles.facts}>
        {configuration.cards.length === 1 && <Fact name="Card">{names[configuration.cards[0] ?? ""] ?? configuration.cards[0]}</Fact>}
        {against && <Fact name="Against">{against}</Fact>}
        {configuration.decks.length > 0 && <Fact name="Decks">{configuration.decks.map(({ name }) => name).join(", ")}</Fact>}
        {players !== undefined && <Fact name="Players">{players}</Fact>}
        <Fact name="Bots">
          {configuration.bots.map((bot) => `${botName(bot)} (${bot})`).join(configuration.question === "ladder" ? ", " : " and ")}
        </Fact>
        <Fact name="Seeds">from {configuration.seed}</Fact>
        <Fact name="Ends">
          {configuration.question === "ladder"
            ? `when each pair is told apart from ${RUNG} points of a rating`
            : `at ±${configuration.stop.within * 100} points`}
          , or {games(configuration.stop.most)}
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
        <LinkButton href={againHref(game, id, configuration)} size="s" icon={<RotateCcw {...ICON} />}>
          Ask again
        </LinkButton>
        <a href={`/api/lab/${id}`} download={`lab-${id}.json`}>
          JSON
        </a>
        <a href={`/api/lab/${id}/report`}>One-page report</a>
        <a href={`/api/lab/${id}/report?as=pdf`}>Report as PDF</a>
      </p>
      <details>
        <summary>Games needed for the interval of one percentage, if you look only at the end</summary>
        <p className={styles.faint}>
          ±5 points 384 · ±3 points 1,067 · ±2 points 2,401 · ±1 point 9,604 · ±0.5 points 38,415. An interval that is valid at every moment
          needs about three times as many.
        </p>
      </details>
    </section>
  );
}
