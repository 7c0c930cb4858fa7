import { DIGITS } from '@platform/rules/wingo';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { NumberBall } from './NumberBall';

describeConformance('NumberBall', {
  render: (props) => <NumberBall number={7} {...props} />,
  root: HTMLSpanElement,
});

test('[WINGO-07] is red and violet for 0, green and violet for 5, green for odd and red for even numbers', () => {
  const { getAllByRole } = renderUi(
    <>
      {DIGITS.map((number) => (
        <NumberBall key={number} number={number} />
      ))}
    </>,
  );
  expect(getAllByRole('img').map(({ dataset }) => dataset['color'])).toEqual([
    'red+violet',
    'green',
    'red',
    'green',
    'red',
    'green+violet',
    'red',
    'green',
    'red',
    'green',
  ]);
});

test.each(['small', 'medium', 'large'] as const)(
  "leaves most of the ball's colours visible around the digit's disc: %s",
  (size) => {
    const { getByRole } = renderUi(<NumberBall number={5} size={size} />);
    const ball = getByRole('img');
    const disc = ball.firstElementChild;
    const share = (disc?.getBoundingClientRect().width ?? 0) / ball.getBoundingClientRect().width;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(0.6);
  },
);

test('names its colours for screen readers', () => {
  const { getByRole } = renderUi(
    <>
      <NumberBall number={0} />
      <NumberBall number={5} />
      <NumberBall number={7} />
      <NumberBall number={8} texts={{ red: ({ number }) => `${number}, rot` }} />
    </>,
  );
  expect(getByRole('img', { name: '0, red and violet' })).toBeVisible();
  expect(getByRole('img', { name: '5, green and violet' })).toBeVisible();
  expect(getByRole('img', { name: '7, green' })).toBeVisible();
  expect(getByRole('img', { name: '8, rot' })).toBeVisible();
});
