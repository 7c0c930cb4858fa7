import type { LiveReply } from '@platform/api/contract';
import type { Database } from '../db/database';
import {
  backlogOf,
  balancesOfAll,
  positionNow,
  recentEvents,
  type Backlog,
} from '../notifications/memberEvents';
import { readPosition } from '../notifications/position';
import { balancesMessage, eventFrames, framed, waitOf } from './frames';
import type { Stream } from './streams';

/** Age of events that a page may have missed while loading, in seconds. */
const RECENT_SECONDS = 10;

async function missedEvents(
  db: Database,
  { member, lastEventId }: Pick<Stream, 'member' | 'lastEventId'>,
): Promise<Backlog> {
  const since = lastEventId === undefined ? undefined : readPosition(lastEventId);
  if (since !== undefined) return backlogOf(db, member, since);
  // Reads the position first: an event in between is then read twice instead of missed.
  const position = await positionNow(db);
  return { position, events: await recentEvents(db, member, RECENT_SECONDS), complete: false };
}

/**
 * Returns the first bytes of a stream: the current state and the missed events, which are marked as
 * delivered.
 */
export async function beginStream(
  db: Database,
  stream: Stream,
  state: () => Promise<readonly LiveReply[]>,
): Promise<string> {
  const { events, position, complete } = await missedEvents(db, stream);
  const [balances] = await balancesOfAll(db, [stream.member]);
  const messages = await state();
  if (events.length > 0) stream.delivered = new Set(events.map(({ id }) => id));
  const waits = events.map((event) => waitOf(event, position.at));
  return [
    framed({ type: 'hello', resumed: complete }),
    ...messages.map((message) => framed(message)),
    ...(balances
      ? [framed(balancesMessage(balances, { wait: Math.max(0, ...waits), sync: true }))]
      : []),
    eventFrames(events, position, !complete),
    framed({ type: 'beat' }, position),
  ].join('');
}
