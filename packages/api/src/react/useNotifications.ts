'use client';

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../client/ApiError';
import { notifications, readNotifications } from '../contract';
import {
  mergeEntries,
  subjectKey,
  toNotificationsPage,
  type MemberNotification,
  type NotificationsPage,
  type NotificationEntry,
} from '../domain/notifications';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';
import { useLive } from './useLive';
import { useMutation } from './useMutation';
import { useQuery } from './useQuery';
import { useSession } from './useSession';

export interface Notifications {
  /** Notifications, newest first; `undefined` while loading. */
  readonly rows: readonly MemberNotification[] | undefined;
  /** Number of unread notifications, at most 100. */
  readonly unread: number;
  /** True if there are older notifications. */
  readonly more: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly older: Action<[], void>;
  /** Marks all loaded notifications as read. */
  readonly markRead: () => void;
}

const MARK_READ = {
  call: readNotifications,
  toPayload: (through: string) => ({ through }),
  toResult: () => undefined,
  changes: [notifications],
};

/**
 * Fetches the newest page once the stream is open or the list is visible. Servers without
 * notifications also lack the stream, so their pages log no error.
 */
function useNewest(wanted = false) {
  const live = useLive();
  const [asks, setAsks] = useState(false);
  if (!asks && (live || wanted)) setAsks(true);
  return useQuery(notifications, asks ? {} : null, toNotificationsPage);
}

const NOT_FOUND = 404;

const NONE: NotificationsPage = {
  entries: [],
  more: false,
  unread: 0,
  through: '0',
  clockOffset: undefined,
};

/** Pages of one member below the newest page. */
interface Older extends Pick<NotificationsPage, 'entries' | 'more'> {
  readonly member: string | undefined;
}

/**
 * Returns the member's notifications of the last 90 days. The live stream updates them.
 *
 * @param wanted true while the list is visible; otherwise it is fetched once the live stream is
 *   open
 */
export function useNotifications(wanted: boolean): Notifications {
  const client = useClient();
  const { member } = useSession();
  const { data, error, retry } = useNewest(wanted);
  const isMissing = error?.status === NOT_FOUND;
  const newest = isMissing ? NONE : data;
  const [fetched, setFetched] = useState<Older>();
  const below = fetched?.member === member?.id ? fetched : undefined;
  const entries = useMemo(
    () => newest && mergeEntries(newest.entries, below?.entries ?? []),
    [newest, below?.entries],
  );
  const { run: send } = useMutation(MARK_READ);

  const oldest = entries?.at(-1)?.id;
  const older = useAction(
    useCallback(async () => {
      if (oldest === undefined || !entries) return;
      const sentAt = client.now();
      const answer = await guardSession(client.session, () =>
        client.call(notifications, { before: oldest }),
      );
      const page = toNotificationsPage(answer, { sentAt, receivedAt: client.now() });
      // Keeps the loaded notifications, because the newest page changes.
      setFetched({ ...page, entries: [...entries, ...page.entries], member: member?.id });
    }, [client, oldest, entries, member?.id]),
  );

  const latest = entries?.[0]?.id;
  const hasUnread = newest !== undefined && newest.unread > 0;
  const markRead = useCallback(() => {
    // Ignores a failure, because the next call also marks these notifications as read.
    if (latest !== undefined && hasUnread) send(latest).catch(() => undefined);
  }, [latest, hasUnread, send]);

  const through = BigInt(newest?.through ?? 0);
  return {
    rows: useMemo(
      () => entries?.map((one) => ({ ...one, unread: BigInt(one.id) > through })),
      [entries, through],
    ),
    unread: newest?.unread ?? 0,
    more: (below ?? newest)?.more ?? false,
    error: isMissing ? undefined : error,
    retry,
    older,
    markRead,
  };
}

/** Events that the member has already seen, on this page or earlier. */
interface Known {
  readonly member: string | undefined;
  /** Time at which the page was opened or the member signed in, epoch ms on this device's clock. */
  readonly openedAt: number;
  /** Keys from `subjectKey`; `undefined` before the first list. */
  readonly keys?: ReadonlySet<string>;
}

/**
 * Returns the keys of events that happened before the page was opened. Without the server's clock,
 * returns the keys of all events.
 */
function keysBefore(
  openedAt: number,
  entries: readonly NotificationEntry[],
  clockOffset: number | undefined,
) {
  const before = entries.filter(
    ({ at }) => clockOffset === undefined || at < openedAt + clockOffset,
  );
  return new Set(before.map(subjectKey));
}

/**
 * Calls back with new events while the page is open, once per round, even if the first list or the stream
 * is late. Skips events that happened before the page was opened, or were read in another browser.
 */
export function useNewNotifications(onNew: (news: readonly MemberNotification[]) => void): void {
  const { now } = useClient();
  const { data: newest } = useNewest();
  const { member } = useSession();
  const known = useRef<Known>(undefined);
  const notify = useEffectEvent(onNew);
  useEffect(() => {
    if (!known.current || known.current.member !== member?.id) {
      known.current = { member: member?.id, openedAt: now() };
    }
    if (!newest) return;
    const { openedAt, ...before } = known.current;
    const entries = mergeEntries(newest.entries);
    const keys = before.keys ?? keysBefore(openedAt, entries, newest.clockOffset);
    known.current = {
      member: member?.id,
      openedAt,
      keys: new Set([...keys, ...entries.map(subjectKey)]),
    };
    const news = entries.filter(
      (one) => !keys.has(subjectKey(one)) && BigInt(one.id) > BigInt(newest.through),
    );
    if (news.length > 0) notify(news.map((one) => ({ ...one, unread: true })));
  }, [newest, member?.id, now]);
}
