import { usePublicResults, useRecentPlays } from '@platform/api/react';
import { LiveBoard } from '@platform/ui';

/** Game type of the shortest rounds, whose results change most often. */
const GAME = 1;

/** Latest results, bets and wins, from calls without sign-in. */
export function LiveResults() {
  const results = usePublicResults(GAME);
  const plays = useRecentPlays();
  // Some servers have no such calls. Data that has arrived once remains.
  if ((results.error && !results.data) || (plays.error && !plays.data)) return null;
  return <LiveBoard gameType={GAME} results={results.data} plays={plays.data} />;
}
