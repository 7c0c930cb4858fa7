// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RequireSession } from './RequireSession';

vi.mock('@platform/api/react', () => ({ useSession: () => ({ signedIn: false }) }));

test('[ROUTE-01] redirects a visitor again while the landing page is still loading', async () => {
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  const Landing = lazy(async () => {
    await arrival;
    return { default: () => <h1>Landing</h1> };
  });
  window.history.replaceState(null, '', '/dashboard');
  const { findByRole } = render(
    <BrowserRouter>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/" element={<Landing />} />
          <Route element={<RequireSession />}>
            <Route path="*" element={null} />
          </Route>
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await act(async () => {
    // Simulates a second history entry of the page, pushed while the start page loads.
    window.history.pushState({ key: 'second' }, '', '/dashboard');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await act(async () => arrive());
  await findByRole('heading', { name: 'Landing' });
  expect(window.location.pathname).toBe('/');
});

test.each([
  [
    'verify',
    '?tab=verify&modal=auth&game=1&round=20260101',
    '?tab=verify&modal=auth&game=1&round=20260101',
  ],
  ['wallet', '?tab=wallet&modal=auth', ''],
  ['none', '?page=2', ''],
])(
  '[ROUTE-01] redirects a visitor to the landing page and keeps the dialog %s only if it is public',
  async (_, asked, kept) => {
    window.history.replaceState(null, '', `/wingo1Minute${asked}`);
    const entries = window.history.length;
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/" element={null} />
          <Route element={<RequireSession />}>
            <Route path="*" element={null} />
          </Route>
        </Routes>
      </BrowserRouter>,
    );
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(window.location.search).toBe(kept);
    expect(window.history.length).toBe(entries);
  },
);
