import { fireEvent, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { calledOffRound, lostRound, wonRound } from '../sampleOutcomes';
import { WinDialog } from './WinDialog';

afterEach(() => vi.useRealTimers());

describeConformance('WinDialog', {
  render: (props) => <WinDialog outcome={wonRound} onClose={() => {}} {...props} />,
  root: HTMLDivElement,
});

test('[WINGO-01] a win: the number, each bet, what was staked and received, and the net', () => {
  const { getByRole } = renderUi(<WinDialog outcome={wonRound} onClose={() => {}} />);
  const dialog = getByRole('dialog', { name: 'You won!' });
  expect(dialog).toHaveTextContent('+5.600 USDT');
  expect(dialog).toHaveTextContent('Staked14.000Received19.600');
  expect(getByRole('img', { name: '7, green' })).toBeVisible();
  const bets = within(getByRole('list', { name: 'Your bets' })).getAllByRole('listitem');
  expect(bets.map((bet) => bet.textContent)).toEqual(['Green10.000+9.600', '34.000-4.000']);
});

test('a return of at most the stakes is not celebrated', () => {
  const { getByRole, rerender } = renderUi(<WinDialog outcome={lostRound} onClose={() => {}} />);
  expect(getByRole('dialog', { name: 'Not this time' })).toHaveTextContent('-8.080 USDT');
  const even = {
    ...wonRound,
    bets: wonRound.bets.map((bet) => ({ ...bet, received: bet.amount })),
  };
  rerender(<WinDialog outcome={even} onClose={() => {}} />);
  expect(getByRole('dialog', { name: 'Not this time' })).toBeVisible();
});

test('a refund is no win: no plus', () => {
  const { getByRole } = renderUi(<WinDialog outcome={calledOffRound} onClose={() => {}} />);
  const dialog = getByRole('dialog', { name: 'Your stakes were refunded' });
  expect(dialog).toHaveTextContent('Received14.000');
  expect(dialog).not.toHaveTextContent('+');
});

test('it closes by its button and by Escape', async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(<WinDialog outcome={wonRound} onClose={onClose} />);
  await userEvent.click(getByRole('button', { name: 'Keep playing' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('it closes by itself after 10 s, unless the player is at it', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  const { getByRole, rerender } = renderUi(<WinDialog outcome={wonRound} onClose={onClose} />);
  vi.advanceTimersByTime(9_999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<WinDialog outcome={{ ...wonRound }} onClose={onClose} />);
  fireEvent.pointerMove(getByRole('button', { name: 'Keep playing' }));
  vi.advanceTimersByTime(60_000);
  expect(onClose).toHaveBeenCalledOnce();
});

test('(A4) it leads to the verification of the round, and closes', async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(
    <WinDialog
      outcome={wonRound}
      onClose={onClose}
      verifyHref={(round, bet) => `#${round}/${bet}`}
    />,
  );
  const link = getByRole('link', { name: 'Verify round 20240131010042' });
  expect(link).toHaveAttribute('href', '#20240131010042/B-1');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
});
