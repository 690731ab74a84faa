/** Small jobs of a page one after the other, a few milliseconds at a time, so that a key pressed meanwhile is answered at once. */

/** ms of jobs before the browser may draw and listen. */
const SLICE_MS = 6;
const jobs = new Set<() => void>();
let waits = false;

function work(): void {
  waits = false;
  const end = performance.now() + SLICE_MS;
  for (const job of jobs) {
    jobs.delete(job);
    job();
    if (performance.now() > end) break;
  }
  wait();
}

function wait(): void {
  if (waits || jobs.size === 0) return;
  waits = true;
  setTimeout(work, 0);
}

/** Does a job when its turn comes; the answer takes it back. */
export function inTurn(job: () => void): () => void {
  jobs.add(job);
  wait();
  return () => void jobs.delete(job);
}
