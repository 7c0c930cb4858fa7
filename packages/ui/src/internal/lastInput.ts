'use client';

import { useEffect } from 'react';

/** Keys that move the focus. */
const MOVES = /^(Tab|Arrow\w+|Home|End|Page\w+)$/;

type Input = 'pointer' | 'move' | 'key';

let last: Input | undefined;
let followers = 0;

const onPointerDown = () => {
  last = 'pointer';
};
const onKeyDown = ({ key }: KeyboardEvent) => {
  last = MOVES.test(key) ? 'move' : 'key';
};
/** The keyboard may enter the page from the browser's own controls. */
const onBlur = ({ target }: Event) => {
  if (target === window) last = undefined;
};

function follow() {
  followers += 1;
  const each = (change: 'addEventListener' | 'removeEventListener') => {
    window[change]('pointerdown', onPointerDown, { capture: true });
    window[change]('keydown', onKeyDown as EventListener, { capture: true });
    window[change]('blur', onBlur);
  };
  if (followers === 1) each('addEventListener');
  return () => {
    followers -= 1;
    if (followers > 0) return;
    each('removeEventListener');
    last = undefined;
  };
}

/** Observes the input of the reader for `movedByKeyboard` and `focusBack`. */
export const useLastInput = (): void => useEffect(follow, []);

/**
 * Returns false for focus that code moves: after a press, or after a key such as Escape or Enter,
 * which closes a layer and gives its focus back.
 */
export const movedByKeyboard = (): boolean => last === undefined || last === 'move';

/** Focuses an element as its owner, without a focus ring after a press. */
export function focusBack(element: HTMLElement): void {
  element.focus(last === 'pointer' ? { focusVisible: false } : {});
}
