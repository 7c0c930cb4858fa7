import { usePublicResults, useRecentPlays } from '@platform/api/react';
import { LiveBoard } from '@platform/ui';

/** The fastest game: its results change most often. */
const GAME = 1;

/** The last results and who bets and wins, from calls that need no sign-in. */
export function LiveResults() {
  const results = usePublicResults(GAME);
  const plays = useRecentPlays();
  // A server may have no such calls; what it once had stays.
  if ((results.error && !results.data) || (plays.error && !plays.data)) return null;
  return <LiveBoard gameType={GAME} results={results.data} plays={plays.data} />;
}
