import type { Call, CallReply, CallRequest } from '@platform/api/contract';
import type { Authenticated } from './authenticate';
import type { Visitor } from './visitor';

/** Who calls, signed in. */
export interface Caller extends Visitor, Authenticated {
  /** The key of the caller's intent; a fresh one when the request brought none. */
  idempotencyKey: string;
}

/** What a handler answers: the reply of its call without `status`, which is always a success. */
export type Answer<C extends Call> = Omit<CallReply<C>, 'status'>;

type Run<Who> = (request: unknown, who: Who) => Promise<object>;

/** A call of the contract and what serves it. */
export type Endpoint = PublicEndpoint | MemberEndpoint;

export interface PublicEndpoint {
  auth: 'public';
  call: Call;
  run: Run<Visitor>;
}

export interface MemberEndpoint {
  auth: 'member';
  call: Call;
  run: Run<Caller>;
  /** Whether a disabled member may make the call, too. */
  alsoDisabled: boolean;
}

function requireAuth(call: Call, auth: Call['auth']): void {
  if (call.auth === auth) return;
  throw new Error(
    `The contract says ${call.path} is for ${call.auth}, its handler says ${auth}: change the handler.`,
  );
}

/** What every reply begins with: a handler that has more to say puts its own message in place. */
const SUCCESS = { status: 'success', message: 'Success' };

// The one cast: http decodes by the call's own schema before it runs the handler.
const succeed =
  <C extends Call, Who>(run: (request: CallRequest<C>, who: Who) => Promise<Answer<C>>): Run<Who> =>
  async (request, who) => ({ ...SUCCESS, ...(await run(request as CallRequest<C>, who)) });

/**
 * Serves a call that needs no sign-in: the decoded request in, the answer out. A `Refusal` it
 * throws is answered as an error.
 */
export function publicEndpoint<C extends Call>(
  call: C,
  run: (request: CallRequest<C>, visitor: Visitor) => Promise<Answer<C>>,
): Endpoint {
  requireAuth(call, 'public');
  return { auth: 'public', call, run: succeed<C, Visitor>(run) };
}

/**
 * Serves a call that only members may make.
 *
 * @param options `alsoDisabled`: a disabled member may make it, too. @default false
 */
export function memberEndpoint<C extends Call>(
  call: C,
  run: (request: CallRequest<C>, caller: Caller) => Promise<Answer<C>>,
  { alsoDisabled = false }: { alsoDisabled?: boolean } = {},
): Endpoint {
  requireAuth(call, 'member');
  return { auth: 'member', call, run: succeed<C, Caller>(run), alsoDisabled };
}
