// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepInstallPrompt, useInstall } from './installPrompt';

test('offers to install the site once, after the browser allows it', () => {
  keepInstallPrompt();
  const { result } = renderHook(useInstall);
  expect(result.current).toBeUndefined();
  const prompt = vi.fn().mockResolvedValue({});
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  act(() => result.current?.());
  expect(prompt).toHaveBeenCalledOnce();
  expect(result.current).toBeUndefined();
});

test('withdraws the offer once the app is installed', () => {
  const { result } = renderHook(useInstall);
  const prompt = vi.fn();
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  expect(result.current).toBeDefined();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(result.current).toBeUndefined();
});
