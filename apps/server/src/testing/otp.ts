import { Secret, TOTP } from 'otpauth';

/** Returns a code of an authenticator app, from the current 30-second period or a later one. */
export const otpCode = (secret: string, periods = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + periods * 30_000,
  });
