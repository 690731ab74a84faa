/** The shape and colour of a player, as their pieces have them. */
import { colourOf, shapePath } from "../../../faces/boards/index.ts";

export const PlayerShape = ({ player, size }: { readonly player: number; readonly size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path d={shapePath(player, 10, 10, 8)} fill={colourOf(player)} stroke="#070a0f" />
  </svg>
);
