import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { untranslatable } from '../../../testing/src/inPage/untranslatable';
import './allCode';

// Components load on demand, which may take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

const [WIDTH, HEIGHT] = [1280, 800];

// Resets the window and the media features. All files share one page, so that code loads only once.
beforeEach(async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  document.dir = '';
  if (innerWidth !== WIDTH || innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
});

// Any console error or warning fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// Any text that a page translator would break fails its test.
afterEach(() => expect(untranslatable()).toEqual([]));

// `afterEach` hooks run in reverse order, so the checks above also cover unmounting.
afterEach(cleanup);
