import type { INTENT_CALLS } from '../contract';

/** A call that is done once for an idempotency key. */
export type IntentCall = (typeof INTENT_CALLS)[number];

/** Something that a member asked for and has no final answer to. It holds no secret. */
export interface OpenIntent {
  readonly key: string;
  readonly call: IntentCall;
  /** The id of the member who asked. */
  readonly member: string;
}

/** Where open intents outlive a reload of the page. */
export interface IntentStore {
  readonly read: () => readonly OpenIntent[];
  readonly write: (intents: readonly OpenIntent[]) => void;
}

const STORAGE_KEY = 'openIntents';

const isIntent = (value: unknown): value is OpenIntent => {
  const { key, call, member } = Object(value) as Record<string, unknown>;
  return [key, call, member].every((one) => typeof one === 'string');
};

/** The intents as stored; none for whatever others may have written there. */
function parse(text: string | null): readonly OpenIntent[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isIntent) : [];
  } catch {
    return [];
  }
}

/** Each tab has its own: another one would only ask the same. */
function tabStorage(): Pick<Storage, 'getItem' | 'setItem'> | undefined {
  try {
    return globalThis.window?.sessionStorage;
  } catch {
    // Where the visitor has forbidden it, they live as long as the page.
    return undefined;
  }
}

/** Opens the store of this tab. */
export function createIntentStore(storage = tabStorage()): IntentStore {
  return {
    read: () => parse(storage?.getItem(STORAGE_KEY) ?? null),
    write: (intents) => {
      try {
        storage?.setItem(STORAGE_KEY, JSON.stringify(intents));
      } catch {
        // A full storage keeps no intent, and stops none.
      }
    },
  };
}
