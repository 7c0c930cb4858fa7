import { DIGITS } from '@platform/rules/wingo';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { plays } from '../../samples/plays';
import { LiveBoard } from './LiveBoard';

const results = DIGITS.map((number) => ({ roundNumber: String(9 - number), number }));

describeConformance('LiveBoard', {
  render: (props) => <LiveBoard gameType={1} results={results} plays={plays} {...props} />,
  root: HTMLElement,
});

test('shows the latest results of its game, and the latest bets and wins', () => {
  const { getByRole } = renderUi(<LiveBoard gameType={1} results={results} plays={plays} />);
  const board = within(getByRole('region', { name: 'Live now' }));
  expect(board.getAllByText('Wingo 1 Min')[0]).toBeVisible();
  expect(
    within(board.getByRole('list', { name: 'Last results' })).getAllByRole('img'),
  ).toHaveLength(10);
  expect(
    within(board.getByRole('list', { name: 'Live bets' })).getAllByRole('listitem'),
  ).toHaveLength(4);
});

test('does not shift when results and plays load', () => {
  const { container, rerender } = renderUi(
    <LiveBoard gameType={1} results={undefined} plays={undefined} />,
  );
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const before = height();
  rerender(<LiveBoard gameType={1} results={results} plays={plays} />);
  expect(height()).toBe(before);
  rerender(<LiveBoard gameType={1} results={[]} plays={[]} />);
  expect(height()).toBe(before);
});
