import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { qrPath, type ErrorCorrection } from './qrPath';
import * as styles from './QrCode.css';

export type { ErrorCorrection };

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a scanner reads: an address, an `otpauth:` link. At most about 2,000 characters. */
  text: string;
  /** Purpose of the code; its accessible name. */
  label: string;
  /**
   * How much of the picture may be dirty or covered and still be read: L 7 %, M 15 %, Q 25 %,
   * H 30 %. More of it makes a denser code.
   * @default 'M'
   */
  errorCorrection?: ErrorCorrection;
  /**
   * The widest it grows; it never leaves the width it is given.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A QR code, drawn in the browser: its content is not sent anywhere. Its modules are dark on a
 * light ground in every brand and scheme, with a quiet zone of 4 modules, so that every scanner
 * reads it.
 *
 * **When not to use it:** as the only way: show the text beside it, with a `CopyButton`, for readers
 * who hold the only camera in the same hand.
 *
 * **Do:** Put the text beside it: a phone cannot scan its own screen.
 *
 * **Don't:** Show it alone: readers without a second device cannot use it.
 */
export function QrCode({
  text,
  label,
  errorCorrection = 'M',
  size = 'medium',
  className,
  ...rest
}: QrCodeProps) {
  const { d, size: modules } = qrPath(text, errorCorrection);
  return (
    <div
      role="img"
      aria-label={label}
      {...rest}
      data-size={size}
      className={classNames(styles.root, className)}
    >
      <svg aria-hidden viewBox={`0 0 ${modules} ${modules}`} className={styles.picture}>
        <path d={d} />
      </svg>
    </div>
  );
}
