'use client';

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ApiError } from '../client/ApiError';
import {
  activationHistory,
  findOut,
  myBets,
  profile,
  userBalances,
  withdrawalHistory,
} from '../contract';
import { toFoundOut, type FoundOut } from '../domain/intent';
import type { OpenIntent } from '../session/openIntents';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { intentsOf } from './intentsOf';
import { useRefresh } from './useRefresh';
import { useSession } from './useSession';

/** What intents may have changed. */
const CHANGES = [userBalances, myBets, activationHistory, withdrawalHistory, profile];

/** The statuses of a server that does not have the call. */
const NOT_SERVED = [404, 405, 501];

const isNotServed = (error: unknown) =>
  error instanceof ApiError && NOT_SERVED.includes(error.status);

/** What happens to intents that were left open. */
export interface FoundOutEvents {
  /** Its outcome is known. */
  readonly onFound: (found: FoundOut) => void;
  /** It cannot be known: the server does not tell. */
  readonly onLost: () => void;
}

/**
 * What the member asked for and has no answer to yet. Those that were left open, by a reload or by the
 * end of a session, are found out here; all others by whatever sent them.
 */
export function useOpenIntents({ onFound, onLost }: FoundOutEvents): readonly OpenIntent[] {
  const client = useClient();
  const intents = intentsOf(client);
  const refresh = useRefresh();
  const { member } = useSession();
  const all = useSyncExternalStore(intents.subscribe, intents.uncertain, intents.uncertain);
  const own = useMemo(() => all.filter((intent) => intent.member === member?.id), [all, member]);

  // The callbacks of the last render, so that a new one asks nothing again.
  const events = useRef<FoundOutEvents>({ onFound, onLost });
  useEffect(() => {
    events.current = { onFound, onLost };
  });
  useEffect(() => {
    const tell = (found: FoundOut | undefined) => {
      if (found === undefined) events.current.onLost();
      else events.current.onFound(found);
      void refresh(CHANGES);
    };
    const ask = ({ call, key }: OpenIntent) =>
      guardSession(client.session, () => client.call(findOut, { call, key })).then(
        (answer) => ({ found: toFoundOut(answer) }),
        (error: unknown) => (isNotServed(error) ? { found: undefined } : Promise.reject(error)),
      );
    for (const intent of own) {
      intents.settle(intent, ask).then(
        (settled) => settled && tell(settled.found),
        // The session is over, which is told elsewhere: it is asked again in the next.
        () => undefined,
      );
    }
  }, [client, intents, own, refresh]);
  return own;
}
