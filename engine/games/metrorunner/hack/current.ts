/** What is live on a grid: which cells current reaches from which nodes, and where it ends (MR-11.13 to MR-11.15). For what draws a grid or tells of it. */
import { PORTS } from "../fields.ts";
import { corePath, isAttached, isOnPath, type Port, reached } from "./circuit.ts";

/** The three hacks of a network, in the order of their rewards (MR-11.15). */
export const HACKS = ["core", "alpha", "beta"] as const;
export type Hack = (typeof HACKS)[number];

/** The nodes of each hack, by their names at the rim: "N1". */
export type Nodes = Readonly<Record<Hack, readonly string[]>>;

/** By the name of a place at the rim its cell and side: "N1" is above the first column, "W3" left of the last row. */
export const RIM: ReadonlyMap<string, Port> = new Map(PORTS.map((id) => [id, portOf(id.charAt(0), Number(id.charAt(1)) - 1)]));

function portOf(side: string, k: number): Port {
  if (side === "N") return { cell: k, open: 1 };
  if (side === "E") return { cell: k * 3 + 2, open: 2 };
  return side === "S" ? { cell: 6 + k, open: 4 } : { cell: k * 3, open: 8 };
}
/** The places of nodes, by their names. Names that are not at the rim are left out. */
export const portsOf = (ids: readonly string[]): readonly Port[] => ids.flatMap((id) => RIM.get(id) ?? []);

export type NodeCurrent = {
  readonly id: string;
  readonly hack: Hack;
  /** The cell that the node touches. */
  readonly cell: number;
  /** Its tile is open to the node. */
  readonly attached: boolean;
  /** The cells joined to it, one bit each; 0 while it is not attached. */
  readonly cells: number;
};

export type Current = {
  readonly nodes: readonly NodeCurrent[];
  /** The cells that current of each hack reaches, one bit each. */
  readonly live: Readonly<Record<Hack, number>>;
  /** Whether each hack would succeed if the manipulations ended now; a hack without nodes never does. */
  readonly done: Readonly<Record<Hack, boolean>>;
};

/** The current of a network on a grid, given as the openings of its nine cells. */
export function currentOf(open: readonly number[], nodes: Nodes): Current {
  const found = HACKS.flatMap((hack) =>
    nodes[hack].flatMap((id): NodeCurrent[] => {
      const port = RIM.get(id);
      if (port === undefined) return [];
      const attached = isAttached(open, port);
      return [{ id, hack, cell: port.cell, attached, cells: attached ? reached(open, port.cell) : 0 }];
    }),
  );
  const path = corePath(open, portsOf(nodes.core));
  const isDone = (hack: Hack): boolean => nodes[hack].length > 0 && isOnPath(open, path, portsOf(nodes[hack]));
  const live = (hack: Hack): number => found.reduce((cells, node) => (node.hack === hack ? cells | node.cells : cells), 0);
  return {
    nodes: found,
    live: { core: live("core"), alpha: live("alpha"), beta: live("beta") },
    done: { core: path !== 0, alpha: isDone("alpha"), beta: isDone("beta") },
  };
}
