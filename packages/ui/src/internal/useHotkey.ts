'use client';

import { useEffect, useRef } from 'react';

/** A letter or digit with Command or Control: 'mod+k'. Without them, typing a text would press it. */
export type Hotkey = `mod+${string}`;

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** The letter of a key, on keyboards of other scripts as well: where it is on a Latin one. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[a-z0-9]$/i.test(key) ? key.toLowerCase() : code.replace(/^(Key|Digit)/, '').toLowerCase();

/**
 * Calls `onPress` when a hotkey is pressed anywhere on the page, in place of what the browser does with
 * it. Throws for a hotkey that is not 'mod+' and a letter or digit.
 *
 * @param hotkey `undefined` listens to nothing
 */
export function useHotkey(hotkey: Hotkey | undefined, onPress: () => void): void {
  const letter = hotkey && /^mod\+([a-z0-9])$/.exec(hotkey)?.[1];
  if (hotkey !== undefined && letter === undefined) {
    throw new Error(`A hotkey is 'mod+' and a small letter or a digit, but got '${hotkey}'.`);
  }
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    if (letter === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const held = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
      if (!held || altKey || shiftKey || event.repeat || event.defaultPrevented) return;
      if (letterOf(event) !== letter) return;
      event.preventDefault();
      press.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [letter]);
}
