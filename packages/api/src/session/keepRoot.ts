import { withRoot } from '../domain/roots';
import type { GameType } from '../domain/wingo';
import type { Session } from './createSession';

/**
 * Keeps the root that the server published when betting on a round closed. The first root of a
 * round stays, so that a later reply cannot replace it.
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
