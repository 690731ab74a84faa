"use client";
/** Saving with a note that says why, signed with a name. */
import { type FormEvent, useId, useState } from "react";
import { setAuthor, useAuthor } from "../../saving/author.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextBox } from "../form/boxes.tsx";
import fieldStyles from "../form/fields.module.css";

export type SaveDialogProps = { readonly onClose: () => void; readonly onSave: (note: string) => Promise<boolean> };

export function SaveDialog({ onClose, onSave }: SaveDialogProps) {
  const id = useId();
  const [name, setName] = useState(useAuthor());
  const [note, setNote] = useState("");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAuthor(name.trim().slice(0, 60));
    if (await onSave(note.trim())) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this revision with a note"
      footer={
        <Button look="primary" type="submit" form={id}>
          Save
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} style={{ display: "grid", gap: 12 }}>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-note`}>What changed, and why</label>
          <TextBox id={`${id}-note`} data-autofocus maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </div>
        <div className={fieldStyles.field}>
          <label htmlFor={`${id}-name`}>
            Your name <small>signs everything you save in this browser</small>
          </label>
          <TextBox id={`${id}-name`} maxLength={60} autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />
        </div>
      </form>
    </Dialog>
  );
}
