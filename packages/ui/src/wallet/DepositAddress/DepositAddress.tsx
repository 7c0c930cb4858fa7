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
  /** The browser refused the clipboard, with a text that says so: for a toast. */
  onCopyRefused?: (reason: string) => void;
  /**
   * The texts that differ from those of the reader's language.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof depositAddress>>;
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
  onRefused: ((reason: string) => void) | undefined;
  className?: string | undefined;
}

/** A text to be copied. */
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
 * Where to deposit to: a tab for each network, with the address to scan and to copy. Shown in a
 * `Dialog`.
 *
 * **When not to use it:** for a transaction or an address in a table, use a `MaskedHash`.
 *
 * **Do:** Name the network at the address: money sent through another one is lost.
 *
 * **Don't:** Shorten the address: it cannot be compared with the other wallet.
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
