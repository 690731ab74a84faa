"use client";
/** The deck that somebody brings to a match: pasted, out of a file, or one of this studio; checked before it can be taken, as everywhere. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useDeferredValue, useState } from "react";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { legible } from "../../../engine/cards/legible.ts";
import type { DeckReading } from "../../../engine/decks/read/reading.ts";
import { cardsOf, isFreeTable } from "../../../engine/games/game.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { checkStored, readText } from "../../api/decks.ts";
import { keepView, readyFor } from "../../api/matches.ts";
import { ruleHref } from "../../cards/links.ts";
import { ImportSource } from "../../deck/exchange/import-source.tsx";
import { FindingSentence, unnamedRules } from "../../deck/legality/finding-sentence.tsx";
import { LegalChip } from "../../deck/legality/legal-chip.tsx";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { DeckSelect, useSeatDecks } from "../lobby/seat-decks.tsx";
import styles from "./waiting-room.module.css";

const WAYS = { studio: "A deck of this studio", paste: "Paste or file" } as const;
/** Lines that were not understood, told one by one. */
const MOST_LINES = 8;

type BringDeckProps = {
  readonly match: MatchView;
  readonly player: Player;
  /** The deck that lies with the seat, if one does. */
  readonly brought: DeckList | undefined;
  readonly isAwaited: boolean;
};

export function BringDeck({ match, player, brought, isAwaited }: BringDeckProps) {
  const client = useQueryClient();
  const game = cardsOf(match.game);
  // Whoever has none yet can begin with a ready one.
  const [way, setWay] = useState<keyof typeof WAYS>(brought ? "paste" : "studio");
  const [text, setText] = useState("");
  const [fileName, setFileName] = useState<string>();
  const [which, setWhich] = useState(0);
  const [choice, setChoice] = useState<string>();
  const studio = useSeatDecks(game);
  const chosen = choice ?? studio.usual(0);
  const read = useDeferredValue(text.trim());
  const reading = useQuery({
    queryKey: ["bring deck", game, read, fileName],
    queryFn: () => readText(game, read, fileName),
    enabled: way === "paste" && read !== "",
    retry: false,
    gcTime: 0,
  });
  const picked = useQuery({
    queryKey: ["bring deck", game, chosen],
    queryFn: () => studio.listOf(chosen),
    enabled: way === "studio" && studio.ready !== undefined,
    retry: false,
  });
  const list = (way === "paste" ? reading.data?.decks[which]?.list : picked.data) ?? undefined;
  const check = useQuery({
    queryKey: ["bring deck", "check", list],
    queryFn: () => (list ? checkStored(list) : null),
    enabled: list !== undefined,
    gcTime: 0,
  });
  const take = useMutation({
    mutationFn: (deck: DeckList) => readyFor(match.id, player, deck),
    onSuccess: (view) => keepView(client, view),
  });
  const free = isFreeTable(match.game);
  const canPlay = list !== undefined && (free || (check.data?.legal === true && check.data.playable));
  const problems = check.data ? [...check.data.problems, ...check.data.blocked] : [];
  const trouble = take.error ?? (way === "paste" && read !== "" ? reading.error : picked.error);
  const start = (next: string, name: string | undefined) => {
    setText(next);
    setFileName(name);
    setWhich(0);
    take.reset();
  };
  return (
    <section aria-labelledby="bring-deck" className={styles.bring}>
      <h2 id="bring-deck">{isAwaited ? "Bring your deck" : "Your deck"}</h2>
      {brought && (
        <p className={styles.lies}>
          <b>{legible(brought.name) || "Your deck"}</b> is ready. You can bring another deck until the match begins.
        </p>
      )}
      <p className={styles.note}>The studio checks it here, adds it to no list of decks, and shows it to nobody before the match begins.</p>
      <Segmented legend="Where the deck comes from" value={way} labels={WAYS} onChange={setWay} />
      {way === "paste" ? (
        <>
          <ImportSource text={text} fileName={fileName} file={undefined} onText={(next) => start(next, undefined)} onFile={start} />
          {reading.data && <Understood reading={reading.data} which={which} onWhich={setWhich} />}
        </>
      ) : (
        <DeckSelect label="Deck of this studio" decks={studio} value={chosen} onChange={setChoice} />
      )}
      {list && check.data && (
        <div className={styles.verdict} role="status">
          <p>
            <b>{legible(list.name) || "Your deck"}</b> <LegalChip legal={check.data.legal} problems={check.data.problems.length} />
          </p>
          {problems.length > 0 && (
            <ul aria-label="Why it is not legal">
              {problems.map((finding, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same
                <li key={`${finding.code}/${i}`}>
                  <FindingSentence game={game} finding={finding} />{" "}
                  {unnamedRules(finding).map((rule) => (
                    <Link key={rule} href={ruleHref(game, rule)}>
                      {rule}
                    </Link>
                  ))}
                </li>
              ))}
            </ul>
          )}
          {free && problems.length > 0 && <p className={styles.note}>You can still use it at a free table.</p>}
        </div>
      )}
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble.message}
        </p>
      )}
      {match.clock && isAwaited && <p className={styles.note}>This also accepts the clock of the match.</p>}
      <Button
        look="primary"
        {...waitsFor(!canPlay || take.isPending, () => {
          if (list) take.mutate(list);
        })}
      >
        Play with this deck
      </Button>
    </section>
  );
}

/** What was understood of the text: which of several decks, and the lines that name no card. */
function Understood({
  reading: { decks, lines },
  which,
  onWhich,
}: {
  readonly reading: Extract<DeckReading, { ok: true }>;
  readonly which: number;
  readonly onWhich: (which: number) => void;
}) {
  const odd = lines.filter(
    ({ deck, as, confidence }) => deck === which && (as === "unresolved" || (as === "card" && confidence !== "certain")),
  );
  return (
    <>
      {decks.length > 1 && (
        <label className={styles.which}>
          Which of the {decks.length} decks
          <select value={which} onChange={({ target }) => onWhich(Number(target.value))}>
            {decks.map(({ list }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two decks may be called the same
              <option key={i} value={i}>
                {legible(list.name) || `Deck ${i + 1}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {odd.length > 0 && (
        <ul className={styles.odd} aria-label="Lines to look at">
          {odd.slice(0, MOST_LINES).map(({ at, text, entry, as, remark, alternatives }) => (
            <li key={at}>
              Line {at}, <q>{legible(text)}</q>:{" "}
              {as === "card" && entry
                ? `read as ${entry.name}.`
                : `names no card${alternatives[0] ? `; nearest: ${alternatives[0].name}` : ""}.`}
              {remark ? ` ${legible(remark)}` : ""}
            </li>
          ))}
          {odd.length > MOST_LINES && <li>and {odd.length - MOST_LINES} more.</li>}
        </ul>
      )}
    </>
  );
}
