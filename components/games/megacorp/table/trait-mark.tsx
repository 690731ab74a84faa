/** The traits' shapes with a number: IQ a hexagon, EQ a disc, MQ a diamond, BQ a square; they tell apart without their colour. */
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

const TRAITS = ["IQ", "EQ", "MQ", "BQ"] as const;
const COLOURS = ["#6db3ff", "#ff7d8a", "#f3f5f9", "#52d691"] as const;
const SHAPES = [
  <path key="IQ" d="M1 10L5.5 2h9L19 10l-4.5 8h-9z" />,
  <circle key="EQ" cx="10" cy="10" r="8.6" />,
  <path key="MQ" d="M10 .4L19.6 10 10 19.6.4 10z" />,
  <rect key="BQ" x="1.6" y="1.6" width="16.8" height="16.8" rx="2" />,
] as const;

type TraitMarkProps = {
  readonly trait: number;
  readonly n: number;
  readonly size?: number;
  /** Only an outline: the amount is 0. */
  readonly dim?: boolean;
};

export const TraitMark = ({ trait, n, size = 20, dim = false }: TraitMarkProps) => (
  <>
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" style={{ flex: "none" }}>
      <g fill={dim ? "none" : COLOURS[trait]} stroke={dim ? "var(--text-3)" : "#070a0f"} strokeWidth={dim ? 1 : 0.7}>
        {SHAPES[trait]}
      </g>
      <text
        x="10"
        y="14"
        textAnchor="middle"
        fontSize={n > 9 ? 10 : 11.5}
        fontWeight="700"
        fontFamily="var(--disp)"
        fill={dim ? "var(--text-2)" : "#070a0f"}
      >
        {n}
      </text>
    </svg>
    <VisuallyHidden>
      {n} {TRAITS[trait]}
    </VisuallyHidden>
  </>
);
