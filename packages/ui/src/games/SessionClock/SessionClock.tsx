'use client';

import { sessionClock } from '@platform/messages/sessionClock';
import type { PlaySession } from '@platform/rules/models';
import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { DateTime } from '../../data/DateTime/DateTime';
import { classNames } from '../../internal/classNames';
import { systemClock, type Clock } from '../../internal/seams';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { formatMinutes } from './formatMinutes';
import * as styles from './SessionClock.css';
import { useMinutesSince } from './useMinutesSince';

export type { PlaySession };

export interface SessionClockProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Play session; `undefined` while loading. */
  session: PlaySession | undefined;
  /** @default systemClock */
  now?: Clock;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof sessionClock>>;
}

/**
 * Time and net result of the current play session, and the previous sign-in.
 *
 * **When not to use it:** to interrupt play after an interval, use a `RealityCheckDialog`.
 *
 * **Do:** Show it on the page of every game.
 *
 * **Don't:** Hide it after a loss.
 */
export function SessionClock({
  session,
  now = systemClock,
  texts,
  className,
  ...rest
}: SessionClockProps) {
  const text = useTexts(sessionClock, texts);
  const { beganAt = null, lastSignInAt = null } = session ?? {};
  const minutes = useMinutesSince(beganAt, now);
  const fact = (label: ReactNode, value: ReactNode) => (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
  return (
    <dl
      {...rest}
      aria-busy={!session}
      data-state={session ? 'ready' : 'loading'}
      className={classNames(styles.root, className)}
    >
      {fact(
        text.time,
        session ? formatMinutes(text, minutes) : <Skeleton className={styles.waiting} />,
      )}
      {fact(
        text.net,
        session ? (
          <Amount value={session.net} signed unit />
        ) : (
          <Skeleton className={styles.waiting} />
        ),
      )}
      {lastSignInAt !== null && fact(text.lastSignIn, <DateTime value={lastSignInAt} />)}
    </dl>
  );
}
