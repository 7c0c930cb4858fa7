import { parseBet } from '@platform/rules/wingo';
import { afterEach, expect, test } from 'vitest';
import { meaningOf } from './boardKeys';

afterEach(() => document.body.replaceChildren());

function pressed(init: KeyboardEventInit, tag = 'section') {
  const element = document.createElement(tag);
  document.body.append(element);
  let meaning: ReturnType<typeof meaningOf>;
  element.addEventListener('keydown', (event) => (meaning = meaningOf(event)));
  element.dispatchEvent(new KeyboardEvent('keydown', init));
  return meaning;
}

test.each([
  ['7', parseBet('number', '7')],
  ['0', parseBet('number', '0')],
  ['g', parseBet('color', 'green')],
  ['V', parseBet('color', 'violet')],
  ['r', parseBet('color', 'red')],
  ['h', parseBet('high', '')],
  ['l', parseBet('low', '')],
  ['+', 'more'],
  ['-', 'less'],
  ['Enter', 'place'],
  ['Escape', 'clear'],
  ['b', 'again'],
  ['d', 'double'],
  ['u', 'undo'],
  ['m', 'mute'],
  ['?', 'keys'],
  ['x', undefined],
  ['Tab', undefined],
])('handles the key %s', (key, meaning) => {
  expect(pressed({ key })).toEqual(meaning);
});

test('uses the positions of letters and digits on keyboards for other scripts', () => {
  expect(pressed({ key: 'ل', code: 'KeyG' })).toEqual(parseBet('color', 'green'));
  expect(pressed({ key: '٧', code: 'Digit7' })).toEqual(parseBet('number', '7'));
});

test.each([
  [{ key: '7' }, 'input'],
  [{ key: 'g' }, 'textarea'],
  [{ key: 'g' }, 'select'],
  [{ key: 'Enter' }, 'button'],
  [{ key: 'Enter' }, 'a'],
])('ignores %o in <%s>', (init, tag) => {
  expect(pressed(init, tag)).toBeUndefined();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
  'leaves keys with %o to the browser',
  (held) => {
    expect(pressed({ key: 'r', ...held })).toBeUndefined();
  },
);
