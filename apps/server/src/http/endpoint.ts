import type { Call, CallReply, CallRequest } from '@platform/api/contract';
import type { Authenticated } from './authenticate';
import type { Visitor } from './visitor';

export interface Caller extends Visitor, Authenticated {
  /** Idempotency key of the request; generated if the request has none. */
  idempotencyKey: string;
}

/** Result of a handler: the reply of its call without `status`. */
export type Answer<C extends Call> = Omit<CallReply<C>, 'status'>;

type Run<Who> = (request: unknown, who: Who) => Promise<object>;

export type Endpoint = PublicEndpoint | MemberEndpoint;

interface AnyEndpoint {
  call: Call;
  /** Decoded requests by the text of the body, if callers often send the same body. */
  decoded?: Map<string, unknown>;
}

export interface PublicEndpoint extends AnyEndpoint {
  auth: 'public';
  run: Run<Visitor>;
}

export interface MemberEndpoint extends AnyEndpoint {
  auth: 'member';
  run: Run<Caller>;
  alsoDisabled: boolean;
}

function requireAuth(call: Call, auth: Call['auth']): void {
  if (call.auth === auth) return;
  throw new Error(
    `The contract says ${call.path} is for ${call.auth}, its handler says ${auth}: change the handler.`,
  );
}

/** Handlers may replace the message. */
const SUCCESS = { status: 'success', message: 'Success' };

// The only cast: the API decodes the request with the call's own schema before the handler runs.
const succeed =
  <C extends Call, Who>(run: (request: CallRequest<C>, who: Who) => Promise<Answer<C>>): Run<Who> =>
  async (request, who) => ({ ...SUCCESS, ...(await run(request as CallRequest<C>, who)) });

/**
 * Creates an endpoint without authentication. A `Refusal` from the handler becomes an error reply.
 */
export function publicEndpoint<C extends Call>(
  call: C,
  run: (request: CallRequest<C>, visitor: Visitor) => Promise<Answer<C>>,
): Endpoint {
  requireAuth(call, 'public');
  return { auth: 'public', call, run: succeed<C, Visitor>(run) };
}

export interface MemberEndpointOptions {
  alsoDisabled?: boolean;
  /**
   * True to decode a body once for all callers that send it. Not for bodies with secrets. Handlers
   * must not change the request. @default false
   */
  isRepeated?: boolean;
}

export function memberEndpoint<C extends Call>(
  call: C,
  run: (request: CallRequest<C>, caller: Caller) => Promise<Answer<C>>,
  { alsoDisabled = false, isRepeated = false }: MemberEndpointOptions = {},
): Endpoint {
  requireAuth(call, 'member');
  const endpoint = { auth: 'member', call, run: succeed<C, Caller>(run), alsoDisabled } as const;
  return isRepeated ? { ...endpoint, decoded: new Map() } : endpoint;
}
