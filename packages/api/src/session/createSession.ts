import type { Member, SignIn } from '../domain/account';
import {
  browserStorage,
  PREFERENCE_KEYS,
  SESSION_KEYS,
  type KeyValueStorage,
  type Preference,
} from './storage';

/** Session state. Check only `signedIn`; the token or the member may be missing. */
export interface SessionState {
  readonly signedIn: boolean;
  readonly token: string | null;
  readonly member: Member | null;
  /** End of this tab's last session, if one has ended. */
  readonly end?: SessionEnd | undefined;
}

/** Cause of a session's end: the member in this tab, the member in another tab, or the server. */
export type SessionEnd = 'here' | 'elsewhere' | 'refused';

/** Session of this browser, shared between its tabs. A store for `useSyncExternalStore`. */
export interface Session {
  /** Returns the same object until something changes. */
  readonly get: () => SessionState;
  /** Calls back after every change in any tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (
    signIn: Pick<SignIn, 'token' | 'member'> & Partial<Pick<SignIn, 'emailConfirmed'>>,
  ) => void;
  /**
   * Clears all browser storage, including preferences.
   *
   * @param end `refused` if the server no longer knows the session. @default 'here'
   */
  readonly signOut: (end?: Exclude<SessionEnd, 'elsewhere'>) => void;
  /**
   * Returns true for the first caller after a sign-in, across reloads and tabs. Use it for work
   * that runs once per session.
   */
  readonly claimFirstRun: () => boolean;
  readonly preference: (name: Preference) => string | null;
  readonly setPreference: (name: Preference, value: string) => void;
}

function readMember(text: string | null): Member | null {
  try {
    const { id, code, name } = JSON.parse(text ?? '') as Record<keyof Member, unknown>;
    const known = typeof id === 'string' && typeof code === 'string' && typeof name === 'string';
    return known ? { id, code, name } : null;
  } catch {
    return null;
  }
}

const readState = (storage: KeyValueStorage): SessionState => ({
  signedIn: storage.getItem(SESSION_KEYS.auth) === 'true',
  token: storage.getItem(SESSION_KEYS.token),
  member: readMember(storage.getItem(SESSION_KEYS.member)),
});

/**
 * Creates the session.
 *
 * @param storage session storage. @default the browser's local storage, or memory without a browser
 * @param events target of storage events from other tabs. @default the window, if any
 */
export function createSession(
  storage: KeyValueStorage = browserStorage(),
  events: Pick<Window, 'addEventListener'> | undefined = globalThis.window,
): Session {
  const listeners = new Set<() => void>();
  let state = readState(storage);

  function changed(end: SessionEnd = 'elsewhere') {
    const now = readState(storage);
    const next = { ...now, end: state.signedIn && !now.signedIn ? end : state.end };
    if (JSON.stringify(next) !== JSON.stringify(state)) state = next;
    for (const listener of listeners) listener();
  }

  events?.addEventListener('storage', () => changed());

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    signIn({ token, member, emailConfirmed }) {
      storage.setItem(SESSION_KEYS.token, token);
      storage.setItem(SESSION_KEYS.member, JSON.stringify(member));
      storage.setItem(SESSION_KEYS.memberId, member.id);
      storage.setItem(SESSION_KEYS.memberCode, member.code);
      storage.setItem(SESSION_KEYS.preview, 'false');
      storage.setItem(SESSION_KEYS.ranOnce, 'false');
      if (emailConfirmed !== undefined) {
        storage.setItem(PREFERENCE_KEYS.emailConfirmed, String(emailConfirmed));
      }
      // Sets the flag last, so that another tab that sees the flag also finds the other values.
      storage.setItem(SESSION_KEYS.auth, 'true');
      changed();
    },
    signOut(end = 'here') {
      storage.clear();
      changed(end);
    },
    claimFirstRun() {
      if (storage.getItem(SESSION_KEYS.ranOnce) !== 'false') return false;
      storage.setItem(SESSION_KEYS.ranOnce, 'true');
      return true;
    },
    preference: (name) => storage.getItem(PREFERENCE_KEYS[name]),
    setPreference(name, value) {
      storage.setItem(PREFERENCE_KEYS[name], value);
      changed();
    },
  };
}
