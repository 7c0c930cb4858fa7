import { ContractError } from '../contract';
import {
  createIntentStore,
  type IntentCall,
  type IntentStore,
  type OpenIntent,
} from '../session/openIntents';
import { ApiError } from './ApiError';
import { backOff } from './backOff';
import { isSessionOver } from './isSessionOver';
import type { Client } from './createClient';
import { mintHex } from './mintHex';

const BACK_OFF = { first: 500, longest: 10_000 };

const pause = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, backOff(BACK_OFF, failures)));

/** Rejections that say nothing about the original request. */
const INCONCLUSIVE: ReadonlySet<number | string | undefined> = new Set([
  ...[408, 425, 429],
  ...['ACCOUNT_DISABLED', 'ORIGIN_NOT_ALLOWED', 'SELF_EXCLUDED', 'SITE_CLOSED', 'TOO_BUSY'],
]);

const isInconclusive = ({ status, code }: ApiError) =>
  INCONCLUSIVE.has(status) || INCONCLUSIVE.has(code);

/**
 * Decides how to proceed after a failure: `final` accepts it as the outcome, `again` retries,
 * `stop` waits for another session.
 */
function classifyFailure(error: unknown, isUncertain: boolean): 'final' | 'again' | 'stop' {
  // Stops, because a retry would return the same unreadable success.
  if (!(error instanceof ApiError) || error.cause instanceof ContractError) return 'stop';
  if (error.isUncertain) return 'again';
  if (!isUncertain) return 'final';
  if (isSessionOver(error) || error.status === 401) return 'stop';
  if (!isInconclusive(error)) return 'final';
  return error.status === 403 ? 'stop' : 'again';
}

interface TrackedIntent extends OpenIntent {
  /** Identity of the request. Requests with the same identity share a key. */
  readonly identity: string | undefined;
  isUncertain: boolean;
  waiting: number;
}

export interface IntentsOptions {
  /** @default this tab's storage */
  readonly store?: IntentStore;
}

/**
 * Executes requests exactly once per idempotency key. While the outcome is unknown (no reply, or a
 * reply that says so), retries with the same key after growing pauses.
 */
export class Intents {
  readonly #client: Client;
  readonly #store: IntentStore;
  #tracked: readonly TrackedIntent[];
  #uncertain: readonly OpenIntent[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(client: Client, { store = createIntentStore() }: IntentsOptions = {}) {
    this.#client = client;
    this.#store = store;
    this.#tracked = store
      .read()
      .map((intent) => ({ ...intent, identity: undefined, isUncertain: true, waiting: 0 }));
    this.#uncertain = this.#tracked;
  }

  /** Returns the open intents. The list is the same object until it changes. */
  readonly uncertain = (): readonly OpenIntent[] => this.#uncertain;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sends a signed-in member's intent, and retries until its outcome is known.
   *
   * @param identity open requests with the same identity share a key
   * @throws ApiError with the refusal, or with a failure that only another session can resolve; the
   * intent then keeps its key
   */
  async run<Result>(
    call: IntentCall,
    identity: string,
    send: (key: string) => Promise<Result>,
  ): Promise<Result> {
    const intent = this.#open(call, identity);
    return this.#retry(intent, () => send(intent.key));
  }

  /**
   * Retries an intent that was started before the page was reloaded, until its outcome is known.
   *
   * @returns undefined if another caller is already waiting for it
   * @throws as `run`
   */
  async settle<Result>(
    { key }: OpenIntent,
    ask: (intent: OpenIntent) => Promise<Result>,
  ): Promise<Result | undefined> {
    const intent = this.#tracked.find((tracked) => tracked.key === key);
    if (intent === undefined || intent.waiting > 0) return undefined;
    return this.#retry(intent, () => ask(intent));
  }

  async #retry<Result>(intent: TrackedIntent, ask: () => Promise<Result>): Promise<Result> {
    intent.waiting += 1;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const result = await ask();
          this.#close(intent);
          return result;
        } catch (error) {
          await this.#handleFailure(intent, error, attempt);
        }
      }
    } finally {
      intent.waiting -= 1;
    }
  }

  /** Waits until the next retry is due, or throws the error that ends the retries. */
  async #handleFailure(intent: TrackedIntent, error: unknown, attempt: number): Promise<void> {
    const verdict = classifyFailure(error, intent.isUncertain);
    if (verdict === 'final') {
      this.#close(intent);
      throw error instanceof ApiError && intent.isUncertain ? error.afterUncertainty() : error;
    }
    const { askAgain = pause } = this.#client;
    if (verdict === 'stop' || askAgain === false) throw error;
    if (!intent.isUncertain) {
      intent.isUncertain = true;
      this.#changed();
    }
    await askAgain(attempt);
    // Another member may have signed in during the wait.
    if (this.#member() !== intent.member) throw error;
  }

  #member(): string {
    return this.#client.session.get().member?.id ?? '';
  }

  #open(call: IntentCall, identity: string): TrackedIntent {
    const member = this.#member();
    const known = this.#tracked.find(
      (tracked) =>
        tracked.identity === identity && tracked.call === call && tracked.member === member,
    );
    if (known) return known;
    const key = mintHex();
    const intent: TrackedIntent = { key, call, member, identity, isUncertain: false, waiting: 0 };
    this.#tracked = [...this.#tracked, intent];
    this.#changed();
    return intent;
  }

  #close(intent: TrackedIntent): void {
    if (!this.#tracked.includes(intent)) return;
    this.#tracked = this.#tracked.filter((tracked) => tracked !== intent);
    this.#changed();
  }

  #changed(): void {
    this.#store.write(this.#tracked.map(({ key, call, member }) => ({ key, call, member })));
    const uncertain = this.#tracked.filter(({ isUncertain }) => isUncertain);
    if (uncertain.length === 0 && this.#uncertain.length === 0) return;
    this.#uncertain = uncertain;
    for (const listener of this.#listeners) listener();
  }
}
