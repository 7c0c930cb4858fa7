import { describe, expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { withMedia } from '../../testing/media';
import { renderUi } from '../../testing/renderUi';
import { Sparkline } from './Sparkline';

describeConformance('Sparkline', {
  render: (props) => <Sparkline label="Balance" values={[1, 2]} {...props} />,
  root: SVGSVGElement,
});

test.each([
  ['several values', [3, 1, null, 4, 2], 'Balance: from 3 to 2, lowest 1, highest 4'],
  ['one value', [null, 3], 'Balance: 3'],
  ['no value', [], 'Balance: no values'],
  ['negative values', [-1, -20], 'Balance: from -1 to -20, lowest -20, highest -1'],
])('describes %s in the accessible name', (_, values, name) => {
  const { getByRole } = renderUi(<Sparkline label="Balance" values={values} />);
  expect(getByRole('img')).toHaveAccessibleName(name);
});

const drawn = (image: Element) =>
  [...image.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('uses its full height, and marks the last value with a dot', () => {
  const { getByRole } = renderUi(<Sparkline label="Balance" values={[0, 10, 5]} />);
  expect(drawn(getByRole('img'))).toEqual(['M0,100L50,0L100,50', 'M100 50h0']);
});

test('draws equal values as a line in the middle', () => {
  const { getByRole } = renderUi(<Sparkline label="Balance" values={[0, 0]} />);
  expect(drawn(getByRole('img'))).toEqual(['M0,50L100,50', 'M100 50h0']);
});

test("formats values with the caller's function", () => {
  const { getByRole } = renderUi(
    <Sparkline<bigint>
      label="Balance"
      values={[5_000_000n]}
      formatValue={(micro) => `${micro / 1_000_000n} USDT`}
    />,
  );
  expect(getByRole('img')).toHaveAccessibleName('Balance: 5 USDT');
});

describe('in forced colours', () => {
  withMedia({ forcedColors: 'active' });

  test('has the text colour', () => {
    const { getByRole } = renderUi(<Sparkline label="Balance" values={[1, 2]} />);
    const line = getByRole('img').querySelector('path');
    expect(line && getComputedStyle(line).stroke).toBe(getComputedStyle(document.body).color);
  });
});
