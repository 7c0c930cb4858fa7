'use client';

import { useEffect } from 'react';

/** Keys that move the focus. */
const MOVES = /^(Tab|Arrow\w+|Home|End|Page\w+)$/;

let last: 'pointer' | 'move' | 'key' | undefined;

const onPointerDown = () => {
  last = 'pointer';
};
const onKeyDown = ({ key }: KeyboardEvent) => {
  last = MOVES.test(key) ? 'move' : 'key';
};
/**
 * Forgets the last input, because the user may return by keyboard from the browser's own controls.
 */
const onWindowBlur = () => {
  last = undefined;
};

/** Observes user input for `movedByKeyboard` and `focusBack`. */
export const useLastInput = (): void =>
  useEffect(() => {
    // The window registers each listener only once, regardless of the number of components.
    addEventListener('pointerdown', onPointerDown, true);
    addEventListener('keydown', onKeyDown, true);
    addEventListener('blur', onWindowBlur);
  }, []);

/**
 * Returns false if code moved the focus: after a press, or after a key such as Escape or Enter that
 * closes a layer and returns its focus.
 */
export const movedByKeyboard = (): boolean => last === undefined || last === 'move';

/** Returns the focus to an element, without a focus ring after a press. */
export function focusBack(element: HTMLElement): void {
  element.focus(last === 'pointer' ? { focusVisible: false } : {});
}
