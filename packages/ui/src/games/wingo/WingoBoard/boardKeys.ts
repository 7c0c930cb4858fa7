import { parseBet, type WingoBet } from '@platform/rules/wingo';
import { letterOf } from '../../../internal/useHotkey';

export type BettingCommand = 'more' | 'less' | 'place' | 'clear' | 'again' | 'double' | 'undo';
export type BoardCommand = BettingCommand | 'mute' | 'keys';

const BETS: Record<string, WingoBet> = {
  g: parseBet('color', 'green'),
  v: parseBet('color', 'violet'),
  r: parseBet('color', 'red'),
  h: parseBet('high', ''),
  l: parseBet('low', ''),
};

const COMMANDS: Record<string, BoardCommand> = {
  '+': 'more',
  '=': 'more',
  '-': 'less',
  '?': 'keys',
  '\u061f': 'keys',
  Enter: 'place',
  Escape: 'clear',
  b: 'again',
  d: 'double',
  u: 'undo',
  m: 'mute',
};

/** Selector of text fields, which handle every key themselves. */
const TYPED_IN = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
/** Selector of elements that handle Enter themselves. */
const PRESSED = 'button, a, input';

/**
 * Returns the bet or command of a key press. Ignores modified keys, repeated keys and keys in
 * fields.
 */
export function meaningOf(event: KeyboardEvent): WingoBet | BoardCommand | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  if (ctrlKey || metaKey || altKey || repeat || event.defaultPrevented) return undefined;
  if (!(target instanceof Element) || target.closest(TYPED_IN)) return undefined;
  if (key === 'Enter' && target.closest(PRESSED)) return undefined;
  const command = COMMANDS[key];
  if (command) return command;
  const letter = letterOf(event);
  if (/^\d$/.test(letter)) return parseBet('number', letter);
  return BETS[letter] ?? COMMANDS[letter];
}
