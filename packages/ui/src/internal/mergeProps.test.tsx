import { createRef, type MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';
import { mergeProps } from './mergeProps';

test('without props of the caller the own ones are returned as they are', () => {
  const own = { className: 'own' };
  expect(mergeProps(own, undefined)).toBe(own);
});

test('class names and styles are joined; of anything else the caller’s is taken', () => {
  const own = { className: 'own', style: { color: 'red', margin: 0 }, title: 'own', id: 'own' };
  const given = { className: 'given', style: { color: 'blue' }, title: 'given', id: undefined };
  expect(mergeProps(own, given)).toEqual({
    className: 'own given',
    style: { color: 'blue', margin: 0 },
    title: 'given',
    id: 'own',
  });
});

test('the caller’s handler runs first, and may keep the own from running', async () => {
  const calls: string[] = [];
  const own = { onClick: () => calls.push('own') };
  const { getByText } = renderUi(
    <>
      <button {...mergeProps(own, { onClick: () => calls.push('given') })}>Both</button>
      <button {...mergeProps(own, { onClick: (event: MouseEvent) => event.preventDefault() })}>
        One
      </button>
    </>,
  );
  await userEvent.click(getByText('Both'));
  expect(calls).toEqual(['given', 'own']);
  await userEvent.click(getByText('One'));
  expect(calls).toEqual(['given', 'own']);
});

test('both refs are set, once for an element however often it is rendered', () => {
  const own = createRef<HTMLParagraphElement>();
  const given = vi.fn();
  const Part = () => <p {...mergeProps({ ref: own }, { ref: given })}>Text</p>;
  const { getByText, rerender, unmount } = renderUi(<Part />);
  rerender(<Part />);
  expect(own.current).toBe(getByText('Text'));
  expect(given.mock.calls).toEqual([[getByText('Text')]]);
  unmount();
  expect(own.current).toBeNull();
  expect(given).toHaveBeenLastCalledWith(null);
});
