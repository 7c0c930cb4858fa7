// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const Through = vi.hoisted(
  () =>
    ({ children }: { children: ReactNode }) =>
      children,
);
vi.mock('@platform/ui/theme', () => import('../../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  BrandProvider: Through,
  LinkProvider: Through,
  TimeZoneProvider: Through,
  ToastProvider: Through,
  readBrandFromPage: () => ({ api_url: 'https://api.ember.example' }),
}));
vi.mock('./RouterLink', () => ({ RouterLink: Through }));

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
});

test.each([
  ['the API of the brand', undefined, 'https://api.ember.example/api/user/profile'],
  [
    'the API that is set in the build',
    'https://api.staging.example',
    'https://api.staging.example/api/user/profile',
  ],
  ['the host of the page, if the build selects it', '', '/api/user/profile'],
])('[BRAND-03] sends API calls to %s', async (_, override, address) => {
  vi.stubEnv('VITE_API_URL', override);
  const fetch = vi.fn(async () => Response.json({ status: 'error', message: 'Not now.' }));
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('auth', 'true');
  localStorage.setItem('accessToken', 'token');
  const { Providers } = await import('./Providers');
  const { useProfile } = await import('@platform/api/react');
  function Profile() {
    useProfile();
    return null;
  }
  render(
    <Providers>
      <Profile />
    </Providers>,
  );
  await waitFor(() => expect(fetch).toHaveBeenCalledWith(address, expect.anything()));
});
