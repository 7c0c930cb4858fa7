import { usePublicResults, useRecentPlays } from '@platform/api/react';
import { LiveBoard } from '@platform/ui';

/** Game with the shortest rounds. */
const GAME = 1;

export function LiveResults() {
  const results = usePublicResults(GAME);
  const plays = useRecentPlays();
  // Hides the results if the server does not have these calls. An error does not hide loaded data.
  if ((results.error && !results.data) || (plays.error && !plays.data)) return null;
  return <LiveBoard gameType={GAME} results={results.data} plays={plays.data} />;
}
