import { expect, it } from 'vitest';
import { watchUse } from './watchUse';

it.each(['pointerdown', 'keydown'])(
  '(C13) counts a person as present for a minute after a %s',
  (sign) => {
    let now = 1_000_000;
    const page = new EventTarget();
    const inUse = watchUse(() => now, page);
    expect(inUse()).toBe(false);
    page.dispatchEvent(new Event(sign));
    expect(inUse()).toBe(true);
    now += 59_999;
    expect(inUse()).toBe(true);
    now += 1;
    expect(inUse()).toBe(false);
  },
);

it('(C13) ignores automatic activity of the page', () => {
  const page = new EventTarget();
  const inUse = watchUse(() => 0, page);
  for (const event of ['focus', 'online', 'visibilitychange', 'load', 'scroll']) {
    page.dispatchEvent(new Event(event));
  }
  expect(inUse()).toBe(false);
});
