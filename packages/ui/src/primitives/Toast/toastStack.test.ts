import { expect, test } from 'vitest';
import { toastStack, type ToastEntry } from './toastStack';

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

test('[TOAST-01] at most 10 are kept, the oldest dropped', () => {
  let stack: readonly ToastEntry[] = [];
  for (let count = 1; count <= 12; count += 1) stack = show(stack, `${count}`);
  expect(ids(stack)).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});

test('a closed toast stays until it has slid out', () => {
  const stack = show(show([], 'a'), 'b');
  const closing = toastStack(stack, { do: 'close', id: 'a' });
  expect(closing.map(({ open }) => open)).toEqual([false, true]);
  expect(ids(toastStack(closing, { do: 'forget', id: 'a' }))).toEqual(['b']);
});

test('an unknown id changes nothing', () => {
  const stack = show([], 'a');
  expect(toastStack(stack, { do: 'close', id: 'x' })).toEqual(stack);
  expect(toastStack(stack, { do: 'forget', id: 'x' })).toEqual(stack);
});
