import type { Database } from '../db/database';
import { balancesOfAll } from '../notifications/memberEvents';
import type { EventsByMember } from './eventReader';
import { balancesMessage, framed, waitOf } from './frames';
import type { Streams } from './streams';

function merged(earlier: EventsByMember, later: EventsByMember): EventsByMember {
  const both = new Map(earlier);
  for (const [member, events] of later) both.set(member, [...(both.get(member) ?? []), ...events]);
  return both;
}

export class BalanceSender {
  readonly #db: Database;
  readonly #streams: Streams;
  /** Members with open streams whose balances were changed by bets. */
  readonly #changed = new Set<bigint>();
  /** Events that were sent without balances, because the balances could not be read. */
  #pending: EventsByMember = new Map();

  constructor(db: Database, streams: Streams) {
    this.#db = db;
    this.#streams = streams;
  }

  /** Marks balances that the next `send` must include. */
  noteChanged(members: readonly bigint[]): void {
    for (const member of members) if (this.#streams.members.has(member)) this.#changed.add(member);
  }

  /**
   * Sends the changed balances. After a settled bet, the message contains the delay until the
   * countdown reaches zero.
   */
  async send(events: EventsByMember, now: number): Promise<void> {
    const all = merged(this.#pending, events);
    this.#pending = new Map();
    const placed = new Set(this.#changed);
    const members = [...new Set([...all.keys(), ...placed])];
    this.#changed.clear();
    if (members.length === 0) return;
    const read = await balancesOfAll(this.#db, members).catch((error: unknown) => {
      // The events are already sent. The balances follow with the next read.
      for (const member of placed) this.#changed.add(member);
      this.#pending = all;
      throw error;
    });
    for (const balances of read) {
      const waits = (all.get(balances.member) ?? []).map((event) => waitOf(event, now));
      const wait = Math.max(0, ...waits);
      const frame = framed(
        balancesMessage(balances, { wait, placed: placed.has(balances.member) }),
      );
      for (const stream of this.#streams.of(balances.member)) {
        if (stream.pending) stream.balancesChanged = true;
        else stream.sink.send(frame);
      }
    }
  }
}
