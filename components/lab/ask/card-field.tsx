/** A card of the game, named by its name. */
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { Field } from "../../studio/form/field.tsx";
import fields from "../../studio/form/fields.module.css";

type CardFieldProps = {
  readonly label: string;
  readonly game: string;
  /** Undefined until they are here. */
  readonly cards: readonly LibraryCard[] | undefined;
  /** What is typed: a name, or from an address the part after the game. */
  readonly typed: string;
  readonly found: LibraryCard | undefined;
  readonly onChange: (typed: string) => void;
};

export function CardField({ label, game, cards, typed, found, onChange }: CardFieldProps) {
  const isUnknown = typed.trim() !== "" && cards !== undefined && !found;
  return (
    <Field label={label} problem={isUnknown ? `${game} has no card “${typed}”.` : undefined}>
      {(tied) => (
        <>
          <input
            {...tied}
            className={fields["box"]}
            list={`${tied.id}-cards`}
            value={found?.id.endsWith(`/${typed}`) ? found.name : typed}
            onChange={(event) => onChange(event.target.value)}
            placeholder="Name"
          />
          <datalist id={`${tied.id}-cards`}>
            {cards?.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

/** The card of a name, or of the part of an address. */
export const cardNamed = (cards: readonly LibraryCard[] | undefined, typed: string): LibraryCard | undefined =>
  cards?.find(({ id, name }) => id.endsWith(`/${typed}`) || name.toLowerCase() === typed.trim().toLowerCase());
