/** Fonts, icons, pictures and rules: whose they are. */
import styles from "./prose.module.css";

export type CreditEntry = { readonly name: string; readonly use: string; readonly licence: string; readonly text: string };

export const CreditsDoc = ({ credits }: { readonly credits: readonly CreditEntry[] }) => (
  <div className={styles.prose}>
    <h2>Fonts and icons</h2>
    <p>The studio serves them itself; no page contacts another server.</p>
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
      Arcology draws the pictures on cards from a motif, a seed and a palette stored with each card. It also draws the marks of traits,
      factions and games.
    </p>
    <h2>Rules and cards</h2>
    <p>
      The numbered rules restate the rulebooks of the games in our own words. On each card, provenance says what comes from the rulebook:{" "}
      <i>rulebook</i> for everything, <i>completed</i> for a card that the rulebook names and we finished, <i>original</i> for our own
      cards.
    </p>
  </div>
);
