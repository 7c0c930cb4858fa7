import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useColorScheme } from './useColorScheme';

const { dataset } = document.documentElement;
const before = dataset['scheme'];
afterEach(() => {
  dataset['scheme'] = before;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) bar.remove();
});

test("returns the page's scheme, and follows external changes", async () => {
  dataset['scheme'] = 'light';
  const { result } = renderHook(useColorScheme);
  expect(result.current[0]).toBe('light');
  dataset['scheme'] = 'dark';
  await expect.poll(() => result.current[0]).toBe('dark');
  delete dataset['scheme'];
  await expect.poll(() => result.current[0]).toBe('system');
});

test('applies another scheme to the page and to browser toolbars', async () => {
  const bar = document.createElement('meta');
  bar.name = 'theme-color';
  document.head.append(bar);
  const { result } = renderHook(useColorScheme);
  act(() => result.current[1]('light'));
  await expect.poll(() => result.current[0]).toBe('light');
  const light = bar.content;
  act(() => result.current[1]('dark'));
  expect(dataset['scheme']).toBe('dark');
  expect(bar.content).toBe(getComputedStyle(document.documentElement).backgroundColor);
  expect(bar.content).not.toBe(light);
});
