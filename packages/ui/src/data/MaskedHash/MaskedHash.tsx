'use client';

import { maskedHash } from '@platform/messages/maskedHash';
import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { Link } from '../../primitives/Link/Link';
import { CopyButton } from '../CopyButton/CopyButton';
import { useTexts, type TextsOf } from '../../theme/Messages';
import { maskHash } from './maskHash';
import * as styles from './MaskedHash.css';

export interface MaskedHashProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Complete hash or address; '' if there is none yet. */
  hash: string;
  /** URL of the hash on a block explorer. */
  href?: string | undefined;
  /**
   * True to add a button that copies the whole hash.
   * @default true
   */
  copyable?: boolean;
  /**
   * Texts that override the built-in ones.
   * @default {}
   */
  texts?: Partial<TextsOf<typeof maskedHash>>;
}

/**
 * Transaction hash or wallet address, shortened to its two ends.
 *
 * **When not to use it:** if every character matters, as in a deposit address, use a `FullHash`.
 *
 * **Do:** Show both ends, so that users can compare them.
 *
 * **Don't:** Show all 66 characters where two ends are enough.
 */
export function MaskedHash({
  hash,
  href,
  copyable = true,
  texts,
  className,
  ...rest
}: MaskedHashProps) {
  const text = useTexts(maskedHash, texts);
  const shown = maskHash(hash);
  return (
    <span
      {...rest}
      data-state={hash ? 'known' : 'pending'}
      className={classNames(styles.root, className)}
    >
      {!hash && <span>{text.pending}</span>}
      {hash && href && (
        <Link href={href} target="_blank" translate="no" className={styles.hash}>
          {shown}
        </Link>
      )}
      {hash && !href && (
        <span translate="no" className={styles.hash}>
          {shown}
        </span>
      )}
      {hash && copyable && <CopyButton text={hash} label={text.copy} className={styles.copy} />}
    </span>
  );
}
