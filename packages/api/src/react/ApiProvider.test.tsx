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
  it('usePreference follows every change', () => {
    const { wrapper, session } = openPage({});
    const { result } = renderHook(() => usePreference('colorScheme'), { wrapper });
    expect(result.current[0]).toBeNull();
    act(() => result.current[1]('dark'));
    expect(result.current[0]).toBe('dark');
    act(() => session.signOut());
    expect(result.current[0]).toBeNull();
  });

  it('a hook without its provider says what to do', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useSession)).toThrow('render <ApiProvider client={...}> above it');
    silent.mockRestore();
  });
});
