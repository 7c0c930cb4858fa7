import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { untranslatable } from '../../../testing/src/inPage/untranslatable';
import './allCode';

// Components that come on demand are fetched first, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 30_000 });

const [WIDTH, HEIGHT] = [1280, 800];

// All files share one page, which loads the code once: no test finds the window or the media of the one before.
beforeEach(async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  document.dir = '';
  if (innerWidth !== WIDTH || innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
});

// A component that makes the console speak is not finished: every warning fails its test.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

// Before the page is cleared, which removes texts as well.
afterEach(() => expect(untranslatable()).toEqual([]));

// After hooks run in reverse: what a component logs while it leaves the page counts as well.
afterEach(cleanup);
