'use client';

import type { WingoRound } from '@platform/rules/models';
import { useCallback, useSyncExternalStore } from 'react';
import type { Clock } from '../../../internal/seams';

const SECOND = 1000;

/**
 * Returns the seconds until a round ends by the server's clock, rounded up; `undefined` while the
 * round loads. Updates exactly when the number changes.
 *
 * @param step maps the seconds to a value; the component re-renders only when that value changes.
 * @default the seconds themselves
 */
export function useRemainingSeconds(
  round: Pick<WingoRound, 'endsAt' | 'clockOffset'> | undefined,
  clock: Clock,
  step: (seconds: number) => number = (seconds) => seconds,
): number | undefined {
  const endsAt = round?.endsAt;
  const offset = round?.clockOffset ?? 0;
  const now = useCallback(() => clock() + offset, [clock, offset]);
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
  const read = () =>
    endsAt === undefined ? undefined : step(Math.ceil((endsAt - now()) / SECOND));
  return useSyncExternalStore(subscribe, read, () => undefined);
}
