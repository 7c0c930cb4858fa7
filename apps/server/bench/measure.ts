import { median, print } from './figures';

/** Two ways to do the same work, with one run of each. */
export interface Contest {
  /** Name of the measurement and of the comparison. */
  name: string;
  /** Number of runs of each. The median of their ratios is printed. */
  runs: number;
  ours: () => Promise<unknown>;
  theirs: () => Promise<unknown>;
}

/** Returns the duration of work, in ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs both in turn, so that other load affects them equally. Prints the ratio of their speeds: above 1, ours
 * is faster. Unlike times, ratios can be compared between machines.
 */
export async function compete({ name, runs, ours, theirs }: Contest): Promise<void> {
  const ratios: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const [our, their] = [await timeOf(ours), await timeOf(theirs)];
    // The first run warms up caches and plans.
    if (run > 0) ratios.push(their / our);
  }
  print({ name, value: median(ratios), runs: ratios });
}
