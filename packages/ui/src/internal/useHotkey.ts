'use client';

import { useEffect, useRef } from 'react';

/** Letter or digit with Command or Control, such as 'mod+k'. */
export type Hotkey = `mod+${string}`;

const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** Returns the letter that a key types, or the letter at that position on a Latin keyboard. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  /^[a-z0-9]$/i.test(key) ? key.toLowerCase() : code.replace(/^(Key|Digit)/, '').toLowerCase();

/**
 * Calls `onPress` for a hotkey anywhere on the page.
 *
 * @throws Error unless the hotkey is 'mod+' with a letter or digit
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
