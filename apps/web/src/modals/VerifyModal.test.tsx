// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { VerifyModal } from './VerifyModal';

const page = vi.hoisted(() => ({ rows: [] as readonly object[] }));
vi.mock('@platform/ui/theme', () => import('../../../../packages/ui/src/theme/Messages'));
vi.mock('@platform/ui', () => ({
  VerifyDialog: ({ note = 'with its receipt' }: { note?: string }) => note,
}));
vi.mock('@platform/api/react', () => ({
  useFairnessKeys: () => ({ data: { receiptKey: '3b' } }),
  useKeptRoot: () => null,
  useFairnessRound: () => ({ data: { place: 1 } }),
  useLinkBefore: () => ({}),
  useMyBets: () => ({ data: { rows: page.rows } }),
  useSession: () => ({ signedIn: true }),
}));

const bet = { betType: 'color', betValue: 'green' };

const modal = () => (
  <MemoryRouter initialEntries={['/?modal=auth&tab=verify&game=1&round=20260105100010907&bet=10']}>
    <VerifyModal open onClose={() => {}} sponsor="" />
  </MemoryRouter>
);

test('verifies a bet with its receipt, even after newer bets arrive', () => {
  page.rows = [{ id: '10', bet, receipt: {} }];
  const { container, rerender } = render(modal());
  expect(container.textContent).toBe('with its receipt');
  page.rows = [{ id: '11', bet, receipt: {} }];
  rerender(modal());
  expect(container.textContent).toBe('with its receipt');
});

test('verifies a bet that is not on the page without its receipt', () => {
  page.rows = [{ id: '11', bet, receipt: {} }];
  expect(render(modal()).container.textContent).toMatch(/^To check the receipt, too, open Verify/);
});

test('verifies a bet without a receipt by its path to the root', () => {
  page.rows = [{ id: '10', bet, number: 3, rootPath: ['ab'] }];
  expect(render(modal()).container.textContent).toBe('with its receipt');
});

test('verifies the round of an older bet that has no proof', () => {
  page.rows = [{ id: '10', bet, receipt: null, rootPath: null }];
  expect(render(modal()).container.textContent).toMatch(/^This bet has no receipt/);
});
