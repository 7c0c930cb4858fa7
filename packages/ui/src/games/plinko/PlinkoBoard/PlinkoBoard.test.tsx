import { waitFor } from '@testing-library/react';
import { drawPath } from '@platform/rules/plinko';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { seededRandom } from '../../../samples/random';
import { vars } from '../../../theme/contract.css';
import { boardHeight, boardWidth, MARGIN, pegsOf } from './geometry';
import { PlinkoBoard, type PlinkoBoardProps } from './PlinkoBoard';

const stopped = () => 0;
const none: never[] = [];

const example = (props?: Partial<PlinkoBoardProps>) => (
  <PlinkoBoard
    rows={8}
    risk="low"
    balls={none}
    flashing={none}
    last={none}
    now={stopped}
    {...props}
  />
);

describeConformance('PlinkoBoard', {
  render: (props) =>
    example({
      last: [{ id: 1, multiplier: { numerator: 56n, denominator: 10n } }],
      ...props,
    }),
  root: HTMLDivElement,
});

const canvasOf = () => {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas.');
  return canvas;
};

function pixels(x: number, y: number): string {
  const canvas = canvasOf();
  const [across, down] = [canvas.width / boardWidth(8), canvas.height / boardHeight(8)];
  const context = canvas.getContext('2d');
  return String(context?.getImageData(Math.round(x * across), Math.round(y * down), 1, 1).data);
}

test('[PLINKO-02] shows the multiplier of each bucket, and draws a ring around the flashing bucket', () => {
  const { getByRole } = renderUi(example({ flashing: [8] }));
  const buckets = [...getByRole('list', { name: 'Payouts, from left to right' }).children];
  expect(buckets.map((bucket) => bucket.textContent)).toEqual(
    '5.6 2.1 1.1 1 0.5 1 1.1 2.1 5.6'.split(' '),
  );
  const rings = buckets.map((bucket) => getComputedStyle(bucket).boxShadow);
  expect(rings.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'none'));
  expect(rings[8]).toMatch(/^\w+\(.+\) 0px 0px 0px [1-9]\d*px/);
  const probe = document.createElement('i');
  probe.style.color = vars.color.text.default;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  expect(rings[8]?.startsWith(`${color} `)).toBe(true);
});

test.each([
  { width: 600, columns: 1 },
  { width: 330, columns: 2 },
])('(A13) shows the last results in $columns column(s) at $width px', ({ width, columns }) => {
  const last = [1, 2, 3, 4, 5, 6].map((id) => ({
    id,
    multiplier: { numerator: 1n, denominator: 1n },
  }));
  const { getByRole } = renderUi(<div style={{ width }}>{example({ last })}</div>);
  const results = [...getByRole('list', { name: 'Last results, newest first' }).children];
  const starts = results.map((result) => Math.round(result.getBoundingClientRect().left));
  expect(starts).toHaveLength(6);
  expect(new Set(starts).size).toBe(columns);
});

/** Middle peg of the first row. */
const [, PEG = { x: 0, y: 0 }] = pegsOf(8);
const EMPTY = '0,0,0,0';

test('[PLINKO-02] paints pegs at their positions', () => {
  renderUi(example());
  expect(pixels(PEG.x, PEG.y)).not.toBe(EMPTY);
  expect(pixels(PEG.x + 0.5, PEG.y)).toBe(EMPTY);
});

test('[PLINKO-02] paints a ball at its position', () => {
  const path = drawPath(8, seededRandom(1));
  renderUi(example({ balls: [{ id: 1, path, startedAt: 0 }] }));
  expect(pixels(PEG.x, 0.5)).not.toBe(EMPTY);
  expect(pixels(PEG.x + 1, 0.5)).toBe(EMPTY);
});

test('repaints when the colour scheme changes', async () => {
  renderUi(example());
  const dark = pixels(PEG.x, PEG.y);
  document.documentElement.dataset['scheme'] = 'light';
  await waitFor(() => expect(pixels(PEG.x, PEG.y)).not.toBe(dark));
});

test('centres every bucket below its column on the board', () => {
  const { getByRole } = renderUi(example());
  const buckets = getByRole('list', { name: 'Payouts, from left to right' });
  const { left, width } = canvasOf().getBoundingClientRect();
  [...buckets.children].forEach((bucket, index) => {
    const box = bucket.getBoundingClientRect();
    const column = left + ((index + 0.5 + MARGIN) / boardWidth(8)) * width;
    expect(Math.abs(box.left + box.width / 2 - column)).toBeLessThan(1);
  });
});

test('has one canvas pixel per screen pixel', async () => {
  renderUi(example());
  const canvas = canvasOf();
  expect(canvas.width).toBe(Math.round(canvas.clientWidth * devicePixelRatio));
  expect(canvas.height).toBe(Math.round(canvas.clientHeight * devicePixelRatio));
});

test('fits the buckets of 16 rows on the narrowest phone', () => {
  const { getByRole } = renderUi(
    <div style={{ inlineSize: 288 }}>{example({ rows: 16, risk: 'high' })}</div>,
  );
  const buckets = getByRole('list', { name: 'Payouts, from left to right' });
  expect(buckets.scrollWidth).toBeLessThanOrEqual(buckets.clientWidth);
  for (const bucket of buckets.children) {
    expect(bucket.scrollWidth).toBeLessThanOrEqual(bucket.clientWidth);
    expect(bucket.scrollHeight).toBeLessThanOrEqual(bucket.clientHeight);
  }
});
