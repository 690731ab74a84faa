"use client";
/** The buttons of a match: taking back, and a menu with what is done seldom. */
import { Clipboard, Ellipsis, Eye, Flag, Hand, Image as ImageIcon, ListChecks, SlidersHorizontal, Undo2, UserRound } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { isFreeTable } from "../../../engine/games/game.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { fetchPosition, pictureAddress } from "../../api/matches.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import buttons from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/clipboard.ts";
import { copyPicture } from "../../ui/copy-picture.ts";
import { cx } from "../../ui/cx.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./match-page.module.css";
import { reportOf } from "./report.ts";
import type { MatchActs } from "./use-match-acts.ts";

const SaveScenario = dynamic(() => import("../positions/save-scenario.tsx"));
const SetUp = dynamic(() => import("../positions/set-up.tsx"));

type MatchActionsProps = {
  readonly match: MatchView;
  readonly acts: MatchActs;
  /** The moment that is shown. */
  readonly at: number;
  /** It is now, and this browser plays. */
  readonly plays: boolean;
  /** Looks from another of this browser's seats; absent where nothing is gained by it. */
  readonly onSide: ((player: Player) => void) | undefined;
};

export function MatchActions({ match, acts, at, plays, onSide }: MatchActionsProps) {
  const [leaving, setLeaving] = useState(false);
  const [saving, setSaving] = useState(false);
  /** The position at the moment shown, as text, while a new one is set up from it. */
  const [position, setPosition] = useState<string>();
  const report = async () => {
    await copyText(reportOf(match, at, { origin: window.location.origin, browser: navigator.userAgent }));
    showToast({ message: "Report copied: the link to this moment, the versions of the rules and cards, and the browser." });
  };
  const takesBack = () => (plays ? acts.undo() : false);
  usePageKeys({ takeBack: takesBack, undo: takesBack, report: () => void report() });
  const setUp = () => void fetchPosition(match.id, at).then((told) => setPosition(JSON.stringify(told, null, 2)), acts.tell);
  const free = isFreeTable(match.game);
  const items: readonly MenuItem[] = [
    ...(plays && !free
      ? [
          {
            label: match.rules === "on" ? "Rules off" : "Rules on",
            icon: <Hand size={15} aria-hidden />,
            onSelect: () => acts.turn(match.rules === "on" ? "off" : "on"),
          },
        ]
      : []),
    ...match.yours
      .filter((player) => onSide && player !== match.viewer)
      .map((player) => ({
        label: `Sit as ${match.seats[player]?.seat}`,
        icon: <UserRound size={15} aria-hidden />,
        onSelect: () => onSide?.(player),
      })),
    ...(free ? [] : [{ label: "Save as scenario", icon: <ListChecks size={15} aria-hidden />, onSelect: () => setSaving(true) }]),
    ...(free ? [] : [{ label: "Set up from here", icon: <SlidersHorizontal size={15} aria-hidden />, onSelect: setUp }]),
    ...(match.watching === "anyone"
      ? [
          {
            label: "Copy the link for watching",
            icon: <Eye size={15} aria-hidden />,
            onSelect: async () => {
              await copyText(`${window.location.origin}/table/${match.id}`);
              showToast({ message: "Link copied. Anyone who opens it can watch, but not play." });
            },
          },
        ]
      : []),
    {
      label: "Copy as picture",
      icon: <ImageIcon size={15} aria-hidden />,
      onSelect: () => void copyPicture({ path: pictureAddress(match, at), name: `${match.game} position` }),
    },
    { label: "Copy a report", icon: <Clipboard size={15} aria-hidden />, keys: "!", onSelect: () => void report() },
    ...(plays
      ? (["separator", { label: "Give up", icon: <Flag size={15} aria-hidden />, onSelect: () => setLeaving(true) }] as const)
      : []),
  ];
  return (
    <>
      {plays && (
        <Button icon={<Undo2 size={15} aria-hidden data-wide />} onClick={() => acts.undo()}>
          Undo
          <span data-wide>
            <Kbd keys="u" />
          </span>
        </Button>
      )}
      <Menu label="More for this match" align="end" className={cx(buttons.button, buttons.quiet, buttons.only)} items={items}>
        <Ellipsis size={16} aria-hidden />
      </Menu>
      {position !== undefined && !isFreeTable(match.game) && (
        <SetUp game={match.game} text={position} onClose={() => setPosition(undefined)} />
      )}
      {saving && <SaveScenario match={match} from={at} onClose={() => setSaving(false)} />}
      <Dialog open={leaving} onClose={() => setLeaving(false)} title="Give up this match?" width={380}>
        <p className={styles.wish}>You lose the match. You can still look back at it.</p>
        <div className={styles.buttons}>
          <Button onClick={() => setLeaving(false)}>Keep playing</Button>
          <Button
            look="danger"
            onClick={() => {
              setLeaving(false);
              acts.giveUp();
            }}
          >
            Give up
          </Button>
        </div>
      </Dialog>
    </>
  );
}
