/** "Legal", or "Not legal: 3 reasons": the same words on every page, from the one check. */
import { BadgeCheck, OctagonX } from "lucide-react";
import { Chip } from "../../ui/chip.tsx";

export function LegalChip({ legal, problems }: { readonly legal: boolean; readonly problems: number }) {
  return legal ? (
    <Chip tone="ok" icon={<BadgeCheck size={14} strokeWidth={1.75} aria-hidden />}>
      Legal
    </Chip>
  ) : (
    <Chip tone="bad" icon={<OctagonX size={14} strokeWidth={1.75} aria-hidden />}>
      {legalWords(legal, problems)}
    </Chip>
  );
}

export const legalWords = (legal: boolean, problems: number): string =>
  legal ? "Legal" : `Not legal: ${problems} ${problems === 1 ? "reason" : "reasons"}`;
