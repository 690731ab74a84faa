/** The shapes of Megacorp's traits and the squares of Metrorunner's colours, as they stand on cards; nothing for other words. */
const SHAPES: Readonly<Record<string, { readonly path: string; readonly colour: string }>> = {
  IQ: { path: "M4 1h6l3 6-3 6H4L1 7z", colour: "var(--iq)" },
  EQ: { path: "M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z", colour: "var(--eq)" },
  MQ: { path: "M7 .5 13.5 7 7 13.5.5 7z", colour: "var(--mq)" },
  BQ: { path: "M1.5 1.5h11v11h-11z", colour: "var(--bq)" },
};
const SQUARE = "M2 2h10v10H2z";
const COLOURS: Readonly<Record<string, string>> = {
  black: "#47515c",
  purple: "#9a54d0",
  red: "#d0403a",
  orange: "#d9761f",
  blue: "#2f7fd6",
};

export function TraitMark({ name, size = 14 }: { readonly name: string; readonly size?: number }) {
  const shape = SHAPES[name] ?? (COLOURS[name] && { path: SQUARE, colour: COLOURS[name] });
  if (!shape) return null;
  return (
    <svg viewBox="0 0 14 14" width={size} height={size} aria-hidden="true">
      <path d={shape.path} fill={shape.colour} stroke="var(--line-strong)" strokeWidth=".7" />
    </svg>
  );
}
