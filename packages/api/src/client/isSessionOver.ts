import { NOT_LOGGED_IN, TOKEN_EXPIRED } from '../contract';
import { ApiError } from './ApiError';

/**
 * Messages and codes of a session that is over. Our server also sends a language-independent code,
 * other servers only the message.
 */
const SESSION_IS_OVER: readonly (string | undefined)[] = [
  ...[NOT_LOGGED_IN, TOKEN_EXPIRED],
  ...['NOT_LOGGED_IN', 'TOKEN_EXPIRED'],
];

export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError &&
  (SESSION_IS_OVER.includes(error.code) || SESSION_IS_OVER.includes(error.message));
