'use client';

import { walletPanel } from '@platform/messages/walletPanel';
import type { MicroUsdt } from '@platform/rules/money';
import { ArrowDownToLine, ArrowUpFromLine, LockKeyhole, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { classNames } from '../../internal/classNames';
import { mergeProps, type SlotProps } from '../../internal/mergeProps';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Notice } from '../../primitives/Notice/Notice';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './WalletPanel.css';

export interface WalletPanelSlots {
  balance?: ((kind: 'wallet' | 'locker') => SlotProps<'div'> | undefined) | undefined;
  /** Link to the deposit dialog. */
  deposit?: SlotProps<'a'> | undefined;
  /** Link to the lock dialog. */
  lock?: SlotProps<'a'> | undefined;
  withdraw?: SlotProps<'a'> | undefined;
  /** Link to the page to set a wallet address, shown if none is set. */
  address?: SlotProps<'a'> | undefined;
}

export interface WalletPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Main balance in micro-USDT, or the unit of a `MoneyProvider`; `undefined` while it loads. */
  wallet: MicroUsdt | undefined;
  /** Locked balance in the same unit; `undefined` while it loads. */
  locker: MicroUsdt | undefined;
  /** The member's wallet address; `null` if there is none, `undefined` while it loads. */
  address: string | null | undefined;
  /** URL of the 'Deposit' link. */
  depositHref: string;
  /** URL of the 'Locker' link, where members lock funds. */
  lockHref: string;
  /** URL of the 'Withdraw' link. Omit it to hide the link. */
  withdrawHref?: string | undefined;
  /** URL of the page to set the wallet address. */
  securityHref: string;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof walletPanel>>;
  /**
   * Props for the parts, such as `{ deposit: { onClick: count } }`.
   * @default {}
   */
  slotProps?: WalletPanelSlots | undefined;
}

/**
 * Balances of both wallets with links to deposit, lock and withdraw, in a `Dialog`. Without a
 * wallet address, the only link is to set one.
 *
 * **When not to use it:** in the header, use a `BalanceSelector`.
 *
 * **Do:** Show the two balances separately.
 *
 * **Don't:** Add up the balances: the locked part cannot be spent.
 *
 * | Key | Action |
 * | --- | --- |
 * | Enter | follows the focused link |
 */
export function WalletPanel({
  wallet,
  locker,
  address,
  depositHref,
  lockHref,
  withdrawHref,
  securityHref,
  texts,
  slotProps,
  className,
  ...rest
}: WalletPanelProps) {
  const text = useTexts(walletPanel, texts);
  const money = useMoney();
  const balances = [
    { id: 'wallet', label: text.wallet, amount: wallet, Icon: Wallet },
    { id: 'locker', label: text.locker, amount: locker, Icon: LockKeyhole },
  ] as const;
  return (
    <div
      {...rest}
      aria-busy={wallet === undefined || locker === undefined || address === undefined}
      className={classNames(styles.root, className)}
    >
      <dl className={styles.balances}>
        {balances.map(({ id, label, amount, Icon }) => (
          <div
            key={id}
            data-kind={id}
            {...mergeProps({ className: styles.balance }, slotProps?.balance?.(id))}
          >
            <dt className={styles.label}>
              <Icon aria-hidden className={styles.icon} />
              <span>{label}</span>
            </dt>
            <dd className={styles.amount}>
              {amount === undefined ? (
                <Skeleton />
              ) : (
                <ConvertedAmount value={amount} decimals={4} unit {...money} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {address === null && (
        <>
          <Notice tone="warning">{text.noAddress}</Notice>
          <ButtonLink wide size="large" {...mergeProps({ href: securityHref }, slotProps?.address)}>
            {text.addressUpdate}
          </ButtonLink>
        </>
      )}
      {address === undefined && <Skeleton shape="control" />}
      {address && (
        <div className={styles.actions}>
          <ButtonLink
            wide
            size="large"
            icon={<ArrowDownToLine aria-hidden className={styles.icon} />}
            {...mergeProps({ href: depositHref }, slotProps?.deposit)}
          >
            {text.deposit}
          </ButtonLink>
          <ButtonLink
            wide
            size="large"
            tone="neutral"
            icon={<LockKeyhole aria-hidden className={styles.icon} />}
            {...mergeProps({ href: lockHref }, slotProps?.lock)}
          >
            {text.lock}
          </ButtonLink>
          {withdrawHref !== undefined && (
            <ButtonLink
              wide
              size="large"
              tone="neutral"
              icon={<ArrowUpFromLine aria-hidden className={styles.icon} />}
              {...mergeProps({ href: withdrawHref }, slotProps?.withdraw)}
            >
              {text.withdraw}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
