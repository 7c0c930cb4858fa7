import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Minimum number of lines, because browsers ignore `rows` in a field that grows. */
export const lines = '--lines';

export const area = styleIn('primitives', {
  fieldSizing: 'content',
  minBlockSize: `max(${vars.size.touch}, var(${lines}) * 1lh + 2 * ${vars.space.s})`,
  maxBlockSize: '60vb',
  lineHeight: vars.font.lineHeight.body,
  resize: 'none',
  '@supports': { 'not (field-sizing: content)': { resize: 'block' } },
});
