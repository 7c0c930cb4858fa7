import { isSessionOver } from '../client/isSessionOver';
import type { Session } from '../session/createSession';

/**
 * Runs a member call, and ends the session when the server says that it is over. The call may end
 * it too. A late answer to a session that has been replaced meanwhile ends nothing.
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
