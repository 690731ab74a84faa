"use client";
/** Empty seats; the player who made the match can invite somebody again. */
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { MatchView, SeatLink } from "../../../engine/matches/told.ts";
import { renewLink } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { waitsFor } from "../../ui/waits.ts";
import styles from "../match/match-notices.module.css";
import { failureWords } from "../match/use-match-acts.ts";
import { Invitation } from "./invitation.tsx";

export function EmptySeats({ match }: { readonly match: MatchView }) {
  const [links, setLinks] = useState<readonly SeatLink[]>();
  const empty = match.outcome ? [] : match.seats.filter(({ taken }) => !taken);
  const invite = useMutation({
    mutationFn: () => Promise.all(empty.map(({ player }) => renewLink(match.id, player))),
    onSuccess: setLinks,
  });
  return (
    <>
      {empty.length > 0 && (
        <p className={cx(styles.notice, styles.wish)} role="status">
          Nobody sits at {empty.map(({ seat }) => seat).join(", ")} yet.
          {match.host && (
            <Button size="s" {...waitsFor(invite.isPending, invite.mutate)}>
              Invite somebody
            </Button>
          )}
          {invite.error && failureWords(invite.error)}
        </p>
      )}
      {links && empty.length > 0 && (
        <Invitation id={match.id} links={links} onClose={() => setLinks(undefined)}>
          <p>Earlier links and codes for {links.length > 1 ? "these seats" : "this seat"} no longer work.</p>
        </Invitation>
      )}
    </>
  );
}
