import type { News } from '../notifications/memberEvents';

/** Where a stream is written to. */
export interface Sink {
  /** Sends events as they go over the wire. */
  send: (events: string | Uint8Array) => void;
  end: () => void;
  onClose: (callback: () => void) => void;
}

/** Who opens a stream. */
export interface Listener {
  member: bigint;
  session: string;
  /** The id of the brand whose page it is. */
  brand: string;
  /** Where from, as limits count it. */
  network: string;
  /** The `Last-Event-ID`; undefined for a new stream. */
  lastEventId: string | undefined;
}

/** How many streams a server takes; 0 for no limit. */
export interface StreamLimits {
  perMember: number;
  perNetwork: number;
}

/** An open stream. */
export interface Stream extends Listener {
  sink: Sink;
  /** Its place among those that have their turns one after the other. */
  turn: number;
  /** Whether its balances have changed since its beginning read them. */
  stale: boolean;
  /** What arrives while its beginning is still being read. */
  held: News[] | undefined;
  /** What its beginning has told: the first reads after it may find that again. */
  told: ReadonlySet<bigint>;
}

/** Why a stream was not opened: there are too many of this member or network, or the server stops. */
export type StreamRefusal = 'too-many' | 'stopping';

/** The open streams of this server. */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #members = new Map<bigint, Set<Stream>>();
  readonly #sessions = new Map<string, Set<Stream>>();
  readonly #networks = new Map<string, number>();
  #count = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** How many are open. */
  get count(): number {
    return this.#count;
  }

  /** Of whom there are some. */
  get members(): ReadonlyMap<bigint, unknown> {
    return this.#members;
  }

  /** Those of a member. */
  of(member: bigint): Iterable<Stream> {
    return this.#members.get(member) ?? [];
  }

  /** Those of a session. */
  ofSession(session: string): Iterable<Stream> {
    return this.#sessions.get(session) ?? [];
  }

  /** Of which there are some. */
  get sessions(): ReadonlyMap<string, unknown> {
    return this.#sessions;
  }

  *all(): Generator<Stream> {
    for (const streams of this.#members.values()) yield* streams;
  }

  /** Adds a stream; false where its member or its network has as many as the limits allow. */
  admit(stream: Stream): boolean {
    const { perMember, perNetwork } = this.#limits;
    const own = this.#members.get(stream.member) ?? new Set();
    const near = this.#networks.get(stream.network) ?? 0;
    if (perMember > 0 && own.size >= perMember) return false;
    if (perNetwork > 0 && near >= perNetwork) return false;
    this.#members.set(stream.member, own.add(stream));
    const same = this.#sessions.get(stream.session) ?? new Set();
    this.#sessions.set(stream.session, same.add(stream));
    this.#networks.set(stream.network, near + 1);
    this.#count += 1;
    return true;
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
