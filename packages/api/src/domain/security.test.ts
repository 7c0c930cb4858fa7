import { describe, expect, it } from 'vitest';
import { authOtp, authStatus, decode, generateSecret, sessions } from '../contract';
import { toMessage } from './message';
import { toSessions, toTwoFactorEnabled, toTwoFactorSecret } from './security';
import { MOMENT, success, TIME } from './testing/wire';

describe('security', () => {
  it('[API-31] [TFA-02] whether two-factor authentication is on', () => {
    const reply = (status: boolean) => success({ data: [{ status }] });
    expect(toTwoFactorEnabled(decode(authStatus.response, reply(true)))).toBe(true);
    expect(toTwoFactorEnabled(decode(authStatus.response, reply(false)))).toBe(false);
  });

  it('[API-32] [TFA-01] the secret, without the address of a picture', () => {
    const reply = success({
      secret: 'ABCDEFGH',
      otpauth_url: 'otpauth://totp/x',
      qrCodeUrl: 'otpauth://totp/x',
    });
    expect(toTwoFactorSecret(decode(generateSecret.response, reply))).toEqual({
      secret: 'ABCDEFGH',
      url: 'otpauth://totp/x',
    });
  });

  it.each(['2FA Enabled Successfully', '2FA Disabled Successfully'])(
    '[API-33] [TFA-03] says %s',
    (message) => {
      expect(toMessage(decode(authOtp.response, success({ message })))).toBe(message);
    },
  );

  it('[API-40] sessions, one of them this one', () => {
    const row = {
      id: 's1',
      browser: 'Firefox 130',
      platform: 'Linux',
      geo: '',
      ip_address: '192.0.2.1',
      last_used: TIME,
      current: true,
    };
    expect(toSessions(decode(sessions.response, success({ data: [row] })))).toEqual([
      {
        id: 's1',
        browser: 'Firefox 130',
        platform: 'Linux',
        place: null,
        ipAddress: '192.0.2.1',
        lastUsedAt: MOMENT,
        current: true,
      },
    ]);
  });
});
