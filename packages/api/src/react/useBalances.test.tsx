// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NOT_LOGGED_IN } from '../contract';
import { useBalances, useSession } from './index';
import { asha, balances, openPage } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('useBalances', () => {
  it('[AUTH-06] sends one request per path change, shared by all components', async () => {
    const { wrapper, calls } = openPage({ '/api/user/userbalances': () => balances() });
    const { result, rerender } = renderHook(
      ({ path }) => [useBalances(path), useBalances(), useBalances()],
      { wrapper, initialProps: { path: '/dashboard' } },
    );
    const requests = () => calls('/api/user/userbalances').length;
    await waitFor(() => expect(result.current[2]?.data).toBeDefined());
    expect(requests()).toBe(1);
    rerender({ path: '/dashboard' });
    rerender({ path: '/wingo1Minute' });
    await waitFor(() => expect(requests()).toBe(2));
    rerender({ path: '/dashboard' });
    await waitFor(() => expect(requests()).toBe(3));
    expect(result.current[0]?.data).toBeDefined();
  });

  it.each([NOT_LOGGED_IN, 'jwt expired'])(
    '[AUTH-07] clears the session after the message "%s"',
    async (message) => {
      const { wrapper, session } = openPage({
        '/api/user/userbalances': () => ({ status: 'error', message }),
      });
      const { result } = renderHook(() => [useSession(), useBalances()] as const, { wrapper });
      await waitFor(() => expect(result.current[0].signedIn).toBe(false));
      expect(session.get()).toMatchObject({ token: null, end: 'refused' });
      expect(localStorage.length).toBe(0);
    },
  );

  it.each(['NOT_LOGGED_IN', 'TOKEN_EXPIRED'])(
    '[AUTH-07] clears the session after the code %s, in any language',
    async (code) => {
      const { wrapper, session } = openPage({
        '/api/user/userbalances': () => ({ status: 'error', message: 'Bitte anmelden.', code }),
      });
      renderHook(() => useBalances(), { wrapper });
      await waitFor(() => expect(session.get()).toMatchObject({ token: null, end: 'refused' }));
    },
  );

  it('[AUTH-07] keeps the session after any other failure', async () => {
    const { wrapper, session } = openPage({
      '/api/user/userbalances': () => ({ status: 'error', message: 'Please wait.' }),
    });
    const { result } = renderHook(() => useBalances(), { wrapper });
    await waitFor(() => expect(result.current.error).toBeDefined());
    expect(session.get().signedIn).toBe(true);
  });

  it('[AUTH-07] keeps a newer session after a late reply to an old session', async () => {
    let answerLate = (_answer: unknown) => {};
    const late = new Promise((resolve) => {
      answerLate = resolve;
    });
    const { wrapper, session } = openPage({
      '/api/user/userbalances': ({ headers }) =>
        headers.get('authorization') === 'Bearer t1' ? late : balances(),
    });
    const { result } = renderHook(() => useBalances(), { wrapper });
    act(() => session.signIn({ token: 't2', member: { ...asha, id: '8' } }));
    await waitFor(() => expect(result.current.data).toBeDefined());
    await act(async () => answerLate({ status: 'error', message: 'jwt expired' }));
    await act(async () => late);
    expect(session.get().token).toBe('t2');
  });

  it('[AUTH-08] signs the member out if disable is 1', async () => {
    const { wrapper, session } = openPage({
      '/api/user/userbalances': () => balances({ disable: 1 }),
    });
    renderHook(() => useBalances(), { wrapper });
    await waitFor(() => expect(session.get().signedIn).toBe(false));
  });
});
