'use client';

import type { ComponentProps } from 'react';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { EmptyState } from '../../data/EmptyState/EmptyState';
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
  none: 'There is no deposit address yet',
  other: 'Another way to pay',
  copyOther: 'Copy the other way to pay',
  otherCopied: 'Copied',
  qr: 'QR code of the deposit address on',
  copy: 'Copy address',
  copied: 'Address copied',
  warning: (network: string) =>
    `Send only ${network} to this address. What is sent on another network, or in another currency, is lost.`,
};

export interface DepositAddressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One for each network, in the order of the tabs. `undefined` while on the way. */
  addresses: readonly NetworkAddress[] | undefined;
  /**
   * Another way to pay than to these addresses, in words.
   * @default null: there is none
   */
  other?: string | null | undefined;
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

interface CopyLineProps {
  /** What the text is. */
  label: string;
  text: string;
  /** What its button is called. */
  copy: string;
  /** What the button says once the text is on the clipboard. */
  copied: string;
  onCopied?: (() => void) | undefined;
  className?: string | undefined;
}

/** A text to be copied. */
function CopyLine({ label, text, copy, copied, onCopied, className }: CopyLineProps) {
  return (
    <div className={classNames(styles.line, className)}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p className={styles.address}>{text}</p>
      </div>
      <CopyButton text={text} label={copy} texts={{ copied }} {...(onCopied && { onCopied })} />
    </div>
  );
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
  other = null,
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
          <Skeleton shape="block" className={styles.lineSkeleton} />
          <Skeleton shape="block" className={styles.lineSkeleton} />
        </div>
      )}
      {addresses?.length === 0 && <EmptyState title={text.none} />}
      {addresses && addresses.length > 0 && (
        <Tabs
          label={text.networks}
          className={styles.networks}
          items={addresses.map(({ network, address }) => ({
            id: network,
            label: network,
            content: (
              <div className={styles.panel}>
                <QrCode text={address} label={`${text.qr} ${network}`} className={styles.qr} />
                <CopyLine
                  label={text.address}
                  text={address}
                  copy={text.copy}
                  copied={text.copied}
                  onCopied={onCopied}
                />
                <Notice tone="warning">{text.warning(network)}</Notice>
              </div>
            ),
          }))}
        />
      )}
      {addresses && other !== null && (
        <CopyLine
          label={text.other}
          text={other}
          copy={text.copyOther}
          copied={text.otherCopied}
          className={styles.other}
        />
      )}
    </div>
  );
}
