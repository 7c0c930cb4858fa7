// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BetDetailsModal } from './BetDetailsModal';

const page = vi.hoisted(() => ({ rows: [] as readonly { id: string }[] }));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  BetDetails: ({ bet }: { bet: { id: string } }) => `Bet ${bet.id}`,
  Dialog: ({ children }: { children: ReactNode }) => children,
  EmptyState: () => 'No data found',
}));
vi.mock('@platform/api/react', () => ({ useSettledBets: () => ({ data: { rows: page.rows } }) }));

const modal = (open = true) => (
  <MemoryRouter initialEntries={['/?modal=auth&tab=betdetails&bet=10']}>
    <BetDetailsModal open={open} onClose={() => {}} sponsor="" />
    <Link to="?bet=9" />
  </MemoryRouter>
);

test('keeps showing a bet that newer bets move to the next page', () => {
  page.rows = [{ id: '11' }, { id: '10' }];
  const { container, rerender } = render(modal());
  expect(container.textContent).toBe('Bet 10');
  page.rows = [{ id: '12' }, { id: '11' }];
  rerender(modal());
  expect(container.textContent).toBe('Bet 10');
  rerender(modal(false));
  expect(container.textContent).toBe('Bet 10');
});

test('shows no data for a bet that is not on the page', () => {
  page.rows = [{ id: '10' }];
  const { container, getByRole } = render(modal());
  fireEvent.click(getByRole('link'));
  expect(container.textContent).toBe('No data found');
});
