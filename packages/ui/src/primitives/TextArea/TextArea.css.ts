import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** CSS variable with the minimum number of lines. Browsers ignore `rows` in a field that grows. */
export const lines = '--lines';

export const area = styleIn('primitives', {
  // The field grows with its text, up to a part of the viewport height.
  fieldSizing: 'content',
  minBlockSize: `max(${vars.size.touch}, var(${lines}) * 1lh + 2 * ${vars.space.s})`,
  maxBlockSize: '60vb',
  lineHeight: vars.font.lineHeight.body,
  resize: 'none',
  '@supports': { 'not (field-sizing: content)': { resize: 'block' } },
});
