"use client";
/** Sample hands: draw, mulligan, next turns (story D9). */
import { Image as ImageIcon } from "lucide-react";
import { useId, useState } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckDraws, DeckList, Pool } from "../../../engine/cards/deck.ts";
import { canMulligan, type Deal, deal, mulligan, mulliganTo, nextTurn } from "../../../engine/decks/index.ts";
import { Face } from "../../card/face.tsx";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { copyPicture } from "../../ui/copy-picture.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "../builder/inspector.module.css";
import { ManyHands } from "./many-hands.tsx";

/** Sample hands of a deck. A hand stays while the deck changes, until the next one is drawn. */
export type Hands = { readonly seed: number; readonly first: boolean; readonly now: Deal };

/** A seed that a person can read out: six digits. */
const newSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;

/** The deck that hands are drawn from. */
export type HandDeck = {
  readonly pool: Pool;
  readonly draws: DeckDraws;
  /** The list as it is at this moment. */
  readonly now: () => DeckList;
  readonly look: (card: LibraryCard) => void;
};

export function useHands(deck: HandDeck) {
  const { pool, draws } = deck;
  const [hands, setHands] = useState<Hands>();
  const put = (next: Hands, sentence: string) => {
    setHands(next);
    announce(sentence);
  };
  const draw = (seed = newSeed(), first = hands?.first ?? true) => {
    const now = deal(deck.now(), pool, draws, seed, first);
    put({ seed, first, now }, `Hand of ${now.hand.length}: ${now.hand.join(", ")}.`);
  };
  const again = () => {
    if (!hands) return draw();
    const now = mulligan(hands.now);
    put({ ...hands, now }, now === hands.now ? whyNoMulligan(hands.now) : `Mulligan to ${now.hand.length}: ${now.hand.join(", ")}.`);
  };
  const turn = () => {
    if (!hands) return draw();
    const now = nextTurn(hands.now);
    const drawn = now.hand.slice(hands.now.hand.length);
    put(
      { ...hands, now },
      `Turn ${now.turn}. ${drawn.length > 0 ? `Drew ${drawn.join(", ")}. ` : "No draw. "}${now.revealed.length > 0 ? `Revealed ${now.revealed.join(", ")}.` : ""}`,
    );
  };
  return { deck, hands, draw, again, turn };
}
/** Why a hand cannot be sent back. */
function whyNoMulligan({ draws: { mulligan: rule }, turn }: Deal): string {
  if (!rule) return "This game has no mulligan.";
  return turn > 0 ? "You can mulligan only before the first turn." : `You have taken every mulligan (${rule.rule}).`;
}

export type HandActions = ReturnType<typeof useHands>;

/** `keyed`: the page draws a hand at the key that the button shows. */
export function HandStrip({ actions, keyed = true }: { readonly actions: HandActions; readonly keyed?: boolean }) {
  const { deck, hands, draw, again, turn } = actions;
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id} className={styles.blockTitle}>
        Sample hand
        <span className={styles.grow} />
        <Button size="s" look="quiet" onClick={() => draw()}>
          Draw {keyed && <Kbd keys="h" />}
        </Button>
        {hands && canMulligan(hands.now) && (
          <Button size="s" look="quiet" onClick={again}>
            Mulligan
          </Button>
        )}
        {hands && (
          <Button size="s" look="quiet" onClick={turn}>
            Next turn
          </Button>
        )}
      </h2>
      {hands ? <HandFaces deck={deck} deal={hands.now} /> : <p className={styles.note}>Draw an opening hand as the game would deal it.</p>}
    </section>
  );
}

