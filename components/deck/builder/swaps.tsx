"use client";
/** Planned swaps: one copy out for one copy in, kept beside the deck until applied (story D12). */
import { ArrowRight, Check, Plus, X } from "lucide-react";
import { useRef, useState } from "react";
import { applySwap, applySwaps, dropSwap, planSwap } from "../../../engine/decks/index.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useDesk, useView } from "./builder.ts";
import { CardPicker } from "./card-picker.tsx";
import styles from "./deck-panel.module.css";
import dialogs from "./row-dialogs.module.css";
import { countOf } from "./set-copies.ts";

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export function Swaps() {
  const { pool, make } = useDesk();
  const { list } = useView();
  const [planning, setPlanning] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="deck-swaps">
      <h2 id="deck-swaps" className={styles.title}>
        <ArrowRight {...ICON} />
        Planned swaps <span className={styles.number}>{list.swaps.length}</span>
        <span className={styles.grow} />
        {list.swaps.length > 1 && (
          <Button size="s" look="quiet" onClick={() => make(applySwaps(list, pool), "notice")}>
            Apply all
          </Button>
        )}
        <Button size="s" look="quiet" icon={<Plus {...ICON} />} onClick={() => setPlanning(true)}>
          Plan a swap
        </Button>
      </h2>
      {list.swaps.length > 0 && (
        <ul>
          {list.swaps.map((swap, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same pair may be planned twice
            <li key={`${swap.out}/${swap.in}/${i}`} className={styles.swap}>
              <span>
                {swap.out} <ArrowRight {...ICON} aria-label="out, in" /> {swap.in}
              </span>
              <IconButton size="s" label={`Apply: ${swap.in} for ${swap.out}`} onClick={() => make(applySwap(list, i, pool), "notice")}>
                <Check {...ICON} />
              </IconButton>
              <IconButton
                size="s"
                label={`Remove the swap of ${swap.out} for ${swap.in}`}
                onClick={() => make(dropSwap(list, i), "notice")}
              >
                <X {...ICON} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {planning && <PlanSwap onClose={() => setPlanning(false)} />}
    </section>
  );
}

function PlanSwap({ onClose }: { readonly onClose: () => void }) {
  const { pool, rules, make } = useDesk();
  const { list } = useView();
  const [out, setOut] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const inDeck = pool.cards.filter((card) => countOf(list, rules, card.name) > 0);
  return (
    <Dialog open onClose={onClose} title={out === undefined ? "Which card do you take out?" : `Which card replaces ${out}?`} width={420}>
      <div className={dialogs.tall}>
        <p className={dialogs.hint}>One copy replaces one copy. The deck changes only when you apply the swap.</p>
        <CardPicker
          key={out ?? ""}
          label={out === undefined ? "Card to take out" : "Card to put in"}
          placeholder="Part of a name"
          inputRef={box}
          isFirst
          pool={pool}
          cards={out === undefined ? inDeck : pool.cards.filter((card) => card.name !== out)}
          onPick={({ card }) => {
            if (out === undefined) {
              setOut(card.name);
              requestAnimationFrame(() => box.current?.focus());
            } else {
              make(planSwap(list, out, card.name));
              onClose();
            }
          }}
        />
      </div>
    </Dialog>
  );
}
