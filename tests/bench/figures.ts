/** What benches say of many measurements of one thing. */

/** The value under which `p` of 100 values lie, to one decimal; 0 when there are none. */
export const percentile = (values: readonly number[], p: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0) * 10) / 10;
};

/** Median, 95th percentile and maximum, in the unit of the values. */
export const spread = (values: readonly number[]) => ({
  samples: values.length,
  median: percentile(values, 50),
  p95: percentile(values, 95),
  most: percentile(values, 100),
});

/** CPU milliseconds of this process while `run` runs, to a tenth; other work on the machine does not count. */
export function cpuOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  return cpuSince(before);
}

/** The same of work that lets others be answered in between. */
export async function cpuOfSlices(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  return cpuSince(before);
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 100) / 10;
}
