import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Parts that come on demand are fetched first, which takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

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
