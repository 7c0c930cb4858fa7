// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  useMemberGuards,
  useRecoveryCodes,
  useRenewRecoveryCodes,
  useShowRecoveryCodes,
  useShownTwoFactorSecret,
  useSwitchTwoFactor,
  useTwoFactorSecret,
} from './index';
import { openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const PASSWORD = 'Secret123';

/**
 * Creates a server that generates a secret per request, as the real one does.
 *
 * @param beforeReply runs after a change and before its reply, as a live-stream message would
 */
function openServer({ expiresIn = 600, beforeReply = async () => {} } = {}) {
  let enabled = false;
  let secrets = 0;
  return openPage({
    '/api/twofactor/authstatus': () => success({ data: [{ status: enabled }] }),
    '/api/twofactor/generate': () =>
      success({
        secret: `SECRET-${++secrets}`,
        otpauth_url: 'otpauth://x',
        qrCodeUrl: '',
        expires_in: expiresIn,
      }),
    '/api/twofactor/authotp': async (request) => {
      const change = (await request.json()) as Record<string, string>;
      const { authtype, authotp, authkey, password } = change;
      if (authotp !== '123456') return { status: 'error', message: '2FA failed' };
      if (password !== PASSWORD) return { status: 'error', message: 'Your password is wrong.' };
      if (authtype === 'Enable' && authkey !== `SECRET-${secrets}`) {
        return { status: 'error', message: 'It has expired.', code: 'SECRET_EXPIRED' };
      }
      enabled = authtype === 'Enable';
      await beforeReply();
      return success({
        ...(enabled && { recovery_codes: ['first-code'] }),
        message: enabled ? '2FA Enabled Successfully' : '2FA Disabled Successfully',
      });
    },
    '/api/twofactor/recoverycodes': () =>
      success({ message: 'There are new ones.', recovery_codes: ['second-code'] }),
  });
}

/** Opens a page like the two-factor page, with the dialog that confirms the secret. */
function openTwoFactor({ beforeReply = async () => {} } = {}) {
  const page = openServer({ beforeReply });
  const { result } = renderHook(
    () => {
      const guards = useMemberGuards();
      const off = guards.data?.twoFactor === false;
      const secret = useTwoFactorSecret(off);
      return { guards, secret, asked: useShownTwoFactorSecret(off), change: useSwitchTwoFactor() };
    },
    { wrapper: page.wrapper },
  );
  const change = (otp: string, action: string, secret = '', password = PASSWORD) =>
    act(() =>
      result.current.change
        .run({ otp, action, secret, password })
        .catch((error: Error) => error.message),
    );
  return { ...page, result, change };
}

const GENERATE = '/api/twofactor/generate';

describe('two-factor authentication', () => {
  it('[TFA-02] [TFA-03] shows a secret, turns two-factor authentication on, and shows another secret once it is off', async () => {
    const { result, change, calls } = openTwoFactor();
    await waitFor(() => expect(result.current.secret.data?.secret).toBe('SECRET-1'));

    expect(await change('123456', 'Enable', 'SECRET-1')).toEqual({
      message: '2FA Enabled Successfully',
    });
    await waitFor(() => expect(result.current.guards.data?.twoFactor).toBe(true));
    expect(result.current.secret.data).toBeUndefined();
    expect(calls(GENERATE)).toHaveLength(1);

    expect(await change('123456', 'Disable')).toEqual({ message: '2FA Disabled Successfully' });
    await waitFor(() => expect(result.current.secret.data).toBeDefined());
    expect(result.current.secret.data?.secret).toBe('SECRET-2');
  });

  it('(C11) shows another secret after turning it off, even if the page gets the change before the reply', async () => {
    let learn = async () => {};
    const { result, change, calls } = openTwoFactor({ beforeReply: () => learn() });
    await waitFor(() => expect(result.current.secret.data?.secret).toBe('SECRET-1'));
    await change('123456', 'Enable', 'SECRET-1');
    await waitFor(() => expect(result.current.guards.data?.twoFactor).toBe(true));

    learn = async () => {
      result.current.guards.retry();
      await expect.poll(() => calls(GENERATE)).toHaveLength(2);
    };
    await change('123456', 'Disable');
    await waitFor(() => expect(result.current.secret.data).toBeDefined());
    expect(result.current.secret.data?.secret).not.toBe('SECRET-1');
  });

  it.each([
    ['000000', PASSWORD, '2FA failed'],
    ['123456', 'guessed', 'Your password is wrong.'],
  ])('[TFA-03] keeps the secret after a failure: %s, %s', async (otp, password, message) => {
    const { result, change } = openTwoFactor();
    await waitFor(() => expect(result.current.secret.data).toBeDefined());
    expect(await change(otp, 'Enable', 'SECRET-1', password)).toBe(message);
    expect(result.current.secret.data?.secret).toBe('SECRET-1');
  });

  it('(C11) shows the secret of the page in the dialog, and does not replace it during the scan', async () => {
    const { result, calls } = openTwoFactor();
    await waitFor(() => expect(result.current.asked.data?.secret).toBe('SECRET-1'));
    // Each of these events triggers other refetches.
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('online'));
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls(GENERATE)).toHaveLength(1);
    expect(result.current.secret.data?.secret).toBe('SECRET-1');
  });

  it('shows the new recovery codes until they are dismissed or replaced', async () => {
    const { wrapper, calls } = openServer();
    const { result } = renderHook(
      () => ({
        codes: useRecoveryCodes(),
        show: useShowRecoveryCodes(),
        change: useSwitchTwoFactor(),
        renew: useRenewRecoveryCodes(),
        secret: useTwoFactorSecret(true),
      }),
      { wrapper },
    );
    expect(result.current.codes).toEqual([]);
    await waitFor(() => expect(result.current.secret.data).toBeDefined());
    const draft = { otp: '123456', password: PASSWORD };
    await act(() => result.current.change.run({ ...draft, action: 'Enable', secret: 'SECRET-1' }));
    expect(result.current.codes).toEqual(['first-code']);
    act(() => result.current.show([]));
    expect(result.current.codes).toEqual([]);
    expect(await act(() => result.current.renew.run(draft))).toEqual({
      message: 'There are new ones.',
    });
    expect(result.current.codes).toEqual(['second-code']);
    // Expects no request, because the codes are sent once and never requested.
    expect(calls('/api/twofactor/recoverycodes')).toHaveLength(1);
  });

  it('(C11) does not request a secret when the dialog opens', async () => {
    const { wrapper, calls } = openServer();
    const { result } = renderHook(
      () => [useShownTwoFactorSecret(true), useMemberGuards()] as const,
      {
        wrapper,
      },
    );
    await waitFor(() => expect(result.current[1].data).toBeDefined());
    expect(result.current[0].data).toBeUndefined();
    expect(calls(GENERATE)).toEqual([]);
  });

  it('(C11) replaces an expired secret after it was refused', async () => {
    const { result, change } = openTwoFactor();
    await waitFor(() => expect(result.current.secret.data?.secret).toBe('SECRET-1'));
    expect(await change('123456', 'Enable', 'SECRET-0')).toBe('It has expired.');
    await waitFor(() => expect(result.current.secret.data?.secret).toBe('SECRET-2'));
  });

  it('(C11) shows the same secret on a later visit until it expires, then a new secret', async () => {
    for (const [expiresIn, secrets] of [
      [600, ['SECRET-1', 'SECRET-1']],
      [0, ['SECRET-1', 'SECRET-2']],
    ] as const) {
      const { wrapper } = openServer({ expiresIn });
      for (const secret of secrets) {
        const { result, unmount } = renderHook(() => useTwoFactorSecret(true), { wrapper });
        await waitFor(() => expect(result.current.data?.secret).toBe(secret));
        unmount();
      }
    }
  });
});
