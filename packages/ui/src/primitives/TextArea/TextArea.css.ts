import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** How many lines stand there at least: a browser that fits a field to its text forgets its rows. */
export const lines = '--lines';

export const area = styleIn('primitives', {
  // Grows with its text where the browser can, up to a part of the screen.
  fieldSizing: 'content',
  minBlockSize: `max(${vars.size.touch}, var(${lines}) * 1lh + 2 * ${vars.space.s})`,
  maxBlockSize: '60vb',
  lineHeight: vars.font.lineHeight.body,
  resize: 'none',
  '@supports': { 'not (field-sizing: content)': { resize: 'block' } },
});
