import { refusals } from '@platform/messages/refusals';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formatText, type Params, type ParamsOf, type TextsOf } from './formatText';

type Refusals = TextsOf<typeof refusals>;

export type RefusalCode = keyof Refusals;

/** Refusal of a request. The message addresses the member. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal';
  readonly params: Params | undefined;
  retryAfter: number | undefined;

  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: Code,
    ...[params]: ParamsOf<Refusals[Code]>
  ) {
    super(formatText(refusals, code, params));
    this.params = params;
  }

  /** @param code an unknown code, from another release, becomes a general error */
  static again(status: number, code: string, params: Params | undefined): Refusal {
    const known = Object.hasOwn(refusals, code) ? code : 'UNKNOWN_ERROR';
    // Stored parameters match their code, so this cast is safe.
    const args = [params] as unknown as [];
    return new Refusal(status as ContentfulStatusCode, known as 'UNKNOWN_ERROR', ...args);
  }

  after(seconds: number): this {
    this.retryAfter = seconds;
    return this;
  }
}
