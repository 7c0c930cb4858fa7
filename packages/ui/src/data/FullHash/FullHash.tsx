'use client';

import { fullHash } from '@platform/messages/fullHash';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames';
import { CopyButton } from '../CopyButton/CopyButton';
import { useTexts } from '../../theme/Messages';
import * as styles from './FullHash.css';

/** Minimum length of a value with a copy button, in characters. */
const LONG = 16;

export interface FullHashProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the value: 'Commitment'. */
  label: string;
  value: string;
  /** Explanation below the value. */
  hint?: ReactNode;
  /**
   * True to add a copy button.
   * @default true for values of 16 characters or more
   */
  copyable?: boolean;
  /**
   * Accessible name of the copy button.
   * @default 'Copy' followed by the label
   */
  copyLabel?: string;
}

/**
 * Hash, key or signature in full, for users who compare every character.
 *
 * **When not to use it:** if both ends of the hash are enough, use a `MaskedHash`.
 *
 * **Do:** Show every character where users compare them.
 *
 * **Don't:** Shorten a payment address to its two ends.
 *
 * | Key | Action |
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
        // Uses a label instead of a tooltip, which would open in a dialog that initially focuses
        // the button.
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
