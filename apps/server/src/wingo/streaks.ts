/** Wins and losses in a row, of a member's settled bets up to one. */
export interface Streaks {
  /** The wins at the end; losses are a negative number. */
  current: number;
  longestWon: number;
  longestLost: number;
}

/** The wins and losses in a row of some bets that follow one another; wins are positive. */
export interface Runs {
  /** How many there are; 0 when there are no bets. */
  runs: number;
  first: number;
  last: number;
  longestWon: number;
  longestLost: number;
}

export const NO_STREAKS: Streaks = { current: 0, longestWon: 0, longestLost: 0 };

/** The streaks after more bets: the first run of these goes on with the last one before, if alike. */
export function withRuns(streaks: Streaks, { runs, first, last, ...longest }: Runs): Streaks {
  if (runs === 0) return streaks;
  const joined = streaks.current * first > 0 ? streaks.current + first : first;
  return {
    current: runs === 1 ? joined : last,
    longestWon: Math.max(streaks.longestWon, longest.longestWon, joined),
    longestLost: Math.max(streaks.longestLost, longest.longestLost, -joined),
  };
}
