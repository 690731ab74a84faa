"use client";
/** Trades beside the map: open offers with what answers them, and a form that makes or changes one. Nothing here waits: whoever is asked may let an offer lie (CORP-R42). */
import { Handshake } from "lucide-react";
import { useState } from "react";
import type { CorpBoard, CorpPlayerScene, OfferScene } from "../../../../engine/games/corp/table/scene.ts";
import type { SceneCard } from "../../../../engine/games/scene.ts";
import type { Action } from "../../../../engine/kernel/choice.ts";
import { PlayerShape } from "../../../table/boards/player-shape.tsx";
import type { TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import { Button } from "../../../ui/button.tsx";
import { type Bundle, listedOffer, offering } from "./offer-terms.ts";
import styles from "./trades.module.css";

type TradesProps = {
  readonly board: CorpBoard;
  readonly near: CorpPlayerScene;
  readonly names: readonly string[];
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
};

const NOTHING: Bundle = { credits: 0, cards: [] };
const list = (things: readonly string[]): string => (things.length === 0 ? "nothing" : things.join(", "));
const called = (name = ""): string => (name === "You" ? "you" : name);

export function Trades({ board, near, names, view, cards, moves }: TradesProps) {
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<number>();
  const [gives, setGives] = useState(NOTHING);
  const [wants, setWants] = useState(NOTHING);
  const others = board.players.filter(({ player }) => player !== near.player);
  const partner = others.find(({ player }) => player === to) ?? others[0];
  const say = (action: Action, words: string) => moves.choose({ action, words });
  const change = (offer: OfferScene) => {
    say({ kind: "withdraw an offer", player: offer.to }, "Withdraw");
    setTo(offer.to);
    setGives(bundleOf(offer.terms?.gives));
    setWants(bundleOf(offer.terms?.wants));
    setOpen(true);
  };
  if (!partner) return null;
  const own = board.offers.filter((offer) => offer.from === near.player || offer.to === near.player);
  const between = own.find((offer) => offer.from === partner.player || offer.to === partner.player);
  const isEmpty = gives.credits + wants.credits + gives.cards.length + wants.cards.length === 0;
  const isBot = names[partner.player] !== undefined && /\bbot$/.test(view.sitting[partner.player] ?? "");
  const isListed = listedOffer(view.options, partner.player, gives, wants) !== undefined;
  return (
    <section className={styles.trades} aria-label="Trades">
      <h2>
        <Handshake size={15} aria-hidden /> Trades
        <Button size="s" look="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Close" : "Make an offer"}
        </Button>
      </h2>
      {board.offers.length > 0 && (
        <ul className={styles.offers} aria-label="Open offers">
          {board.offers.map((offer) => (
            <li key={`${offer.from} ${offer.to}`} data-own={offer.to === near.player || undefined}>
              <p>
                <PlayerShape player={offer.from} size={12} /> {names[offer.from]} {names[offer.from] === "You" ? "offer" : "offers"}{" "}
                {called(names[offer.to])} <b>{list(offer.gives)}</b> for <b>{list(offer.wants)}</b>
              </p>
              {board.trading.open && offer.to === near.player && (
                <p className={styles.answers}>
                  <Button
                    size="s"
                    onClick={() =>
                      say(
                        { kind: "accept an offer", player: offer.from, gives: offer.terms?.gives ?? "", wants: offer.terms?.wants ?? "" },
                        "Accept",
                      )
                    }
                  >
                    Accept
                  </Button>
                  <Button size="s" onClick={() => say({ kind: "refuse an offer", player: offer.from }, "Refuse")}>
                    Refuse
                  </Button>
                  <small>or let it lie</small>
                </p>
              )}
              {board.trading.open && offer.from === near.player && (
                <p className={styles.answers}>
                  <Button size="s" onClick={() => change(offer)}>
                    Change
                  </Button>
                  <Button size="s" onClick={() => say({ kind: "withdraw an offer", player: offer.to }, "Withdraw")}>
                    Withdraw
                  </Button>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {open && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            moves.choose(offering(view.options, partner.player, gives, wants));
            setGives(NOTHING);
            setWants(NOTHING);
          }}
        >
          <label className={styles.with}>
            With{" "}
            <select
              value={partner.player}
              onChange={({ target }) => {
                setTo(Number(target.value));
                setWants(NOTHING);
              }}
            >
              {others.map(({ player }) => (
                <option key={player} value={player}>
                  {names[player]}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.sides}>
            <Side
              name="You give"
              side={near}
              bundle={gives}
              onBundle={setGives}
              withCards={board.trading.cards[partner.player] === true}
              cards={cards}
            />
            <Side
              name="You get"
              side={partner}
              bundle={wants}
              onBundle={setWants}
              withCards={board.trading.cards[partner.player] === true}
              cards={cards}
            />
          </div>
          <p className={styles.note}>
            {board.trading.cards[partner.player] ? "" : "Cards change hands only in the Trade step of one of you (CORP-5.2). "}
            {isBot && !isListed && !isEmpty
              ? `${names[partner.player]} answers one thing for one, offered in your Trade step: a card, or ¥1M, 2M, 5M or 10M. This offer would lie.`
              : ""}
          </p>
          <Button type="submit" size="s" disabled={isEmpty || between !== undefined || !board.trading.open}>
            {between ? "There is an open offer between you" : `Offer this to ${names[partner.player]}`}
          </Button>
        </form>
      )}
    </section>
  );
}

/** A bundle as actions write it. */
function bundleOf(words = "0"): Bundle {
  const [credits = 0, ...cards] = words.split(" ").map(Number);
  return { credits, cards };
}

type SideProps = {
  readonly name: string;
  readonly side: CorpPlayerScene;
  readonly bundle: Bundle;
  readonly onBundle: (bundle: Bundle) => void;
  /** Cards can change hands now. */
  readonly withCards: boolean;
  readonly cards: TableCards;
};

function Side({ name, side, bundle, onBundle, withCards, cards }: SideProps) {
  const things: readonly (readonly [string, readonly SceneCard[]])[] = [
    ["Action card", side.hand.filter(({ card }) => card !== undefined)],
    ["Asset", side.assets],
    ["Garrison", side.garrison],
    ["Security", side.security],
  ];
  const toggle = (id: number) =>
    onBundle({ ...bundle, cards: bundle.cards.includes(id) ? bundle.cards.filter((one) => one !== id) : [...bundle.cards, id] });
  return (
    <fieldset>
      <legend>{name}</legend>
      <label className={styles.credits}>
        ¥
        <input
          type="number"
          min={0}
          max={side.credits}
          value={bundle.credits}
          aria-label={`${name}: credits in ¥M, of ${side.credits}`}
          onChange={({ target }) =>
            onBundle({ ...bundle, credits: Math.max(0, Math.min(side.credits, Math.trunc(Number(target.value)) || 0)) })
          }
        />
        M <small>of {side.credits}</small>
      </label>
      {withCards &&
        things.flatMap(([kind, all]) =>
          all.map(({ id, card }) => (
            <label key={id} className={styles.card}>
              <input type="checkbox" checked={bundle.cards.includes(id)} onChange={() => toggle(id)} />
              {(card === undefined ? undefined : cards.get(card)?.name) ?? "A card"} <small>{kind}</small>
            </label>
          )),
        )}
    </fieldset>
  );
}
