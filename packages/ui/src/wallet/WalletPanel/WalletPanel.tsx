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

/** Props for the parts of a `WalletPanel`, merged with its own. */
export interface WalletPanelSlots {
  /** One of the two balances. */
  balance?: ((kind: 'wallet' | 'locker') => SlotProps<'div'> | undefined) | undefined;
  /** The link to deposit. */
  deposit?: SlotProps<'a'> | undefined;
  /** The link to lock funds. */
  lock?: SlotProps<'a'> | undefined;
  /** The link to withdraw. */
  withdraw?: SlotProps<'a'> | undefined;
  /** The link to set a wallet address, while there is none. */
  address?: SlotProps<'a'> | undefined;
}

export interface WalletPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What can be played with, in micro-USDT or what a `MoneyProvider` says. `undefined` while on the way. */
  wallet: MicroUsdt | undefined;
  /** What is locked, in the same. `undefined` while on the way. */
  locker: MicroUsdt | undefined;
  /** The member's own wallet address; `null` for none yet, `undefined` while on the way. */
  address: string | null | undefined;
  /** Where 'Deposit' leads. */
  depositHref: string;
  /** Where 'Locker' leads: funds are locked there. */
  lockHref: string;
  /** Where 'Withdraw' leads. Without it the panel does not offer that. */
  withdrawHref?: string | undefined;
  /** Where a member sets the wallet address. */
  securityHref: string;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof walletPanel>>;
  /**
   * Props for its parts: `{ deposit: { onClick: count } }`.
   * @default {}
   */
  slotProps?: WalletPanelSlots | undefined;
}

/**
 * Both balances, and the ways on. Without a wallet address the only way on is to set one. Shown
 * in a `Dialog`.
 *
 * **When not to use it:** in the header, use a `BalanceSelector`.
 *
 * **Do:** Show both balances apart, and their actions below.
 *
 * **Don't:** Add them up: the locked part of the sum cannot be spent.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter | on a link: follows it |
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
