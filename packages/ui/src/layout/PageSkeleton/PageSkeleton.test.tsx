import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { PageSkeleton, type PageShape } from './PageSkeleton';

describeConformance('PageSkeleton', {
  render: (props) => <PageSkeleton {...props} />,
  root: HTMLDivElement,
});

const boxesOf = (container: Element, name: string) =>
  [...container.querySelectorAll(`[data-frame="${name}"]`)].map((part) =>
    part.getBoundingClientRect(),
  );

test.each<[PageShape, string]>([
  ['board', 'half'],
  ['cards', 'tile'],
  ['table', 'row'],
  ['card', 'card'],
])('shows the parts of the %s shape, and announces that the page is loading', (shape, name) => {
  const { container, getByRole } = renderUi(<PageSkeleton shape={shape} />);
  expect(getByRole('status')).toHaveTextContent('Loading');
  const boxes = boxesOf(container, name);
  expect(boxes.length).toBeGreaterThan(0);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThan(0);
});

test.each([
  [1200, 'beside'],
  [390, 'below'],
])('places the history at %d px %s the board', (inlineSize, place) => {
  const { container } = renderUi(
    <div style={{ inlineSize }}>
      <PageSkeleton shape="board" />
    </div>,
  );
  const [board, history] = boxesOf(container, 'half');
  if (!board || !history) throw new Error('A half of the board is missing.');
  expect(history.top >= board.bottom ? 'below' : 'beside').toBe(place);
});
