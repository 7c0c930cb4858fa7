import { parseBet } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { BetChip } from './BetChip';

describeConformance('BetChip', {
  render: (props) => <BetChip bet={parseBet('color', 'green')} {...props} />,
  root: HTMLSpanElement,
});

test("shows the bet's name", () => {
  const { getByText, getByRole } = renderUi(
    <>
      <BetChip bet={parseBet('color', 'violet')} />
      <BetChip bet={parseBet('high', '')} />
      <BetChip bet={parseBet('number', '0')} />
    </>,
  );
  expect(getByText('Violet')).toBeVisible();
  expect(getByText('High')).toBeVisible();
  expect(getByRole('img', { name: '0, red and violet' })).toBeVisible();
});

test('distinguishes colours, High and Low by shape', () => {
  const bets = [
    ...(['green', 'violet', 'red'] as const).map((color) => parseBet('color', color)),
    parseBet('high', ''),
    parseBet('low', ''),
  ];
  const { container } = renderUi(
    <>
      {bets.map((bet, index) => (
        <BetChip key={index} bet={bet} />
      ))}
    </>,
  );
  const shapes = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  expect(new Set(shapes).size).toBe(bets.length);
});
