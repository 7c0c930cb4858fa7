import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { ColorDots } from './ColorDots';

describeConformance('ColorDots', {
  render: (props) => <ColorDots colors={['red', 'violet']} {...props} />,
  root: HTMLSpanElement,
});

test('each dot has a name', () => {
  const { getAllByRole } = renderUi(<ColorDots colors={['green', 'violet']} />);
  expect(getAllByRole('img').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Green',
    'Violet',
  ]);
});

test('each colour has a shape of its own, so that no hue has to be told apart', () => {
  const { getAllByRole } = renderUi(<ColorDots colors={['green', 'violet', 'red']} />);
  const shapes = getAllByRole('img').map((dot) => dot.lastElementChild?.outerHTML);
  expect(new Set(shapes).size).toBe(3);
});
