import type { MicroUsdt } from '@platform/rules/money';
import {
  ArrowRight,
  BadgePercent,
  Crown,
  Layers,
  Sparkles,
  TrendingUp,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Amount } from '../../data/Amount/Amount';
import { classNames } from '../../internal/classNames';
import { Link } from '../../primitives/Link/Link';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import * as styles from './BonusCard.css';

/** The six figures of the dashboard. */
export type BonusKind = 'direct' | 'level' | 'self' | 'rebate' | 'rank' | 'betStatus';

/** The names of the specification. */
const KINDS: Record<BonusKind, { label: string; Icon: LucideIcon }> = {
  direct: { label: 'Direct', Icon: UserPlus },
  level: { label: 'Level', Icon: Layers },
  self: { label: 'Self', Icon: Sparkles },
  rebate: { label: 'Rebate', Icon: BadgePercent },
  rank: { label: 'Rank bonus', Icon: Crown },
  betStatus: { label: 'Bet Status', Icon: TrendingUp },
};

export interface BonusCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  kind: BonusKind;
  /** In micro-USDT, shown to 4 decimals. `undefined` while it is on its way. */
  amount: MicroUsdt | undefined;
  /**
   * The name of the bonus.
   * @default the specification's name of its kind
   */
  label?: ReactNode;
  /** Where its history is. Without it the card leads nowhere. */
  href?: string;
  /** @default 'History' */
  linkText?: string;
}

/** One bonus of the dashboard: what it is and how much of it there is. Stands in a `Grid`. */
export function BonusCard({
  kind,
  amount,
  label = KINDS[kind].label,
  href,
  linkText = 'History',
  className,
  ...rest
}: BonusCardProps) {
  const { Icon } = KINDS[kind];
  return (
    <article
      {...rest}
      data-kind={kind}
      aria-busy={amount === undefined || undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <span className={styles.emblem}>
          <Icon aria-hidden className={styles.icon} />
        </span>
        <Text as="span" size="s" tone="muted" weight="medium" className={styles.label}>
          {label}
        </Text>
        {href !== undefined && (
          <Link look="plain" href={href} className={styles.link}>
            <VisuallyHidden>
              {linkText}: {label}
            </VisuallyHidden>
            <ArrowRight aria-hidden className={styles.arrow} />
          </Link>
        )}
      </div>
      {amount === undefined ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <Text as="span" size="xl" weight="strong" className={styles.amount}>
          <Amount value={amount} decimals={4} unit />
        </Text>
      )}
    </article>
  );
}
