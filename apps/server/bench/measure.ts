import { median, print } from './figures';

export interface Contest {
  name: string;
  /** Number of measured runs. The median of their ratios is printed. */
  runs: number;
  ours: () => Promise<unknown>;
  theirs: () => Promise<unknown>;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Runs both variants alternately, so that other load affects both equally. Prints the ratio of their
 * speeds: above 1, ours is faster. Unlike times, ratios are comparable between machines.
 */
export async function compete({ name, runs, ours, theirs }: Contest): Promise<void> {
  const ratios: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const [our, their] = [await timeOf(ours), await timeOf(theirs)];
    // The first run only warms up caches and plans.
    if (run > 0) ratios.push(their / our);
  }
  print({ name, value: median(ratios), runs: ratios });
}
