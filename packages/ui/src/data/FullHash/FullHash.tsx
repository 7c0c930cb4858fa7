'use client';

import { fullHash } from '@platform/messages/fullHash';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { CopyButton } from '../CopyButton/CopyButton';
import { useTexts } from '../../theme/Messages';
import * as styles from './FullHash.css';

/** Minimum number of characters of a value with a copy button by default. */
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
 * **When not to use it:** if its two ends are enough, use a `MaskedHash`.
 *
 * **Do:** Show every character where readers check them.
 *
 * **Don't:** Shorten the address of a payment to its two ends.
 *
 * | Key | Does |
 * | --- | --- |
 * | Enter, Space | on the button: copies the value |
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
        // No tooltip, because it would open in a dialog that focuses the button. The button has a
        // label instead.
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
