import { expect, test } from 'vitest';
import {
  attentionClock,
  isRunning,
  newClock,
  nextOverIn,
  overIn,
  type AttentionClock,
  type ClockEvent,
} from './attentionClock';

const both: ClockEvent = {
  type: 'open',
  at: 0,
  items: new Map([
    ['a', 5000],
    ['b', Infinity],
  ]),
};
const onlyB: ClockEvent = { type: 'open', at: 0, items: new Map([['b', Infinity]]) };
const after = (...events: ClockEvent[]): AttentionClock =>
  events.reduce(attentionClock, newClock(0));
const at = 0;

test.each<[string, boolean, ClockEvent[]]>([
  ['both items are open', true, []],
  ['the pointer enters an item', false, [{ type: 'hover', at, id: 'a' }]],
  [
    'the pointer leaves the item',
    true,
    [
      { type: 'hover', at, id: 'a' },
      { type: 'leave', at, id: 'a' },
    ],
  ],
  [
    'the pointer enters the second item before it leaves the first',
    false,
    [
      { type: 'hover', at, id: 'a' },
      { type: 'hover', at, id: 'b' },
      { type: 'leave', at, id: 'a' },
    ],
  ],
  ['the item under the pointer is removed', true, [{ type: 'hover', at, id: 'a' }, onlyB]],
  ['the pointer enters a removed item', true, [onlyB, { type: 'hover', at, id: 'a' }]],
  ['an item has the focus', false, [{ type: 'focus', at, id: 'b' }]],
  ['the focused item is removed', true, [{ type: 'focus', at, id: 'a' }, onlyB]],
  ['the window is in the background', false, [{ type: 'windowBlur', at }]],
  [
    'the window returns with a hidden tab',
    false,
    [
      { type: 'windowBlur', at },
      { type: 'tabHide', at },
      { type: 'windowFocus', at },
    ],
  ],
  [
    'the tab is shown again',
    true,
    [
      { type: 'tabHide', at },
      { type: 'tabShow', at },
    ],
  ],
])(
  'runs only while the user sees the items without interacting: %s (%s)',
  (_, expected, events) => {
    expect(isRunning(after(both, ...events))).toBe(expected);
  },
);

test('returns the time until the next item expires, and the expired items', () => {
  expect(nextOverIn(newClock(0))).toBe(Infinity);
  const clock = after(both, { type: 'tick', at: 4000 });
  expect(nextOverIn(clock)).toBe(1000);
  expect(overIn(clock)).toEqual([]);
  const over = attentionClock(clock, { type: 'tick', at: 5000 });
  expect(overIn(over)).toEqual(['a']);
  expect(nextOverIn(over)).toBe(Infinity);
});

test('ignores the system clock being set back', () => {
  const clock = after(both, { type: 'tick', at: 4000 }, { type: 'tick', at: 1000 });
  expect(nextOverIn(clock)).toBe(1000);
});
