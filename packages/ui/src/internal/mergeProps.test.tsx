import { createRef, type MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing/renderUi';
import { mergeProps } from './mergeProps';

test("returns the component's own props unchanged if the caller passes none", () => {
  const own = { className: 'own' };
  expect(mergeProps(own, undefined)).toBe(own);
});

test("joins class names and styles, and otherwise prefers the caller's props", () => {
  const own = { className: 'own', style: { color: 'red', margin: 0 }, title: 'own', id: 'own' };
  const given = { className: 'given', style: { color: 'blue' }, title: 'given', id: undefined };
  expect(mergeProps(own, given)).toEqual({
    className: 'own given',
    style: { color: 'blue', margin: 0 },
    title: 'given',
    id: 'own',
  });
});

test("runs the caller's handler first, so that it can prevent the component's own handler", async () => {
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

test('sets both refs once per element, regardless of the number of renders', () => {
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
