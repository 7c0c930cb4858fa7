import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const LOGO = '36px';

export const root = styleIn('features', {
  display: 'inline-flex',
  flexShrink: 0,
  // A name wraps out of view if one of its words is too long for the line.
  flexWrap: 'wrap',
  overflow: 'hidden',
  alignItems: 'center',
  columnGap: vars.space.s,
  // Height of two lines of the name.
  blockSize: `max(${vars.size.touch}, 2 * ${vars.font.size.l} * ${vars.font.lineHeight.tight})`,
  minInlineSize: vars.size.touch,
  maxInlineSize: '100%',
  borderRadius: vars.radius.small,
});

export const logo = styleIn('features', {
  flexShrink: 0,
  inlineSize: LOGO,
  blockSize: LOGO,
  // Negative margins fit the logo into the height of a touch target.
  marginBlock: `calc((${vars.size.touch} - ${LOGO}) / 2)`,
});

export const name = styleIn('features', {
  flex: '1 1 min-content',
  minInlineSize: 0,
  maxInlineSize: 'max-content',
  overflowWrap: 'break-word',
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.letterSpacing.heading,
  lineHeight: vars.font.lineHeight.tight,
  '@media': {
    '(max-width: 480px)': {
      selectors: {
        // Clips the name, because it is also the link's accessible name.
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
