'use client';

import type { sessionsList } from '@platform/messages/sessionsList';
import type { MemberSession } from '@platform/rules/models';
import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { DateTime } from '../../data/DateTime/DateTime';
import { rich } from '../../theme/rich';
import { Badge } from '../../primitives/Badge/Badge';
import { Button } from '../../primitives/Button/Button';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import type { TextsOf } from '../../theme/Messages';
import { deviceOf, nameOf } from './session';
import * as styles from './SessionsList.css';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop };

interface SessionRowProps {
  session: MemberSession;
  texts: TextsOf<typeof sessionsList>;
  onRevoke: () => void;
}

export function SessionRow({ session, texts, onRevoke }: SessionRowProps) {
  const Icon = ICONS[deviceOf(session.platform)];
  return (
    <li data-current={session.current || undefined} className={styles.row}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <span>{nameOf(session)}</span>{' '}
          {session.current && <Badge tone="success">{texts.current}</Badge>}
        </p>
        <p className={styles.detail}>
          <span>{session.place ?? texts.unknownPlace}</span>
          <span> · </span>
          <bdi translate="no">{session.ipAddress}</bdi>
        </p>
        <p className={styles.detail}>
          {rich(texts.lastUsed, { time: <DateTime value={session.lastUsedAt} /> })}
        </p>
      </div>
      {!session.current && (
        <Button
          tone="neutral"
          className={styles.revoke}
          aria-label={texts.revokeSession({ session: nameOf(session) })}
          onClick={onRevoke}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  );
}

export function SkeletonRow() {
  return (
    <li className={styles.row}>
      <Skeleton shape="circle" />
      <div className={styles.facts}>
        <p className={styles.name}>
          <Skeleton className={styles.nameSkeleton} />
        </p>
        <p className={styles.detail}>
          <Skeleton className={styles.detailSkeleton} />
        </p>
        <p className={styles.detail}>
          <Skeleton className={styles.detailSkeleton} />
        </p>
      </div>
    </li>
  );
}
