import { http, HttpResponse, type HttpHandler } from 'msw';
import { calls as everyCall, ContractError, decode, errorReply, type Call } from '../contract';
import type { Answering, CallName } from './calls';
import { exampleReplies } from './exampleReplies';

/** Replies that differ from the examples, by call name. */
export type MockReplies = { readonly [Name in CallName]?: Answering<Name> };

export interface MockOptions {
  /** Calls to handle. @default every call of the contract */
  readonly calls?: readonly Call[];
  /** Replies that differ from the examples. */
  readonly replies?: MockReplies;
}

const FAILED = 400;

const isFailure = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'status' in reply && reply.status === 'error';

/** Checks a reply against the contract, as a real client would. */
function checkReply({ name, response }: Call, reply: unknown): void {
  try {
    decode(isFailure(reply) ? errorReply : response, reply);
  } catch (cause) {
    const { message } = cause as Error;
    throw new Error(`The mocked reply of '${name}' does not fit the contract: ${message}`, {
      cause,
    });
  }
}

function answer(call: Call, reply: unknown) {
  checkReply(call, reply);
  return HttpResponse.json(reply as object, { status: isFailure(reply) ? FAILED : 200 });
}

async function payloadOf({ method }: Call, request: Request): Promise<unknown> {
  if (method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  return request.json();
}

const isAnswerer = (answering: unknown): answering is (request: unknown) => unknown =>
  typeof answering === 'function';

/** Replies to a request. An invalid request gets the contract's message. */
async function respond(call: Call, answering: unknown, request: Request) {
  try {
    const decoded = decode(call.request, await payloadOf(call, request));
    return answer(call, isAnswerer(answering) ? answering(decoded) : answering);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return HttpResponse.json({ status: 'error', message: error.message }, { status: FAILED });
  }
}

function handlerOf(call: Call, replies: Readonly<Record<string, unknown>>): HttpHandler {
  const answering = replies[call.name];
  if (answering === undefined) {
    throw new Error(
      `There is no example reply of '${call.name}'. Add one to mock/examples, or pass replies.${call.name}.`,
    );
  }
  // Checks static replies before the first request.
  if (typeof answering !== 'function') checkReply(call, answering);
  const listen = call.method === 'GET' ? http.get : http.post;
  return listen(`*${call.path}`, ({ request }) => respond(call, answering, request));
}

/**
 * Creates Mock Service Worker handlers that answer calls to any host without a server. Requests and
 * replies are validated with the production schemas.
 *
 * @throws Error naming the call and the field if a reply does not fit the contract
 * @example
 * mockHandlers({ replies: { userBalances: { status: 'error', message: 'jwt expired' } } })
 */
export const mockHandlers = ({
  calls = everyCall,
  replies = {},
}: MockOptions = {}): HttpHandler[] =>
  calls.map((call) => handlerOf(call, { ...exampleReplies, ...replies }));
