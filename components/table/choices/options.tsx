"use client";
/** What can be chosen, numbered: what is seldom meant behind one line, and a box in which a few words or a number find one among many. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import type { SceneOption } from "../../../engine/games/scene.ts";
import { Face } from "../../card/face.tsx";
import { announce } from "../../ui/announcer.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CardLook } from "../cards/card-look.tsx";
import { useIsSent } from "../match/sent.ts";
import type { Numbered, TableMoves, TableView } from "../match/view.ts";
import { fitting } from "./find-option.ts";
import { rowsOf } from "./option-rows.ts";
import styles from "./options.module.css";
import { Then } from "./then.tsx";

/** With more options than there are number keys the box is there without being asked for. */
const KEYS = 9;

type OptionsProps = {
  readonly view: TableView;
  /** Index of the option that Space takes, or -1. */
  readonly space: number;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly foretold?: TableMoves["foretold"];
  readonly onChoose: (option: SceneOption) => void;
};

export function Options({ view, space, box, foretold, onChoose }: OptionsProps) {
  const { options } = view;
  const [meant, setMeant] = useState<SceneOption>();
  const told = meant ?? options[space];
  const [typed, setTyped] = useState("");
  const numbered = options.flatMap((option, i): Numbered[] => (option.passes ? [] : [{ number: i + 1, option }]));
  const passing = options.find(({ passes }) => passes);
  const found = typed.trim() === "" ? numbered : fitting(numbered, typed);
  const groups = [...new Set(found.flatMap(({ option: { group } }) => group ?? []))];
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && found[0]) {
      event.preventDefault();
      onChoose(found[0].option);
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      setTyped("");
      list.current?.querySelector("button")?.focus();
    }
  };
  // Two quick presses are two presses. Only what gives something up is not taken by the second one, which was meant for what stood here before, and it says so.
  const begun = useRef(false);
  const chooseByPress = (option: SceneOption, { detail }: MouseEvent) => {
    const slipped = detail > 1 && !begun.current && endsSomething(view, option);
    begun.current = true;
    if (!slipped) onChoose(option);
    else {
      const message = `“${option.words}” was not chosen: you pressed twice quickly, and it would give up your other options. Press it again to choose it.`;
      announce(message, "assertive");
      showToast({ message });
    }
  };
  // Nor is an option pointed at because the pointer rests where it has appeared.
  const [pointed, setPointed] = useState(false);
  const onPointerMove = ({ movementX, movementY }: PointerEvent) => {
    if (movementX !== 0 || movementY !== 0) setPointed(true);
  };
  return (
    <div ref={list} className={styles.all} data-pointed={pointed || undefined} onPointerMove={pointed ? undefined : onPointerMove}>
      {passing && (
        <p className={styles.pass}>
          <Option option={passing} space={options[space] === passing} view={view} onChoose={chooseByPress} onMeant={setMeant} />
        </p>
      )}
      <label className={styles.box} data-few={numbered.length <= KEYS || undefined}>
        <span>Do</span>
        <input
          ref={box}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          placeholder="type a number or a few words"
          spellCheck={false}
          autoComplete="off"
        />
        <Kbd keys="." />
      </label>
      <ol className={styles.options}>
        {rowsOf(found.filter(({ option }) => option.group === undefined)).map((row) => (
          <Row key={row[0]?.number} row={row} space={space} view={view} onChoose={chooseByPress} onMeant={setMeant} />
        ))}
      </ol>
      {groups.map((group) => {
        const members = found.filter(({ option }) => option.group === group);
        return (
          <details key={group} className={styles.group} open={typed.trim() !== "" || undefined}>
            <summary>
              <b>{group}</b>
              <small>{members.length === 1 ? "1 way" : `${members.length} ways`}</small>
            </summary>
            <ol className={styles.options}>
              {rowsOf(members).map((row) => (
                <Row key={row[0]?.number} row={row} space={-1} view={view} onChoose={chooseByPress} onMeant={setMeant} />
              ))}
            </ol>
          </details>
        );
      })}
      {foretold && told && !view.veiled && <Then view={view} foretold={foretold} option={told} />}
      {found.length === 0 && typed.trim() !== "" && <p className={styles.none}>No option contains these words.</p>}
    </div>
  );
}

/** Whether an option gives something up: it says so, or goes on where most people want to be asked. */
function endsSomething({ scene: { occasion, occasions = [] } }: TableView, { loses, passes }: SceneOption): boolean {
  const here = occasions.find(({ id }) => id === occasion);
  return loses === true || (passes === true && (here === undefined || here.matters));
}

type Choosing = Pick<OptionsProps, "view"> & {
  readonly onChoose: (option: SceneOption, event: MouseEvent) => void;
  readonly onMeant: (option: SceneOption | undefined) => void;
};

/** One option, or ways of one thing under what they have in common. */
function Row({ row, space, ...choosing }: Choosing & { readonly row: readonly Numbered[]; readonly space: number }) {
  const line = row.length > 1 ? row[0]?.option.line : undefined;
  const ways = row.map(({ number, option }) => (
    <Option key={number} number={number} option={option} space={number - 1 === space} isWay={line !== undefined} {...choosing} />
  ));
  if (line === undefined) return <li>{ways}</li>;
  return (
    <li className={styles.row}>
      <p className={styles.words}>
        <b>{line.words}</b>
        {line.hint !== "" && <small>{line.hint}</small>}
      </p>
      <div className={styles.ways}>{ways}</div>
    </li>
  );
}

type OptionProps = Choosing &
  Partial<Pick<Numbered, "number">> &
  Pick<Numbered, "option"> & {
    readonly space: boolean;
    /** Its line says what it has in common with its neighbours. */
    readonly isWay?: boolean;
  };

function Option({ number, option, space, isWay, view, onChoose, onMeant }: OptionProps) {
  const line = isWay ? option.line : undefined;
  const sent = useIsSent(view, (one) => one === option);
  const design = view.named.get(option);
  // Where all are about one card, its picture with each of them says nothing.
  const pictured = view.options.some((one) => one.apart && one.card !== option.card);
  return (
    <CardLook design={design}>
      <button
        type="button"
        className={styles.option}
        data-sent={sent || undefined}
        onClick={(event) => onChoose(option, event)}
        // Not as it enters: it may rest where the option has appeared.
        onPointerMove={() => onMeant(option)}
        onPointerLeave={() => onMeant(undefined)}
        onFocus={() => onMeant(option)}
        onBlur={() => onMeant(undefined)}
      >
        {number !== undefined && <span className={styles.number}>{number}</span>}
        {pictured && option.apart && design && (
          <span className={styles.small} aria-hidden="true">
            <Face card={design} detail="tile" />
          </span>
        )}
        <span className={styles.words}>
          {line ? (
            <b>
              <VisuallyHidden>{line.words} </VisuallyHidden>
              {line.way}
            </b>
          ) : (
            <b>{option.words}</b>
          )}
          {(line ? line.more : option.hint) && <small>{line ? line.more : option.hint}</small>}
        </span>
        {space && <Kbd keys="Space" />}
      </button>
    </CardLook>
  );
}