function HandFaces({ deck: { pool, look, now: list }, deal: now }: { readonly deck: HandDeck; readonly deal: Deal }) {
  const copy = () => {
    const cards = now.hand.flatMap((name) => pool.byName.get(name)?.id ?? []);
    const caption = `${list().name}: ${now.turn === 0 ? "opening hand" : `hand of turn ${now.turn}`}`;
    void copyPicture({ path: `/api/games/${pool.game}/cards/picture`, body: { cards, caption: caption.slice(0, 200) }, name: caption });
  };
  return (
    <>
      <ul className={styles.hand}>
        {now.hand.map((name, i) => {
          const card = pool.byName.get(name);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; their place tells them apart
            <li key={`${i}/${name}`}>
              {card ? (
                <button type="button" onClick={() => look(card)}>
                  <VisuallyHidden>{name}</VisuallyHidden>
                  <Face card={card} detail="tile" />
                </button>
              ) : (
                <span className={styles.blank}>{name}</span>
              )}
            </li>
          );
        })}
      </ul>
      {now.hand.length === 0 ? (
        <p className={styles.note}>No cards in hand.</p>
      ) : (
        <Button size="s" look="quiet" icon={<ImageIcon size={15} aria-hidden />} onClick={copy}>
          Copy as picture
        </Button>
      )}
      {now.turn > 0 && (
        <p className={styles.note}>
          Turn {now.turn}, {now.first ? "going first" : "going second"}. {revealedWords(now)}
          {now.pile.length} cards left.
        </p>
      )}
    </>
  );
}

/** "Revealed WHAT: NAME. ", or that there is nothing to reveal; empty in games that reveal nothing. */
function revealedWords({ draws: { reveal }, revealed }: Deal): string {
  if (!reveal) return "";
  const { one, several } = reveal.words;
  return revealed.length > 0 ? `Revealed ${revealed.length > 1 ? several : one}: ${revealed.join(", ")}. ` : `No ${several} to reveal. `;
}

export function HandsPanel({ actions }: { readonly actions: HandActions }) {
  const { deck, hands, draw, again, turn } = actions;
  usePageKeys({ mulligan: again, nextTurn: turn });
  return (
    <>
      <div className={styles.block}>
        <div className={styles.controls}>
          <Button onClick={() => draw()}>
            Draw hand <Kbd keys="h" />
          </Button>
          {deck.draws.mulligan && (
            <Button onClick={again} aria-disabled={!hands || !canMulligan(hands.now)}>
              Mulligan{hands && canMulligan(hands.now) ? ` to ${mulliganTo(hands.now)}` : ""} <Kbd keys="m" />
            </Button>
          )}
          <Button onClick={turn} aria-disabled={!hands}>
            Next turn <Kbd keys="n" />
          </Button>
        </div>
        <div className={styles.controls}>
          <fieldset className={styles.choice}>
            <legend>Going</legend>
            {[true, false].map((first) => (
              <button
                key={String(first)}
                type="button"
                aria-pressed={(hands?.first ?? true) === first}
                onClick={() => draw(hands?.seed, first)}
              >
                {first ? "first" : "second"}
              </button>
            ))}
          </fieldset>
          <Seed key={hands?.seed} seed={hands?.seed} onSeed={(seed) => draw(seed)} />
        </div>
        {hands ? (
          <HandFaces deck={deck} deal={hands.now} />
        ) : (
          <p className={styles.note}>The same seed and the same deck always give the same hand.</p>
        )}
      </div>
      <ManyHands seed={hands?.seed ?? 1} again={hands && canMulligan(hands.now) ? mulliganTo(hands.now) : undefined} />
    </>
  );
}

function Seed({ seed, onSeed }: { readonly seed: number | undefined; readonly onSeed: (seed: number) => void }) {
  return (
    <form
      className={styles.control}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = Number(new FormData(event.currentTarget).get("seed"));
        if (Number.isSafeInteger(typed) && typed >= 0) onSeed(typed);
      }}
    >
      <label>
        Seed <input name="seed" className={styles.seed} inputMode="numeric" defaultValue={seed} pattern="[0-9]*" />
      </label>
      <Button type="submit" size="s" look="quiet">
        Use
      </Button>
    </form>
  );
}
