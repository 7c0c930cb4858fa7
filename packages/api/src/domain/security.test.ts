import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/ApiError';
import {
  authOtp,
  authStatus,
  decode,
  generateSecret,
  NO_TXN_PASSWORD,
  securityLog,
  sessions,
} from '../contract';
import { toServerMessage } from './message';
import {
  isMissingTxnPassword,
  toMemberGuards,
  toSecurityLog,
  toSessions,
  toTwoFactorSecret,
} from './security';
import { MOMENT, success, TIME } from './testing/wire';

describe('isMissingTxnPassword', () => {
  it.each([
    ['by the code of our server', 404, NO_TXN_PASSWORD, true],
    ['by a refusal without a code', 200, undefined, true],
    ['by a refusal without a code, with status 400', 400, undefined, true],
    ['not by another code', 400, 'BUSY', false],
    ['not when no member is signed in', 401, undefined, false],
    ['not when the call is forbidden', 403, undefined, false],
    ['not when there were too many calls', 429, undefined, false],
    ['not when the server failed', 500, undefined, false],
    ['not when no reply arrived', 0, undefined, false],
  ])('[API-12] interprets a failure: %s', (_, status, code, expected) => {
    expect(isMissingTxnPassword(new ApiError(status, 'No.', code))).toBe(expected);
  });
});

describe('mapping security', () => {
  it('[API-31] [TFA-02] returns the state of two-factor authentication', () => {
    const reply = (status: boolean) => success({ data: [{ status }] });
    const guardsIn = (answer: object) => toMemberGuards(decode(authStatus.response, answer));
    expect(guardsIn(reply(true)).twoFactor).toBe(true);
    expect(guardsIn(reply(false)).twoFactor).toBe(false);
  });

  it('(C11) [API-31] returns the end of the wait for withdrawals, and whether withdrawals are stopped', () => {
    const guardsIn = (flags: object) =>
      toMemberGuards(decode(authStatus.response, success({ data: [{ status: true, ...flags }] })));
    expect(guardsIn({ withdrawals_from: '', withdrawals_stopped: false })).toEqual(guardsIn({}));
    expect(guardsIn({ withdrawals_from: TIME, withdrawals_stopped: true })).toEqual({
      twoFactor: true,
      withdrawalsFrom: MOMENT,
      withdrawalsStopped: true,
      recoveryCodesLeft: null,
    });
    expect(guardsIn({ recovery_codes_left: 3 }).recoveryCodesLeft).toBe(3);
  });

  it('[TFA-05] [API-32] [TFA-01] returns the secret without the image URL', () => {
    const reply = success({
      secret: 'ABCDEFGH',
      otpauth_url: 'otpauth://totp/x',
      qrCodeUrl: 'otpauth://totp/another',
      expires_in: 600,
    });
    const answer = decode(generateSecret.response, reply);
    expect(toTwoFactorSecret(answer, { sentAt: MOMENT })).toEqual({
      secret: 'ABCDEFGH',
      url: 'otpauth://totp/x',
      expiresAt: MOMENT + 600_000,
    });
  });

  it.each(['2FA Enabled Successfully', '2FA Disabled Successfully'])(
    '[API-33] [TFA-03] returns the message %s',
    (message) => {
      expect(toServerMessage(decode(authOtp.response, success({ message })))).toEqual({ message });
    },
  );

  it('[API-40] returns sessions and marks the current session', () => {
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

  it('(C14) returns the security log with actions of the member and of the platform', () => {
    const here = { browser: 'Firefox 150', platform: 'Linux', geo: 'IN', ip_address: '192.0.2.1' };
    const nowhere = { browser: '', platform: '', geo: '', ip_address: '' };
    const answer = success({
      data: [
        { id: '2', at: TIME, event: 'sign-in-failed', ...here, refused: 3 },
        { id: '1', at: TIME, event: 'from-the-future', ...nowhere, amount: '2.5', wallet: '0xab' },
      ],
      pagination: { currentPage: 1, totalPages: 1, totalRecords: 2 },
    });
    expect(toSecurityLog(decode(securityLog.response, answer)).rows).toEqual([
      {
        id: '2',
        at: MOMENT,
        event: 'sign-in-failed',
        from: { browser: 'Firefox 150', platform: 'Linux', place: 'IN', ipAddress: '192.0.2.1' },
        amount: null,
        wallet: null,
        refused: 3,
      },
      {
        id: '1',
        at: MOMENT,
        event: 'from-the-future',
        from: null,
        amount: 2_500_000n,
        wallet: '0xab',
        refused: 0,
      },
    ]);
  });
});
