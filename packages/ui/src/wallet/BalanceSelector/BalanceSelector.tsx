'use client';

import { formatUsdt, type MicroUsdt } from '@platform/rules/money';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { hrefs } from '../../internal/hrefs';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Popover } from '../../primitives/Popover/Popover';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import * as styles from './BalanceSelector.css';
import { CurrencyList } from './CurrencyList';
import { UsdtIcon } from './UsdtIcon';

export interface BalanceSelectorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose balance it is and what the button reads: 'Wallet' or 'Locker'. */
  label: string;
  /** In micro-USDT. `undefined` while it is on its way. */
  balance: MicroUsdt | undefined;
  /** The button's icon; all that is left of it on a phone. */
  icon: ReactNode;
  /**
   * `accent` for the balance that is played with, `neutral` for the other.
   * @default 'accent'
   */
  tone?: 'accent' | 'neutral';
  /**
   * Where the button and the settings link lead.
   * @default '?tab=wallet&modal=auth'
   */
  href?: string;
  /** @default the specification's texts */
  labels?: { search: string; settings: string; empty: string };
}

const LABELS = {
  search: 'Search currencies',
  settings: 'Wallet settings',
  empty: 'No currency found',
};

/**
 * A balance of the header with the button to its wallet. The balance, to 4 decimals, opens the list
 * of currencies: USDT is the only one.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the balance: opens the list, on its search field |
 * | Enter | in the search field: takes the first match |
 * | Escape | closes the list |
 */
export function BalanceSelector({
  label,
  balance,
  icon,
  tone = 'accent',
  href = hrefs.wallet,
  labels = LABELS,
  className,
  ...rest
}: BalanceSelectorProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const amount = balance === undefined ? undefined : formatUsdt(balance, 4, { grouping: true });
  return (
    <div {...rest} role="group" aria-label={label} className={classNames(styles.root, className)}>
      <Popover
        label={`${label}: ${labels.search}`}
        align="start"
        open={open}
        onOpenChange={setOpen}
        className={styles.popover}
        trigger={
          <button type="button" className={styles.balance} aria-busy={amount === undefined}>
            <UsdtIcon className={styles.coin} />
            <span className={styles.figures}>
              <span className={styles.label}>{label}</span>
              {amount === undefined ? (
                <Skeleton className={styles.skeleton} />
              ) : (
                <span className={styles.amount}>{amount}</span>
              )}
            </span>
            <ChevronDown aria-hidden className={styles.chevron} />
          </button>
        }
      >
        <CurrencyList amount={amount} labels={labels} onSelect={close} />
        <ButtonLink wide tone="neutral" href={href} onClick={close}>
          {labels.settings}
        </ButtonLink>
      </Popover>
      <ButtonLink tone={tone} href={href} icon={icon} className={styles.action}>
        <span className={styles.actionText}>{label}</span>
      </ButtonLink>
    </div>
  );
}
