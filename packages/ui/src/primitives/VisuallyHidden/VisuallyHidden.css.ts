import { styleIn } from '../../theme/styleIn';

/** `display: none` would hide the text from screen readers too. */
export const root = styleIn('primitives', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
