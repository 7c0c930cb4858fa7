import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/**
 * Variable with the minimum number of lines. Browsers ignore `rows` if a field grows with its text.
 */
export const lines = '--lines';

export const area = styleIn('primitives', {
  // Grows with its text if the browser supports it, up to a part of the screen height.
  fieldSizing: 'content',
  minBlockSize: `max(${vars.size.touch}, var(${lines}) * 1lh + 2 * ${vars.space.s})`,
  maxBlockSize: '60vb',
  lineHeight: vars.font.lineHeight.body,
  resize: 'none',
  '@supports': { 'not (field-sizing: content)': { resize: 'block' } },
});
