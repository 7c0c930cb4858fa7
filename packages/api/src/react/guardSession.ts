import { ApiError } from '../client/ApiError';
import { NOT_LOGGED_IN, TOKEN_EXPIRED } from '../contract';
import type { Session } from '../session/createSession';

/** A server says so by the message; ours also by a code, which holds in every language. */
const SESSION_IS_OVER: readonly (string | undefined)[] = [
  ...[NOT_LOGGED_IN, TOKEN_EXPIRED],
  ...['NOT_LOGGED_IN', 'TOKEN_EXPIRED'],
];

const isOver = (error: unknown): boolean =>
  error instanceof ApiError &&
  (SESSION_IS_OVER.includes(error.code) || SESSION_IS_OVER.includes(error.message));

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
    if (isOver(error)) endSession();
    throw error;
  }
}
