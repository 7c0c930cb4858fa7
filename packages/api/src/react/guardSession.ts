import { isSessionOver } from '../client/isSessionOver';
import type { Session } from '../session/createSession';

/**
 * Runs a member call, and signs out if the session is over. The call may also sign out. A late
 * reply does not end a newer session.
 */
export async function guardSession<Result>(
  session: Session,
  run: (endSession: () => void) => Promise<Result>,
): Promise<Result> {
  const { token } = session.get();
  const endSession = () => {
    if (session.get().token === token) session.signOut('refused');
  };
  try {
    return await run(endSession);
  } catch (error) {
    if (isSessionOver(error)) endSession();
    throw error;
  }
}
