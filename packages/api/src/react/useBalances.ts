'use client';

import { useEffect, useRef } from 'react';
import { userBalances } from '../contract';
import { toBalances, type Balances } from '../domain/account';
import { useQuery, type Query } from './useQuery';

/**
 * Returns the member's balances. Signs a disabled member out immediately.
 *
 * @param path current path; every change refetches the balances. Pass it only in the frame around
 *   all pages, because other callers share the reply
 */
export function useBalances(path?: string): Query<Balances> {
  const query = useQuery(userBalances, {}, (answer, { endSession }) => {
    const balances = toBalances(answer);
    if (balances.disabled) endSession();
    return balances;
  });
  const { retry } = query;

  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    retry();
  }, [path, retry]);

  return query;
}
