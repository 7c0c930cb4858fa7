'use client';

import type { MicroUsdt, Rational } from '@platform/rules/money';
import { bucketOf, drawPath, multiplierOf } from '@platform/rules/plinko';
import { useRef } from 'react';
import type { Clock, Random } from '../../../internal/seams';
import { useMediaQuery } from '../../../internal/useMediaQuery';
import { useLiveState } from '../../demo/useLiveState';
import { useTimers } from '../../demo/useTimers';
import { fallDuration } from '../PlinkoBoard/geometry';
import type { PlinkoBall, PlinkoSettings } from '../types';

/** Duration of a bucket's flash, in ms, as specified. */
export const FLASH_DURATION = 1_000;

const LAST_RESULTS = 6;

export const MOST_BALLS = 40;

export interface PlinkoDrop {
  id: number;
  stake: MicroUsdt;
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
  random: Random;
  now: Clock;
  onLand: (drop: PlinkoDrop) => void;
}

/** Drops balls and records their landings, even while the board is not mounted. */
export function usePlinko({ random, now, onLand }: PlinkoOptions) {
  const [play, write, read] = useLiveState<PlinkoPlay>({ balls: [], flashes: [], last: [] });
  const after = useTimers();
  const count = useRef(0);
  // With reduced motion, a ball appears in its bucket immediately.
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  const land = (drop: PlinkoDrop) => {
    const { balls, flashes, last } = read();
    write({
      balls: balls.filter(({ id }) => id !== drop.id),
      flashes: [...flashes, drop],
      last: [drop, ...last].slice(0, LAST_RESULTS),
    });
    onLand(drop);
    after(FLASH_DURATION, () => {
      const later = read();
      write({ ...later, flashes: later.flashes.filter(({ id }) => id !== drop.id) });
    });
  };

  const dropBall = (stake: MicroUsdt, { rows, risk }: PlinkoSettings) => {
    const path = drawPath(rows, random);
    const bucket = bucketOf(path);
    count.current += 1;
    const id = count.current;
    const drop = { id, stake, bucket, multiplier: multiplierOf(rows, risk, bucket) };
    if (still) {
      land(drop);
      return;
    }
    write({ ...read(), balls: [...read().balls, { id, path, startedAt: now() }] });
    after(fallDuration(rows), () => land(drop));
  };

  return { play, dropBall };
}
