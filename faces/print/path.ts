/** Path data as absolute lines and cubic curves, which is all that PDF has, and the box around them. */
export type Step =
  | readonly ["M" | "L", x: number, y: number]
  | readonly ["C", x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ["Z"];
export type Path = readonly Step[];
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
/** A number; the flags of an arc may stand without a blank behind them. */
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gy;

/** Reads path data. Throws on what is no path data. */
export function pathOf(data: string): Path {
  const out: Step[] = [];
  let at = 0;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** The last control point, for smooth curves. */
  let [lastX, lastY, last] = [0, 0, ""];
  const skip = () => {
    while (at < data.length && /[\s,]/.test(data.charAt(at))) at++;
  };
  const number = (): number => {
    skip();
    NUMBER.lastIndex = at;
    const found = NUMBER.exec(data);
    if (!found) throw new Error(`Path data cannot be read at ${at}: “${data.slice(at, at + 20)}”.`);
    at = NUMBER.lastIndex;
    return Number(found[0]);
  };
  const flag = (): number => {
    skip();
    return Number(data.charAt(at++));
  };
  const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
    out.push(["C", x1, y1, x2, y2, toX, toY]);
    [lastX, lastY, x, y] = [x2, y2, toX, toY];
  };
  let command = "";
  for (skip(); at < data.length; skip()) {
    if (/[a-zA-Z]/.test(data.charAt(at))) command = data.charAt(at++);
    else if (command === "M") command = "L";
    else if (command === "m") command = "l";
    const upper = command.toUpperCase();
    const takes = TAKES[upper];
    if (takes === undefined) throw new Error(`Path data has no command “${command}”.`);
    const relative = command !== upper;
    const [dx, dy] = relative ? [x, y] : [0, 0];
    const v = upper === "A" ? [number(), number(), number(), flag(), flag(), number(), number()] : Array.from({ length: takes }, number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = v;
    const smooth = upper === "S" ? last === "C" || last === "S" : last === "Q" || last === "T";
    const [mirrorX, mirrorY] = smooth ? [2 * x - lastX, 2 * y - lastY] : [x, y];
    if (upper === "M" || upper === "L") {
      [x, y] = [dx + a, dy + b];
      if (upper === "M") [startX, startY] = [x, y];
      out.push([upper, x, y]);
    } else if (upper === "H" || upper === "V") {
      if (upper === "H") x = dx + a;
      else y = dy + a;
      out.push(["L", x, y]);
    } else if (upper === "C") curve(dx + a, dy + b, dx + c, dy + d, dx + e, dy + f);
    else if (upper === "S") curve(mirrorX, mirrorY, dx + a, dy + b, dx + c, dy + d);
    else if (upper === "Q" || upper === "T") {
      const [qx, qy, toX, toY] = upper === "Q" ? [dx + a, dy + b, dx + c, dy + d] : [mirrorX, mirrorY, dx + a, dy + b];
      const third = (from: number, to: number) => from + (to - from) * (2 / 3);
      curve(third(x, qx), third(y, qy), third(toX, qx), third(toY, qy), toX, toY);
      [lastX, lastY] = [qx, qy];
    } else if (upper === "A") {
      for (const one of arc([x, y], [dx + f, dy + g], Math.abs(a), Math.abs(b), c, d === 1, e === 1)) out.push(one);
      [x, y] = [dx + f, dy + g];
    } else {
      out.push(["Z"]);
      [x, y] = [startX, startY];
      // Numbers behind it begin nothing.
      skip();
      if (at < data.length && !/[a-zA-Z]/.test(data.charAt(at))) throw new Error("Path data goes on behind z without a command.");
    }
    last = upper;
  }
  return out;
}

type Point = readonly [x: number, y: number];

/** An elliptic arc as curves of at most a quarter each (SVG 1.1, F.6.5). */
function arc(from: Point, to: Point, rx: number, ry: number, degrees: number, large: boolean, sweep: boolean): Step[] {
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (rx === 0 || ry === 0) return [["L", to[0], to[1]]];
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const under = (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2;
  const root = Math.sqrt(Math.max(0, under / ((a * py) ** 2 + (b * px) ** 2))) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * a * py) / b, (-root * b * px) / a];
  const [cx, cy] = [cos * qx - sin * qy + (from[0] + to[0]) / 2, sin * qx + cos * qy + (from[1] + to[1]) / 2];
  const begin = Math.atan2((py - qy) / b, (px - qx) / a);
  let turn = Math.atan2((-py - qy) / b, (-px - qx) / a) - begin;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / parts;
  const k = (4 / 3) * Math.tan(step / 4);
  const at = (x: number, y: number): Point => [cx + cos * a * x - sin * b * y, cy + sin * a * x + cos * b * y];
  return Array.from({ length: parts }, (_, i): Step => {
    const [t0, t1] = [begin + i * step, begin + (i + 1) * step];
    const one = at(Math.cos(t0) - k * Math.sin(t0), Math.sin(t0) + k * Math.cos(t0));
    const two = at(Math.cos(t1) + k * Math.sin(t1), Math.sin(t1) - k * Math.cos(t1));
    const end = i === parts - 1 ? to : at(Math.cos(t1), Math.sin(t1));
    return ["C", one[0], one[1], two[0], two[1], end[0], end[1]];
  });
}

