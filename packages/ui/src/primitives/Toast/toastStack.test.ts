import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attentionClock, newClock, nextOverIn, overIn } from '../../internal/attentionClock';
import { lifetimesOf, toastStack, type StackChange, type ToastEntry } from './toastStack';

const toast = (id: string): ToastEntry => ({
  id,
  type: 'info',
  title: 'Info',
  message: id,
  action: undefined,
  link: undefined,
  open: true,
});
const show = (stack: readonly ToastEntry[], id: string) =>
  toastStack(stack, { do: 'show', toast: toast(id), limit: 10 });
const ids = (stack: readonly ToastEntry[]) => stack.map(({ id }) => id);

test('[TOAST-01] keeps at most 10 toasts, and removes the oldest', () => {
  let stack: readonly ToastEntry[] = [];
  for (let count = 1; count <= 12; count += 1) stack = show(stack, `${count}`);
  expect(ids(stack)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test('keeps a closed toast until its slide-out ends', () => {
  const stack = show(show([], 'a'), 'b');
  const closing = toastStack(stack, { do: 'close', id: 'a' });
  expect(closing.map(({ open }) => open)).toEqual([false, true]);
  expect(ids(toastStack(closing, { do: 'forget', id: 'a' }))).toEqual(['b']);
});

test('ignores an unknown id', () => {
  const stack = show([], 'a');
  expect(toastStack(stack, { do: 'close', id: 'x' })).toEqual(stack);
  expect(toastStack(stack, { do: 'forget', id: 'x' })).toEqual(stack);
});

const LIFETIME = 5000;
const LIMIT = 3;

/** Events on a page with toasts. `place` is a toast's index in the stack. */
const happening = fc.oneof(
  fc.record({ do: fc.constant('wait'), ms: fc.integer({ min: 1, max: 2 * LIFETIME }) }),
  fc.record({ do: fc.constantFrom('show', 'showAction') }),
  // The close button, Escape, a swipe and the caller close a toast. The toast is removed when its
  // animation ends.
  fc.record({
    do: fc.constantFrom('close', 'forget', 'hover', 'focus'),
    place: fc.nat({ max: LIMIT - 1 }),
  }),
  fc.record({
    do: fc.constantFrom('leave', 'blur', 'windowBlur', 'windowFocus', 'tabHide', 'tabShow'),
  }),
) satisfies fc.Arbitrary<object>;

type Happening = { do: string; ms?: number; place?: number };

/**
 * Simulates a page with toasts and their clock, and measures how long each toast gets attention.
 */
function toastPage() {
  let now = 0;
  let count = 0;
  let stack: readonly ToastEntry[] = [];
  let clock = newClock(now);
  const attended = new Map<string, number>();
  /** Hovered and focused toasts, while they are on the page. */
  const on: { hover?: string | undefined; focus?: string | undefined } = {};
  let [isAway, isHidden] = [false, false];

  const send = (event: object) => {
    clock = attentionClock(clock, { ...event, at: now } as Parameters<typeof attentionClock>[1]);
  };
  const change = (changed: StackChange) => {
    stack = toastStack(stack, changed);
    // No event fires when a hovered or focused element is removed.
    for (const key of ['hover', 'focus'] as const) {
      if (!stack.some(({ id }) => id === on[key])) on[key] = undefined;
    }
    send({ type: 'open', items: lifetimesOf(stack, LIFETIME) });
  };
  const lifetimeOf = (id: string) =>
    stack.find((one) => one.id === id)?.action ? 6 * LIFETIME : LIFETIME;
  const isOpen = (id: string | undefined) => stack.some((one) => one.id === id && one.open);
  const advance = (ms: number) => {
    now += ms;
    if (isAway || isHidden || isOpen(on.hover) || isOpen(on.focus)) return;
    for (const { id, open } of stack) if (open) attended.set(id, (attended.get(id) ?? 0) + ms);
  };
  const wait = (ms: number) => {
    const end = now + ms;
    const nextOver = () => clock.at + nextOverIn(clock);
    for (let due = nextOver(); due <= end; due = nextOver()) {
      advance(due - now);
      send({ type: 'tick' });
      for (const id of overIn(clock)) {
        expect(attended.get(id)).toBe(lifetimeOf(id));
        change({ do: 'close', id });
      }
    }
    advance(end - now);
  };
  const happen = ({ do: what, ms, place = 0 }: Happening) => {
    const id = stack[place]?.id;
    if (ms !== undefined) wait(ms);
    if (what === 'show' || what === 'showAction') {
      count += 1;
      const action = what === 'show' ? undefined : { label: 'Undo', onPress: () => {} };
      change({ do: 'show', toast: { ...toast(`${count}`), action }, limit: LIMIT });
    }
    if (id !== undefined && (what === 'close' || what === 'forget')) change({ do: what, id });
    if (id !== undefined && (what === 'hover' || what === 'focus')) {
      on[what] = id;
      send({ type: what, id });
    }
    const left = what === 'leave' ? 'hover' : 'focus';
    if ((what === 'leave' || what === 'blur') && on[left] !== undefined) {
      send({ type: what, id: on[left] });
      on[left] = undefined;
    }
    if (what.startsWith('window') || what.startsWith('tab')) {
      if (what.startsWith('window')) isAway = what === 'windowBlur';
      else isHidden = what === 'tabHide';
      send({ type: what });
    }
    for (const one of stack) {
      if (one.open) expect(attended.get(one.id) ?? 0).toBeLessThan(lifetimeOf(one.id));
    }
  };
  return { happen, open: () => stack.filter((one) => one.open) };
}

test('[TOAST-01] closes a toast after 5 s of attention, or 30 s with an action', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
      const page = toastPage();
      happenings.forEach(page.happen);
      for (const calm of ['leave', 'blur', 'windowFocus', 'tabShow']) page.happen({ do: calm });
      page.happen({ do: 'wait', ms: 6 * LIFETIME });
      expect(page.open()).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
