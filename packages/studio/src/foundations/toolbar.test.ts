import { brands } from 'virtual:platform-brands';
import { afterEach, describe, expect, test } from 'vitest';
import studio from '../studio/Studio.stories';
import { VISION_CHOICES } from './simulateVision';
import { dress } from './toolbar';

const root = document.documentElement;

afterEach(() => {
  dress({});
  for (const name of ['lang', 'dir', 'data-brand', 'data-scheme']) root.removeAttribute(name);
});

test('a page is dressed in what the toolbar says', () => {
  dress({ brand: 'ember', scheme: 'light', direction: 'rtl', language: 'ar' });
  expect({ ...root.dataset, dir: root.dir, lang: root.lang }).toMatchObject({
    brand: 'ember',
    scheme: 'light',
    dir: 'rtl',
    lang: 'ar',
  });
});

describe('the colour vision of the toolbar', () => {
  const kinds = VISION_CHOICES.map(({ value }) => value).filter((value) => value !== 'normal');

  test.each(kinds)('%s filters the page, and its dialogs', (vision) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    dress({ vision });
    const filter = `url("#platform-vision-${vision}")`;
    expect(getComputedStyle(root).filter).toBe(filter);
    expect(getComputedStyle(dialog).filter).toBe(filter);
    // A filter that is not there would be no filter.
    expect(document.querySelector(`filter#platform-vision-${vision} feColorMatrix`)).not.toBeNull();
    dialog.remove();
    dress({ vision: 'normal' });
    expect(getComputedStyle(root).filter).toBe('none');
  });
});

test('the Brand Studio keeps the look of the default brand; other stories have that of the toolbar', () => {
  dress({ brand: 'ember' }, studio.parameters);
  expect(root.dataset['brand']).toBe('default');
  dress({ brand: 'ember' }, {});
  expect(root.dataset['brand']).toBe('ember');
});

test('where the default brand is not valid, the Brand Studio has the look of one that is', () => {
  const list = brands as (typeof brands)[number][];
  const valid = [...list];
  try {
    list.splice(0, list.length, ...valid.filter(({ id }) => id !== 'default'));
    dress({ brand: 'ember' }, studio.parameters);
    expect(root.dataset['brand']).toBe('aurora');
    expect(getComputedStyle(root).getPropertyValue('--platform-color-canvas')).not.toBe('');
  } finally {
    list.splice(0, list.length, ...valid);
  }
});

test('where no brand is valid, it is said where to look', () => {
  const list = brands as (typeof brands)[number][];
  const valid = list.splice(0);
  try {
    expect(() => dress({})).toThrow(/^No brand .* is valid: 'npm run brand -- check' says why\.$/);
  } finally {
    list.push(...valid);
  }
});
