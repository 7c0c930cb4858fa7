import { withRoot } from '../domain/roots';
import type { GameType } from '../domain/wingo';
import type { Session } from './createSession';

/**
 * Keeps the root that the server published when betting on a round closed. A round's first root is
 * kept, so that later replies cannot replace it.
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
