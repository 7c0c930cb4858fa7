import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Progress, type ProgressProps } from './Progress';

describeConformance('Progress', {
  render: (props) => <Progress label="Rank progress" value={64} {...props} />,
  root: HTMLDivElement,
});

function renderProgress(props: Partial<ProgressProps>) {
  const { getByRole } = renderUi(<Progress label="Rank progress" {...props} />);
  const root = getByRole('progressbar', { name: 'Rank progress' });
  const bar = root.firstElementChild as HTMLElement;
  return { root, share: bar.offsetWidth / root.offsetWidth, bar };
}

test('announces and shows the progress', () => {
  const { root, share } = renderProgress({ value: 2, max: 8 });
  expect(root).toHaveAttribute('aria-valuenow', '2');
  expect(root).toHaveAttribute('aria-valuetext', '25%');
  expect(share).toBeCloseTo(0.25, 2);
});

test('announces the value in words', () => {
  const { root } = renderProgress({ value: 3, max: 5, valueText: '3 of 5 members' });
  expect(root).toHaveAttribute('aria-valuetext', '3 of 5 members');
});

test.each([
  [-5, 0],
  [500, 1],
])('clamps the value %d to the range of the bar', (value, expected) => {
  expect(renderProgress({ value }).share).toBe(expected);
});

test('shows no progress without a value, and does not move with reduced motion', () => {
  const { root, bar } = renderProgress({});
  expect(root).not.toHaveAttribute('aria-valuenow');
  expect(root).toHaveAttribute('data-state', 'indeterminate');
  expect(bar.getAnimations()).toEqual([]);
});

test('fills from the right on a right-to-left page', () => {
  const { getByRole } = renderUi(
    <div dir="rtl">
      <Progress label="Rank progress" value={25} />
    </div>,
  );
  const root = getByRole('progressbar');
  const bar = root.firstElementChild as HTMLElement;
  expect(bar.getBoundingClientRect().right).toBe(root.getBoundingClientRect().right);
});
