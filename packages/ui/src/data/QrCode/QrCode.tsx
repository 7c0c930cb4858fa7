import type { ComponentProps } from 'react';
import { classNames } from '../../internal/classNames';
import { qrPath, type ErrorCorrection } from './qrPath';
import * as styles from './QrCode.css';

export type { ErrorCorrection };

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Text to encode, such as a URL, of at most about 2,000 characters. */
  text: string;
  /** Purpose of the code, used as the accessible name. */
  label: string;
  /**
   * Share of the code that may be dirty or covered: L 7 %, M 15 %, Q 25 %, H 30 %. Higher levels
   * make the code denser.
   * @default 'M'
   */
  errorCorrection?: ErrorCorrection;
  /**
   * Maximum width of the code, which also shrinks to fit its container.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
}

/**
 * QR code drawn in the browser. It is always dark on light, as scanners require.
 *
 * **Do:** Put the text and a `CopyButton` beside the code.
 *
 * **Don't:** Show the code alone: users without a second device cannot use it.
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
