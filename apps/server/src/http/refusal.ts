import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is understood and not granted. The message is for the member who reads it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    /** A word for programs, where they must tell refusals apart. */
    readonly code?: string,
    /** After how many seconds it may be granted. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
