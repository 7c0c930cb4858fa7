import { CONTRAST_PAIRS } from '@platform/tokens/contrast';
import { renderUi } from '@platform/ui/testing';
import { afterEach, expect, test } from 'vitest';
import { Contrasts } from './Contrast';
import { colorAt } from './tokens';

const [pair] = CONTRAST_PAIRS;
if (!pair) throw new Error('There are no pairs.');
const variables = [pair.front, pair.back].map((path) =>
  colorAt(path).replace(/^var\((.*)\)$/, '$1'),
);

const paint = (...colors: string[]) => {
  for (const [index, variable] of variables.entries()) {
    document.documentElement.style.setProperty(variable, colors[index] ?? null);
  }
};
afterEach(() => paint());

test('measures a pair again after the colours of the page change', async () => {
  paint('white', 'black');
  const { container } = renderUi(<Contrasts />);
  const contrast = () => container.querySelector('[data-contrast]')?.getAttribute('data-contrast');
  expect(contrast()).toBe('enough');
  paint('black', 'black');
  await expect.poll(contrast).toBe('too-little');
});