/** How far a quarter of a circle's control points lie along its tangents. */
const QUARTER = 0.5522847498;

export function rectPath(x: number, y: number, w: number, h: number, rx = 0, ry = rx): Path {
  const [a, b] = [Math.min(rx, w / 2), Math.min(ry, h / 2)];
  if (a <= 0 || b <= 0) return [["M", x, y], ["L", x + w, y], ["L", x + w, y + h], ["L", x, y + h], ["Z"]];
  const [p, q] = [a * (1 - QUARTER), b * (1 - QUARTER)];
  return [
    ["M", x + a, y],
    ["L", x + w - a, y],
    ["C", x + w - p, y, x + w, y + q, x + w, y + b],
    ["L", x + w, y + h - b],
    ["C", x + w, y + h - q, x + w - p, y + h, x + w - a, y + h],
    ["L", x + a, y + h],
    ["C", x + p, y + h, x, y + h - q, x, y + h - b],
    ["L", x, y + b],
    ["C", x, y + q, x + p, y, x + a, y],
    ["Z"],
  ];
}

export function ellipsePath(cx: number, cy: number, rx: number, ry: number): Path {
  const [p, q] = [rx * QUARTER, ry * QUARTER];
  return [
    ["M", cx + rx, cy],
    ["C", cx + rx, cy + q, cx + p, cy + ry, cx, cy + ry],
    ["C", cx - p, cy + ry, cx - rx, cy + q, cx - rx, cy],
    ["C", cx - rx, cy - q, cx - p, cy - ry, cx, cy - ry],
    ["C", cx + p, cy - ry, cx + rx, cy - q, cx + rx, cy],
    ["Z"],
  ];
}

/** The box around a path, its curves and not their control points; undefined for an empty path. */
export function boxOf(path: Path): Box | undefined {
  let [minX, minY, maxX, maxY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const see = (x: number, y: number) => {
    [minX, minY, maxX, maxY] = [Math.min(minX, x), Math.min(minY, y), Math.max(maxX, x), Math.max(maxY, y)];
  };
  let [x, y] = [0, 0];
  for (const step of path) {
    if (step[0] === "Z") continue;
    if (step[0] === "C") {
      const [, x1, y1, x2, y2, toX, toY] = step;
      for (const t of [...turns(x, x1, x2, toX), ...turns(y, y1, y2, toY)]) see(bezier(t, x, x1, x2, toX), bezier(t, y, y1, y2, toY));
      [x, y] = [toX, toY];
    } else [x, y] = [step[1], step[2]];
    see(x, y);
  }
  return minX <= maxX ? { x: minX, y: minY, w: maxX - minX, h: maxY - minY } : undefined;
}

const bezier = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** Where one coordinate of a curve turns round. */
function turns(a: number, b: number, c: number, d: number): number[] {
  const [u, v, w] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a];
  const roots =
    Math.abs(u) < 1e-9
      ? v === 0
        ? []
        : [-w / v]
      : v * v < 4 * u * w
        ? []
        : [(-v + Math.sqrt(v * v - 4 * u * w)) / (2 * u), (-v - Math.sqrt(v * v - 4 * u * w)) / (2 * u)];
  return roots.filter((t) => t > 0 && t < 1);
}
