"use client";
/** Why the deck is not legal, what prevents playing it, and advice: each with its rule, cards and buttons that fix it (story D5). */
import { CircleAlert, Lightbulb, OctagonX } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import type { Finding, Fix } from "../../../engine/cards/deck.ts";
import { applyFix } from "../../../engine/decks/index.ts";
import { ruleHref, studioHref } from "../../cards/links.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useDesk, useView } from "../builder/builder.ts";
import styles from "../builder/inspector.module.css";
import { useKeepFocus } from "../builder/use-keep-focus.ts";
import { FindingSentence, unnamedRules } from "./finding-sentence.tsx";
import { LegalChip } from "./legal-chip.tsx";

/** Cards named as buttons; a finding may name every card of the deck. */
const MOST_CARDS = 6;

export function Legality() {
  const { check } = useView();
  const area = useRef<HTMLDivElement>(null);
  useKeepFocus(area);
  return (
    <div ref={area} tabIndex={-1} data-legality className={styles.findings}>
      <p className={styles.verdict} role="status">
        <LegalChip legal={check.legal} problems={check.problems.length} />
        {check.legal && !check.playable && <span className={styles.hint}>For a free table only; see below.</span>}
      </p>
      <FindingList findings={check.problems} tone="bad" label="Reasons why it is not legal" />
      <FindingList findings={check.blocked} tone="warn" label="What prevents playing by the rules" />
      <FindingList findings={check.advice} tone="info" label="Advice" />
    </div>
  );
}

const TONES = { bad: OctagonX, warn: CircleAlert, info: Lightbulb } as const;

function FindingList({
  findings,
  tone,
  label,
}: {
  readonly findings: readonly Finding[];
  readonly tone: keyof typeof TONES;
  readonly label: string;
}) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={label}>
      {tone !== "bad" && <h2 className={styles.listTitle}>{tone === "warn" ? "Before it can be played by the rules" : "Advice"}</h2>}
      <ul className={styles.list}>
        {findings.map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may share code and cards
          <FindingItem key={`${finding.code}/${finding.section}/${finding.cards.join()}/${i}`} finding={finding} tone={tone} />
        ))}
      </ul>
    </section>
  );
}

function FindingItem({ finding, tone }: { readonly finding: Finding; readonly tone: keyof typeof TONES }) {
  const { game } = useDesk();
  const Icon = TONES[tone];
  return (
    <li className={styles.finding} data-tone={tone}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <p className={styles.sentence}>
          <FindingSentence game={game.id} finding={finding} />
        </p>
        <p className={styles.meta}>
          {unnamedRules(finding).map((rule) => (
            <Link key={rule} href={ruleHref(game.id, rule)}>
              {rule}
            </Link>
          ))}
          <FindingCards names={finding.cards} />
        </p>
        <Fixes fixes={finding.fixes} />
        {finding.code === "DRAFT_CARD" && <OpenInStudio names={finding.cards} />}
      </div>
    </li>
  );
}

function FindingCards({ names }: { readonly names: readonly string[] }) {
  const { reveal } = useDesk();
  const shown = names.slice(0, MOST_CARDS);
  return (
    <>
      {shown.map((name) => (
        <button key={name} type="button" className={styles.card} onClick={() => reveal(name)}>
          {name}
        </button>
      ))}
      {names.length > shown.length && <span>and {names.length - shown.length} more</span>}
    </>
  );
}

/** Where a draft is finished. */
function OpenInStudio({ names }: { readonly names: readonly string[] }) {
  const { pool } = useDesk();
  const cards = names.slice(0, MOST_CARDS).flatMap((name) => pool.byName.get(name) ?? []);
  return (
    <p className={styles.fixes}>
      {cards.map((card) => (
        <LinkButton key={card.id} size="s" href={studioHref(card.id)}>
          {cards.length === 1 ? "Open in the studio" : `Open ${card.name} in the studio`}
        </LinkButton>
      ))}
    </p>
  );
}

function Fixes({ fixes }: { readonly fixes: readonly Fix[] }) {
  const { pool, make, show, store } = useDesk();
  if (fixes.length === 0) return null;
  const mend = (fix: Fix) => {
    if (fix.kind === "show") show(fix.query);
    else make(applyFix(store.state().history.doc, fix, pool), "notice");
  };
  return (
    <p className={styles.fixes}>
      {fixes.map((fix) => (
        <Button key={`${fix.kind}/${fix.label}`} size="s" onClick={() => mend(fix)}>
          {fix.label}
        </Button>
      ))}
    </p>
  );
}
