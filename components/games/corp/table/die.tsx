/** A die; 5 and 6 are hits (CORP-R2) and lit. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [5.5, 5.5],
    [14.5, 14.5],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [5.5, 5.5],
    [14.5, 5.5],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [5.5, 5],
    [14.5, 5],
    [5.5, 10],
    [14.5, 10],
    [5.5, 15],
    [14.5, 15],
  ],
};
const LEAST_HIT = 5;

export const Die = ({ face, size = 24 }: { readonly face: number; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <rect
      x=".8"
      y=".8"
      width="18.4"
      height="18.4"
      rx="4"
      fill={face >= LEAST_HIT ? "#d4f25a" : "#1f2a38"}
      stroke={face >= LEAST_HIT ? "#d4f25a" : "#62778d"}
    />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill={face >= LEAST_HIT ? "#12180a" : "#cdd7e1"} />
    ))}
  </svg>
);
