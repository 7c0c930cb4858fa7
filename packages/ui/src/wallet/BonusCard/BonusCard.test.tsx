import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { BonusCard } from './BonusCard';

describeConformance('BonusCard', {
  render: (props) => <BonusCard kind="self" amount={1n} href="/bonus" {...props} />,
  root: HTMLElement,
  slots: { parts: ['icon', 'label', 'link', 'amount'] },
});

test.each([
  ['direct', 'Direct'],
  ['level', 'Level'],
  ['self', 'Self'],
  ['rebate', 'Rebate'],
  ['rank', 'Rank bonus'],
  ['betStatus', 'Bet Status'],
] as const)("[DASH-05] names the card %s '%s', and shows 4 decimals", (kind, name) => {
  const { getByRole } = renderUi(<BonusCard kind={kind} amount={1_234_567_890n} />);
  expect(getByRole('article')).toHaveTextContent(`${name}1,234.5679 USDT`);
});

test('is busy while the amount loads', () => {
  const { getByRole } = renderUi(<BonusCard kind="self" amount={undefined} />);
  expect(getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(getByRole('article')).toHaveTextContent(/^Self$/);
});

test('includes the bonus name in its link', () => {
  const { getByRole } = renderUi(<BonusCard kind="rank" amount={0n} href="/income/rank" />);
  expect(getByRole('link', { name: 'History: Rank bonus' })).toHaveAttribute(
    'href',
    '/income/rank',
  );
});
