'use client';

import { balanceSelector } from '@platform/messages/balanceSelector';
import { ChevronDown, LockKeyhole, Wallet, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { Approximation } from '../../data/Amount/Approximation';
import { useMoney, type Money } from '../../data/Amount/MoneyProvider';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import type { ButtonTone } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Popover } from '../../primitives/Popover/Popover';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useControlled } from '../../internal/useControlled';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './BalanceSelector.css';
import { CoinIcon } from './CoinIcon';
import { CurrencyList, useBalanceText, type CurrencyOption } from './CurrencyList';

/** Kind of wallet: `wallet` for playing, `locker` for staking. */
export type WalletKind = 'wallet' | 'locker';

const KINDS: Record<WalletKind, { Icon: LucideIcon; tone: ButtonTone }> = {
  wallet: { Icon: Wallet, tone: 'accent' },
  locker: { Icon: LockKeyhole, tone: 'neutral' },
};

export interface BalanceSelectorProps extends Omit<ComponentProps<'div'>, 'children'> {
  kind: WalletKind;
  /** Balance in micro-USDT, or the unit of a `MoneyProvider`; `undefined` while it loads. */
  balance: bigint | undefined;
  /**
   * Currencies to choose from.
   * @default only the balance's currency
   */
  currencies?: readonly CurrencyOption[];
  /** Controlled id of the selected currency. For an unknown id, the first currency is selected. */
  currency?: string | null;
  /**
   * Id of the initially selected currency.
   * @default the id of the first currency
   */
  defaultCurrency?: string | null;
  /** Called with the id of the newly selected currency. */
  onCurrencyChange?: (id: string) => void;
  /** Error message, shown in the list. */
  error?: string | undefined;
  /** Called when the balance should be loaded again. */
  onRetry?: (() => void) | undefined;
  /**
   * Button icon. On a phone, the button shows only the icon.
   * @default the icon for its kind
   */
  icon?: ReactNode;
  /** URL that the button and the settings link open. */
  href: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof balanceSelector>>;
}

const NAMES: Readonly<Record<string, string>> = { USDT: 'Tether USD' };

const onlyOf = (amount: bigint | undefined, { currency = 'USDT', scale }: Money) => [
  { id: currency, name: NAMES[currency] ?? currency, shortName: currency, amount, scale },
];

/**
 * Balance in the header that opens the currency list, beside a button that opens the wallet.
 *
 * **Do:** Name the wallet beside its balance.
 *
 * **Don't:** Round the balance.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter, Space | on the balance: opens the list and focuses its search field |
 * | Down, Up | in the search field: moves to the next or previous match |
 * | Enter | in the search field: selects the active match, initially the first |
 * | Escape | closes the list |
 */
export function BalanceSelector({
  kind,
  balance,
  error,
  onRetry,
  currencies: choices,
  currency: given,
  defaultCurrency = null,
  onCurrencyChange,
  icon,
  href,
  texts,
  className,
  ...rest
}: BalanceSelectorProps) {
  const text = useTexts(balanceSelector, texts);
  const label = text[kind];
  const { Icon, tone } = KINDS[kind];
  const money = useMoney();
  const currencies = choices ?? onlyOf(balance, money);
  const [currency, setCurrency] = useControlled<string | null>(
    given,
    defaultCurrency,
    onCurrencyChange as ((id: string | null) => void) | undefined,
  );
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const chosen = currencies.find(({ id }) => id === currency) ?? currencies[0];
  const amount = useBalanceText()(chosen);
  const failed = amount === undefined && error !== undefined;
  const choose = (id: string) => {
    setCurrency(id);
    close();
  };
  return (
    <div {...rest} role="group" aria-label={label} className={classNames(styles.root, className)}>
      <Popover
        label={text.currencies({ wallet: label })}
        align="start"
        open={open}
        onOpenChange={setOpen}
        className={styles.popover}
        trigger={
          <button
            type="button"
            className={styles.balance}
            aria-busy={amount === undefined && !failed}
          >
            <CoinIcon currency={chosen} className={styles.coin} />
            <span className={styles.figures}>
              <span className={styles.label}>{label}</span>
              {amount === undefined && !failed ? (
                <Skeleton className={classNames(styles.amount, styles.skeleton)} />
              ) : (
                <span className={styles.amount}>{amount ?? '—'}</span>
              )}
              {/* Converts only USDT, because other currencies have no exchange rate. */}
              {chosen?.amount !== undefined && chosen.shortName === 'USDT' && (
                <Approximation
                  rough
                  value={chosen.amount}
                  scale={chosen.scale}
                  className={styles.label}
                />
              )}
            </span>
            <ChevronDown aria-hidden className={styles.chevron} />
          </button>
        }
      >
        {failed && <ErrorState message={error} onRetry={onRetry} />}
        <CurrencyList options={currencies} selected={chosen?.id} texts={text} onSelect={choose} />
        <ButtonLink wide tone="neutral" href={href} onClick={close}>
          {text.settings}
        </ButtonLink>
      </Popover>
      <ButtonLink
        tone={tone}
        href={href}
        icon={icon ?? <Icon aria-hidden />}
        className={styles.action}
      >
        <span className={styles.actionText}>{label}</span>
      </ButtonLink>
    </div>
  );
}
