"use client";
/** Cards for print shops and other tables: what for on the left, what came of it on the right. */
import { useQuery } from "@tanstack/react-query";
import { Download, Package, RotateCcw, Square } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { hasDecks } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { DPIS, SHOPS } from "../../faces/print/shops.ts";
import { cardQueries } from "../api/cards.ts";
import { Page } from "../frame/page.tsx";
import { printHref, type What } from "../print/choices.ts";
import { KitFields } from "../print/kit-fields.tsx";
import { Field } from "../studio/form/field.tsx";
import fields from "../studio/form/fields.module.css";
import buttons from "../ui/button.module.css";
import { Button, LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { isOnlyHere } from "../ui/only-here.ts";
import { Segmented } from "../ui/segmented.tsx";
import { type Choices, exportRequest, FIRST_CHOICES, FORM_WORDS, FORMS, type Form, isBadCount, picturesOf } from "./choices.ts";
import styles from "./export.module.css";
import { type ExportState, useExport } from "./use-export.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export function ExportPage({ game, what, first }: { readonly game: GameId; readonly what: What; readonly first: Form }) {
  const [choices, setChoices] = useState<Choices>({ ...FIRST_CHOICES, form: first });
  // The server does not know by which name a browser reached it.
  const [host, setHost] = useState<string>();
  useEffect(() => setHost(window.location.hostname), []);
  const only = host === undefined || isOnlyHere(host);
  const { state, start, stop } = useExport(JSON.stringify([choices, what]));
  const { name } = gameDefinition(game);
  const isKit = what.is === "kit" && choices.form !== "tts-game";
  // A kit of decks waits for them.
  const isWaiting = isKit && hasDecks(game) && choices.decks.length === 0;
  const result = useRef<HTMLElement>(null);
  // On a phone it is below what was pressed.
  useEffect(() => {
    if (state.is !== "idle") result.current?.scrollIntoView({ block: "nearest" });
  }, [state.is]);
  const make = () => {
    const { path, body } = exportRequest(game, what, choices, window.location.origin, only);
    void start(path, body);
  };
  return (
    <Page
      game={game}
      title="Export"
      crumbs={[{ label: `${name} cards`, href: `/${game}/cards` }]}
      actions={<LinkButton href={printHref(game, what)}>Print on paper</LinkButton>}
    >
      <div className={styles.page}>
        <form
          className={styles.choices}
          aria-label="What to export"
          onSubmit={(event) => {
            event.preventDefault();
            make();
          }}
        >
          <Subject game={game} what={what} form={choices.form} />
          <Forms value={choices.form} onChange={(form) => setChoices({ ...choices, form })} />
          {isKit && <KitFields game={game} choices={choices} onChange={(more) => setChoices((before) => ({ ...before, ...more }))} />}
          <More choices={choices} only={only} onChange={setChoices} />
          <Button
            look="primary"
            type="submit"
            icon={<Package {...ICON} />}
            disabled={state.is === "making" || isWaiting}
            className={styles.make}
          >
            {state.is === "making" ? "Making the file …" : "Make the file"}
          </Button>
        </form>
        <section ref={result} className={styles.result} aria-label="The file">
          <Result state={state} choices={choices} only={only} onStop={stop} onAgain={make} />
        </section>
      </div>
    </Page>
  );
}

/** What is exported, in words. */
function Subject({ game, what, form }: { readonly game: GameId; readonly what: What; readonly form: Form }) {
  const { data: library } = useQuery(cardQueries.library(game));
  const { name } = gameDefinition(game);
  const words = () => {
    if (form === "tts-game") return what.is === "deck" ? `${name}, with this deck at the first seat` : `${name}, set up`;
    if (what.is === "game") return `All cards of ${name}, as many copies as in its box`;
    if (what.is === "set") return `${name}, set ${what.code}`;
    if (what.is === "query") return what.text.trim() === "" ? `Each card of ${name} once` : `Each card that “${what.text}” finds, once`;
    if (what.is === "deck") return "The cards of a deck";
    if (what.is === "kit") return form === "tts" ? `The cards of ${name}’s kit` : `Everything that ${name} needs on a table`;
    if (what.is === "cards") return `${what.slugs.length} chosen cards of ${name}`;
    return library?.cards.find(({ id }) => id === `${game}/${what.slug}`)?.name ?? what.slug;
  };
  return (
    <p className={styles.subject}>
      <b>{words()}.</b> <Link href="/docs/printing#others">About these files</Link>
    </p>
  );
}

