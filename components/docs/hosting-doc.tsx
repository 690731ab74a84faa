/** How a studio is run for oneself and for others: where it listens, what it keeps, how that is copied, and how a newer version comes in. */
import type { ReactNode } from "react";
import { GAME_IDS } from "../../engine/cards/card.ts";
import styles from "./prose.module.css";

const Lines = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <pre tabIndex={0} aria-label={label} role="group">
    <code>{children}</code>
  </pre>
);

export const HostingDoc = () => (
  <div className={styles.prose}>
    <p>
      The studio is one process and one database. It contacts no other server and needs no account. Anyone who can reach it can read and
      edit everything except the hidden cards of a match.
    </p>
    <h2 id="others">For others on your network</h2>
    <Lines label="Starting for others">{'ARCOLOGY_PASSPHRASE="three quiet words" npm start -- --host 0.0.0.0 --port 3000'}</Lines>
    <p>
      The studio prints the addresses that others open, and asks each browser for the passphrase once a month. Without <code>--host</code>{" "}
      it is reachable from this machine only; without <code>ARCOLOGY_PASSPHRASE</code> it makes up a passphrase at each start and prints it.
      Wrong passphrases and seat codes are counted for each address; behind a proxy, set <code>ARCOLOGY_PROXY=1</code> so that the studio
      takes the address that the proxy adds to <code>X-Forwarded-For</code>. A link to a match uses the address in your address bar, so open
      the studio at its network address before you invite others. Traffic is not encrypted. Outside your own network, put the studio behind
      a server that speaks HTTPS.
    </p>
    <h2 id="matches">Matches with others</h2>
    <p>
      A match that others may watch is listed on everybody’s Table page while it is played; uncheck <i>Others may watch</i> to hide it
      there. Spectators see what all players see. Anyone can take a seat for <i>anybody, from the list</i> with a click; every other seat
      needs its link or code. Guests bring their own deck: the studio checks it, keeps it with the seat and shows it to nobody before the
      match begins. The person who runs the machine could read it in the database.
    </p>
    <p>
      A clock is optional, and guests agree to it before any card is dealt. A player’s time runs while they have to choose and no request
      waits for an answer; it stops while the studio restarts. A player is away when they have no page of the match open. Only the players
      can read messages at the table, and the record does not contain them. If you put a match away, only your list changes. When a match is
      over, the person who made it can delete it and its record for everybody.
    </p>
    <h2 id="scripts">Scripts behind a passphrase</h2>
    <Lines label="Signing in from a script">
      {`curl -c jar --data-urlencode "passphrase=three quiet words" http://studio.local:3000/sign-in
curl -b jar "http://studio.local:3000/api/games/${GAME_IDS[0]}/cards"`}
    </Lines>
    <h2 id="kept">Where data is stored</h2>
    <p>
      The database has all cards, decks and matches with every earlier version: <code>data/arcology.db</code>, or the file named by{" "}
      <code>--db</code> or <code>ARCOLOGY_DB</code>. Your own pictures are in the folder <code>pictures</code> beside it. Everything marked
      “Saved” is on the disk: a power cut or <code>kill -9</code> loses none of it. Matches continue where they were, and the browser keeps
      what it could not send until the studio is back.
    </p>
    <h2 id="backup">Backup</h2>
    <Lines label="Making a backup">npm run -s cli -- backup --db data/arcology.db --to copies/2026-11-22</Lines>
    <p>
      The studio can keep running. The folder contains the database as it was at that moment and all pictures, including public ones. Start
      a studio from it with <code>npm start -- --db copies/2026-11-22/arcology.db</code>. Do not copy the database file of a running studio
      any other way: the copy may miss the latest changes.
    </p>
    <h2 id="restore">Restore</h2>
    <Lines label="Restoring a backup">npm run -s cli -- restore --from copies/2026-11-22 --db data/arcology.db</Lines>
    <p>
      Stop the studio first, and start it again afterwards. The database that was there stays beside the restored one, with{" "}
      <code>before</code> and the time in its name. A damaged backup, or one that a newer studio made, changes nothing.
    </p>
    <h2 id="newer">Upgrade</h2>
    <Lines label="Upgrading">
      {`npm run -s cli -- backup --db data/arcology.db --to copies/before
git pull
npm start`}
    </Lines>
    <p>
      Stop the studio before the last line. The last line installs and builds what changed, migrates the database (completely or not at all)
      and starts the studio. Your changes stay; a newer shipped card is offered beside yours. A database cannot go back to an older version
      of the studio. To go back, start the older version with the backup.
    </p>
  </div>
);
