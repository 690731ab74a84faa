/** Times and states of the lab as people read them. */

/** "40 s", "3 min", "2 h 10 min". */
export function span(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const STATE_WORDS = {
  waiting: "waits for another run",
  running: "running",
  paused: "paused",
  stopped: "stopped",
  done: "done",
  failed: "could not be played",
} as const;
