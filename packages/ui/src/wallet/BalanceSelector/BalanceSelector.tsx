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

/** The wallet that is played with, and the staking wallet. */
export type WalletKind = 'wallet' | 'locker';

const KINDS: Record<WalletKind, { Icon: LucideIcon; tone: ButtonTone }> = {
  wallet: { Icon: Wallet, tone: 'accent' },
  locker: { Icon: LockKeyhole, tone: 'neutral' },
};

export interface BalanceSelectorProps extends Omit<ComponentProps<'div'>, 'children'> {
  kind: WalletKind;
  /** In micro-USDT, or in what a `MoneyProvider` says. `undefined` while it is on its way. */
  balance: bigint | undefined;
  /**
   * What can be chosen from.
   * @default only the currency of the balance
   */
  currencies?: readonly CurrencyOption[];
  /**
   * The id of the chosen currency, when the caller holds it. One that is not among them counts as the
   * first.
   */
  currency?: string | null;
  /**
   * The id of the currency chosen at first.
   * @default the first
   */
  defaultCurrency?: string | null;
  /** Called with the id of the currency that was chosen. */
  onCurrencyChange?: (id: string) => void;
  /** Why the balance is not known. It reads '—' then, and its list says why. */
  error?: string | undefined;
  /** Asks for the balance again. */
  onRetry?: (() => void) | undefined;
  /**
   * The button's icon; all that is left of it on a phone.
   * @default the icon of its kind
   */
  icon?: ReactNode;
  /** Where the button and the settings link lead. */
  href: string;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof balanceSelector>>;
}

const NAMES: Readonly<Record<string, string>> = { USDT: 'Tether USD' };

/** A balance as the only currency to choose. */
const onlyOf = (amount: bigint | undefined, { currency = 'USDT', scale }: Money) => [
  { id: currency, name: NAMES[currency] ?? currency, shortName: currency, amount, scale },
];

/**
 * A balance of the header with the button to its wallet. The balance, to 4 decimals, opens the list
 * of currencies. Without any, that of the balance is the only one.
 *
 * **Do:** Name the wallet beside its balance: main and Locker serve different actions.
 *
 * **Don't:** Round the balance: the player has to guess whether the bet fits.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the balance: opens the list, on its search field |
 * | Down, Up | in the search field: goes to the next or previous match |
 * | Enter | in the search field: takes the match, at first the topmost |
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
              {/* Only USDT has a rate. */}
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
