// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLinkToken } from './useLinkToken';

test.each([
  ['/?modal=auth&tab=resetPassword#token=a-b_c', 'a-b_c'],
  ['/?modal=auth&tab=resetPassword&token=from-the-query', 'from-the-query'],
  ['/?token=from-the-query#token=from-the-fragment', 'from-the-fragment'],
  ['/?modal=auth&tab=resetPassword#games', ''],
])('reads the token of %s', (url, token) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
  );
  expect(renderHook(useLinkToken, { wrapper }).result.current).toBe(token);
});
