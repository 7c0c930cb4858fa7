import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { VisuallyHidden } from './VisuallyHidden';

describeConformance('VisuallyHidden', {
  render: (props) => <VisuallyHidden {...props}>seconds</VisuallyHidden>,
  root: HTMLSpanElement,
});

test('is read by screen readers, but takes no space', () => {
  const { getByRole, getByText } = renderUi(
    <button type="button">
      15<VisuallyHidden> seconds left</VisuallyHidden>
    </button>,
  );
  expect(getByRole('button')).toHaveAccessibleName('15 seconds left');
  expect(getByText('seconds left').offsetWidth).toBeLessThanOrEqual(1);
});
