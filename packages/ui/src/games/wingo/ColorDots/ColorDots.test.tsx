import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { ColorDots } from './ColorDots';

describeConformance('ColorDots', {
  render: (props) => <ColorDots colors={['red', 'violet']} {...props} />,
  root: HTMLSpanElement,
});

test('gives each dot a name', () => {
  const { getAllByRole } = renderUi(<ColorDots colors={['green', 'violet']} />);
  expect(getAllByRole('img').map((dot) => dot.getAttribute('aria-label'))).toEqual([
    'Green',
    'Violet',
  ]);
});

test('gives each colour a distinct shape', () => {
  const { getAllByRole } = renderUi(<ColorDots colors={['green', 'violet', 'red']} />);
  const shapes = getAllByRole('img').map((dot) => dot.lastElementChild?.outerHTML);
  expect(new Set(shapes).size).toBe(3);
});
