'use client';

import { walletPanel } from '@platform/messages/walletPanel';
import type { MicroUsdt } from '@platform/rules/money';
import { ArrowDownToLine, ArrowUpFromLine, LockKeyhole, Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ConvertedAmount } from '../../data/Amount/ConvertedAmount';
import { useMoney } from '../../data/Amount/MoneyProvider';
import { classNames } from '../../internal/classNames';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { Notice } from '../../primitives/Notice/Notice';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './WalletPanel.css';

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
}

/**
 * Both balances, and the ways on. Without a wallet address the only way on is to set one. Shown
 * in a `Dialog`.
 *
 * **When not to use it:** in the header, use a `BalanceSelector`.
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
          <div key={id} data-kind={id} className={styles.balance}>
            <dt className={styles.label}>
              <Icon aria-hidden className={styles.icon} />
              {label}
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
          <ButtonLink wide size="large" href={securityHref}>
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
            href={depositHref}
            icon={<ArrowDownToLine aria-hidden className={styles.icon} />}
          >
            {text.deposit}
          </ButtonLink>
          <ButtonLink
            wide
            size="large"
            tone="neutral"
            href={lockHref}
            icon={<LockKeyhole aria-hidden className={styles.icon} />}
          >
            {text.lock}
          </ButtonLink>
          {withdrawHref !== undefined && (
            <ButtonLink
              wide
              size="large"
              tone="neutral"
              href={withdrawHref}
              icon={<ArrowUpFromLine aria-hidden className={styles.icon} />}
            >
              {text.withdraw}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
