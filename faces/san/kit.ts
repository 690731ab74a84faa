/** The drawings of San's box that no other game has. */
import type { BoardSkin } from "../boards/index.ts";
import type { OwnDrawings } from "../kit/index.ts";
import { ground, numberTrack, playerColour } from "../kit/look.ts";
import { standee } from "../kit/piece.ts";
import { circle } from "../marks.ts";
import { n, text } from "../svg.ts";
import { corporationSign, SAN_COLOURS, SAN_SHAPES } from "./marks.ts";

const CORPORATIONS = ["sun", "star"] as const;
const signOf = (player: number, x: number, y: number, r: number, colour: string) =>
  corporationSign(CORPORATIONS[player] ?? "sun", x, y, r, colour);

const [SLOT, STAGE, BAND] = [65, 14, 34] as const;
const SLOTS = 6;

/** One player's side of the river, as that player sees it: seven stages between the cards (SAN-4.4) and a zone at each (SAN-4.7). */
function riverSide(w: number, h: number, player: number, colour: string, skin: BoardSkin): string {
  const y = h - BAND;
  const stages = Array.from({ length: SLOTS + 1 }, (_, i) => {
    const x = i * (SLOT + STAGE) + STAGE / 2;
    const [isFirst, isLast] = [i === 0, i === SLOTS];
    const ring = circle(
      x,
      y + 10,
      6,
      `fill="${skin.field}" stroke="${isLast ? SAN_COLOURS.propaganda : colour}" stroke-width="${isLast ? 1.2 : 0.7}"`,
    );
    const sign = isFirst
      ? signOf(player, x, y + 10, 3.6, colour)
      : text(x, y + 11.8, 5, "display7", isLast ? SAN_COLOURS.propaganda : skin.dim, i + 1, { anchor: "middle" });
    const word = isLast ? text(x, y + 20.5, 3, "display6", SAN_COLOURS.propaganda, "WIN", { anchor: "middle" }) : "";
    return ring + sign + word;
  });
  const zones = Array.from({ length: SLOTS }, (_, i) => {
    const x = STAGE + i * (SLOT + STAGE);
    return (
      `<rect x="${n(x + 1)}" y="${n(y + 2)}" width="${n(SLOT - 2)}" height="${n(BAND - 5)}" rx="2" fill="${skin.field}" stroke="${SAN_COLOURS.corruption}" stroke-width=".5"/>` +
      SAN_SHAPES.corruption(x + 8, y + 10, 3, `fill="none" stroke="${SAN_COLOURS.corruption}" stroke-width=".8"`) +
      text(x + 13.5, y + 11.6, 4.4, "display6", skin.text, `Zone ${i + 1}`) +
      text(x + 4.5, y + 19.5, 3.1, "text", skin.dim, "at most 2 cards, back up") +
      text(x + 4.5, y + 24.5, 3.1, "text", skin.dim, "each: crossing −1 for you, +1 for them")
    );
  });
  const line = `<path d="M${n(STAGE / 2)} ${n(y + 10)}H${n(w - STAGE / 2)}" stroke="${colour}" stroke-width=".6" stroke-dasharray="2 1.4"/>`;
  return line + zones.join("") + stages.join("");
}

