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
