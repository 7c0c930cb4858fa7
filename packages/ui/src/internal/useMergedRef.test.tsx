import { createRef, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { useMergedRef } from './useMergedRef';

function Example({ own, given }: { own?: Ref<HTMLElement>; given?: Ref<HTMLElement> }) {
  return <p ref={useMergedRef<HTMLElement>(own, given)}>Text</p>;
}

test('sets and clears both refs', () => {
  const object = createRef<HTMLElement>();
  const callback = vi.fn();
  const { getByText, unmount } = renderUi(<Example own={object} given={callback} />);
  const element = getByText('Text');
  expect(object.current).toBe(element);
  expect(callback).toHaveBeenLastCalledWith(element);
  unmount();
  expect(object.current).toBeNull();
  expect(callback).toHaveBeenLastCalledWith(null);
});

test("calls a ref's cleanup instead of passing null", () => {
  const cleanUp = vi.fn();
  const callback = vi.fn(() => cleanUp);
  const { unmount } = renderUi(<Example given={callback} />);
  unmount();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(callback).toHaveBeenCalledOnce();
});
