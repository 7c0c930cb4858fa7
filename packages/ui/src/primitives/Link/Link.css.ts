import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: vars.border.thin,
  selectors: {
    '&[data-look="inline"]': {
      borderRadius: vars.radius.small,
      color: vars.color.accent.text,
      textDecorationLine: 'underline',
    },
    '&[data-look="inline"]:hover': { textDecorationThickness: vars.border.thick },
    '&[data-look="standalone"]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s,
      minBlockSize: vars.size.touch,
      borderRadius: vars.radius.small,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.medium,
    },
    '&[data-look="standalone"]:hover': { textDecorationLine: 'underline' },
  },
});
