"use client";
/** What can be done with a card on its page. */
import { Dices, FlaskConical, Image as ImageIcon, Package, PencilRuler, Plus, Printer, Swords } from "lucide-react";
import { useRouter } from "next/navigation";
import { type CardId, gameOf, isPlayableState, type LibraryCard, slugOf } from "../../../engine/cards/card.ts";
import { hasDecks, isPlayable } from "../../../engine/games/game.ts";
import { isOwn } from "../../../engine/games/own-cards/own-cards.ts";
import { tryCard } from "../../api/studio.ts";
import { useDock } from "../../deck/dock/dock-context.ts";
import { useOnce } from "../../deck/list/use-once.ts";
import { exportHref } from "../../export/choices.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { labHref } from "../../lab/links.ts";
import { printHref } from "../../print/choices.ts";
import { trialHref } from "../../table/positions/tried.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { copyPicture } from "../../ui/copy-picture.ts";
import { playHref, studioHref } from "../links.ts";
import { Copies, copiesText } from "../results/copies.tsx";
import styles from "./card-actions.module.css";

/** The way into the studio, and adding to the docked deck. */
export function CardActions({ card }: { readonly card: LibraryCard }) {
  const router = useRouter();
  usePageKeys({ edit: () => router.push(studioHref(card.id)) });
  const isTried = isPlayable(gameOf(card.id)) && isPlayableState(card.state) && !card.archived;
  return (
    <>
      <AddToDeck card={card} />
      {isTried && <TryIt id={card.id} />}
      {isTried && isOwn(card) && !hasDecks(gameOf(card.id)) && (
        <LinkButton icon={<Dices size={16} strokeWidth={1.75} aria-hidden />} href={playHref(card.id)}>
          Play a game with it
        </LinkButton>
      )}
      <LinkButton icon={<PencilRuler size={16} strokeWidth={1.75} aria-hidden />} href={studioHref(card.id)}>
        Edit in the studio
      </LinkButton>
      <LinkButton
        icon={<Printer size={16} strokeWidth={1.75} aria-hidden />}
        href={printHref(gameOf(card.id), { is: "card", slug: slugOf(card.id) })}
      >
        Print
      </LinkButton>
      <LinkButton
        icon={<Package size={16} strokeWidth={1.75} aria-hidden />}
        href={exportHref(gameOf(card.id), { is: "card", slug: slugOf(card.id) }, "png")}
      >
        Export
      </LinkButton>
      <Button
        icon={<ImageIcon size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => void copyPicture({ path: `/api/cards/${card.id}/face.png?dpi=300`, name: card.name })}
      >
        Copy as picture
      </Button>
      {isTried && (
        <LinkButton
          icon={<FlaskConical size={16} strokeWidth={1.75} aria-hidden />}
          href={labHref({ game: gameOf(card.id), question: "card", card: slugOf(card.id) })}
        >
          How strong is it?
        </LinkButton>
      )}
    </>
  );
}

/** A table on which the card can be played at once, against a bot, as in the studio. */
function TryIt({ id }: { readonly id: CardId }) {
  const router = useRouter();
  const hasDeck = useDock() !== undefined;
  const once = useOnce();
  const begin = () => once(async () => router.push(trialHref((await tryCard(id, "greedy")).id, id)));
  return (
    <Button look={hasDeck ? "outline" : "primary"} icon={<Swords size={16} strokeWidth={1.75} aria-hidden />} onClick={begin}>
      Try it
    </Button>
  );
}

function AddToDeck({ card }: { readonly card: LibraryCard }) {
  const dock = useDock();
  if (!dock) return null;
  const count = dock.countOf(card.name);
  return (
    <div className={styles.add}>
      <Button look="primary" icon={<Plus size={16} aria-hidden />} onClick={() => dock.add(card)}>
        Add to {dock.deck.name}
      </Button>
      {count > 0 && <Copies card={card} dock={dock} tabIndex={0} />}
      <span className={styles.count} role="status">
        {copiesText(card, dock)}
      </span>
    </div>
  );
}
