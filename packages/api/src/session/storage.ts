/** Source: the specification, section 3. */
export const SESSION_KEYS = {
  /** Flag: `'true'` when signed in. */
  auth: 'auth',
  token: 'accessToken',
  /** Member as JSON. */
  member: 'user',
  memberId: 'ID',
  memberCode: 'userName',
  /** Preview flag: `'false'` after signing in. Source: the specification. */
  preview: 'preview_id',
  /** Flag for work that runs once per session: `'false'` after signing in, `'true'` once it has run. */
  ranOnce: 'api_called',
} as const;

/** Storage keys of preferences, which last until the member signs out. */
export const PREFERENCE_KEYS = {
  currency: 'selectedCurrency',
  colorScheme: 'colorScheme',
  wingoStake: 'wingoStake',
  soundVolume: 'soundVolume',
  soundMuted: 'soundMuted',
  plinkoRows: 'plinkoRows',
  plinkoDifficulty: 'plinkoDifficulty',
  crashHistory: 'crashHistory',
  diceHistory: 'diceHistory',
  minesHistory: 'minesHistory',
  plinkoHistory: 'plinkoHistory',
  crashBalance: 'crashBalance',
  diceBalance: 'diceBalance',
  minesBalance: 'minesBalance',
  plinkoBalance: 'plinkoBalance',
  wingoRoots: 'wingoRoots',
  emailNoticeDismissedAt: 'emailNoticeDismissedAt',
  emailConfirmed: 'emailConfirmed',
} as const;

export type Preference = keyof typeof PREFERENCE_KEYS;

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

/** Creates a storage that lasts as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    clear: () => entries.clear(),
  };
}

/** Keeps values in memory if the storage refuses them, for example because it is full. */
function withMemory(storage: KeyValueStorage): KeyValueStorage {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => refused.get(key) ?? storage.getItem(key),
    setItem(key, value) {
      refused.delete(key);
      try {
        storage.setItem(key, value);
      } catch {
        refused.set(key, value);
      }
    },
    clear() {
      refused.clear();
      storage.clear();
    },
  };
}

/** Returns the browser's storage, or memory if it is missing or blocked. */
export function browserStorage(): KeyValueStorage {
  try {
    // `localStorage` is null in an Android WebView without storage.
    const storage = window.localStorage as Storage | null;
    return storage ? withMemory(storage) : memoryStorage();
  } catch {
    return memoryStorage();
  }
}
