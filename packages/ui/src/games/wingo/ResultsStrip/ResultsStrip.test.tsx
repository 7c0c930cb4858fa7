import { DIGITS } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { ResultsStrip } from './ResultsStrip';

const results = [...DIGITS, ...DIGITS].map((number, index) => ({
  roundNumber: String(1000 - index),
  number,
}));

describeConformance('ResultsStrip', {
  render: (props) => <ResultsStrip results={results} {...props} />,
  root: HTMLDivElement,
});

test('[WINGO-01] shows the last ten results, newest first', () => {
  const { getByRole, getAllByRole } = renderUi(<ResultsStrip results={results} />);
  expect(getByRole('list', { name: 'Last results' })).toBeVisible();
  const names = getAllByRole('img').map((ball) => ball.getAttribute('aria-label')?.[0]);
  expect(names.join('')).toBe('0123456789');
});

test('[API-36] also shows the results of rounds without other known data', () => {
  const { getAllByRole } = renderUi(
    <ResultsStrip results={results.map(({ number }) => ({ roundNumber: null, number }))} />,
  );
  expect(getAllByRole('img')).toHaveLength(10);
});

test('shows a message for a new game without results', () => {
  const { getByText } = renderUi(<ResultsStrip results={[]} />);
  expect(getByText('No results yet')).toBeVisible();
});

test('has the same height while loading, filled and empty', () => {
  const heights = [results, undefined, []].map((state) => {
    const { container, unmount } = renderUi(<ResultsStrip results={state} />);
    const height = container.firstElementChild?.getBoundingClientRect().height;
    unmount();
    return height;
  });
  expect(new Set(heights).size).toBe(1);
});
