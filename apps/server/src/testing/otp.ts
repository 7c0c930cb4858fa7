import { Secret, TOTP } from 'otpauth';

/** The code an authenticator app shows now, or so many periods of 30 seconds later. */
export const otpCode = (secret: string, periods = 0): string =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + periods * 30_000,
  });
