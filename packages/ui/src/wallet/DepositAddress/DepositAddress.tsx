'use client';

import type { ComponentProps } from 'react';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import { QrCode } from '../../data/QrCode/QrCode';
import { classNames } from '../../internal/classNames';
import { Notice } from '../../primitives/Notice/Notice';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Tabs } from '../../primitives/Tabs/Tabs';
import * as styles from './DepositAddress.css';

/** Where a member deposits to on one network. */
export interface NetworkAddress {
  /** Such as `USDT-BEP20`. */
  readonly network: string;
  readonly address: string;
}

const TEXTS = {
  networks: 'Network',
  address: 'Deposit address',
  qr: 'QR code of the deposit address on',
  copy: 'Copy address',
  copied: 'Address copied',
  warning: (network: string) =>
    `Send only ${network} to this address. What is sent on another network, or in another currency, is lost.`,
};

export interface DepositAddressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One for each network, in the order of the tabs. `undefined` while on the way. */
  addresses: readonly NetworkAddress[] | undefined;
  /** Why the addresses could not be loaded. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** An address is on the clipboard: for a toast. */
  onCopied?: () => void;
  /**
   * The texts that differ from these.
   * @default {}
   */
  texts?: Partial<typeof TEXTS>;
}

/**
 * Where to deposit to: a tab for each network, with the address to scan and to copy. It stands in a
 * `Dialog`.
 *
 * **When not to use it:** for a transaction or an address in a table, use a `MaskedHash`.
 *
 * | Key | Does |
 * | --- | --- |
 * | Left, Right | on a network: the one before or after |
 * | Enter, Space | on the button: copies the address |
 */
export function DepositAddress({
  addresses,
  error,
  onRetry,
  onCopied,
  texts,
  className,
  ...rest
}: DepositAddressProps) {
  const text = { ...TEXTS, ...texts };
  const failed = error !== undefined && !addresses;
  return (
    <div {...rest} aria-busy={!addresses && !failed} className={classNames(styles.root, className)}>
      {failed && <ErrorState message={error} onRetry={onRetry} />}
      {!addresses && !failed && (
        <div className={styles.panel}>
          <Skeleton shape="control" />
          <Skeleton shape="block" className={styles.skeleton} />
          <Skeleton shape="control" />
        </div>
      )}
      {addresses && (
        <Tabs
          label={text.networks}
          className={styles.networks}
          items={addresses.map(({ network, address }) => ({
            id: network,
            label: network,
            content: (
              <div className={styles.panel}>
                <QrCode text={address} label={`${text.qr} ${network}`} className={styles.qr} />
                <div className={styles.line}>
                  <div className={styles.words}>
                    <p className={styles.label}>{text.address}</p>
                    <p className={styles.address}>{address}</p>
                  </div>
                  <CopyButton
                    text={address}
                    label={text.copy}
                    copiedText={text.copied}
                    {...(onCopied && { onCopied })}
                  />
                </div>
                <Notice tone="warning">{text.warning(network)}</Notice>
              </div>
            ),
          }))}
        />
      )}
    </div>
  );
}
