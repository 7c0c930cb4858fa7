import { Secret, TOTP } from 'otpauth';

/** Returns the current code of an authenticator app, or the code a number of 30-second periods later. */
export const otpCode = (secret: string, periods = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + periods * 30_000,
  });
