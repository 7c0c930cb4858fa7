import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { minInlineSize: 0 });

export const list = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: vars.font.size.s,
});

export const item = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  selectors: {
    '& + &::before': {
      // The empty alternative text hides the separators from screen readers.
      content: ['"/"', '"/" / ""'],
      marginInline: vars.space.s,
      color: vars.color.text.muted,
    },
  },
});

export const link = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: {
    '&:hover': { color: vars.color.text.default, textDecorationLine: 'underline' },
  },
});

export const current = styleIn('features', {
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

/** Button in a long trail. Negative margins absorb the extra width of its touch target. */
export const more = styleIn('features', { marginInline: `calc(${vars.space.s} * -1)` });
