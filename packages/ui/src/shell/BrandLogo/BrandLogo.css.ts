import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  maxInlineSize: '100%',
  borderRadius: vars.radius.small,
});

export const logo = styleIn('features', { flexShrink: 0, inlineSize: 36, blockSize: 36 });

export const name = styleIn('features', {
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.letterSpacing.heading,
  lineHeight: vars.font.lineHeight.tight,
  '@media': {
    '(max-width: 480px)': {
      selectors: {
        // Clipped, not removed: it is the link's name.
        [`${root}[data-compact] > &`]: {
          position: 'absolute',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
});
