'use client';

import { useEffect, useState } from 'react';
import { generateSecret } from '../contract';
import { toTwoFactorSecret, type TwoFactorSecret } from '../domain/security';
import { useClient } from './ApiProvider';
import { useQuery, type Query, type QuerySettings } from './useQuery';

/**
 * Every answer is another secret, and makes the one before useless: none is asked for automatically while
 * one is shown, for the member may have scanned it.
 */
const SHOWN: QuerySettings = {
  // The answer of a moment ago may be a secret that has been spent since.
  dedupingInterval: 0,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
const SHOWN_ELSEWHERE: QuerySettings = { ...SHOWN, revalidateOnMount: false };

/**
 * The secret for the member's authenticator app: the same one until it is confirmed, or until it is
 * shown again after it has expired.
 *
 * @param wanted whether it is to be shown: only while two-factor authentication is disabled
 */
export function useTwoFactorSecret(wanted: boolean): Query<TwoFactorSecret> {
  const { now } = useClient();
  const query = useQuery(generateSecret, wanted ? {} : null, toTwoFactorSecret, SHOWN);
  const { data, retry } = query;
  // One that expires while it is shown stays: the member may have scanned it, and is informed.
  const [openedAt] = useState(now);
  useEffect(() => {
    if (data && data.expiresAt !== null && data.expiresAt < openedAt) retry();
  }, [data, openedAt, retry]);
  return query;
}

/** The secret that the page below shows, if any, for the dialog that confirms it. */
export const useShownTwoFactorSecret = (wanted: boolean): Query<TwoFactorSecret> =>
  useQuery(generateSecret, wanted ? {} : null, toTwoFactorSecret, SHOWN_ELSEWHERE);
