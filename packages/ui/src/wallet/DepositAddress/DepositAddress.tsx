'use client';

import { depositAddress } from '@platform/messages/depositAddress';
import type { NetworkAddress } from '@platform/rules/models';
import type { ComponentProps } from 'react';
import { CopyButton } from '../../data/CopyButton/CopyButton';
import { EmptyState } from '../../data/EmptyState/EmptyState';
import { ErrorState } from '../../data/ErrorState/ErrorState';
import { QrCode } from '../../data/QrCode/QrCode';
import { classNames } from '../../internal/classNames';
import { Notice } from '../../primitives/Notice/Notice';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Tabs } from '../../primitives/Tabs/Tabs';
import { useTexts, type TextsOf } from '../../theme/Messages';
import * as styles from './DepositAddress.css';

export interface DepositAddressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Addresses, one per network; `undefined` while they load. */
  addresses: readonly NetworkAddress[] | undefined;
  /**
   * Alternative way to pay.
   * @default null (none)
   */
  other?: string | null | undefined;
  /** Error message if the addresses failed to load. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called once an address is on the clipboard. */
  onCopied?: () => void;
  /** Called with the reason if the browser blocks the clipboard. */
  onCopyRefused?: (reason: string) => void;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof depositAddress>>;
}

interface CopyLineProps {
  label: string;
  text: string;
  copy: string;
  copied: string;
  onCopied?: (() => void) | undefined;
  onRefused: ((reason: string) => void) | undefined;
  className?: string | undefined;
}

function CopyLine({ label, text, copy, copied, onCopied, onRefused, className }: CopyLineProps) {
  return (
    <div className={classNames(styles.line, className)}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <p translate="no" className={styles.address}>
          {text}
        </p>
      </div>
      <CopyButton
        text={text}
        label={copy}
        texts={{ copied }}
        {...(onCopied && { onCopied })}
        {...(onRefused && { onRefused })}
      />
    </div>
  );
}

/**
 * Dialog with one deposit address per network, to scan or copy.
 *
 * **When not to use it:** in a table, use a `MaskedHash`.
 *
 * **Do:** Name the network beside the address: money sent through another network is lost.
 *
 * **Don't:** Shorten the address.
 *
 * | Key | Action |
 * | --- | --- |
 * | Left, Right | on a network: selects the previous or next one |
 * | Enter, Space | on the button: copies the address |
 */
export function DepositAddress({
  addresses,
  other = null,
  error,
  onRetry,
  onCopied,
  onCopyRefused,
  texts,
  className,
  ...rest
}: DepositAddressProps) {
  const text = useTexts(depositAddress, texts);
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
                <QrCode text={address} label={text.qrCode({ network })} className={styles.qr} />
                <CopyLine
                  label={text.address}
                  text={address}
                  copy={text.copy}
                  copied={text.copied}
                  onCopied={onCopied}
                  onRefused={onCopyRefused}
                />
                <Notice tone="warning">{text.warning({ network })}</Notice>
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
          onRefused={onCopyRefused}
          className={styles.other}
        />
      )}
    </div>
  );
}