function Forms({ value, onChange }: { readonly value: Form; readonly onChange: (form: Form) => void }) {
  return (
    <fieldset className={styles.forms}>
      <legend>What for</legend>
      {FORMS.map((form) => (
        <label key={form} className={styles.form} data-on={form === value || undefined}>
          <input type="radio" name="form" checked={form === value} onChange={() => onChange(form)} />
          <span>
            <b>{FORM_WORDS[form].name}</b>
            <small>{FORM_WORDS[form].about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type MoreProps = { readonly choices: Choices; readonly only: boolean; readonly onChange: (choices: Choices) => void };

/** What is left to choose for the form that was chosen. */
function More({ choices, only, onChange }: MoreProps) {
  const set = (more: Partial<Choices>) => onChange({ ...choices, ...more });
  const { form, shop, dpi, copies, drafts } = choices;
  const isShop = form === "pdf" || form === "png";
  return (
    <>
      {isShop && (
        <Field label="Cut to">
          {(tied) => (
            <select {...tied} className={fields["box"]} value={shop} onChange={(event) => set({ shop: event.target.value })}>
              {SHOPS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {form === "png" && (
        <div className={styles.strip}>
          <span aria-hidden>Dots per inch</span>
          <Segmented
            legend="Dots per inch"
            value={dpi}
            labels={Object.fromEntries(DPIS.map((one) => [String(one), `${one} dpi`])) as Readonly<Record<Choices["dpi"], string>>}
            onChange={(value) => set({ dpi: value })}
          />
        </div>
      )}
      {!isShop && <Pictures choices={choices} only={only} onChange={onChange} />}
      {form !== "tts-game" && (
        <Field
          label="Copies of each card"
          hint="empty: as many as in the deck or box"
          problem={isBadCount(copies) ? "Type a whole number from 1 to 100." : undefined}
        >
          {(tied) => (
            <input
              {...tied}
              className={fields["box"]}
              inputMode="numeric"
              value={copies}
              onChange={(event) => set({ copies: event.target.value })}
            />
          )}
        </Field>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={drafts} onChange={(event) => set({ drafts: event.target.checked })} />
        Mark cards that are drafts
      </label>
    </>
  );
}

/** Where Tabletop Simulator gets the pictures, and why. */
function Pictures({ choices, only, onChange }: MoreProps) {
  const value = picturesOf(choices, only);
  return (
    <div className={styles.strip}>
      <span aria-hidden>Pictures</span>
      <Segmented
        legend="Pictures"
        value={value}
        labels={{ folder: "In the zip", served: "From this studio" }}
        onChange={(pictures) => onChange({ ...choices, pictures })}
      />
      <p>
        {value === "folder"
          ? `The zip says where its folders go. ${only ? "Only this machine can reach this studio, so others at the table could not load pictures from it." : "To share the pictures, upload them in Tabletop Simulator’s Cloud Manager."}`
          : `Tabletop Simulator cannot sign in, so this file makes its pictures public: anyone who knows a picture’s address sees it without the passphrase, and nothing else. Nobody can guess an address.${only ? " Only this machine can reach this studio, so only you see the pictures." : ""}`}
      </p>
    </div>
  );
}

type ResultProps = {
  readonly state: ExportState;
  readonly choices: Choices;
  readonly only: boolean;
  readonly onStop: () => void;
  readonly onAgain: () => void;
};

function Result({ state, choices, only, onStop, onAgain }: ResultProps) {
  if (state.is === "idle") return <p className={styles.empty}>Press the button to make the file. You can keep working meanwhile.</p>;
  if (state.is === "making")
    return (
      <div className={styles.progress}>
        <p role="status">{state.all === 0 ? "Waiting for the studio …" : `${state.done} of ${state.all} steps`}</p>
        {[state.letters, state.pictures].map(
          (said) =>
            said !== undefined && (
              <p key={said} role="note">
                {said}
              </p>
            ),
        )}
        <progress aria-label="Steps done" max={Math.max(1, state.all)} value={state.done} />
        <Button size="s" icon={<Square {...ICON} />} onClick={onStop}>
          Stop
        </Button>
      </div>
    );
  if (state.is !== "done")
    return (
      <div className={styles.progress}>
        <p role={state.is === "failed" ? "alert" : "status"} data-bad={state.is === "failed" || undefined}>
          {state.is === "failed" ? state.error : "Stopped. No file was made."}
        </p>
        <Button size="s" icon={<RotateCcw {...ICON} />} onClick={onAgain}>
          Try again
        </Button>
      </div>
    );
  const { id, type, name, line, letters, pictures } = state;
  const warnings = [letters, pictures, ...state.warnings].filter((one) => one !== undefined);
  return (
    <div className={styles.done}>
      <p role="status">{line}</p>
      <a
        className={cx(buttons.button, buttons["primary"])}
        href={`/api/exports/${id}?type=${type}&name=${encodeURIComponent(name)}`}
        download
      >
        <Download {...ICON} /> {name}
      </a>
      {warnings.length > 0 && (
        <div className={styles.warnings}>
          <h2>Check these before you order</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      <Next form={choices.form} pictures={picturesOf(choices, only)} />
    </div>
  );
}

/** What to do with the file. */
function Next({ form, pictures }: { readonly form: Form; readonly pictures: "folder" | "served" }) {
  if (form === "pdf" || form === "png")
    return <p>Colours are sRGB, and the file says so. Corners are square, because the shop rounds them. Nothing is scaled.</p>;
  const isGame = form === "tts-game";
  return (
    <ol>
      <li>
        {pictures === "folder"
          ? "Unpack the zip into Tabletop Simulator’s folder, so that Saves and Mods merge with the folders there: "
          : `Put the file into ${isGame ? "Saves" : "Saves/Saved Objects"} in Tabletop Simulator’s folder: `}
        Documents\My Games\Tabletop Simulator on Windows, ~/Library/Tabletop Simulator on macOS, ~/.local/share/Tabletop Simulator on Linux.
      </li>
      <li>In Tabletop Simulator open {isGame ? "Games, then Save & Load" : "Objects, then Saved Objects"}.</li>
      {pictures === "folder" && <li>To play with others: Modding, Cloud Manager, Upload All Loaded Files; then save the game.</li>}
    </ol>
  );
}
