/** What an authenticator app needs to know. */
export interface TwoFactorSecret {
  /** Base32, to be typed. */
  readonly secret: string;
  /** The same and more as an `otpauth:` address, drawn as a QR code. */
  readonly url: string;
  /** Until when it can be confirmed, epoch ms; `null` when that is not known. */
  readonly expiresAt: number | null;
}

/** Everything the panel says. */
export const TWO_FACTOR_TEXTS = {
  loading: 'Loading',
  disabledTitle: 'Two-factor authentication is off',
  disabledLead:
    'Turn it on to withdraw: from then on every sign-in and every withdrawal asks for a code from your phone, which a stolen password alone cannot give.',
  enabledTitle: 'Two-factor authentication is on',
  enabledLead: 'Every sign-in and every withdrawal asks for a code of your authenticator app.',
  steps: 'How to turn it on',
  install: 'Get an authenticator app',
  installLead: 'Google Authenticator, or any other that knows time-based codes.',
  scan: 'Scan the QR code with it',
  scanLead: 'Or type in the key below, which says the same.',
  qrCode: 'QR code for your authenticator app',
  secret: 'Secret key',
  copy: 'Copy secret key',
  keep: 'Write the key down and keep it safe: with it, a new phone takes the place of a lost one.',
  confirm: 'Confirm with the first code',
  confirmLead: 'The app now shows 6 digits, new every 30 seconds.',
  expires: 'This key can be confirmed until',
  enable: 'Enable 2FA',
  disable: 'Disable 2FA',
};
export type TwoFactorTexts = typeof TWO_FACTOR_TEXTS;

/**
 * A key in groups of four, as people read it aloud and type it.
 *
 * @example inFours('JBSWY3DPEH') // ['JBSW', 'Y3DP', 'EH']
 */
export const inFours = (key: string): readonly string[] => key.match(/.{1,4}/g) ?? [];
