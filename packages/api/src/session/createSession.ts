import type { Member, SignIn } from '../domain/account';
import {
  browserStorage,
  PREFERENCE_KEYS,
  SESSION_KEYS,
  type KeyValueStorage,
  type Preference,
} from './storage';

/** Who is signed in. Only the flag decides; a token or member may be missing beside it. */
export interface SessionState {
  readonly signedIn: boolean;
  readonly token: string | null;
  readonly member: Member | null;
  /** How this tab's last session ended; not there before one has. */
  readonly end?: SessionEnd | undefined;
}

/** Who ended a session: the member here, the member in another tab, or the server. */
export type SessionEnd = 'here' | 'elsewhere' | 'refused';

/** The session of this browser, shared between its tabs. Made for `useSyncExternalStore`. */
export interface Session {
  /** The same object until something changes. */
  readonly get: () => SessionState;
  /** Calls back after every change, in this tab or another; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly signIn: (signIn: Pick<SignIn, 'token' | 'member'>) => void;
  /**
   * Clears all of the browser's storage, preferences included.
   *
   * @param end `refused` when the server no longer knows the session. @default 'here'
   */
  readonly signOut: (end?: Exclude<SessionEnd, 'elsewhere'>) => void;
  /**
   * Whether what runs once in a session is still to run: true for the first caller after a sign-in,
   * also after a reload and in another tab.
   */
  readonly claimFirstRun: () => boolean;
  /** A remembered choice, `null` when there is none. */
  readonly preference: (name: Preference) => string | null;
  readonly setPreference: (name: Preference, value: string) => void;
}

/** The member as stored; `null` for whatever others may have written there. */
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
 * Opens the session.
 *
 * @param storage where it is kept; the browser's local storage by default, without a browser memory
 * @param events where changes made by other tabs arrive; the window by default, where there is one
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
    signIn({ token, member }) {
      storage.setItem(SESSION_KEYS.token, token);
      storage.setItem(SESSION_KEYS.member, JSON.stringify(member));
      storage.setItem(SESSION_KEYS.memberId, member.id);
      storage.setItem(SESSION_KEYS.memberCode, member.code);
      storage.setItem(SESSION_KEYS.preview, 'false');
      storage.setItem(SESSION_KEYS.ranOnce, 'false');
      // The flag goes last: another tab that sees it finds everything else in place.
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
