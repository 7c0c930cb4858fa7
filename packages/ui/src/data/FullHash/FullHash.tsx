'use client';

import { fullHash } from '@platform/messages/fullHash';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { CopyButton } from '../CopyButton/CopyButton';
import { useTexts } from '../../theme/Messages';
import * as styles from './FullHash.css';

/** From this many characters a value can be copied by default. */
const LONG = 16;

export interface FullHashProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the value: 'Commitment'. */
  label: string;
  value: string;
  /** Explanation below the value. */
  hint?: ReactNode;
  /**
   * Adds a copy button.
   * @default true for 16 characters and more
   */
  copyable?: boolean;
  /** @default 'Copy' and the label */
  copyLabel?: string;
}

/**
 * Hash, key or signature in full, for readers who check every character. It wraps anywhere and is
 * copied completely.
 *
 * **When not to use it:** where its two ends are enough, use a `MaskedHash`.
 *
 * **Do:** Show every character where readers check them.
 *
 * **Don't:** Shorten an address to its two ends where money is sent to it.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the button: copies it |
 */
export function FullHash({
  label,
  value,
  hint,
  copyable = value.length >= LONG,
  copyLabel,
  className,
  ...rest
}: FullHashProps) {
  const text = useTexts(fullHash);
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      {...rest}
      className={classNames(styles.root, className)}
    >
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <code translate="no" className={styles.value}>
        {value}
      </code>
      {copyable && (
        // Its label replaces a tooltip, which would open in a dialog that focuses the button.
        <CopyButton
          text={value}
          label={copyLabel ?? text.copy({ label })}
          tooltip={false}
          className={styles.copy}
        />
      )}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
