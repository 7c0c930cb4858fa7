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
import { mintIdempotencyKey } from './mintIdempotencyKey';

const BACK_OFF = { first: 500, longest: 10_000 };

const pause = (failures: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, backOff(BACK_OFF, failures)));

/** How often and whom a server answers, not what became of an earlier request. */
const NOT_LOOKED_AT: ReadonlySet<number | string | undefined> = new Set([
  ...[408, 425, 429],
  ...['ACCOUNT_DISABLED', 'ORIGIN_NOT_ALLOWED', 'SITE_CLOSED', 'TOO_BUSY'],
]);

const isNotLookedAt = ({ status, code }: ApiError) =>
  NOT_LOOKED_AT.has(status) || NOT_LOOKED_AT.has(code);

/** What follows from a failure: it is the answer, asking again helps, or only another session would. */
function verdictOn(error: unknown, isUncertain: boolean): 'final' | 'again' | 'stop' {
  // A success that cannot be read would be no other the next time.
  if (!(error instanceof ApiError) || error.cause instanceof ContractError) return 'stop';
  if (error.isUncertain) return 'again';
  if (!isUncertain) return 'final';
  if (isSessionOver(error) || error.status === 401) return 'stop';
  if (!isNotLookedAt(error)) return 'final';
  return error.status === 403 ? 'stop' : 'again';
}

/** An intent of this page. */
interface Held extends OpenIntent {
  /** What makes two requests the same intent; undefined after a reload. */
  readonly identity: string | undefined;
  /** Whether a request was sent whose outcome is unknown. */
  isUncertain: boolean;
  /** How many ask for its outcome now. */
  asking: number;
}

/** How `Intents` work. */
export interface IntentsOptions {
  /** @default the storage of this tab */
  readonly store?: IntentStore;
}

/**
 * What members ask for that is done once for an idempotency key. While the outcome is unknown (no
 * answer, or one that says so) it is asked for again under the same key, with growing rests, until
 * it is known.
 */
export class Intents {
  readonly #client: Client;
  readonly #store: IntentStore;
  #held: readonly Held[];
  #uncertain: readonly OpenIntent[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(client: Client, { store = createIntentStore() }: IntentsOptions = {}) {
    this.#client = client;
    this.#store = store;
    this.#held = store
      .read()
      .map((intent) => ({ ...intent, identity: undefined, isUncertain: true, asking: 0 }));
    this.#uncertain = this.#held;
  }

  /** Those whose outcome is being found out, of all members: the same list until it changes. */
  readonly uncertain = (): readonly OpenIntent[] => this.#uncertain;

  /** Calls back when `uncertain` changes; returns how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Sends an intent of the member who is signed in, under its key, until its outcome is known.
   *
   * @param identity what makes two requests the same intent: under way twice, they have one key
   * @returns the answer
   * @throws ApiError the refusal; or a failure after which only another session could know more: the
   *   same intent then has the same key
   */
  async run<Result>(
    call: IntentCall,
    identity: string,
    send: (key: string) => Promise<Result>,
  ): Promise<Result> {
    const intent = this.#open(call, identity);
    return this.#insist(intent, () => send(intent.key));
  }

  /**
   * Asks for the outcome of an intent that was left open, until it is known.
   *
   * @returns undefined when it is being asked for already
   * @throws as `run`
   */
  async settle<Result>(
    { key }: OpenIntent,
    ask: (intent: OpenIntent) => Promise<Result>,
  ): Promise<Result | undefined> {
    const intent = this.#held.find((held) => held.key === key);
    if (intent === undefined || intent.asking > 0) return undefined;
    return this.#insist(intent, () => ask(intent));
  }

  async #insist<Result>(intent: Held, ask: () => Promise<Result>): Promise<Result> {
    intent.asking += 1;
    try {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const result = await ask();
          this.#close(intent);
          return result;
        } catch (error) {
          await this.#judge(intent, error, attempt);
        }
      }
    } finally {
      intent.asking -= 1;
    }
  }

  /** Waits until it is time to ask again, or throws what ends the asking. */
  async #judge(intent: Held, error: unknown, attempt: number): Promise<void> {
    const verdict = verdictOn(error, intent.isUncertain);
    if (verdict === 'final') {
      this.#close(intent);
      throw error instanceof ApiError && intent.isUncertain ? error.asFoundOut() : error;
    }
    const { askAgain = pause } = this.#client;
    if (verdict === 'stop' || askAgain === false) throw error;
    if (!intent.isUncertain) {
      intent.isUncertain = true;
      this.#changed();
    }
    await askAgain(attempt);
    // Another member may have signed in meanwhile, who did not ask for this.
    if (this.#member() !== intent.member) throw error;
  }

  #member(): string {
    return this.#client.session.get().member?.id ?? '';
  }

  #open(call: IntentCall, identity: string): Held {
    const member = this.#member();
    const known = this.#held.find(
      (held) => held.identity === identity && held.call === call && held.member === member,
    );
    if (known) return known;
    const key = mintIdempotencyKey();
    const intent: Held = { key, call, member, identity, isUncertain: false, asking: 0 };
    this.#held = [...this.#held, intent];
    this.#changed();
    return intent;
  }

  #close(intent: Held): void {
    if (!this.#held.includes(intent)) return;
    this.#held = this.#held.filter((held) => held !== intent);
    this.#changed();
  }

  #changed(): void {
    this.#store.write(this.#held.map(({ key, call, member }) => ({ key, call, member })));
    const uncertain = this.#held.filter(({ isUncertain }) => isUncertain);
    if (uncertain.length === 0 && this.#uncertain.length === 0) return;
    this.#uncertain = uncertain;
    for (const listener of this.#listeners) listener();
  }
}
