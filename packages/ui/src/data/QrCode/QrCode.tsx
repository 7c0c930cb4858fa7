import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { qrPath, type ErrorCorrection } from './qrPath';
import * as styles from './QrCode.css';

export type { ErrorCorrection };

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Encoded text: an address, an `otpauth:` link. At most about 2,000 characters. */
  text: string;
  /** Purpose of the code; its accessible name. */
  label: string;
  /**
   * Share of the picture that may be dirty or covered: L 7 %, M 15 %, Q 25 %, H 30 %. A higher
   * share makes a denser code.
   * @default 'M'
   */
  errorCorrection?: ErrorCorrection;
  /**
   * Maximum width. It never exceeds the width of its container.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/**
 * QR code, drawn in the browser without sending its content. Its modules are dark on a light
 * background in every brand and scheme, as scanners require. The quiet zone has 4 modules.
 *
 * **When not to use it:** without its text: show the text beside it, with a `CopyButton`, for
 * readers without a second device.
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
