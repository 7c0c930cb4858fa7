// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSession, useSignIn, useSignOut, useSignUp } from './index';
import { asha, openPage, success, type Answer } from './testing/openPage';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
});

describe('signing in and out', () => {
  const signedIn = success({ token: 't1', user: asha, data: { user: asha }, resultmessage: 'ok' });
  const credentials = { code: 'asha', password: 'Secret123' };

  it('[AUTH-03] stores the session and returns the message', async () => {
    const { wrapper } = openPage({ '/api/auth/login': () => signedIn }, { signedIn: false });
    const { result } = renderHook(() => [useSignIn(), useSession()] as const, { wrapper });
    let promise: Promise<unknown> = Promise.resolve();
    act(() => {
      promise = result.current[0].run(credentials);
    });
    expect(result.current[0].isPending).toBe(true);
    await act(() => promise);
    await expect(promise).resolves.toMatchObject({ message: 'Welcome' });
    expect(result.current[0].isPending).toBe(false);
    expect(result.current[1]).toEqual({ signedIn: true, token: 't1', member: asha });
  });

  it('[AUTH-04] rejects with the server message and stores nothing', async () => {
    const { wrapper } = openPage(
      { '/api/auth/login': () => ({ status: 'error', message: 'Wrong password.' }) },
      { signedIn: false },
    );
    const { result } = renderHook(useSignIn, { wrapper });
    await act(() => expect(result.current.run(credentials)).rejects.toThrow('Wrong password.'));
    expect(result.current.isPending).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it('stores whether the reply says that the email address is confirmed', async () => {
    const user = { ...asha, emailconfirmed: true };
    const { wrapper, session } = openPage(
      { '/api/auth/login': () => success({ token: 't1', user, data: { user: asha } }) },
      { signedIn: false },
    );
    const { result } = renderHook(useSignIn, { wrapper });
    await act(() => result.current.run(credentials));
    expect(session.preference('emailConfirmed')).toBe('true');
    expect(session.get().member).toEqual(asha);
  });

  it('sends the code of the app once it is required', async () => {
    const { wrapper, calls } = openPage({ '/api/auth/login': () => signedIn }, { signedIn: false });
    const { result } = renderHook(useSignIn, { wrapper });
    await act(() => result.current.run(credentials));
    await act(() => result.current.run({ ...credentials, otp: '123456' }));
    const sent = await Promise.all(calls('/api/auth/login').map((request) => request.json()));
    expect(sent).toEqual([credentials, { ...credentials, twofactor: '123456' }]);
  });

  it('[REG-06] stores the same data after registration', async () => {
    const { wrapper, session, calls } = openPage(
      { '/api/auth/signup': () => signedIn },
      { signedIn: false },
    );
    const { result } = renderHook(useSignUp, { wrapper });
    const form = {
      sponsorCode: '',
      name: 'Asha',
      email: 'a@b.c',
      password: 'Secret123',
      confirmation: 'Secret123',
      phone: '919876543210',
    };
    await act(() => result.current.run(form));
    expect(session.get()).toEqual({ signedIn: true, token: 't1', member: asha });
    expect(await calls('/api/auth/signup')[0]?.json()).toEqual({
      invite_code: '',
      name: 'Asha',
      email: 'a@b.c',
      password: 'Secret123',
      confirm_password: 'Secret123',
      phone: '919876543210',
    });
  });

  describe("with a reply that lacks the member's data", () => {
    const answers = (profile: Answer) => ({
      '/api/auth/login': () => success({ token: 't1', user: { code: 'asha' } }),
      '/api/user/profile': profile,
    });
    const profile = {
      ID: '7',
      code: 'asha',
      name: 'Asha',
      email: 'a@b.c',
      emailid: 'a@b.c',
      mobile: '1',
      JoiningDate: '2024-01-31T10:00:00.000Z',
      level: '',
      selfpackage: '0',
      walletaddress: '',
    };
    const signIn = async (answer: Answer) => {
      const { wrapper, session, calls } = openPage(answers(answer), { signedIn: false });
      const { result } = renderHook(useSignIn, { wrapper });
      await act(() => result.current.run(credentials));
      const asked = calls('/api/user/profile').map(({ headers }) => headers.get('authorization'));
      return { session, asked };
    };

    it('[AUTH-03] fetches the profile with the new token', async () => {
      const { session, asked } = await signIn(() => success({ data: profile }));
      expect(asked).toEqual(['Bearer t1']);
      expect(session.get()).toEqual({ signedIn: true, token: 't1', member: asha });
    });

    it('stores whether the address in the profile is confirmed', async () => {
      const { session } = await signIn(() =>
        success({ data: { ...profile, emailconfirmed: false } }),
      );
      expect(session.preference('emailConfirmed')).toBe('false');
    });

    it('[AUTH-03] uses the user name if the profile is not available', async () => {
      const { session } = await signIn(() => new TypeError('offline'));
      expect(session.get().member).toEqual({ id: 'asha', code: 'asha', name: 'asha' });
    });
  });

  it('[AUTH-05] calls the server and clears the storage on sign-out', async () => {
    const { wrapper, calls } = openPage({ '/api/auth/logout': () => success({}) });
    const { result } = renderHook(useSignOut, { wrapper });
    await act(() => result.current.run());
    expect(calls('/api/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer t1');
    expect(localStorage.length).toBe(0);
  });

  it('[AUTH-05] waits at most 5 s for the server on sign-out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { wrapper, session } = openPage({ '/api/auth/logout': () => new Promise(() => {}) });
    const { result } = renderHook(useSignOut, { wrapper });
    act(() => void result.current.run());
    await act(() => vi.advanceTimersByTimeAsync(4_900));
    expect(session.get().signedIn).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(session.get().signedIn).toBe(false);
    expect(result.current.isPending).toBe(false);
  });

  describe('[AUTH-05] keeps the session of a member', () => {
    const ravi = { token: 't2', member: { id: '8', code: 'ravi', name: 'Ravi' } };

    it('signing in during the request', async () => {
      let answer = (_reply: unknown) => {};
      const { wrapper, session } = openPage({
        '/api/auth/logout': () => new Promise((resolve) => (answer = resolve)),
      });
      const { result } = renderHook(useSignOut, { wrapper });
      let promise = Promise.resolve();
      act(() => {
        promise = result.current.run();
      });
      act(() => session.signIn(ravi));
      await act(async () => {
        answer(success({}));
        await promise;
      });
      expect(session.get()).toMatchObject({ signedIn: true, ...ravi });
    });

    it('signing in before the request', async () => {
      const { wrapper, session, calls } = openPage({ '/api/auth/logout': () => success({}) });
      const { result } = renderHook(useSignOut, { wrapper });
      const { token } = session.get();
      act(() => session.signIn(ravi));
      await act(() => result.current.run(token));
      expect(session.get()).toMatchObject({ signedIn: true, ...ravi });
      expect(calls('/api/auth/logout')).toEqual([]);
    });
  });

  it('[AUTH-05] signs out in this browser without a network', async () => {
    const { wrapper, session } = openPage({ '/api/auth/logout': () => new TypeError('offline') });
    const { result } = renderHook(useSignOut, { wrapper });
    await act(() => result.current.run());
    expect(session.get().signedIn).toBe(false);
  });
});
