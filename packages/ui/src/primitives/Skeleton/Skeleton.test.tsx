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

test('is hidden from screen readers, and does not move with reduced motion', () => {
  const { container } = renderUi(<Skeleton />);
  const [skeleton] = container.children;
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  expect(skeleton?.getAnimations()).toEqual([]);
});

test('takes up exactly one line of text', () => {
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
  // Prevents the only child's margins from collapsing, so that they can be measured.
  getByTestId('skeleton').style.display = 'flow-root';
  expect(getByTestId('skeleton').offsetHeight).toBe(getByTestId('text').offsetHeight);
});

test('takes up no more space than text in a baseline-aligned row', () => {
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
