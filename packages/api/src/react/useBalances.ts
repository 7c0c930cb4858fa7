'use client';

import { useEffect, useRef } from 'react';
import { userBalances } from '../contract';
import { toBalances, type Balances } from '../domain/account';
import { useQuery, type Query } from './useQuery';

/**
 * What the member owns. A disabled member is signed out on the spot.
 *
 * @param path the current path; every change of it fetches the balances again. Give it in one place
 *   only, the frame around all pages: all other users of this hook share the answer.
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
