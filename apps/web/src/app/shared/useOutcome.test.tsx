// @vitest-environment jsdom
import { ApiError } from '@platform/api';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useOutcome, useStillOpen, type Ending, type Ways } from './useOutcome';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({ useToasts: () => toasts }));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const DIALOG = '/my-bets?tab=activate&modal=auth';
const WAYS = { success: '/transactions/activate', failure: '/dashboard' };

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/my-bets', DIALOG]}>{children}</MemoryRouter>
);

async function follow(doing: Promise<Ending>, ways?: Ways) {
  const { result } = renderHook(
    () => ({ follow: useOutcome(ways), location: useLocation(), navigate: useNavigate() }),
    { wrapper },
  );
  const at = () => result.current.location.pathname + result.current.location.search;
  const succeeded = await act(() => result.current.follow(doing));
  return { succeeded, at, back: () => act(() => result.current.navigate(-1)) };
}

test.each([
  ['a message', { message: 'Your password was changed.' }],
  ['an outcome', { succeeded: true, message: 'Your password was changed.' }],
])('[TOAST-02] a success with %s shows a toast and opens the success page', async (_, ending) => {
  const { succeeded, at } = await follow(Promise.resolve(ending), WAYS);
  expect(succeeded).toBe(true);
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith('Your password was changed.');
  expect(at()).toBe(WAYS.success);
});

test.each([
  ['that the server reports', async () => ({ succeeded: false, message: 'No funds.' })],
  ['of the request', () => Promise.reject(new ApiError(409, 'No funds.'))],
])(
  '[LOCK-03] [WD-04] a failure %s shows an error toast and opens the failure page',
  async (_, act) => {
    const { succeeded, at } = await follow(act(), WAYS);
    expect(succeeded).toBe(false);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No funds.');
    expect(toasts.success).not.toHaveBeenCalled();
    expect(at()).toBe(WAYS.failure);
  },
);

test('[AUTH-04] a failure without a target stays on the page', async () => {
  const { at } = await follow(Promise.reject(new ApiError(401, 'Wrong password.')), {
    success: '/dashboard',
  });
  expect(at()).toBe(DIALOG);
});

test('Back does not reopen a completed dialog', async () => {
  const { at, back } = await follow(Promise.resolve({ message: 'Done.' }), WAYS);
  await back();
  expect(at()).toBe('/my-bets');
});

function lateRefusal() {
  let refuse = () => {};
  const doing = new Promise<Ending>((_, reject) => {
    refuse = () => reject(new ApiError(409, 'No funds.'));
  });
  return { doing, refuse: () => act(async () => refuse()) };
}

test.each(['/my-bets', '/wingo1Minute'])(
  'a result that arrives after the dialog closes shows a toast and stays on %s',
  async (place) => {
    const { doing, refuse } = lateRefusal();
    const { result } = renderHook(
      () => ({
        follow: useOutcome(WAYS),
        isOpen: useStillOpen(),
        location: useLocation(),
        navigate: useNavigate(),
      }),
      { wrapper },
    );
    const { follow, isOpen } = result.current;
    expect(isOpen()).toBe(true);
    act(() => void follow(doing));
    await act(() => result.current.navigate(place));
    await refuse();
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('No funds.');
    expect(isOpen()).toBe(false);
    expect(result.current.location).toMatchObject({ pathname: place, search: '' });
  },
);

test('a result from an earlier opening leaves the reopened dialog open', async () => {
  const { doing, refuse } = lateRefusal();
  function Lock() {
    const follow = useOutcome(WAYS);
    return <button onClick={() => void follow(doing)}>Lock</button>;
  }
  function Address() {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  }
  const app = (opening: number) =>
    wrapper({
      children: (
        <>
          <Lock key={opening} />
          <Address />
        </>
      ),
    });
  const { getByRole, getByText, rerender } = render(app(1));
  getByRole('button').click();
  rerender(app(2));
  await refuse();
  expect(toasts.error).toHaveBeenCalledTimes(1);
  expect(getByText(DIALOG)).toBeTruthy();
});
