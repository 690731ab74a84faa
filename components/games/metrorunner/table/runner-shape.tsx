/** The shape of a player in the colour of the runner board, as their figure has them; of the A.I., player -1, a pale hexagon. */
import { namedColour, shapePath } from "../../../../faces/boards/index.ts";

type RunnerShapeProps = { readonly player: number; readonly colour: string; readonly size: number };

export const RunnerShape = ({ player, colour, size }: RunnerShapeProps) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path
      d={shapePath(player, 10, 10, 8)}
      fill={namedColour(colour)}
      stroke={colour === "black" ? "#f3f5f9" : "#070a0f"}
      strokeWidth="1.2"
    />
  </svg>
);
