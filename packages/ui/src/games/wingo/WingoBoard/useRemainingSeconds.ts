'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../../../internal/seams';

const SECOND = 1000;

/**
 * The whole seconds until a moment, rounded up, so that 15 shows exactly 15 s before; negative once
 * it has passed, `undefined` while the moment is not known. Ticks on the second.
 *
 * @param endsAt epoch ms on the same clock as `now`
 */
export function useRemainingSeconds(endsAt: number | undefined, now: Clock): number | undefined {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (endsAt === undefined) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        const rest = (endsAt - now()) % SECOND;
        timer = setTimeout(
          () => {
            onTick();
            wait();
          },
          rest > 0 ? rest : rest + SECOND,
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [endsAt, now],
  );
  const read = () => (endsAt === undefined ? undefined : Math.ceil((endsAt - now()) / SECOND));
  return useSyncExternalStore(subscribe, read, () => undefined);
}
