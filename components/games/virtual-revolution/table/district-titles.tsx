/** At each district of the map: its letters, as cards name it, its Title, in the colour of who holds it and leaning while it is tilted, and how many of its boroughs each player controls. */
import type { Board } from "../../../../engine/games/boards/index.ts";
import type { DistrictScene } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { colourOf, shapePath } from "../../../../faces/boards/index.ts";

/** Millimetres. */
const STEP = 19;
const CARD = 13;
const LETTERS = 16;

export function DistrictTitles({ city, districts }: { readonly city: Board; readonly districts: readonly DistrictScene[] }) {
  return city.districts.map(({ id, label }) => {
    const district = districts.find((one) => one.id === id);
    if (!district || !label) return null;
    const counts = district.controlled.flatMap((count, player) => (count > 0 ? [{ count, player }] : []));
    const wide = LETTERS + CARD + counts.length * STEP;
    const [x, y] = [label[0] - wide / 2, label[1] + 10];
    return (
      <g key={id}>
        <rect x={x - 2} y={y - 7.4} width={wide + 4} height="14.8" rx="3" fill="#0c121a" fillOpacity=".78" />
        <text x={x + LETTERS / 2} y={y + 3.4} fill="#cdd7e1" fontSize="9.4" fontWeight="600" textAnchor="middle">
          {id}
        </text>
        <TitleCard district={district} x={x + LETTERS + CARD / 2 - 1} y={y} />
        {counts.map(({ count, player }, i) => {
          const at = x + LETTERS + CARD + i * STEP + STEP / 2;
          return (
            <g key={player}>
              <path d={shapePath(player, at - 4, y, 4.2)} fill={colourOf(player)} stroke="#070a0f" strokeWidth=".4" />
              <text x={at + 1.6} y={y + 3.7} fill="#e9eef4" fontSize="10.4" fontWeight="700">
                {count}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}

/** A small card: empty while it lies beside the board. */
const TitleCard = ({
  district: { holder, tilted },
  x,
  y,
}: {
  readonly district: DistrictScene;
  readonly x: number;
  readonly y: number;
}) => (
  <g transform={`translate(${x} ${y})${tilted ? " rotate(55)" : ""}`}>
    <rect
      x="-3"
      y="-4.2"
      width="6"
      height="8.4"
      rx="1"
      fill={holder === undefined ? "none" : colourOf(holder)}
      stroke={holder === undefined ? "#8d9eaf" : "#070a0f"}
      strokeWidth=".7"
      strokeDasharray={holder === undefined ? "1.4 1.2" : undefined}
    />
    {holder !== undefined && <path d={shapePath(holder, 0, 0, 1.7)} fill="#070a0f" />}
  </g>
);
