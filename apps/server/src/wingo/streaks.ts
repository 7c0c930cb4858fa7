export interface Streaks {
  /** Length of the current streak; negative for losses. */
  current: number;
  longestWon: number;
  longestLost: number;
}

/** Runs of consecutive wins or losses. Lengths are positive for wins, negative for losses. */
export interface Runs {
  /** Number of runs; 0 without bets. */
  runs: number;
  first: number;
  last: number;
  longestWon: number;
  longestLost: number;
}

export const NO_STREAKS: Streaks = { current: 0, longestWon: 0, longestLost: 0 };

/**
 * Extends streaks by later runs. The first run continues the current streak if both are wins or
 * both losses.
 */
export function withRuns(streaks: Streaks, { runs, first, last, ...longest }: Runs): Streaks {
  if (runs === 0) return streaks;
  const joined = streaks.current * first > 0 ? streaks.current + first : first;
  return {
    current: runs === 1 ? joined : last,
    longestWon: Math.max(streaks.longestWon, longest.longestWon, joined),
    longestLost: Math.max(streaks.longestLost, longest.longestLost, -joined),
  };
}
