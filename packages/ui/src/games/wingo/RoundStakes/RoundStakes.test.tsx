import { parseUsdt } from '@platform/rules/money';
import { parseBet } from '@platform/rules/wingo';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { RoundStakes } from './RoundStakes';

const stake = (type: string, value: string, amount: string) => ({
  bet: parseBet(type, value),
  amount: parseUsdt(amount),
});
const stakes = [
  stake('color', 'green', '10'),
  stake('number', '7', '1'),
  stake('color', 'green', '2.5'),
];

describeConformance('RoundStakes', {
  render: (props) => <RoundStakes stakes={stakes} {...props} />,
  root: HTMLElement,
});

test('shows a chip with the total stake for each bet, and the total', () => {
  const { getByRole } = renderUi(<RoundStakes stakes={stakes} />);
  const chips = within(getByRole('list', { name: 'Your bets' })).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual(['Green12.500', '71.000']);
  expect(getByRole('region', { name: 'Your stakes in this round' })).toHaveTextContent(
    '13.500 USDT',
  );
});

test('does not shift the content below with the first bet', () => {
  const { container, rerender } = renderUi(<RoundStakes stakes={[]} />);
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const empty = height();
  expect(container).toHaveTextContent('No bets in this round yet.');
  rerender(<RoundStakes stakes={stakes} />);
  expect(height()).toBe(empty);
});
