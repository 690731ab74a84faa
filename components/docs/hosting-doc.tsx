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
      The studio is one process and one database. It asks no other server for anything, and needs no account: whoever reaches it may read
      and edit everything but the hidden cards of a match.
    </p>
    <h2 id="others">For others on your network</h2>
    <Lines label="Starting for others">{'ARCOLOGY_PASSPHRASE="three quiet words" npm start -- --host 0.0.0.0 --port 3000'}</Lines>
    <p>
      It prints the addresses that others open, and asks each browser for the passphrase once a month. Without <code>--host</code> it
      answers to this machine only; without <code>ARCOLOGY_PASSPHRASE</code> it makes up a passphrase at each start and prints it. A link to
      a match holds the address that is in your own address bar: open the studio under its address in the network before you invite. What is
      sent is not encrypted; outside your own network, put it behind a server that speaks HTTPS.
    </p>
    <h2 id="scripts">Scripts behind a passphrase</h2>
    <Lines label="Signing in from a script">
      {`curl -c jar --data-urlencode "passphrase=three quiet words" http://studio.local:3000/sign-in
curl -b jar "http://studio.local:3000/api/games/${GAME_IDS[0]}/cards"`}
    </Lines>
    <h2 id="kept">What is kept, and where</h2>
    <p>
      Cards, decks, matches and every earlier version of them are in the database: <code>data/arcology.db</code>, or what <code>--db</code>{" "}
      or <code>ARCOLOGY_DB</code> names. Your own pictures are in the folder <code>pictures</code> beside it. What was answered “Saved” is
      on the disk: a power cut or <code>kill -9</code> loses nothing of it, matches go on where they stood, and what a browser could not
      send is kept there until the studio is back.
    </p>
    <h2 id="backup">A copy of everything</h2>
    <Lines label="Copying">npm run -s cli -- backup --db data/arcology.db --to copies/2026-11-22</Lines>
    <p>
      The studio may go on running. The folder holds the database of that moment and the pictures, and a studio starts from it with{" "}
      <code>npm start -- --db copies/2026-11-22/arcology.db</code>. To go back for good, end the studio and put the folder’s contents where
      the database was; delete <code>arcology.db-wal</code> and <code>arcology.db-shm</code> there first if they are left over. Do not copy
      the database file of a running studio by other means: what was written last may not be in it.
    </p>
    <h2 id="newer">A newer version</h2>
    <Lines label="Bringing in a newer version">
      {`npm run -s cli -- backup --db data/arcology.db --to copies/before
git pull
npm start`}
    </Lines>
    <p>
      End the studio before the last line and start it again: it installs and builds what changed and brings the database to its new form,
      all of it or nothing. What you changed stays as you made it; a card that ships anew is offered beside yours. A database cannot go back
      to an older version of the studio: for that, start the older version with the copy.
    </p>
  </div>
);
