import { ROUTINE_SECURITY_EVENTS } from '@platform/rules/fields';
import type { MemberNotification, NotificationSubject } from '@platform/rules/models';
import { MoneyError, parseUsdt, type MicroUsdt } from '@platform/rules/money';
import { DIGITS, GAME_TYPES } from '@platform/rules/wingo';
import type * as v from 'valibot';
import type { CallAnswer, memberEvent, notifications } from '../contract';
import { clockOffsetOf, type Exchange } from './round';

export type { MemberNotification };

type MemberEvent = v.InferOutput<typeof memberEvent>;

export type NotificationEntry = NotificationSubject & { readonly id: string; readonly at: number };

export interface NotificationsPage {
  /** Entries, newest first. A round that was paid in batches has one entry per batch. */
  readonly entries: readonly NotificationEntry[];
  readonly more: boolean;
  readonly unread: number;
  /** Id of the last read notification; '0' for none. */
  readonly through: string;
  /**
   * Server's clock minus this device's clock, in ms; `undefined` if the server does not send it.
   */
  readonly clockOffset: number | undefined;
}

const ROUTINE: readonly unknown[] = ROUTINE_SECURITY_EVENTS;
const STEPS = ['asked', 'paid', 'returned'] as const;
const STATES = ['opened', 'answered', 'closed'] as const;

function amountOf(detail: MemberEvent['detail'], name = 'amount'): MicroUsdt | undefined {
  try {
    return parseUsdt(String(detail[name]));
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

function roundOf(detail: MemberEvent['detail']): NotificationSubject | undefined {
  const gameType = GAME_TYPES.find((game) => game === detail['game']);
  const [staked, received] = [amountOf(detail, 'stake'), amountOf(detail, 'received')];
  if (!gameType || staked === undefined || received === undefined) return undefined;
  const number = DIGITS.find((digit) => digit === detail['result']) ?? null;
  const roundNumber = String(detail['round']);
  return { kind: 'round', gameType, roundNumber, number, staked, received };
}

/** Returns an event's subject; `undefined` for kinds known only to a newer server. */
function subjectOf({ kind, detail }: MemberEvent): NotificationSubject | undefined {
  const amount = amountOf(detail);
  switch (kind) {
    case 'bets':
      return roundOf(detail);
    case 'deposit':
      return amount === undefined ? undefined : { kind, amount };
    case 'withdrawal': {
      const step = STEPS.find((known) => known === detail['step']);
      return step && amount !== undefined ? { kind, step, amount } : undefined;
    }
    case 'lock':
      return amount === undefined
        ? undefined
        : { kind, amount, released: detail['released'] === true };
    case 'ticket': {
      const state = STATES.find((known) => known === detail['state']);
      return state && { kind, state };
    }
    case 'security': {
      const { event } = detail;
      return ROUTINE.includes(event) ? undefined : { kind, event: String(event) };
    }
    case 'income':
      return undefined;
  }
}

export function toNotificationEntry(event: MemberEvent): NotificationEntry | undefined {
  const subject = subjectOf(event);
  return subject && { ...subject, id: event.id, at: event.at };
}

export const toNotificationsPage = (
  answer: CallAnswer<typeof notifications>,
  exchange: Exchange,
): NotificationsPage => ({
  entries: answer.data.flatMap((event) => toNotificationEntry(event) ?? []),
  more: answer.more,
  unread: answer.unread,
  through: answer.through,
  clockOffset: clockOffsetOf(answer.server_now, exchange),
});

/** Returns a key shared only by notifications about the same round. */
export const subjectKey = (entry: NotificationEntry): string =>
  entry.kind === 'round' ? `${entry.gameType} ${entry.roundNumber}` : entry.id;

const newestFirst = (one: NotificationEntry, other: NotificationEntry): number =>
  BigInt(one.id) < BigInt(other.id) ? 1 : -1;

/** Adds a notification to the newest page, unless it is already listed. */
export function withEntry(page: NotificationsPage, entry: NotificationEntry): NotificationsPage {
  if (page.entries.some(({ id }) => id === entry.id)) return page;
  const isUnread = BigInt(entry.id) > BigInt(page.through);
  const key = subjectKey(entry);
  const isCounted = page.entries.some((other) => subjectKey(other) === key);
  return {
    ...page,
    entries: [entry, ...page.entries].sort(newestFirst),
    unread: page.unread + (isUnread && !isCounted ? 1 : 0),
  };
}

/** Merges pages into one list, without duplicates and with one entry per round. */
export function mergeEntries(
  ...lists: readonly (readonly NotificationEntry[])[]
): readonly NotificationEntry[] {
  const distinct = new Map(lists.flat().map((entry) => [entry.id, entry]));
  const joined = new Map<string, NotificationEntry>();
  for (const entry of [...distinct.values()].sort(newestFirst)) {
    const key = subjectKey(entry);
    const newer = joined.get(key);
    if (newer?.kind === 'round' && entry.kind === 'round') {
      const { staked, received } = newer;
      joined.set(key, {
        ...newer,
        staked: staked + entry.staked,
        received: received + entry.received,
      });
    } else {
      joined.set(key, entry);
    }
  }
  return [...joined.values()];
}
