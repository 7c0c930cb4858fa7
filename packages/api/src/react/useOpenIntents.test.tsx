// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIntentStore } from '../session/openIntents';
import { useOpenIntents } from './index';
import { asha, openPage, success } from './testing/openPage';

const path = '/api/user/findOut';
const left = { key: 'k'.repeat(32), call: 'placeBet', member: asha.id } as const;

beforeEach(() => createIntentStore().write([left, { ...left, key: 'o'.repeat(32), member: '8' }]));
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function open(answers: unknown[], options?: { signedIn: boolean }) {
  const page = openPage({ [path]: () => answers.shift() }, options);
  const events = { onFound: vi.fn(), onLost: vi.fn() };
  const hook = renderHook(() => useOpenIntents(events), { wrapper: page.wrapper });
  return { ...page, ...events, shown: () => hook.result.current };
}

const done = success({ message: 'Placed', code: 'BET_PLACED', data: { done: true } });

describe('useOpenIntents', () => {
  it('settles an intent of the member after a reload, and reports it once', async () => {
    const { calls, onFound, onLost, shown } = open([new TypeError('offline'), done]);
    expect(shown()).toMatchObject([left]);
    await waitFor(() => expect(shown()).toEqual([]));
    expect(onFound.mock.calls).toEqual([
      [{ succeeded: true, message: 'Placed', code: 'BET_PLACED' }],
    ]);
    expect(onLost).not.toHaveBeenCalled();
    for (const request of calls(path)) {
      expect(await request.json()).toEqual({ call: 'placeBet', key: left.key });
    }
    expect(calls(path)).toHaveLength(2);
  });

  it('reports the reason if it was not executed', async () => {
    const not = success({ message: 'Too little.', code: 'FUNDS', data: { done: false } });
    const { onFound } = open([not]);
    await waitFor(() =>
      expect(onFound).toHaveBeenCalledWith({
        succeeded: false,
        message: 'Too little.',
        code: 'FUNDS',
      }),
    );
  });

  it('waits until the member is signed in again', async () => {
    const { session, calls, onFound, shown } = open([done], { signedIn: false });
    expect(shown()).toEqual([]);
    expect(calls(path)).toHaveLength(0);
    act(() => session.signIn({ token: 't2', member: asha }));
    await waitFor(() => expect(onFound).toHaveBeenCalledOnce());
  });
});
