import type { News } from '../notifications/memberEvents';

/** Response that a stream is written to. */
export interface Sink {
  /** Sends events in the format of the wire. */
  send: (events: string | Uint8Array) => void;
  end: () => void;
  onClose: (callback: () => void) => void;
}

/** Caller who opens a stream. */
export interface Listener {
  member: bigint;
  session: string;
  /** Id of the brand whose page it is. */
  brand: string;
  /** Network of the caller, as limits count it. */
  network: string;
  /** `Last-Event-ID` of the request; undefined for a new stream. */
  lastEventId: string | undefined;
}

/** Most streams that a server opens; 0 for no limit. */
export interface StreamLimits {
  perMember: number;
  perNetwork: number;
}

/** An open stream. */
export interface Stream extends Listener {
  sink: Sink;
  /** Number of the stream since the start, which spreads heartbeats and checks over the seconds. */
  turn: number;
  /** True if balances have changed since the beginning of the stream was read. */
  balancesChanged: boolean;
  /** Events that arrive while the beginning is being read; undefined afterwards. */
  pending: News[] | undefined;
  /** Events of the beginning, which the first reads after it may find again. */
  delivered: ReadonlySet<bigint>;
}

/** Reason why a stream is not opened: too many of this member or network, or the server stops. */
export type StreamRefusal = 'too-many' | 'stopping';

const NONE: ReadonlySet<bigint> = new Set();

/** The open streams of this server. */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #members = new Map<bigint, Set<Stream>>();
  readonly #sessions = new Map<string, Set<Stream>>();
  readonly #networks = new Map<string, number>();
  #count = 0;
  #opened = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Number of open streams. */
  get count(): number {
    return this.#count;
  }

  /** Members with open streams. */
  get members(): ReadonlyMap<bigint, unknown> {
    return this.#members;
  }

  /** Returns the streams of a member. */
  of(member: bigint): Iterable<Stream> {
    return this.#members.get(member) ?? [];
  }

  /** Returns the streams of a session. */
  ofSession(session: string): Iterable<Stream> {
    return this.#sessions.get(session) ?? [];
  }

  /** Sessions with open streams. */
  get sessions(): ReadonlyMap<string, unknown> {
    return this.#sessions;
  }

  *all(): Generator<Stream> {
    for (const streams of this.#members.values()) yield* streams;
  }

  /** Adds a stream; undefined if its member or its network has as many as the limits allow. */
  admit(listener: Listener, sink: Sink): Stream | undefined {
    const { perMember, perNetwork } = this.#limits;
    const { member, session, network } = listener;
    const ofMember = this.#members.get(member) ?? new Set();
    const ofNetwork = this.#networks.get(network) ?? 0;
    if (perMember > 0 && ofMember.size >= perMember) return undefined;
    if (perNetwork > 0 && ofNetwork >= perNetwork) return undefined;
    const stream: Stream = {
      ...listener,
      sink,
      turn: this.#opened,
      balancesChanged: false,
      pending: [],
      delivered: NONE,
    };
    this.#members.set(member, ofMember.add(stream));
    const ofSession = this.#sessions.get(session) ?? new Set();
    this.#sessions.set(session, ofSession.add(stream));
    this.#networks.set(network, ofNetwork + 1);
    this.#count += 1;
    this.#opened += 1;
    return stream;
  }

  remove(stream: Stream): void {
    const own = this.#members.get(stream.member);
    own?.delete(stream);
    if (own?.size === 0) this.#members.delete(stream.member);
    const same = this.#sessions.get(stream.session);
    same?.delete(stream);
    if (same?.size === 0) this.#sessions.delete(stream.session);
    const near = (this.#networks.get(stream.network) ?? 1) - 1;
    if (near === 0) this.#networks.delete(stream.network);
    else this.#networks.set(stream.network, near);
    this.#count -= 1;
  }
}
