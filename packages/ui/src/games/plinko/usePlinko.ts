'use client';

import type { MicroUsdt, Rational } from '@platform/rules/money';
import { bucketOf, multiplierOf, type PlinkoPath } from '@platform/rules/plinko';
import type { Clock } from '../../internal/seams';
import { useMediaQuery } from '../../internal/useMediaQuery';
import { useLiveState } from '../demo/useLiveState';
import { useTimers } from '../demo/useTimers';
import { fallDuration } from './PlinkoBoard/geometry';
import type { PlinkoBall, PlinkoSettings } from './types';

/** Duration of a bucket's flash, in ms, as specified. */
export const FLASH_DURATION = 1_000;

/** Maximum number of stored landings. */
export const LAST_RESULTS = 6;

export const MOST_BALLS = 40;

/** Ball whose path is known before it falls. */
export interface DrawnBall {
  id: number | string;
  stake: MicroUsdt;
  path: PlinkoPath;
  payout: MicroUsdt;
}

export interface PlinkoDrop extends Omit<DrawnBall, 'path'> {
  bucket: number;
  multiplier: Rational;
}

interface PlinkoPlay {
  balls: readonly PlinkoBall[];
  /** Landings whose buckets are flashing, one per ball, so that each flashes for a full second. */
  flashes: readonly PlinkoDrop[];
  /** Last landings, newest first. */
  last: readonly PlinkoDrop[];
}

export interface PlinkoOptions {
  now: Clock;
  onLand?: ((drop: PlinkoDrop) => void) | undefined;
}

/** Drops balls and records their landings, even while the board is not mounted. */
export function usePlinko({ now, onLand }: PlinkoOptions) {
  const [play, write, read] = useLiveState<PlinkoPlay>({ balls: [], flashes: [], last: [] });
  const after = useTimers();
  // With reduced motion, a ball appears in its bucket immediately.
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  const land = (drop: PlinkoDrop) => {
    const { balls, flashes, last } = read();
    write({
      balls: balls.filter(({ id }) => id !== drop.id),
      flashes: [...flashes, drop],
      last: [drop, ...last].slice(0, LAST_RESULTS),
    });
    onLand?.(drop);
    after(FLASH_DURATION, () => {
      const later = read();
      write({ ...later, flashes: later.flashes.filter(({ id }) => id !== drop.id) });
    });
  };

  const dropBall = ({ path, ...ball }: DrawnBall, { rows, risk }: PlinkoSettings) => {
    const bucket = bucketOf(path);
    const drop = { ...ball, bucket, multiplier: multiplierOf(rows, risk, bucket) };
    if (still) {
      land(drop);
      return;
    }
    write({ ...read(), balls: [...read().balls, { id: ball.id, path, startedAt: now() }] });
    after(fallDuration(rows), () => land(drop));
  };

  return { play, dropBall };
}
