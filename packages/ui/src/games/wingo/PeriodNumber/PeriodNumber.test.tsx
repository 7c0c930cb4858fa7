import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { PeriodNumber } from './PeriodNumber';

describeConformance('PeriodNumber', {
  render: (props) => <PeriodNumber roundNumber="20240131100010042" {...props} />,
  root: HTMLDivElement,
});

test('[WINGO-01] shows the full round number', () => {
  const { getByText } = renderUi(<PeriodNumber roundNumber="20240131100010042" />);
  expect(getByText('20240131100010042')).toBeVisible();
});

test('keeps its height while the round loads', () => {
  const { container, rerender } = renderUi(<PeriodNumber roundNumber={undefined} />);
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const before = height();
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  rerender(<PeriodNumber roundNumber="20240131100010042" />);
  expect(height()).toBe(before);
});
