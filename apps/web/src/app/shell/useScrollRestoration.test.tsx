// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollRestoration } from './useScrollRestoration';

// In this test, paths with the same first segment count as tabs of one page.
vi.mock('../../routes', () => ({
  pageAt: (pathname: string) => ({ params: {}, handle: { page: pathname.split('/')[1] } }),
}));

/** jsdom has no layout, so the mock stores the scroll position. */
const scrollTo = vi.fn((_x: number, y: number) => void Object.assign(window, { scrollY: y }));

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/transactions');
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const use = () => {
    useScrollRestoration(useLocation());
    return useNavigate();
  };
  const { result } = renderHook(use, { wrapper: BrowserRouter });
  const go = (to: string) => act(() => void result.current(to));
  const readDownTo = (y: number) => {
    window.scrollTo(0, y);
    window.dispatchEvent(new Event('scroll'));
    vi.runAllTimers();
    scrollTo.mockClear();
  };
  return { go, readDownTo };
}

const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
    window.history.back();
    await vi.runAllTimersAsync();
    await gone;
  });

test('scrolls a new page to the top and restores the position after Back', async () => {
  const { go, readDownTo } = open();
  readDownTo(700);
  go('/support');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await goBack();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

test('keeps the scroll position for a tab, a modal and a page of a list', () => {
  const { go, readDownTo } = open();
  readDownTo(400);
  for (const to of ['/transactions/withdraw', '?page=2', '?modal=auth&tab=wallet']) go(to);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('restores the position of a tab that was opened further down', async () => {
  const { go, readDownTo } = open();
  readDownTo(400);
  go('/transactions/withdraw');
  go('/support');
  await goBack();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 400);
});

test('restores the position after a reload', () => {
  open().readDownTo(350);
  cleanup();
  open();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 350);
});
