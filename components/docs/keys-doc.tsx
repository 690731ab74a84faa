"use client";
import { COMMANDS, PLACES } from "../frame/commands.ts";
import { commandIds, keysOf } from "../frame/keys.ts";
import { openOverlay } from "../frame/overlay.ts";
import { useBindings } from "../frame/use-keys.ts";
/** Every key, from the table that the studio itself reads, as this person has set them. */
import { Button } from "../ui/button.tsx";
import { Kbd } from "../ui/kbd.tsx";
import styles from "./prose.module.css";

export function KeysDoc() {
  const bindings = useBindings();
  return (
    <div className={styles.prose}>
      <p>
        Single-letter keys work while a list or the page has the focus, not while you type. You can change them, or switch them all off. Tab
        always moves the focus.
      </p>
      <p>
        <Button look="primary" onClick={() => openOverlay("keys")}>
          Change keys
        </Button>
      </p>
      {PLACES.map((place) => (
        <section key={place}>
          <h2>{place}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <div className={styles.wide} role="group" aria-label={place} tabIndex={0}>
            <table>
              <tbody>
                {commandIds
                  .filter((id) => COMMANDS[id].where === place)
                  .map((id) => (
                    <tr key={id}>
                      <th scope="row">{COMMANDS[id].name}</th>
                      <td>
                        <span className={styles.keys}>
                          {keysOf(id, bindings).map((keys) => (
                            <span key={keys}>
                              <Kbd keys={keys} />
                            </span>
                          ))}
                          {keysOf(id, bindings).length === 0 && <span className={styles.dim}>switched off</span>}
                        </span>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </div>
  );
}
