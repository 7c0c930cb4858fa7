import { randomBytes } from 'node:crypto';

export interface WireReply {
  status: number;
  headers: Headers;
  // Tests read replies of every shape, and their expectations act as types.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface WireOptions {
  token?: string;
  key?: string;
}

/** Time limit of a request, in ms, because a server may be paused or its connection aborted. */
const PATIENCE_MS = 60_000;

/**
 * Returns true if a reply decides its request. A server error does not, and neither does 408, the
 * reply to a request that a busy machine sent too slowly. The client repeats undecided requests.
 */
export const isDecision = ({ status }: WireReply): boolean => status < 500 && status !== 408;

/** Calls a server with plain HTTP and plain JSON, without our client. */
export class Wire {
  constructor(readonly origin: string) {}

  get(path: string, { token }: WireOptions = {}): Promise<WireReply> {
    return this.send(path, { headers: headersOf(token) });
  }

  post(path: string, payload: unknown, { token, key }: WireOptions = {}): Promise<WireReply> {
    const body = JSON.stringify(payload);
    return this.send(path, { method: 'POST', body, headers: headersOf(token, key) });
  }

  async send(path: string, request: RequestInit): Promise<WireReply> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(this.origin + path, { signal, ...request });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  }

  async signUp(change: Record<string, unknown> = {}) {
    const registration = { ...newMember(), ...change };
    const { body } = await this.post('/api/auth/signup', registration);
    return { registration, token: body.token as string, user: body.data?.user, reply: body };
  }
}

function headersOf(token?: string, key?: string): Record<string, string> {
  return {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}

export const newMember = () => ({
  invite_code: '',
  name: 'Anna Example',
  email: `anna-${randomBytes(6).toString('hex')}@example.com`,
  password: 'Correct-Horse-1',
  confirm_password: 'Correct-Horse-1',
  phone: '+91 98765 43210',
});
