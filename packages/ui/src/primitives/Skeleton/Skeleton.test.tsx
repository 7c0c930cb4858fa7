import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Text } from '../Text/Text';
import { Skeleton } from './Skeleton';

describeConformance('Skeleton', {
  render: (props) => <Skeleton {...props} />,
  root: HTMLSpanElement,
});

test('it is silent, and still for readers who want less motion', () => {
  const { container } = renderUi(<Skeleton />);
  const [skeleton] = container.children;
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  expect(skeleton?.getAnimations()).toEqual([]);
});

test('in the place of a line of text it takes exactly the room of the line', () => {
  const { getByTestId } = renderUi(
    <>
      <Text as="div" data-testid="text">
        A line
      </Text>
      <Text as="div" data-testid="skeleton">
        <Skeleton />
      </Text>
    </>,
  );
  // Margins of the only child would collapse through a plain block: measure the flow root.
  getByTestId('skeleton').style.display = 'flow-root';
  expect(getByTestId('skeleton').offsetHeight).toBe(getByTestId('text').offsetHeight);
});
