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
/** The keyboard may enter the page from the browser's own controls. */
const onWindowBlur = () => {
  last = undefined;
};

/** Observes the input of the reader for `movedByKeyboard` and `focusBack`. */
export const useLastInput = (): void =>
  useEffect(() => {
    // The window keeps one copy of each listener, whatever the number of components.
    addEventListener('pointerdown', onPointerDown, true);
    addEventListener('keydown', onKeyDown, true);
    addEventListener('blur', onWindowBlur);
  }, []);

/**
 * Returns false for focus that code moves: after a press, or after a key such as Escape or Enter,
 * which closes a layer and gives its focus back.
 */
export const movedByKeyboard = (): boolean => last === undefined || last === 'move';

/** Focuses an element as its owner, without a focus ring after a press. */
export function focusBack(element: HTMLElement): void {
  element.focus(last === 'pointer' ? { focusVisible: false } : {});
}
