import { refusals } from '@platform/messages/refusals';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formatText, type Params, type ParamsOf, type TextsOf } from './formatText';

type Refusals = TextsOf<typeof refusals>;

/** Why a request is not granted: a key of the message catalogue's part `refusals`. */
export type RefusalCode = keyof Refusals;

/** A request that is understood and not granted. The message is for the member who reads it. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  /** The arguments of the message, where it has any. */
  readonly params: Params | undefined;
  /** After how many seconds it may be granted. */
  retryAfter: number | undefined;

  constructor(
    readonly status: ContentfulStatusCode,
    /** For programs, and for clients that word it in another language. */
    readonly code: Code,
    ...[params]: ParamsOf<Refusals[Code]>
  ) {
    super(formatText(refusals, code, params));
    this.params = params;
  }

  /**
   * A refusal as it was kept.
   *
   * @param code one of another release may be unknown here: then the message says only that it failed
   */
  static again(status: number, code: string, params: Params | undefined): Refusal {
    const known = Object.hasOwn(refusals, code) ? code : 'UNKNOWN_ERROR';
    // What was kept was one, with the arguments that its code takes.
    const args = [params] as unknown as [];
    return new Refusal(status as ContentfulStatusCode, known as 'UNKNOWN_ERROR', ...args);
  }

  /** Says after how many seconds it may be granted. */
  after(seconds: number): this {
    this.retryAfter = seconds;
    return this;
  }
}
