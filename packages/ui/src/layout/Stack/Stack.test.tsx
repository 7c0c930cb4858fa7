import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Stack } from './Stack';

describeConformance('Stack', {
  render: (props) => <Stack {...props}>Column</Stack>,
  root: HTMLDivElement,
});

test('places children in a column, separated by the gap', () => {
  const { getByText } = renderUi(
    <Stack gap="l">
      <p>First</p>
      <p>Second</p>
    </Stack>,
  );
  const first = getByText('First').getBoundingClientRect();
  const second = getByText('Second').getBoundingClientRect();
  expect(second.top - first.bottom).toBe(16);
  expect(second.left).toBe(first.left);
});

test("preserves its items' list semantics", () => {
  const { getAllByRole } = renderUi(
    <Stack as="ul">
      <li>One</li>
      <li>Two</li>
    </Stack>,
  );
  expect(getAllByRole('listitem')).toHaveLength(2);
});
