// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SITE } from '../../pages';
import { NOT_FOUND, page } from './page';

vi.mock('../../routes/Settings', () => ({ Settings: () => <h1>Settings</h1> }));
vi.mock('../../routes/Income', () => ({ Income: () => <h1>Income</h1> }));
vi.mock('../../routes/NotFound', () => ({ NotFound: () => <h1>Not found</h1> }));

const routes = [
  page({ name: 'security', ...SITE.security }),
  page({ name: 'income', ...SITE.income }),
  page(NOT_FOUND),
];

function App() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <Suspense>{useRoutes(routes)}</Suspense>
      <p>{pathname + search + hash}</p>
    </>
  );
}

test.each([
  ['/settings/security', 'Settings', '/settings/security'],
  [
    '/Settings/security/?tab=wallet&modal=auth#top',
    'Settings',
    '/settings/security?tab=wallet&modal=auth#top',
  ],
  ['/INCOMES/Trade_profit/', 'Income', '/incomes/Trade_profit'],
  ['/incomes/a%2Fb', 'Income', '/incomes/a%2Fb'],
  ['/No/such/Page/', 'Not found', '/No/such/Page/'],
])('%s shows %s at %s, the URL in menus and tabs', async (asked, title, address) => {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[asked]}>
        <App />
      </MemoryRouter>,
    ),
  );
  await screen.findByRole('heading', { name: title });
  expect(screen.getByRole('paragraph').textContent).toBe(address);
});
