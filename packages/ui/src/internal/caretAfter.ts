import { latinDigits } from './latinDigits';

export interface Edited {
  text: string;
  caret: number;
}

const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && digitsOf(character) !== '';

/** Returns the number of digits before the caret after formatting. */
function digitsBefore({ text, caret }: Edited, formatted: string): number {
  const all = digitsOf(formatted);
  const before = digitsOf(text.slice(0, caret));
  const after = digitsOf(text.slice(caret));
  // Counts from the other end if formatting changed zeros before the caret or decimals after it.
  if (!all.startsWith(before) && all.endsWith(after)) return all.length - after.length;
  return Math.min(before.length, all.length);
}

/**
 * Returns the caret position after a field formats edited text. The caret stays behind the same
 * digit or mark.
 *
 * @example caretAfter({ text: '123,456', caret: 4 }, '123.456') // 4
 */
export function caretAfter(edited: Edited, formatted: string): number {
  let caret = 0;
  for (let digits = digitsBefore(edited, formatted); digits > 0; caret += 1) {
    if (isDigit(formatted[caret])) digits -= 1;
  }
  if (edited.caret === 0 || isDigit(edited.text[edited.caret - 1])) return caret;
  while (caret < formatted.length && !isDigit(formatted[caret])) caret += 1;
  return caret;
}
