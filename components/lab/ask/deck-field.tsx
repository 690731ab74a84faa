/** A deck that a question is about: a ready one, one of this studio, or one as it was in a run that is asked again. */
import type { AskedDeck } from "../../../engine/questions/configuration.ts";
import { Field } from "../../studio/form/field.tsx";
import fields from "../../studio/form/fields.module.css";
import type { SeatDecks } from "../../table/lobby/seat-decks.tsx";
import { OWN, THEN } from "./wish.ts";

type DeckFieldProps = {
  readonly label: string;
  readonly decks: SeatDecks;
  /** As they were in the run that is asked again. */
  readonly earlier: readonly AskedDeck[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
};

export const DeckField = ({ label, decks: { own, ready = [] }, earlier, value, onChange }: DeckFieldProps) => (
  <Field label={label}>
    {(tied) => (
      <select {...tied} className={fields["box"]} value={value ?? ""} onChange={({ target }) => onChange(target.value)}>
        {earlier.map(({ name }, i) => (
          <option key={name} value={`${THEN}${i}`}>
            {name}, as it was in that run
          </option>
        ))}
        {own.map(({ id, name }) => (
          <option key={id} value={`${OWN}${id}`}>
            {name}
          </option>
        ))}
        {ready.map(({ id, list }) => (
          <option key={id} value={id}>
            {list.name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
