"use client";
/** The links of seats that wait for somebody. */
import Link from "next/link";
import type { ReactNode } from "react";
import type { MatchId } from "../../../engine/matches/stored.ts";
import type { SeatLink } from "../../../engine/matches/told.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/clipboard.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { isOnlyHere } from "../../ui/only-here.ts";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./invitation.module.css";

type InvitationProps = {
  readonly id: MatchId;
  readonly links: readonly SeatLink[];
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  /** What else there is to know. */
  readonly children?: ReactNode;
};

export function Invitation({ id, links, onClose, footer, children }: InvitationProps) {
  const several = links.length > 1;
  return (
    <Dialog open onClose={onClose} title={several ? "Send these links" : "Send this link"} width={560} footer={footer}>
      <p>
        The first person to open {several ? "a" : "the"} link takes {several ? "its" : "the"} seat. {several ? "Each" : "The"} link works
        once. Players cannot see each other’s hidden cards, but the person who runs this studio could read them in its database.
      </p>
      {isOnlyHere(window.location.hostname) && (
        <p className={styles.here}>
          {several ? "The links work" : "The link works"} only on this machine. To play with others, let the studio listen on your network:{" "}
          <Link href="/docs/hosting#others">how</Link>.
        </p>
      )}
      {children}
      {links.map(({ player, token, code }) => {
        const link = `${window.location.origin}/table/${id}#${token}`;
        return (
          <div key={player} className={styles.invitation}>
            {several && <h3>Player {player + 1}</h3>}
            <p className={styles.link}>{link}</p>
            <Button
              aria-label={several ? `Copy the link of player ${player + 1}` : undefined}
              onClick={async () => {
                await copyText(link);
                showToast({ message: "Link copied." });
              }}
            >
              Copy the link
            </Button>
            <p>
              Or give them the code <b className={styles.said}>{code}</b>
            </p>
          </div>
        );
      })}
    </Dialog>
  );
}
