// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportButton } from './ExportButton';

// Vitest cannot import the styles of the theme.
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  Button: ({ children }: { children: string }) => <button>{children}</button>,
  useToasts: () => ({}),
}));
vi.mock('@platform/api/react', () => ({
  useFetchHistory: () => ({ run: vi.fn(), isPending: false }),
}));

afterEach(cleanup);

test.each([
  ['hides itself for an empty history', 0, []],
  ['is shown for a history with rows', 1, ['Export CSV']],
  ['is shown while the history loads', undefined, ['Export CSV']],
])('%s', (_, total, shown) => {
  const { queryAllByRole } = render(
    <ExportButton name="bets" history={vi.fn()} columns={[]} total={total} />,
  );
  expect(queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(shown);
});
