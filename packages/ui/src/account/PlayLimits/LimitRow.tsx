'use client';

import type { playLimits } from '@platform/messages/playLimits';
import type { PlayLimit, PlayLimitName, PlayLimitRequest } from '@platform/rules/models';
import { useRef, useState } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { DateTime } from '../../data/DateTime/DateTime';
import { Button } from '../../primitives/Button/Button';
import { Notice } from '../../primitives/Notice/Notice';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import type { TextsOf } from '../../theme/Messages';
import { rich } from '../../theme/rich';
import { LimitMeter } from '../LimitMeter/LimitMeter';
import * as styles from './PlayLimits.css';

type Texts = TextsOf<typeof playLimits>;

function requestText(
  { amount, confirmFrom, confirmUntil }: PlayLimitRequest,
  at: number,
  text: Texts,
) {
  const from = <DateTime value={confirmFrom} />;
  const until = <DateTime value={confirmUntil} />;
  const isReady = at >= confirmFrom;
  if (amount === null) {
    return isReady ? rich(text.removeNow, { until }) : rich(text.removeLater, { from });
  }
  const shown = <Amount value={amount} unit />;
  return isReady
    ? rich(text.raiseNow, { amount: shown, until })
    : rich(text.raiseLater, { amount: shown, from });
}

interface LimitRowProps {
  name: PlayLimitName;
  limit: PlayLimit | undefined;
  /** Current time, epoch ms. */
  at: number;
  text: Texts;
  onEdit: () => void;
  onConfirm: () => Promise<boolean>;
  onKeep: () => Promise<boolean>;
}

export function LimitRow({ name, limit, at, text, onEdit, onConfirm, onKeep }: LimitRowProps) {
  const [running, setRunning] = useState<'confirm' | 'keep'>();
  const edit = useRef<HTMLButtonElement>(null);
  const title = text.title(name);
  const run = async (action: 'confirm' | 'keep', act: () => Promise<boolean>) => {
    setRunning(action);
    // Moves the focus, because the pressed button disappears together with the request.
    if (await act()) edit.current?.focus();
    setRunning(undefined);
  };
  const request = limit?.request;
  return (
    <li className={styles.row}>
      <div>
        <Text weight="medium">{text.period(name)}</Text>
        {!limit && (
          <Text size="s" tone="muted">
            {text.none}
          </Text>
        )}
      </div>
      <Button
        ref={edit}
        tone="neutral"
        aria-label={limit ? text.changeNamed({ limit: title }) : text.setNamed({ limit: title })}
        onClick={onEdit}
      >
        {limit ? text.change : text.set}
      </Button>
      {limit && (
        <LimitMeter label={title} amount={limit.amount} used={limit.used} className={styles.wide} />
      )}
      {limit?.left === 0n && limit.nextAt !== null && (
        <Text size="s" tone="muted" className={styles.wide}>
          {rich(text.next, { time: <DateTime value={limit.nextAt} /> })}
        </Text>
      )}
      {request && (
        <Notice className={styles.wide}>
          <div>{requestText(request, at, text)}</div>
          <div className={styles.actions}>
            <Button
              tone="neutral"
              pending={running === 'keep'}
              pendingText={text.pending}
              disabled={running === 'confirm'}
              aria-label={text.keepNamed({ limit: title })}
              onClick={() => void run('keep', onKeep)}
            >
              {text.keep}
            </Button>
            {at >= request.confirmFrom && (
              <Button
                tone="neutral"
                pending={running === 'confirm'}
                pendingText={text.pending}
                disabled={running === 'keep'}
                aria-label={text.confirmNamed({ limit: title })}
                onClick={() => void run('confirm', onConfirm)}
              >
                {text.confirm}
              </Button>
            )}
          </div>
        </Notice>
      )}
    </li>
  );
}

export function SkeletonRow({ period }: { period: string }) {
  return (
    <li className={styles.row}>
      <Text weight="medium">{period}</Text>
      <Skeleton className={styles.wide} />
    </li>
  );
}
