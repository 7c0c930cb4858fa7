import type { ReactNode } from 'react';
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

test('in a row that is aligned by its baseline it takes no more room than a text', () => {
  const row = (value: ReactNode, id: string) => (
    <Text as="div" data-testid={id} style={{ display: 'flex', alignItems: 'baseline' }}>
      <span>Balance</span>
      <span style={{ inlineSize: 80 }}>{value}</span>
    </Text>
  );
  const { getByTestId } = renderUi(
    <>
      {row('1.0000', 'text')}
      {row(<Skeleton />, 'skeleton')}
    </>,
  );
  expect(getByTestId('skeleton').offsetHeight).toBe(getByTestId('text').offsetHeight);
});
