/** Two ways to do a thing, each one run of it. */
export interface Contest {
  /** What is measured, for the table. */
  name: string;
  /** What it is measured against. */
  against: string;
  /** How many runs of each; the medians are compared. */
  runs: number;
  /** Prepares a run, outside the time. */
  prepare?: () => Promise<void>;
  ours: () => Promise<void>;
  theirs: () => Promise<void>;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Runs both in turn, so that whatever else the machine does meets both alike, and prints the ratio
 * of the medians: below 1 ours is faster. A ratio holds on other machines, a time does not.
 */
export async function compete(contest: Contest): Promise<void> {
  const { name, against, runs, prepare = async () => undefined, ours, theirs } = contest;
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let run = 0; run <= runs; run += 1) {
    await prepare();
    const [our, their] = [await timeOf(ours), await timeOf(theirs)];
    // The first run warms up caches and plans.
    if (run === 0) continue;
    times.ours.push(our);
    times.theirs.push(their);
  }
  const ratio = median(times.ours) / median(times.theirs);
  console.log(`${ratio.toFixed(2).padStart(6)}  ${name}, against ${against}`);
}
