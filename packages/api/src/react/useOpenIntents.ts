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
import { toIntentOutcome, type IntentOutcome } from '../domain/intent';
import type { OpenIntent } from '../session/openIntents';
import { useClient } from './ApiProvider';
import { guardSession } from './guardSession';
import { intentsOf } from './intentsOf';
import { useRefresh } from './useRefresh';
import { useSession } from './useSession';

/** Queries that intents may have changed. */
const CHANGES = [userBalances, myBets, activationHistory, withdrawalHistory, profile];

/** Statuses of a server that does not have the call. */
const NOT_SERVED = [404, 405, 501];

const isNotServed = (error: unknown) =>
  error instanceof ApiError && NOT_SERVED.includes(error.status);

export interface OpenIntentEvents {
  /** Called with the known outcome. */
  readonly onFound: (found: IntentOutcome) => void;
  /** Called if the server cannot report the outcome. */
  readonly onLost: () => void;
}

/**
 * Returns the member's intents with an unknown outcome. Settles intents that were started before a
 * reload or in an earlier session. All other intents are settled by the components that sent them.
 */
export function useOpenIntents({ onFound, onLost }: OpenIntentEvents): readonly OpenIntent[] {
  const client = useClient();
  const intents = intentsOf(client);
  const refresh = useRefresh();
  const { member } = useSession();
  const all = useSyncExternalStore(intents.subscribe, intents.uncertain, intents.uncertain);
  const own = useMemo(() => all.filter((intent) => intent.member === member?.id), [all, member]);

  // Keeps the latest callbacks, so that new ones do not start another request.
  const events = useRef<OpenIntentEvents>({ onFound, onLost });
  useEffect(() => {
    events.current = { onFound, onLost };
  });
  useEffect(() => {
    const report = (found: IntentOutcome | undefined) => {
      if (found === undefined) events.current.onLost();
      else events.current.onFound(found);
      void refresh(CHANGES);
    };
    const ask = ({ call, key }: OpenIntent) =>
      guardSession(client.session, () => client.call(findOut, { call, key })).then(
        (answer) => ({ found: toIntentOutcome(answer) }),
        (error: unknown) => (isNotServed(error) ? { found: undefined } : Promise.reject(error)),
      );
    for (const intent of own) {
      intents.settle(intent, ask).then(
        (settled) => settled && report(settled.found),
        // Ignores the end of the session, which other code reports. The next session retries.
        () => undefined,
      );
    }
  }, [client, intents, own, refresh]);
  return own;
}
