import { median, print } from './figures';

/** Two ways to do a thing, each one run of it. */
export interface Contest {
  /** What is measured, and against what. */
  name: string;
  /** How many runs of each; the medians of the ratios are printed. */
  runs: number;
  ours: () => Promise<unknown>;
  theirs: () => Promise<unknown>;
}

/** How long work takes, in ms. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs both in turn, so that whatever else the machine does meets both alike, and prints the ratio
 * of their speeds: above 1 ours is faster. A ratio holds on other machines, a time does not.
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
