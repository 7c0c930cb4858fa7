import type { INTENT_CALLS } from '../contract';

export type IntentCall = (typeof INTENT_CALLS)[number];

/** Member request without a final reply. The stored request contains no secrets. */
export interface OpenIntent {
  readonly key: string;
  readonly call: IntentCall;
  readonly member: string;
}

/** Storage of open intents across reloads. */
export interface IntentStore {
  readonly read: () => readonly OpenIntent[];
  readonly write: (intents: readonly OpenIntent[]) => void;
}

const STORAGE_KEY = 'openIntents';

const isIntent = (value: unknown): value is OpenIntent => {
  const { key, call, member } = Object(value) as Record<string, unknown>;
  return [key, call, member].every((one) => typeof one === 'string');
};

function parse(text: string | null): readonly OpenIntent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isIntent) : [];
  } catch {
    return [];
  }
}

/** Returns the storage of this tab. Tabs do not share intents, to avoid duplicate requests. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> | undefined {
  try {
    return globalThis.window?.sessionStorage;
  } catch {
    // Keeps intents as long as the page if the visitor has blocked storage.
    return undefined;
  }
}

export function createIntentStore(storage = tabStorage()): IntentStore {
  return {
    read: () => parse(storage?.getItem(STORAGE_KEY) ?? null),
    write: (intents) => {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify(intents));
      } catch {
        // Ignores a full storage, which must not prevent the request.
      }
    },
  };
}
