import { usePublicResults, useRecentPlays } from '@platform/api/react';
import { LiveBoard } from '@platform/ui';

/** Fastest game, because its results change most often. */
const GAME = 1;

/** Latest results, bets and wins, from calls that need no sign-in. */
export function LiveResults() {
  const results = usePublicResults(GAME);
  const plays = useRecentPlays();
  // Some servers have no such calls. Data that arrived once stays.
  if ((results.error && !results.data) || (plays.error && !plays.data)) return null;
  return <LiveBoard gameType={GAME} results={results.data} plays={plays.data} />;
}
