'use client';

import { gameNames } from '@platform/messages/gameNames';
import { notificationList } from '@platform/messages/notificationList';
import { securityLog } from '@platform/messages/securityLog';
import type { MemberNotification } from '@platform/rules/models';
import { gameName, shortRoundNumber } from '@platform/rules/wingo';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Dices,
  LifeBuoy,
  LockKeyhole,
  ShieldCheck,
} from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { DateTime } from '../../data/DateTime/DateTime';
import { classNames } from '../../internal/classNames';
import { eventName } from '../../internal/securityEvent';
import { Button } from '../../primitives/Button/Button';
import { Link } from '../../primitives/Link/Link';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { rich } from '../../theme/rich';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './NotificationList.css';

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Notifications, newest first; at least one. */
  notifications: readonly MemberNotification[];
  /** Returns the URL of a notification, if linked. */
  hrefOf?: ((notification: MemberNotification) => string | undefined) | undefined;
  /** Loads older notifications. Omit it if there are none. */
  onOlder?: (() => void) | undefined;
  /**
   * True while older notifications load.
   * @default false
   */
  fetchingOlder?: boolean;
  /** Called when the user follows a notification. */
  onFollow?: (() => void) | undefined;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof notificationList>>;
}

const ICONS: Record<MemberNotification['kind'], typeof Dices> = {
  round: Dices,
  deposit: ArrowDownToLine,
  withdrawal: ArrowUpFromLine,
  lock: LockKeyhole,
  ticket: LifeBuoy,
  security: ShieldCheck,
};

interface Line {
  title: string;
  detail?: ReactNode;
  amount?: ReactNode;
}

function useLine(
  texts: NotificationListProps['texts'],
): (notification: MemberNotification) => Line {
  const text = useTexts(notificationList, texts);
  const names = useTexts(gameNames);
  const security = useTexts(securityLog);
  const money = useMoney();
  return (notification) => {
    switch (notification.kind) {
      case 'round': {
        const { gameType, roundNumber, number, staked, received } = notification;
        const period = shortRoundNumber(roundNumber);
        const amounts = {
          staked: <Amount value={staked} decimals={3} {...money} />,
          received: <Amount value={received} decimals={3} {...money} />,
        };
        return {
          title: text.round({ game: gameName(gameType, names), period }),
          detail:
            number === null
              ? rich(text.calledOff, amounts)
              : rich(text.drawn, { number, ...amounts }),
          amount: <Amount value={received - staked} decimals={3} signed {...money} />,
        };
      }
      case 'deposit':
        return {
          title: text.deposit,
          amount: <Amount value={notification.amount} signed {...money} />,
        };
      case 'withdrawal':
        return {
          title: eventName(`withdrawal-${notification.step}`, security),
          amount: <Amount value={notification.amount} {...money} />,
        };
      case 'lock':
        return {
          title: notification.released ? text.released : eventName('funds-locked', security),
          amount: <Amount value={notification.amount} {...money} />,
        };
      case 'ticket':
        return { title: text[notification.state] };
      case 'security':
        return { title: eventName(notification.event, security) };
    }
  };
}

/**
 * List of the player's notifications, for a `NotificationsMenu`.
 *
 * **When not to use it:** for the player's own actions, use a toast; for the bets in a game, a
 * `MyBetsTable`.
 *
 * **Do:** Show one notification per round, with the total stake and return.
 *
 * **Don't:** Show one notification per bet.
 */
export function NotificationList({
  notifications,
  hrefOf,
  onOlder,
  fetchingOlder = false,
  onFollow,
  texts,
  className,
  ...rest
}: NotificationListProps) {
  const text = useTexts(notificationList, texts);
  const lineOf = useLine(texts);
  const isOver = onOlder === undefined;
  const end = useRef<HTMLParagraphElement>(null);
  const held = useRef(false);
  useEffect(() => {
    // Focuses the end of the list, because the focused button was removed.
    if (isOver && held.current) end.current?.focus({ preventScroll: true });
    held.current = false;
  }, [isOver]);
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      <ol aria-label={text.label} className={styles.list}>
        {notifications.map((notification) => {
          const { title, detail, amount } = lineOf(notification);
          const href = hrefOf?.(notification);
          const Icon = ICONS[notification.kind];
          const line = (
            <>
              <span className={styles.halo}>
                <Icon aria-hidden className={styles.icon} />
              </span>
              <span className={styles.words}>
                <span className={styles.title}>
                  {notification.unread && <VisuallyHidden>{`${text.unread} `}</VisuallyHidden>}
                  <span>{title}</span>
                </span>
                {detail && <span className={styles.detail}>{detail}</span>}
                <DateTime value={notification.at} className={styles.detail} />
              </span>
              {amount && <span className={styles.amount}>{amount}</span>}
            </>
          );
          return (
            <li
              key={notification.id}
              data-unread={notification.unread || undefined}
              className={styles.item}
            >
              {href === undefined ? (
                <div className={styles.line}>{line}</div>
              ) : (
                <Link look="plain" href={href} onClick={onFollow} className={styles.line}>
                  {line}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
      {onOlder ? (
        <Button
          tone="quiet"
          wide
          pending={fetchingOlder}
          onClick={onOlder}
          onFocus={() => (held.current = true)}
          onBlur={() => (held.current = false)}
        >
          {text.older}
        </Button>
      ) : (
        <p ref={end} tabIndex={-1} className={styles.end}>
          {text.kept}
        </p>
      )}
    </div>
  );
}
