import { expect, test } from 'vitest';
import { AVATAR_TONES, initials, toneOf } from './initials';

test.each([
  ['Asha Rao', 'AR'],
  ['asha', 'A'],
  ['Asha Devi  Rao', 'AR'],
  ["o'neill (admin)", 'OA'],
  ['Élodie Ångström', 'ÉÅ'],
  ['王小明', '王'],
  ['FX102938', 'F'],
  ['  ', ''],
  ['🙂', ''],
])('"%s" has the initials "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('always gives a name the same colour, and uses all colours across many names', () => {
  expect(toneOf('Asha Rao')).toBe(toneOf('Asha Rao'));
  const tones = Array.from({ length: 100 }, (_, index) => toneOf(`Member ${index}`));
  expect(new Set(tones)).toEqual(new Set(AVATAR_TONES));
});
