"use client";
/** What a person decides when the same field was changed here and elsewhere (story S14). Undo brings the other choice back. */
import { useMemo, useState } from "react";
import { WordDiff } from "../../cards/page/word-diff.tsx";
import type { SaveState } from "../../saving/save-state.ts";
import type { SaveStore } from "../../saving/save-store.ts";
import { useStill } from "../../saving/use-still.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Draft } from "./draft.ts";
import { type Clash, type Merged, mergeFields, withTheirs } from "./merge-drafts.ts";
import { valueWords } from "./path-label.ts";
import styles from "./trouble-dialog.module.css";
import type { Meanwhile } from "./use-open-card.ts";

export type TroubleDialogProps = {
  readonly typed: {
    readonly state: SaveState<Draft>;
    readonly store: Pick<SaveStore<Draft>, "settleOn">;
    readonly meanwhile: Meanwhile | undefined;
    readonly settle: (draft: Draft | undefined) => void;
  };
  /** What it is: "card", "keyword". */
  readonly what: string;
  /** What the value at a path is called. */
  readonly label: (path: string) => string;
  /** The trouble that was put off; the mark in the bar opens the dialog again. */
  readonly aside: unknown;
  readonly onAside: (trouble: unknown) => void;
};

export function TroubleDialog({ typed, what, label, aside, onAside }: TroubleDialogProps) {
  const { state, store, meanwhile, settle } = typed;
  const { trouble } = state;
  const isAsked = useStill(trouble) && trouble !== aside;
  const clash = trouble?.kind === "conflict" ? trouble : undefined;
  const merged = useMemo(
    () => clash && mergeFields(state.confirmed.doc, state.history.doc, clash.theirs.doc),
    [clash, state.confirmed.doc, state.history.doc],
  );
  if (merged && isAsked)
    return (
      <Choose
        title={`This ${what} was changed in another window`}
        about="Another tab or person changed the same fields while you worked."
        merged={merged}
        label={label}
        onClose={() => onAside(trouble)}
        onChoose={(theirs) => store.settleOn(withTheirs(merged, theirs), "Merge both versions")}
      />
    );
  if (meanwhile)
    return (
      <Choose
        title={`Revision ${meanwhile.head.revision.number} was saved in the meantime`}
        about={`${meanwhile.head.revision.author || "Somebody"} saved this ${what} while you worked on it. Nothing of yours was overwritten.`}
        merged={meanwhile.merged}
        label={label}
        onClose={() => settle(undefined)}
        onChoose={(theirs) => settle(withTheirs(meanwhile.merged, theirs))}
      />
    );
  if (trouble?.kind === "refused" && isAsked)
    return (
      <Dialog open onClose={() => onAside(trouble)} title="The studio rejected the last change">
        <p>{trouble.message} The change is kept in this browser. Undo it or change something, and the studio tries again.</p>
      </Dialog>
    );
  return null;
}

type ChooseProps = {
  readonly title: string;
  readonly about: string;
  readonly merged: Merged;
  readonly label: TroubleDialogProps["label"];
  readonly onClose: () => void;
  /** @param theirs paths of the fields for which the other version was chosen */
  readonly onChoose: (theirs: ReadonlySet<string>) => void;
};

function Choose({ title, about, merged, label, onClose, onChoose }: ChooseProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { clashes } = merged;
  const take = (path: string, other: boolean) => {
    const next = new Set(theirs);
    if (other) next.add(path);
    else next.delete(path);
    setTheirs(next);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={680}
      footer={
        <Button look="primary" onClick={() => onChoose(theirs)}>
          {clashes.length === 0 ? "Merge both" : "Use these choices"}
        </Button>
      }
    >
      <p>
        {about}{" "}
        {clashes.length === 0
          ? "The changes are in different fields and can be merged."
          : "Choose for each field below; the other fields are merged."}
      </p>
      {clashes.map((clash) => (
        <fieldset key={clash.path} className={styles.clash}>
          <legend>{label(clash.path)}</legend>
          <label>
            <input type="radio" name={clash.path} checked={!theirs.has(clash.path)} onChange={() => take(clash.path, false)} />
            <span>
              <b>Mine</b>
              <Changed from={clash.base} to={clash.mine} />
            </span>
          </label>
          <label>
            <input type="radio" name={clash.path} checked={theirs.has(clash.path)} onChange={() => take(clash.path, true)} />
            <span>
              <b>The other</b>
              <Changed from={clash.base} to={clash.theirs} />
            </span>
          </label>
        </fieldset>
      ))}
    </Dialog>
  );
}

const Changed = ({ from, to }: { readonly from: Clash["base"]; readonly to: unknown }) =>
  typeof from === "string" && typeof to === "string" ? <WordDiff from={from} to={to} /> : <span>{valueWords(to)}</span>;
