import { withRoot } from '../domain/roots';
import type { GameType } from '../domain/wingo';
import type { Session } from './createSession';

/**
 * Stores the root of a round. The first root of a round is kept, so that later replies cannot
 * replace it.
 */
export function keepRoot(
  session: Pick<Session, 'preference' | 'setPreference'>,
  gameType: GameType,
  roundNumber: string,
  root: string,
): void {
  const next = withRoot(session.preference('wingoRoots'), gameType, roundNumber, root);
  if (next !== null) session.setPreference('wingoRoots', next);
}
