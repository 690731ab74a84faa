"use client";
/** Cards, or a game's whole kit, as a PDF to cut out: what and how on the left, the sheets themselves on the right. */
import { useQuery } from "@tanstack/react-query";
import { Download, Package, RotateCcw, Square } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { hasDecks } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { PAPERS } from "../../faces/print/papers.ts";
import { cardQueries } from "../api/cards.ts";
import { exportHref } from "../export/choices.ts";
import { Page } from "../frame/page.tsx";
import buttons from "../ui/button.module.css";
import { Button, LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Segmented } from "../ui/segmented.tsx";
import { ChoiceFields } from "./choice-fields.tsx";
import { type Choices, FIRST_CHOICES, paperChosen, printRequest, type What } from "./choices.ts";
import { KitFields } from "./kit-fields.tsx";
import { Preview, prepareReader } from "./preview.tsx";
import styles from "./print.module.css";
import { setPrinted, usePrinted } from "./printed.ts";
import { Printer } from "./printer.tsx";
import { useProfile } from "./profile.ts";
import { type PrintState, usePrint } from "./use-print.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
/** What a kit begins with: its backs are part of it. */
const KIT_CHOICES: Choices = { ...FIRST_CHOICES, backs: "long" };

export function PrintPage({ game, what }: { readonly game: GameId; readonly what: What }) {
  const [withKit, setWithKit] = useState(what.is === "kit");
  const [choices, setChoices] = useState<Choices>(withKit ? KIT_CHOICES : FIRST_CHOICES);
  const set = (more: Partial<Choices>) => setChoices((before) => ({ ...before, ...more }));
  const profile = useProfile();
  const printed = usePrinted(game);
  const asked: What = withKit ? { is: "kit" } : what.is === "kit" ? { is: "game" } : what;
  // A kit of decks waits for them.
  const isWaiting = withKit && hasDecks(game) && choices.decks.length === 0;
  const { state, cards, stop, again } = usePrint(isWaiting ? undefined : printRequest(game, asked, choices, profile, printed));
  useEffect(() => {
    // What cannot be loaded is told where it is needed.
    prepareReader().catch(() => undefined);
  }, []);
  const paper = paperChosen(choices);
  const { name } = gameDefinition(game);
  return (
    <Page
      game={game}
      title="Print"
      crumbs={[{ label: `${name} cards`, href: `/${game}/cards` }]}
      actions={
        <>
          <LinkButton href={exportHref(game, asked)} look="quiet" icon={<Package {...ICON} />} aria-label="Print shops, other tables">
            <span data-wide>Print shops, other tables</span>
          </LinkButton>
          {state.is === "done" && (
            <a
              className={cx(buttons.button, buttons["primary"])}
              href={`/api/prints/${state.id}`}
              aria-label="Download PDF"
              download
              onClick={() => setPrinted(game, state.at)}
            >
              <Download {...ICON} /> PDF
            </a>
          )}
        </>
      }
    >
      <div className={styles.page}>
        <form className={styles.choices} aria-label="How to print" onSubmit={(event) => event.preventDefault()}>
          <Subject game={game} what={asked} />
          {(what.is === "game" || what.is === "kit") && (
            <div className={styles.strip}>
              <Segmented
                legend="What to print"
                value={withKit ? "kit" : "cards"}
                labels={{ cards: "Cards", kit: "The whole kit" }}
                onChange={(one) => {
                  setWithKit(one === "kit");
                  // What a kit needs on its other side is printed there.
                  if (one === "kit" && choices.backs === "none") set({ backs: KIT_CHOICES.backs });
                }}
              />
            </div>
          )}
          {withKit && <KitFields game={game} choices={choices} onChange={set} />}
          <ChoiceFields choices={choices} onChange={set} cards={cards} printed={printed} />
          <Printer profile={profile} paper={typeof paper === "string" ? PAPERS.A4 : paper} />
        </form>
        <section className={styles.result} aria-label="Sheets">
          <Progress state={state} one={withKit ? "component" : "card"} onStop={stop} onAgain={again} />
          {state.is === "making" && state.first && <Preview key={state.first.id} id={state.first.id} pages={state.first.pages} />}
          {state.is === "done" && <Preview key={state.id} id={state.id} pages={state.pages} />}
        </section>
      </div>
    </Page>
  );
}

/** What to print, in words. */
function Subject({ game, what }: { readonly game: GameId; readonly what: What }) {
  const { data: library } = useQuery(cardQueries.library(game));
  const { name } = gameDefinition(game);
  const words = () => {
    if (what.is === "kit") return `Everything that ${name} needs on a table`;
    if (what.is === "cards") return `${what.slugs.length} chosen cards of ${name}`;
    if (what.is === "game") return `All cards of ${name}, as many copies as in its box`;
    if (what.is === "set") return `${name}, set ${what.code}`;
    if (what.is === "query") return what.text.trim() === "" ? `Each card of ${name} once` : `Each card that “${what.text}” finds, once`;
    if (what.is === "deck") return "The cards of a deck";
    return library?.cards.find(({ id }) => id === `${game}/${what.slug}`)?.name ?? what.slug;
  };
  return (
    <p className={styles.subject}>
      <b>{words()}.</b>
      {what.is === "kit" && " Cards with their backs, boards in parts to glue together, tokens, figures, aids. "}
      Cards are 63 × 88 mm and never scaled. Print at 100 %, not “fit to page”. <Link href="/docs/printing">How to print</Link>
    </p>
  );
}

type ProgressProps = {
  readonly state: PrintState /** What is counted: "card". */;
  readonly one: string;
  readonly onStop: () => void;
  readonly onAgain: () => void;
};

function Progress({ state, one, onStop, onAgain }: ProgressProps) {
  const words = () => {
    if (state.is === "waiting") return "Type the size of the paper, or choose the decks.";
    if (state.is === "making") return state.all === 0 ? "Laying out the sheets …" : `${state.done} of ${state.all} sheets`;
    if (state.is === "stopped") return "Stopped. No file was made.";
    if (state.is === "failed") return state.error;
    return `${state.components} ${state.components === 1 ? one : `${one}s`} on ${state.pages} ${state.pages === 1 ? "page" : "pages"}.`;
  };
  return (
    <div className={styles.progress}>
      <p role={state.is === "failed" ? "alert" : "status"} data-bad={state.is === "failed" || undefined}>
        {words()}
      </p>
      {(state.is === "making" || state.is === "done") &&
        [state.letters, state.pictures].map(
          (said) =>
            said !== undefined && (
              <p key={said} className={styles.letters} role="note">
                {said}
              </p>
            ),
        )}
      {state.is === "making" && (
        <>
          <progress aria-label="Sheets done" max={Math.max(1, state.all)} value={state.done} />
          <Button size="s" icon={<Square {...ICON} />} onClick={onStop}>
            Stop
          </Button>
        </>
      )}
      {(state.is === "stopped" || state.is === "failed") && (
        <Button size="s" icon={<RotateCcw {...ICON} />} onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
