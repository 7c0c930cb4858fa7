import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.heading,
  fontSize: vars.font.size.m,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: vars.font.letterSpacing.heading,
  textTransform: vars.font.case.heading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    '&[data-size="s"]': { fontSize: vars.font.size.s },
    '&[data-size="l"]': { fontSize: vars.font.size.l },
    '&[data-size="xl"]': { fontSize: vars.font.size.xl },
    '&[data-size="xxl"]': { fontSize: vars.font.size.xxl },
    // Reduces a hero heading to the next smaller size on narrow screens.
    '&[data-size="display"]': {
      fontSize: `clamp(${vars.font.size.xxl}, 9vw, ${vars.font.size.display})`,
    },
  },
});
