/** Fonts, icons, pictures and rules: whose they are. */
import styles from "./prose.module.css";

export type CreditEntry = { readonly name: string; readonly use: string; readonly licence: string; readonly text: string };

export const CreditsDoc = ({ credits }: { readonly credits: readonly CreditEntry[] }) => (
  <div className={styles.prose}>
    <h2>Fonts and icons</h2>
    <p>They are served by the studio itself; no page asks anything of another server.</p>
    {credits.map((credit) => (
      <section key={credit.name}>
        <h3>{credit.name}</h3>
        <p>
          {credit.use}. {credit.licence}.
        </p>
        <details>
          <summary>Licence of {credit.name}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{credit.text}</pre>
        </details>
      </section>
    ))}
    <h2>Pictures and faces</h2>
    <p>
      The pictures on cards are drawn by Arcology from a motif, a seed and a palette that are part of each card. The marks of traits,
      factions and games are its own drawings.
    </p>
    <h2>Rules and cards</h2>
    <p>
      The numbered rules are restated in our own words from the rulebooks of the games. On each card, provenance says what the rulebook
      gives: <i>rulebook</i> for all of it, <i>completed</i> for a card that it names and we finished, <i>original</i> for ours.
    </p>
  </div>
);
