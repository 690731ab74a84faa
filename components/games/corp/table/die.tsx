/** A die; 5 and 6 are hits (CORP-R2) and lit, but where none are counted. */
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

export const Die = ({ face, plain = false }: { readonly face: number; readonly plain?: boolean }) => {
  const hit = face >= LEAST_HIT && !plain;
  return (
    <svg width="24" height="24" viewBox="0 0 20 20" aria-hidden="true">
      <rect x=".8" y=".8" width="18.4" height="18.4" rx="4" fill={hit ? "#d4f25a" : "#1f2a38"} stroke={hit ? "#d4f25a" : "#62778d"} />
      {(PIPS[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.9" fill={hit ? "#12180a" : "#cdd7e1"} />
      ))}
    </svg>
  );
};
