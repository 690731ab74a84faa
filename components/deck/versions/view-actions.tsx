"use client";
/** What can be done with a deck that is only looked at: take its list, copy it, play with it. */
import { Copy, FileDown, Swords } from "lucide-react";
import { useState } from "react";
import type { DeckList, Pool } from "../../../engine/cards/deck.ts";
import { Button } from "../../ui/button.tsx";
import { useLayout } from "../builder/use-layout.ts";
import { ExportDialog } from "../exchange/export-dialog.tsx";
import { usePlay } from "../use-play.ts";

const ICON = { size: 15, "aria-hidden": true } as const;

type ViewActionsProps = {
  readonly list: DeckList;
  /** The ready deck, by the name of its address. */
  readonly ready?: string | undefined;
  readonly pool: Pool;
  readonly onCopy: () => void;
};

/** For the bar, the one lime button last; a phone's bar has room for that one only. */
export function ViewActions(props: ViewActionsProps) {
  const play = usePlay(props.list.game);
  const narrow = useLayout() === "narrow";
  return (
    <>
      {!narrow && <OtherActions {...props} />}
      {play && (
        <Button look="primary" icon={<Swords {...ICON} />} onClick={() => play(props.list)}>
          Play vs bot
        </Button>
      )}
    </>
  );
}

/** All but playing. */
export function OtherActions({ list, ready, pool, onCopy }: ViewActionsProps) {
  const [listed, setListed] = useState(false);
  return (
    <>
      <Button icon={<FileDown {...ICON} />} onClick={() => setListed(true)}>
        List
      </Button>
      <Button icon={<Copy {...ICON} />} onClick={onCopy}>
        Make a copy
      </Button>
      <ExportDialog open={listed} onClose={() => setListed(false)} list={list} ready={ready} pool={pool} />
    </>
  );
}
