import type { News } from '../notifications/memberEvents';

export interface Sink {
  send: (events: string | Uint8Array) => void;
  end: () => void;
  onClose: (callback: () => void) => void;
}

export interface Listener {
  member: bigint;
  session: string;
  brand: string;
  network: string;
  /** `Last-Event-ID` of the request; undefined for a new stream. */
  lastEventId: string | undefined;
}

/** Limits on open streams; 0 for none. */
export interface StreamLimits {
  perMember: number;
  perNetwork: number;
}

export interface Stream extends Listener {
  sink: Sink;
  /** Sequence number, which distributes heartbeats and checks over the seconds. */
  turn: number;
  /** True if balances changed while the first message was read. */
  balancesChanged: boolean;
  /** Events that arrive while the stream opens; undefined afterwards. */
  pending: News[] | undefined;
  /** Ids of events in the first message, which the next reads may return again. */
  delivered: ReadonlySet<bigint>;
}

export type StreamRefusal = 'too-many' | 'stopping';

const NONE: ReadonlySet<bigint> = new Set();

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

  get count(): number {
    return this.#count;
  }

  get members(): ReadonlyMap<bigint, unknown> {
    return this.#members;
  }

  of(member: bigint): Iterable<Stream> {
    return this.#members.get(member) ?? [];
  }

  ofSession(session: string): Iterable<Stream> {
    return this.#sessions.get(session) ?? [];
  }

  get sessions(): ReadonlyMap<string, unknown> {
    return this.#sessions;
  }

  *all(): Generator<Stream> {
    for (const streams of this.#members.values()) yield* streams;
  }

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
