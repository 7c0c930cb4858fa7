// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSwitchTwoFactor, useTwoFactorEnabled, useTwoFactorSecret } from './index';
import { openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A page like the two-factor page, and a server that remembers. */
function openTwoFactor() {
  let enabled = false;
  let secrets = 0;
  const page = openPage({
    '/api/twofactor/authstatus': () => success({ data: [{ status: enabled }] }),
    '/api/twofactor/generate': () =>
      success({ secret: `SECRET-${++secrets}`, otpauth_url: 'otpauth://x', qrCodeUrl: '' }),
    '/api/twofactor/authotp': async (request) => {
      const { authtype, authotp } = (await request.json()) as Record<string, string>;
      if (authotp !== '123456') return { status: 'error', message: '2FA failed' };
      enabled = authtype === 'Enable';
      return success({
        message: enabled ? '2FA Enabled Successfully' : '2FA Disabled Successfully',
      });
    },
  });
  const { result } = renderHook(
    () => {
      const status = useTwoFactorEnabled();
      const secret = useTwoFactorSecret(status.data === false);
      return { status, secret, change: useSwitchTwoFactor() };
    },
    { wrapper: page.wrapper },
  );
  const change = (otp: string, action: string, secret = '') =>
    act(() =>
      result.current.change.run({ otp, action, secret }).catch((error: Error) => error.message),
    );
  return { ...page, result, change };
}

describe('two-factor authentication', () => {
  it('[TFA-02] [TFA-03] shows a secret, enables it, and shows another once disabled', async () => {
    const { result, change, calls } = openTwoFactor();
    await waitFor(() => expect(result.current.secret.data?.secret).toBe('SECRET-1'));

    expect(await change('123456', 'Enable', 'SECRET-1')).toBe('2FA Enabled Successfully');
    await waitFor(() => expect(result.current.status.data).toBe(true));
    expect(result.current.secret.data).toBeUndefined();
    expect(calls('/api/twofactor/generate')).toHaveLength(1);

    expect(await change('123456', 'Disable')).toBe('2FA Disabled Successfully');
    await waitFor(() => expect(result.current.secret.data).toBeDefined());
    expect(result.current.secret.data?.secret).toBe('SECRET-2');
  });

  it('[TFA-03] keeps the secret when it failed', async () => {
    const { result, change } = openTwoFactor();
    await waitFor(() => expect(result.current.secret.data).toBeDefined());
    expect(await change('000000', 'Enable', 'SECRET-1')).toBe('2FA failed');
    expect(result.current.secret.data?.secret).toBe('SECRET-1');
  });
});
