'use client';

import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ApiError } from '../client/ApiError';
import { notifications, readNotifications } from '../contract';
import {
  joinTold,
  subjectKey,
  toNotificationsPage,
  type MemberNotification,
  type NotificationsPage,
  type Told,
} from '../domain/notifications';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { useAction, type Action } from './useAction';
import { useLive } from './useLive';
import { useMutation } from './useMutation';
import { useQuery } from './useQuery';
import { useSession } from './useSession';

/** What happened to the member, as far as it was asked for. */
export interface Notifications {
  /** The newest first; `undefined` while they are not known. */
  readonly rows: readonly MemberNotification[] | undefined;
  /** How many are not read; 100 for that many or more. */
  readonly unread: number;
  /** Whether there are older ones. */
  readonly more: boolean;
  readonly error: ApiError | undefined;
  /** Fetches the newest again. */
  readonly retry: () => void;
  /** Fetches older ones. */
  readonly older: Action<[], void>;
  /** Says that all that is known was read. */
  readonly markRead: () => void;
}

const MARK_READ = {
  call: readNotifications,
  toPayload: (through: string) => ({ through }),
  toResult: () => undefined,
  changes: [notifications],
};

/**
 * The newest page. It is asked for once the stream is open, which a server without notifications does
 * not have either: so its console stays silent.
 *
 * @param wanted whether it is asked for in any case
 */
function useNewest(wanted = false) {
  const live = useLive();
  const [asks, setAsks] = useState(false);
  if (!asks && (live || wanted)) setAsks(true);
  return useQuery(notifications, asks ? {} : null, toNotificationsPage);
}

/** How a server answers that has no notifications. */
const NOT_FOUND = 404;

const NONE: NotificationsPage = {
  told: [],
  more: false,
  unread: 0,
  through: '0',
  clockOffset: undefined,
};

/** Pages below the newest, of one member. */
interface Older extends Pick<NotificationsPage, 'told' | 'more'> {
  readonly member: string | undefined;
}

/**
 * What happened to the member in the last 90 days. The live stream keeps it up to date.
 *
 * @param wanted whether it is on the screen; else it is asked for once there is a live stream
 */
export function useNotifications(wanted: boolean): Notifications {
  const client = useClient();
  const { member } = useSession();
  const { data, error, retry } = useNewest(wanted);
  const isMissing = error?.status === NOT_FOUND;
  const newest = isMissing ? NONE : data;
  const [fetched, setFetched] = useState<Older>();
  const below = fetched?.member === member?.id ? fetched : undefined;
  const told = useMemo(
    () => newest && joinTold(newest.told, below?.told ?? []),
    [newest, below?.told],
  );
  const { run: send } = useMutation(MARK_READ);

  const oldest = told?.at(-1)?.id;
  const older = useAction(
    useCallback(async () => {
      if (oldest === undefined || !told) return;
      const sentAt = client.now();
      const answer = await guardSession(client.session, () =>
        client.call(notifications, { before: oldest }),
      );
      const page = toNotificationsPage(answer, { sentAt, receivedAt: client.now() });
      // With all that is shown: the newest page moves on.
      setFetched({ ...page, told: [...told, ...page.told], member: member?.id });
    }, [client, oldest, told, member?.id]),
  );

  const latest = told?.[0]?.id;
  const hasUnread = newest !== undefined && newest.unread > 0;
  const markRead = useCallback(() => {
    // The next that is read says the same.
    if (latest !== undefined && hasUnread) send(latest).catch(() => undefined);
  }, [latest, hasUnread, send]);

  const through = BigInt(newest?.through ?? 0);
  return {
    rows: useMemo(
      () => told?.map((one) => ({ ...one, unread: BigInt(one.id) > through })),
      [told, through],
    ),
    unread: newest?.unread ?? 0,
    more: (below ?? newest)?.more ?? false,
    error: isMissing ? undefined : error,
    retry,
    older,
    markRead,
  };
}

/** What a member was told on this page, or had been before. */
interface Known {
  readonly member: string | undefined;
  /** When the page was opened, or the member signed in, by this machine's clock; epoch ms. */
  readonly openedAt: number;
  /** By `subjectKey`; `undefined` before the first list. */
  readonly keys?: ReadonlySet<string>;
}

/**
 * What of the first list is no news: what happened before the page was opened. All of it where the server
 * does not tell its clock, by which it says when something happened.
 */
function keysBefore(openedAt: number, told: readonly Told[], clockOffset: number | undefined) {
  const before = told.filter(({ at }) => clockOffset === undefined || at < openedAt + clockOffset);
  return new Set(before.map(subjectKey));
}

/**
 * Calls back with what happens while the page is open, a round once, however late its first list or its
 * stream arrives. What happened before the page was opened, or was read elsewhere, is no news.
 */
export function useNewNotifications(onNew: (news: readonly MemberNotification[]) => void): void {
  const { now } = useClient();
  const { data: newest } = useNewest();
  const { member } = useSession();
  const known = useRef<Known>(undefined);
  const tell = useEffectEvent(onNew);
  useEffect(() => {
    if (!known.current || known.current.member !== member?.id) {
      known.current = { member: member?.id, openedAt: now() };
    }
    if (!newest) return;
    const { openedAt, ...before } = known.current;
    const told = joinTold(newest.told);
    const keys = before.keys ?? keysBefore(openedAt, told, newest.clockOffset);
    known.current = {
      member: member?.id,
      openedAt,
      keys: new Set([...keys, ...told.map(subjectKey)]),
    };
    const news = told.filter(
      (one) => !keys.has(subjectKey(one)) && BigInt(one.id) > BigInt(newest.through),
    );
    if (news.length > 0) tell(news.map((one) => ({ ...one, unread: true })));
  }, [newest, member?.id, now]);
}
