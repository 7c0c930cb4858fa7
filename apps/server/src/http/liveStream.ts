import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { LiveReply } from '@platform/api/contract';
import type { Context } from 'hono';
import type { Sessions } from '../account/sessions';
import { headOf } from './answer';
import { authenticate } from './authenticate';
import { withDeadline } from './deadline';
import { EventStream } from './eventStream';
import { networkOf } from './network';
import { Refusal } from './refusal';
import { siteOf } from './site';
import { slowDown } from './slowDown';
import type { TokenBuckets } from './tokenBuckets';
import { addressOf, type VisitorOptions } from './visitor';

export interface LiveStreams {
  open(
    listener: {
      member: bigint;
      session: string;
      brand: string;
      network: string;
      lastEventId: string | undefined;
    },
    stream: EventStream,
  ): Promise<'too-many' | 'stopping' | undefined>;
}

export interface LiveStreamOptions extends VisitorOptions {
  sessions: Sessions;
  perMember: TokenBuckets;
  answerMs: number;
  live: LiveStreams;
}

/** Retry-After in seconds. By then, another server may respond or another stream may have ended. */
const REFUSED_SECONDS = { 'too-many': 30, stopping: 1 } as const;
const REFUSALS = {
  'too-many': [429, 'TOO_MANY_REQUESTS'],
  stopping: [503, 'STOPPING'],
} as const;

/** Ends a stream. The reply to the page's next request for balances contains the reason. */
function endStream(stream: EventStream) {
  stream.send(`data: ${JSON.stringify({ type: 'end' } satisfies LiveReply)}\n\n`);
  stream.end();
  return RESPONSE_ALREADY_SENT;
}

/** Opens the live stream of a member, which ends with the session and does not prolong it. */
export const liveStream =
  ({ sessions, perMember, answerMs, live, ...visitors }: LiveStreamOptions) =>
  async (c: Context<{ Bindings: HttpBindings }>) => {
    const { member, session, disabled } = await authenticate(
      sessions,
      c.req.header('Authorization'),
      false,
    );
    slowDown(perMember.take(String(member)));
    const stream = new EventStream(c.env.outgoing as never, headOf(c));
    if (disabled) return endStream(stream);
    const network = networkOf(addressOf(c, visitors));
    const brand = siteOf(c, visitors).brand.id;
    const lastEventId = c.req.header('Last-Event-ID');
    const opening = live.open({ member, session, brand, network, lastEventId }, stream);
    const refused = await withDeadline(answerMs, opening).catch((error: unknown) => {
      stream.leave();
      throw error;
    });
    if (refused === undefined) return RESPONSE_ALREADY_SENT;
    const [status, code] = REFUSALS[refused];
    throw new Refusal(status, code).after(REFUSED_SECONDS[refused]);
  };
