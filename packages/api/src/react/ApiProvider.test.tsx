// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePreference, useSession } from './index';
import { openPage } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('ApiProvider', () => {
  it('updates usePreference after every change', () => {
    const { wrapper, session } = openPage({});
    const { result } = renderHook(() => usePreference('colorScheme'), { wrapper });
    expect(result.current[0]).toBeNull();
    act(() => result.current[1]('dark'));
    expect(result.current[0]).toBe('dark');
    act(() => session.signOut());
    expect(result.current[0]).toBeNull();
  });

  it('names the missing provider in the error of a hook', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useSession)).toThrow('Render <ApiProvider client={...}> above it');
    silent.mockRestore();
  });
});
