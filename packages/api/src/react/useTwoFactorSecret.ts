'use client';

import { useEffect, useState } from 'react';
import { generateSecret } from '../contract';
import { toTwoFactorSecret, type TwoFactorSecret } from '../domain/security';
import { useClient } from './ApiProvider';
import { useQuery, type Query, type QuerySettings } from './useQuery';

/**
 * Turns off automatic refetches. Every request creates a secret and invalidates the previous one,
 * which the member may have scanned.
 */
const SHOWN: QuerySettings = {
  // Accepts no cached reply, because its secret may have been used since.
  dedupingInterval: 0,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
const SHOWN_ELSEWHERE: QuerySettings = { ...SHOWN, revalidateOnMount: false };

/**
 * Returns the secret for the member's authenticator app. The secret stays the same until it is confirmed,
 * or shown again after its expiry.
 *
 * @param wanted true while the secret is shown: only while two-factor authentication is off
 */
export function useTwoFactorSecret(wanted: boolean): Query<TwoFactorSecret> {
  const { now } = useClient();
  const query = useQuery(generateSecret, wanted ? {} : null, toTwoFactorSecret, SHOWN);
  const { data, retry } = query;
  // A secret that expires while visible is kept, because the member may have scanned it. The page
  // reports that it has expired.
  const [openedAt] = useState(now);
  useEffect(() => {
    if (data && data.expiresAt !== null && data.expiresAt < openedAt) retry();
  }, [data, openedAt, retry]);
  return query;
}

/** Returns the secret shown by the page behind a dialog, if any. */
export const useShownTwoFactorSecret = (wanted: boolean): Query<TwoFactorSecret> =>
  useQuery(generateSecret, wanted ? {} : null, toTwoFactorSecret, SHOWN_ELSEWHERE);
