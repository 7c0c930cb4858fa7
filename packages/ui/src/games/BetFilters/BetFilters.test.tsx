import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import {
  ALL_BETS,
  BetFilters,
  isFiltered,
  type BetChoice,
  type BetFiltersProps,
} from './BetFilters';

const GAMES = [
  { value: '1', label: 'Wingo 1 Min' },
  { value: '2', label: 'Wingo 3 Min' },
];

const now = () => Date.UTC(2026, 5, 1, 12);

const example = (props?: Partial<BetFiltersProps>) => (
  <BetFilters value={ALL_BETS} onValueChange={() => {}} games={GAMES} now={now} {...props} />
);

function Held({ onChange }: { onChange: (value: BetChoice) => void }) {
  const [value, setValue] = useState(ALL_BETS);
  return example({
    value,
    onValueChange: (next) => {
      setValue(next);
      onChange(next);
    },
  });
}

describeConformance('BetFilters', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: {
    parts: ['game', 'outcome', 'dates', 'clear'],
    props: { value: { ...ALL_BETS, outcome: 'won' } },
  },
});

test('changes one field with each filter, and resets all filters with one press', async () => {
  const onChange = vi.fn();
  const { queryByRole } = renderUi(<Held onChange={onChange} />);
  expect(queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Game' }), 'Wingo 3 Min');
  await userEvent.click(page.getByRole('radio', { name: 'Lost' }));
  await page.getByRole('textbox', { name: 'From' }).fill('2026-05-01');
  await userEvent.tab();
  const dates = { from: '2026-05-01', to: null };
  expect(onChange).toHaveBeenLastCalledWith({ game: '2', outcome: 'lost', dates });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(onChange).toHaveBeenLastCalledWith(ALL_BETS);
});

test('returns the focus to the first filter after a reset with the keyboard', async () => {
  const { getByRole } = renderUi(
    <BetFilters defaultValue={{ ...ALL_BETS, game: '2' }} games={GAMES} now={now} />,
  );
  getByRole('button', { name: 'Clear filters' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(getByRole('combobox', { name: 'Game' })).toHaveFocus();
  expect(getByRole('combobox', { name: 'Game' })).toHaveValue('all');
});

test('selects refunded bets with the outcome filter', async () => {
  const onValueChange = vi.fn();
  renderUi(example({ onValueChange }));
  await userEvent.click(page.getByRole('radio', { name: 'Refunded' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ ...ALL_BETS, outcome: 'refunded' });
});

test("does not treat 'all games' and 'all outcomes' as filters", async () => {
  const onValueChange = vi.fn();
  const value = { ...ALL_BETS, game: '2', outcome: 'won' } as const;
  renderUi(example({ value, onValueChange }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Game' }), 'All games');
  expect(onValueChange).toHaveBeenLastCalledWith({ ...value, game: null });
  await userEvent.click(page.getByRole('radio', { name: 'All' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ ...value, outcome: null });
});

test.each<[boolean, Partial<BetChoice>]>([
  [false, {}],
  [true, { game: '1' }],
  [true, { outcome: 'won' }],
  [true, { dates: { from: null, to: '2026-05-01' } }],
])('isFiltered returns %s for %o', (expected, part) => {
  expect(isFiltered({ ...ALL_BETS, ...part })).toBe(expected);
});

test.each([
  [912, 1],
  [640, 2],
])('shows the filters at %i px in %i row(s), with both dates side by side', (width, rows) => {
  const { getByRole, getAllByRole } = renderUi(
    <div style={{ inlineSize: width }}>{example()}</div>,
  );
  const dates = getAllByRole('textbox');
  expect(dates).toHaveLength(2);
  const bottoms = [getByRole('combobox'), getByRole('radiogroup'), ...dates]
    .map((control) => control.getBoundingClientRect().bottom)
    .sort((one, other) => one - other);
  // A bordered control ends one border width lower than the others.
  const steps = bottoms.filter((bottom, n) => bottom - (bottoms[n - 1] ?? -Infinity) > 4);
  expect(steps, String(bottoms)).toHaveLength(rows);
});
