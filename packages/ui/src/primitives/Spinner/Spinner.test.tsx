import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Spinner } from './Spinner';

describeConformance('Spinner', {
  render: (props) => <Spinner label="Loading" {...props} />,
  root: HTMLSpanElement,
});

test('is announced if it has a label', () => {
  const { getByRole } = renderUi(<Spinner label="Loading bets" />);
  expect(getByRole('status', { name: 'Loading bets' })).toBeVisible();
});

test('is hidden from screen readers beside visible text', () => {
  const { queryByRole } = renderUi(<Spinner />);
  expect(queryByRole('status')).toBeNull();
});
