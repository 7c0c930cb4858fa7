import { styleIn } from '../../theme/styleIn';

/**
 * Clips the text instead of using `display: none`, because that would hide the text from screen
 * readers.
 */
export const root = styleIn('primitives', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
