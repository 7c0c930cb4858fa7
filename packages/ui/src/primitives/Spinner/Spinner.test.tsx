import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Spinner } from './Spinner';

describeConformance('Spinner', {
  render: (props) => <Spinner label="Loading" {...props} />,
  root: HTMLSpanElement,
});

test('a spinner with a label is announced', () => {
  const { getByRole } = renderUi(<Spinner label="Loading bets" />);
  expect(getByRole('status', { name: 'Loading bets' })).toBeVisible();
});

test('a spinner beside a text stays silent', () => {
  const { queryByRole } = renderUi(<Spinner />);
  expect(queryByRole('status')).toBeNull();
});
