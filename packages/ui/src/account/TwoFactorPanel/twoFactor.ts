/** What an authenticator app needs to know. */
export interface TwoFactorSecret {
  /** Base32, to be typed. */
  readonly secret: string;
  /** The same and more as an `otpauth:` address, drawn as a QR code. */
  readonly url: string;
  /** Until when it can be confirmed, epoch ms; `null` when that is not known. */
  readonly expiresAt: number | null;
}

/**
 * A key in groups of four, as people read it aloud and type it.
 *
 * @example inFours('JBSWY3DPEH') // ['JBSW', 'Y3DP', 'EH']
 */
export const inFours = (key: string): readonly string[] => key.match(/.{1,4}/g) ?? [];
