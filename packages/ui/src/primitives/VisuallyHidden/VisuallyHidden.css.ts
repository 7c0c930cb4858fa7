import { styleIn } from '../../theme/styleIn';

/** Clips the text, because `display: none` would also hide it from screen readers. */
export const root = styleIn('primitives', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
