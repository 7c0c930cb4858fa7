import type { MyBet } from '@platform/rules/models';
import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { WinDialog } from './WinDialog';

const won: MyBet = {
  id: 'B-1',
  roundNumber: '20240131010042',
  bet: parseBet('color', 'green'),
  amount: parseUsdt('10'),
  state: 'won',
  received: parseUsdt('19.6'),
  result: { roundNumber: '20240131010042', number: 7 },
};

describeConformance('WinDialog', {
  render: (props) => <WinDialog bet={won} onClose={() => {}} {...props} />,
  root: HTMLDivElement,
});

test('[WINGO-01] a win: the number, the stake, and what was received', () => {
  const { getByRole } = renderUi(<WinDialog bet={won} onClose={() => {}} />);
  const dialog = getByRole('dialog', { name: 'You won!' });
  expect(dialog).toHaveTextContent('+19.600 USDT');
  expect(dialog).toHaveTextContent('Amount10.000');
  expect(getByRole('img', { name: '7, green' })).toBeVisible();
});

test('a loss promises nothing', () => {
  const lost: MyBet = { ...won, state: 'lost', received: 0n };
  const { getByRole } = renderUi(<WinDialog bet={lost} onClose={() => {}} />);
  expect(getByRole('dialog', { name: 'Not this time' })).not.toHaveTextContent('USDT');
});

test('a refund is no win: no plus', () => {
  const refunded: MyBet = { ...won, state: 'refunded', received: parseUsdt('10'), result: null };
  const { getByRole } = renderUi(<WinDialog bet={refunded} onClose={() => {}} />);
  const dialog = getByRole('dialog', { name: 'Your bet was refunded' });
  expect(dialog).toHaveTextContent('10.000 USDT');
  expect(dialog).not.toHaveTextContent('+');
});

test('it closes by its button and by Escape', async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(<WinDialog bet={won} onClose={onClose} />);
  await userEvent.click(getByRole('button', { name: 'Keep playing' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('(A4) it leads to the verification of the round, and closes', async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(
    <WinDialog bet={won} onClose={onClose} verifyHref={(round, bet) => `#${round}/${bet}`} />,
  );
  const link = getByRole('link', { name: 'Verify round 20240131010042' });
  expect(link).toHaveAttribute('href', '#20240131010042/B-1');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
});
