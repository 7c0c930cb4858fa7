/** The keys of the browser's storage that describe who is signed in (the specification, section 3). */
export const SESSION_KEYS = {
  /** `'true'` when signed in. */
  auth: 'auth',
  token: 'accessToken',
  /** The member as JSON. */
  member: 'user',
  memberId: 'ID',
  memberCode: 'userName',
  /** `'false'` after signing in: the member is no mere onlooker. */
  preview: 'preview_id',
  /** `'false'` after signing in, `'true'` once what runs once in a session has run. */
  ranOnce: 'api_called',
} as const;

/** The keys of small choices that are remembered until the member signs out. */
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
} as const;

/** A small choice that is remembered. */
export type Preference = keyof typeof PREFERENCE_KEYS;

/** What the session needs of the browser's storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

/** A storage that lives as long as the page. */
export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    clear: () => entries.clear(),
  };
}

/** What a storage refuses to keep, such as a full one, lives as long as the page. */
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

/** The browser's storage. Where the visitor has forbidden it, or there is none: memory. */
export function browserStorage(): KeyValueStorage {
  try {
    // An Android WebView without storage has null here.
    const storage = window.localStorage as Storage | null;
    return storage ? withMemory(storage) : memoryStorage();
  } catch {
    return memoryStorage();
  }
}
