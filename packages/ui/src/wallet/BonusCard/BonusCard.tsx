'use client';

import { bonusCard } from '@platform/messages/bonusCard';
import type { BonusType } from '@platform/rules/models';
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
import type { ComponentProps } from 'react';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { Link } from '../../primitives/Link/Link';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Text } from '../../primitives/Text/Text';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './BonusCard.css';

const ICONS: Record<BonusType, LucideIcon> = {
  direct: UserPlus,
  level: Layers,
  self: Sparkles,
  rebate: BadgePercent,
  rank: Crown,
  betStatus: TrendingUp,
};

export interface BonusCardSlots {
  /** Wrapper of the icon. */
  icon?: SlotProps<'span'> | undefined;
  label?: SlotProps<'span'> | undefined;
  /** Link to the bonus history. Its click area covers the whole card. */
  link?: SlotProps<'a'> | undefined;
  amount?: SlotProps<'span'> | undefined;
}

export interface BonusCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  kind: BonusType;
  /** Amount in micro-USDT; `undefined` while it loads. */
  amount: MicroUsdt | undefined;
  /**
   * Bonus name.
   * @default the name in the specification
   */
  label?: string;
  /** URL of the bonus history. If omitted, the card has no link. */
  href?: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof bonusCard>>;
  /**
   * Props for the parts, such as `{ link: { onClick: count } }`.
   * @default {}
   */
  slotProps?: BonusCardSlots | undefined;
}

/**
 * Name and amount of a bonus on the dashboard. Place the card in a `Grid`.
 *
 * **Do:** Link to the entries that add up to the amount.
 *
 * **Don't:** Use a name that promises more than the amount.
 */
export function BonusCard({
  kind,
  amount,
  label,
  href,
  texts,
  slotProps,
  className,
  ...rest
}: BonusCardProps) {
  const text = useTexts(bonusCard, texts);
  const money = useMoney();
  const name = label ?? text[kind];
  const Icon = ICONS[kind];
  return (
    <article
      {...rest}
      data-kind={kind}
      aria-busy={amount === undefined || undefined}
      className={classNames(styles.root, className)}
    >
      <div className={styles.head}>
        <span {...mergeProps({ className: styles.emblem }, slotProps?.icon)}>
          <Icon aria-hidden className={styles.icon} />
        </span>
        <Text
          as="span"
          size="s"
          tone="muted"
          weight="medium"
          {...mergeProps({ className: styles.label }, slotProps?.label)}
        >
          {name}
        </Text>
        {href !== undefined && (
          <Link look="plain" {...mergeProps({ href, className: styles.link }, slotProps?.link)}>
            <VisuallyHidden>{text.history({ bonus: name })}</VisuallyHidden>
            <ArrowRight aria-hidden className={styles.arrow} />
          </Link>
        )}
      </div>
      {amount === undefined ? (
        <Skeleton className={styles.skeleton} />
      ) : (
        <Text
          as="span"
          size="xl"
          weight="strong"
          {...mergeProps({ className: styles.amount }, slotProps?.amount)}
        >
          <ConvertedAmount value={amount} decimals={4} unit {...money} />
        </Text>
      )}
    </article>
  );
}
