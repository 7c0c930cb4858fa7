import type { SoundSet } from '@platform/ui';
import { expect, expectTypeOf, test } from 'vitest';
import { volumeOf } from './useSound';
import type { SOUND_SETS } from '../../../../../tokens/src/contentFile';

test.each([
  ['0', 0],
  ['35', 35],
  ['100', 100],
])('remembers the volume %s', (text, volume) => {
  expect(volumeOf(text)).toBe(volume);
});

test.each([null, '', 'loud', '-5', '101', 'NaN'])(
  'falls back to the default volume for %j',
  (text) => {
    expect(volumeOf(text)).toBe(60);
  },
);

test('accepts every sound set of the library from a brand', () => {
  expectTypeOf<(typeof SOUND_SETS)[number]>().toEqualTypeOf<SoundSet>();
});
