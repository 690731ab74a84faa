/** Where a card comes from and how far it is understood (story C7): a picture and a word, never colour alone. */
import { Archive, BookMarked, BookOpenCheck, Bot, FileInput, type LucideIcon, PencilLine, RefreshCw, UserPen } from "lucide-react";
import type { LibraryCard, Provenance } from "../../engine/cards/card.ts";
import { stateWords } from "../../engine/cards/reading.ts";
import { Chip } from "../ui/chip.tsx";
import { cx } from "../ui/cx.ts";
import styles from "./badges.module.css";
import { STATE_ICONS, STATE_TONES } from "./signs.tsx";

const ICON = { size: 13, strokeWidth: 1.75, "aria-hidden": true } as const;

const PROVENANCE_ICONS: Readonly<Record<Provenance, LucideIcon>> = {
  rulebook: BookOpenCheck,
  completed: BookMarked,
  original: PencilLine,
  mine: UserPen,
  imported: FileInput,
  generated: Bot,
};
export const PROVENANCE_DOCS: Readonly<Record<Provenance, string>> = {
  rulebook: "Everything on this card is from the rulebook.",
  completed: "The rulebook names this card; we made the rest.",
  original: "We made this card.",
  mine: "You made this card.",
  imported: "This card came from a file.",
  generated: "This card was generated.",
};

export function StateBadge({ card }: { readonly card: LibraryCard }) {
  const Icon = STATE_ICONS[card.state];
  return (
    <Chip tone={STATE_TONES[card.state]} icon={<Icon {...ICON} />}>
      {stateWords(card)}
    </Chip>
  );
}

export function ProvenanceBadge({ provenance }: { readonly provenance: Provenance }) {
  const Icon = PROVENANCE_ICONS[provenance];
  return <Chip icon={<Icon {...ICON} />}>{provenance}</Chip>;
}

/** All badges of a card. */
export const CardBadges = ({ card, className }: { readonly card: LibraryCard; readonly className?: string | undefined }) => (
  <span className={cx(styles.badges, className)}>
    <StateBadge card={card} />
    <ProvenanceBadge provenance={card.provenance} />
    {card.archived && (
      <Chip tone="warn" icon={<Archive {...ICON} />}>
        archived
      </Chip>
    )}
    {card.newer !== undefined && (
      <Chip tone="info" icon={<RefreshCw {...ICON} />}>
        new version available
      </Chip>
    )}
  </span>
);
