"use client";
/** A card in one's own words, before anything else about it is known: its text is read and its face drawn while it is typed. */
import { useQueryClient } from "@tanstack/react-query";
import { PencilRuler } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { Suspense, use, useDeferredValue, useId, useMemo, useState } from "react";
import type { GameId, LibraryCard } from "../../../engine/cards/card.ts";
import type { StudioStart } from "../../../engine/games/game.ts";
import { at } from "../../../engine/kernel/state.ts";
import { drawWith, type GameFaces, labelWith } from "../../../faces/draw.ts";
import { createCard } from "../../api/studio.ts";
import { facesOf, loadFaces } from "../../card/painters.ts";
import { studioHref } from "../../cards/links.ts";
import { useKept } from "../../deck/builder/use-kept.ts";
import { attempt } from "../../deck/list/attempt.ts";
import { authorNow } from "../../saving/author.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { TextBox } from "../form/boxes.tsx";
import { Field } from "../form/field.tsx";
import fieldStyles from "../form/fields.module.css";
import styles from "./write-card.module.css";

const TextEditor = dynamic(() => import("../../text-editor/text-editor.tsx").then((module) => module.TextEditor), {
  ssr: false,
  loading: () => <Skeleton height={132} />,
});

type Written = { readonly game: GameId; readonly kind: string; readonly name: string; readonly text: string };
const NOTHING: Omit<Written, "game" | "kind"> = { name: "", text: "" };

type WriteCardProps = {
  readonly games: readonly { readonly id: GameId; readonly name: string; readonly starts: readonly StudioStart[] }[];
};

export function WriteCard({ games }: WriteCardProps) {
  const router = useRouter();
  const client = useQueryClient();
  const base = useId();
  const first = at(games, 0);
  // What was typed stays when the page is left before the card was made.
  const [kept, keep] = useKept<Written>("arcology.first-words", { game: first.id, kind: usualKind(first.starts), ...NOTHING });
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const game = games.find(({ id }) => id === kept.game) ?? first;
  const start = game.starts.find(({ kind }) => kind.id === kept.kind) ?? at(game.starts, 0);
  const { name, text } = kept;
  const isEmpty = name.trim() === "" && text.trim() === "";
  const change = (next: Partial<Written>) => {
    setMissing(false);
    keep({ ...kept, game: game.id, kind: start.kind.id, ...next });
  };
  const make = () =>
    void attempt(async () => {
      setMissing(isEmpty);
      if (isEmpty) return;
      setBusy(true);
      try {
        const typed = { kind: start.kind.id, text: text.trim(), fields: start.fields, ...(name.trim() && { name: name.trim() }) };
        const { card } = await createCard(client, game.id, typed, { author: authorNow() });
        keep({ ...kept, ...NOTHING });
        router.push(studioHref(card.id));
      } finally {
        setBusy(false);
      }
    });
  const clear = () => {
    change(NOTHING);
    showToast({ message: "The box is empty again.", undo: () => change({ name, text }) });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <div>
          <h2 id="write">Write what a card does</h2>
          <p className={styles.about}>Use your own words, as they will be printed. The studio shows at once how it reads them.</p>
        </div>
        <div className={styles.fields}>
          <Field label="Game">
            {(tied) => (
              <select
                {...tied}
                className={fieldStyles.box}
                value={game.id}
                onChange={({ target }) => {
                  const next = games.find(({ id }) => id === target.value) ?? game;
                  change({ game: next.id, kind: usualKind(next.starts) });
                }}
              >
                {games.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Type">
            {(tied) => (
              <select {...tied} className={fieldStyles.box} value={start.kind.id} onChange={({ target }) => change({ kind: target.value })}>
                {game.starts.map(({ kind }) => (
                  <option key={kind.id} value={kind.id}>
                    {kind.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Name" hint="can wait">
            {(tied) => <TextBox {...tied} maxLength={120} value={name} onChange={({ target }) => change({ name: target.value })} />}
          </Field>
        </div>
        <TextEditor
          key={game.id}
          game={game.id}
          value={text}
          onChange={(next) => change({ text: next })}
          label="What it does"
          card={{ kind: start.kind.id, fields: start.fields }}
          name={name}
        />
        {start.texts.length > 0 && text.trim() === "" && (
          <div className={styles.examples}>
            <span id={`${base}-like`}>For example</span>
            <ul aria-labelledby={`${base}-like`}>
              {start.texts.map((one) => (
                <li key={one}>
                  <Button size="s" onClick={() => change({ text: one })}>
                    {one}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className={styles.make}>
          <Button look="primary" icon={<PencilRuler size={16} strokeWidth={1.75} aria-hidden />} {...waitsFor(busy, make)}>
            {busy ? "Making the card" : "Make the card"}
          </Button>
          {!isEmpty && (
            <Button look="plain" onClick={clear}>
              Clear
            </Button>
          )}
          {missing && <p role="alert">Write what the card does, or give it a name, first.</p>}
        </div>
      </div>
      {start.like && (
        <Suspense fallback={<Skeleton height={400} />}>
          <Looks like={start.like} fields={start.fields} kind={start.kind.name} name={name} text={text} />
        </Suspense>
      )}
    </div>
  );
}

/** What most people design first, where a game says so; else the first kind that has texts. */
const usualKind = (starts: readonly StudioStart[]): string =>
  (starts.find(({ kind }) => kind.usual) ?? starts.find(({ texts }) => texts.length > 0) ?? at(starts, 0)).kind.id;

type LooksProps = {
  readonly like: LibraryCard;
  readonly fields: LibraryCard["fields"];
  readonly kind: string;
  readonly name: string;
  readonly text: string;
};

/** What the card will look like, but for the picture, which is that of another one of its kind. */
function Looks(props: LooksProps) {
  // Whoever waits here has no hooks of its own: when it is tried again the faces are there.
  const faces = facesOf(props.like.game) ?? use(loadFaces(props.like.game));
  return <Drawn {...props} faces={faces} />;
}

function Drawn({ like, fields, kind, name, text, faces }: LooksProps & { readonly faces: GameFaces }) {
  const prefix = useId();
  const words = useDeferredValue(text);
  const isNew = name !== "" || words !== "";
  const card = useMemo(
    () => (isNew ? { ...like, fields, name: name || `New ${kind.toLowerCase()}`, text: words, flavor: "" } : like),
    [like, fields, kind, name, words, isNew],
  );
  const face = useMemo(
    () => drawWith(faces, card, { detail: "face", prefix, art: { href: `/api/art/${like.id}` } }),
    [faces, card, prefix, like.id],
  );
  return (
    <figure className={styles.looks}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawWith escapes every text of the card. */}
      <svg role="img" aria-label={labelWith(faces, card)} viewBox={face.viewBox} dangerouslySetInnerHTML={{ __html: face.svg }} />
      <figcaption>
        {isNew
          ? `It begins with the numbers of ${like.name}, which you can change, and gets a picture of its own.`
          : `${like.name}, as an example.`}
      </figcaption>
    </figure>
  );
}
