import { createPublicClient, http, type PublicClient } from 'viem';
import { stopwatch } from '../../clock';
import { untilAborted } from '../../untilAborted';
import { ChainUnreachable } from '../chain';
import { Breaker } from './breaker';
import { redactor } from './redact';

const TIMEOUT_MS = 10_000;

/** Returns true if the status means that the node or its provider refuses all calls. */
const isDown = (status: number) => status >= 500 || [401, 403, 404, 429].includes(status);

export interface EndpointOptions {
  name: string;
  /** The URL often contains a secret, so no message repeats it. */
  url: string;
  /** Called when the node stops responding, and when it responds again. */
  log: (message: string) => void;
  ending?: AbortSignal | undefined;
  /** Time limit per call, in ms. @default 10_000 */
  timeoutMs?: number | undefined;
  now?: (() => number) | undefined;
}

export class Endpoint {
  readonly client: PublicClient;
  readonly #options: EndpointOptions;
  readonly #redact: (text: string) => string;
  readonly #breaker: Breaker;

  constructor(options: EndpointOptions) {
    const { name, url, log, now = stopwatch() } = options;
    this.#options = options;
    this.#redact = redactor(url);
    this.#breaker = new Breaker({
      now,
      log: (reason) =>
        log(
          reason === undefined
            ? `${name} answers again.`
            : `${name} does not respond: ${reason} It is polled less often until it responds.`,
        ),
    });
    // The library gets a dummy URL, so that its messages cannot contain the real one.
    this.client = createPublicClient({
      transport: http('http://node', {
        fetchFn: (_, init) => this.#fetch(init),
        retryCount: 0,
        timeout: 0,
      }),
    });
  }

  assertUp(): void {
    if (!this.#breaker.resting) return;
    throw new ChainUnreachable(`${this.#options.name} does not respond.`);
  }

  /** Number that changes when the node responds again after an outage. */
  get connection(): number {
    return this.#breaker.recoveries;
  }

  async #fetch(init: RequestInit | undefined): Promise<Response> {
    this.assertUp();
    this.#breaker.called();
    try {
      const response = await this.#answer(init);
      if (isDown(response.status)) this.#breaker.failed(`HTTP status ${response.status}.`);
      else this.#breaker.succeeded();
      return response;
    } catch (error) {
      const reason = this.#reasonOf(error);
      if (!this.#options.ending?.aborted) this.#breaker.failed(reason);
      // Omits the cause, because the cause names the host, which may contain a key.
      // eslint-disable-next-line preserve-caught-error
      throw new Error(reason);
    }
  }

  /** Sends a request. Errors omit the URL of the node. */
  async #answer(init: RequestInit | undefined): Promise<Response> {
    const { url, timeoutMs = TIMEOUT_MS, ending } = this.#options;
    const ask = async (signal: AbortSignal) => {
      const answer = await fetch(url, { ...init, redirect: 'error', signal });
      return { answer, text: await answer.text() };
    };
    const { answer, text } = await untilAborted([AbortSignal.timeout(timeoutMs), ending], ask);
    const isResult = answer.ok && text.startsWith('{') && !text.includes('"error"');
    return new Response(isResult ? text : this.#redact(text), {
      status: answer.status,
      headers: { 'Content-Type': answer.headers.get('Content-Type') ?? '' },
    });
  }

  #reasonOf(error: unknown): string {
    const { name, cause } = error as Error;
    const { timeoutMs = TIMEOUT_MS, ending } = this.#options;
    if (ending?.aborted) return 'The server is stopping.';
    if (name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} seconds.`;
    const code = (cause as { code?: unknown } | undefined)?.code;
    return `The connection failed${typeof code === 'string' ? ` (${code})` : ''}.`;
  }
}
