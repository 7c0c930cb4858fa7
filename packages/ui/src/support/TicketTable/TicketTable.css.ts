import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const long = styleIn('features', {
  display: 'block',
  minInlineSize: '10rem',
  maxInlineSize: '22rem',
  fontWeight: vars.font.weight.body,
  textAlign: 'start',
  '@media': { '(max-width: 768px)': { maxInlineSize: 'none' } },
});

export const words = styleIn('features', {
  // Preserves the line breaks that the member typed.
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-state="closed"] > &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

export const toggle = styleIn('features', {
  // Aligns the button's label with the text above.
  paddingInline: 0,
  border: 0,
  fontSize: vars.font.size.s,
});