export const SAN_KIT: OwnDrawings = {
  /** The River's six cards, and on each side a player's Propaganda track and Corruption zones. */
  "river board"({ w, h }, { players, skin }) {
    const cards = Array.from({ length: SLOTS }, (_, i) => {
      const x = STAGE + i * (SLOT + STAGE) + (SLOT - 63) / 2;
      return (
        `<rect x="${n(x)}" y="${n((h - 88) / 2)}" width="63" height="88" rx="3" fill="${skin.plain.fill}" stroke="${skin.plain.edge}" stroke-width=".5" stroke-dasharray="2 1.4"/>` +
        text(x + 31.5, h / 2 + 4, 12, "display7", skin.plain.edge, i + 1, { anchor: "middle", opacity: 0.5 })
      );
    });
    const sides = [0, 1].map((player) => riverSide(w, h, player, playerColour(player, players[player]?.colour), skin));
    return (
      ground(w, h, skin.sheet) +
      cards.join("") +
      (sides[0] ?? "") +
      `<g transform="rotate(180 ${n(w / 2)} ${n(h / 2)})">${sides[1] ?? ""}</g>`
    );
  },
  /** Lies between the two stacks of Virus cards (SAN-4.6). */
  "central port"({ w, h }, { skin }) {
    const colour = SAN_COLOURS.hacking;
    const rings = [24, 18, 12].map((r) =>
      SAN_SHAPES.hacking(w / 2, h / 2, r, `fill="none" stroke="${colour}" stroke-width=".8" opacity="${n(r / 24)}"`),
    );
    const name = text(w / 2, 13, 5, "display7", skin.text, "CENTRAL PORT", { anchor: "middle", spacing: 0.3 });
    return (
      ground(w, h, skin.sheet, skin.frame) +
      `<path d="M-3 ${n(h / 2)}H${n(w / 2 - 8)}M${n(w / 2 + 8)} ${n(h / 2)}H${n(w + 3)}" stroke="${colour}" stroke-width="2"/>` +
      rings.join("") +
      SAN_SHAPES.hacking(w / 2, h / 2, 6, `fill="${colour}"`) +
      `${name}<g transform="rotate(180 ${n(w / 2)} ${n(h / 2)})">${name}</g>`
    );
  },
  /** Stands on the stages of its owner's track. */
  banner({ w, h, player = 0 }, { players, skin }) {
    const colour = playerColour(player, players[player]?.colour);
    const top = h / 2;
    const flag =
      `<path d="M${n(w * 0.16)} ${n(top + 2)}H${n(w * 0.84)}V${n(top + 22)}L${n(w / 2)} ${n(top + 17)}L${n(w * 0.16)} ${n(top + 22)}Z" fill="${colour}"/>` +
      signOf(player, w / 2, top + 10, 4.6, "#070a0f") +
      `<path d="M${n(w / 2)} ${n(top + 17)}V${n(h - 8)}" stroke="${colour}" stroke-width="1.4"/>`;
    return standee(w, h, skin, flag);
  },
  /** Won when the Banner reaches it: one card more in hand (SAN-10.6). */
  "hand bonus"({ w, h, player = 0 }, { players, skin }) {
    const colour = playerColour(player, players[player]?.colour);
    return (
      ground(w, h, skin.field, skin.frame) +
      circle(w / 2, h / 2, h * 0.44, `fill="none" stroke="${colour}" stroke-width=".8"`) +
      signOf(player, w / 2, h * 0.27, h * 0.13, colour) +
      text(w / 2, h * 0.66, h * 0.36, "display7", skin.text, "+1", { anchor: "middle" }) +
      text(w / 2, h * 0.83, h * 0.155, "display6", skin.dim, "CARD", { anchor: "middle" })
    );
  },
  /** What a player has gained this turn and not spent. */
  "pool track"({ w, h, player = 0 }, { players, skin }) {
    const names = ["corruption", "propaganda", "hacking"] as const;
    const [left, top, row] = [33, 9, 12];
    const cell = { w: (w - left - 4) / 13, h: row - 1 };
    const rows = names.map((name, i) => {
      const y = top + i * row;
      const sign = SAN_SHAPES[name](7.5, y + cell.h / 2, 2.8, `fill="${SAN_COLOURS[name]}"`);
      const word = text(12.5, y + cell.h / 2 + 1.2, 3.1, "display6", skin.text, name);
      return sign + word + numberTrack(left, y, cell, 12, skin);
    });
    const y = top + 3 * row;
    const money = text(7.5, y + cell.h / 2 + 1.6, 4.4, "display7", skin.text, "$", { anchor: "middle" });
    const colour = playerColour(player, players[player]?.colour);
    return (
      ground(w, h, skin.sheet, skin.frame) +
      signOf(player, 7, 5, 3, colour) +
      text(12.5, 6.4, 3.8, "display7", skin.text, "THIS TURN") +
      text(w - 4, 6.4, 2.9, "text", skin.dim, "unspent points are lost · beyond 12 use two markers", { anchor: "end" }) +
      rows.join("") +
      money +
      text(12.5, y + cell.h / 2 + 1.2, 3.1, "display6", skin.text, "revenue") +
      numberTrack(left, y, cell, 12, skin)
    );
  },
};
