import type { Color } from '@platform/rules/wingo';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { NARROW, TALL } from '../boardSizes';
import * as field from '../FieldButton.css';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [TALL]: { gap: vars.space.s } },
  inlineSize: '100%',
});

/** Returns a fill with a lighter top edge, as if lit from above. */
const toned = (color: Color) => {
  const { solid, solidHover, onSolid } = vars.color.game[color];
  return {
    [`&[data-bet="${color}"]`]: {
      background: `linear-gradient(${solidHover}, ${solid} 55%)`,
      color: onSolid,
    },
    [`&[data-bet="${color}"]:hover`]: { background: solidHover },
  };
};

export const button = `${field.button} ${styleIn('features', {
  selectors: { ...toned('green'), ...toned('violet'), ...toned('red') },
})}`;

/** Name of a colour, on one line. Arabic names have the widest letters. */
export const name = styleIn('features', {
  overflowWrap: 'normal',
  '@container': { [NARROW]: { selectors: { '&:lang(ar)': { fontSize: vars.font.size.xs } } } },
});

/** Return of a colour. On a narrow board, a range of two returns takes two lines. */
export const returns = styleIn('features', {
  overflowWrap: 'normal',
  '@container': {
    [NARROW]: {
      inlineSize: 'min-content',
      fontSize: '0.6875rem',
      lineHeight: 1,
      textAlign: 'start',
    },
  },
});
