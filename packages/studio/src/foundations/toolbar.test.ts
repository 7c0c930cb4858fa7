import { brands } from 'virtual:platform-brands';
import { afterEach, describe, expect, test } from 'vitest';
import studio from '../studio/Studio.stories';
import { VISION_CHOICES } from './simulateVision';
import { applyToolbar } from './toolbar';

const root = document.documentElement;

afterEach(() => {
  applyToolbar({});
  for (const name of ['lang', 'dir', 'data-brand', 'data-scheme']) root.removeAttribute(name);
});

test('applies the toolbar to the page', () => {
  applyToolbar({ brand: 'ember', scheme: 'light', direction: 'rtl', language: 'ar' });
  expect({ ...root.dataset, dir: root.dir, lang: root.lang }).toMatchObject({
    brand: 'ember',
    scheme: 'light',
    dir: 'rtl',
    lang: 'ar',
  });
});

describe('the colour vision of the toolbar', () => {
  const kinds = VISION_CHOICES.map(({ value }) => value).filter((value) => value !== 'normal');

  test.each(kinds)('%s is simulated on the page and in its dialogs', (vision) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    applyToolbar({ vision });
    const filter = `url("#platform-vision-${vision}")`;
    expect(getComputedStyle(root).filter).toBe(filter);
    expect(getComputedStyle(dialog).filter).toBe(filter);
    // A reference to a missing filter would have no effect.
    expect(document.querySelector(`filter#platform-vision-${vision} feColorMatrix`)).not.toBeNull();
    dialog.remove();
    applyToolbar({ vision: 'normal' });
    expect(getComputedStyle(root).filter).toBe('none');
  });
});

test("shows the Brand Studio in the default brand, and other stories in the toolbar's brand", () => {
  applyToolbar({ brand: 'ember' }, studio.parameters);
  expect(root.dataset['brand']).toBe('default');
  applyToolbar({ brand: 'ember' }, {});
  expect(root.dataset['brand']).toBe('ember');
});

test('shows the Brand Studio in a valid brand if the default brand is invalid', () => {
  const list = brands as (typeof brands)[number][];
  const valid = [...list];
  try {
    list.splice(0, list.length, ...valid.filter(({ id }) => id !== 'default'));
    applyToolbar({ brand: 'ember' }, studio.parameters);
    expect(root.dataset['brand']).toBe('aurora');
    expect(getComputedStyle(root).getPropertyValue('--platform-color-canvas')).not.toBe('');
  } finally {
    list.splice(0, list.length, ...valid);
  }
});

test('names the command to run if no brand is valid', () => {
  const list = brands as (typeof brands)[number][];
  const valid = list.splice(0);
  try {
    expect(() => applyToolbar({})).toThrow(
      /^No brand .* is valid: 'npm run brand -- check' says why\.$/,
    );
  } finally {
    list.push(...valid);
  }
});
