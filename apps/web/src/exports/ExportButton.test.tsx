// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportButton } from './ExportButton';

vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  Button: ({ children, disabled }: ComponentProps<'button'>) => (
    <button disabled={disabled}>{children}</button>
  ),
  useToasts: () => ({}),
}));
vi.mock('@platform/api/react', () => ({
  useFetchHistory: () => ({ run: vi.fn(), isPending: false }),
}));

afterEach(cleanup);

test.each([
  ['is disabled for an empty history', 0, true],
  ['is disabled while the history loads', undefined, true],
  ['is enabled for a history with rows', 1, false],
])('%s', (_, total, isDisabled) => {
  const { getByRole } = render(
    <ExportButton name="bets" history={vi.fn()} columns={[]} total={total} />,
  );
  expect((getByRole('button', { name: 'Export CSV' }) as HTMLButtonElement).disabled).toBe(
    isDisabled,
  );
});
