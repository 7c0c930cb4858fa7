import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';
import { NARROW, TALL } from '../boardSizes';
import * as field from '../FieldButton.css';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.xs,
  '@media': { [TALL]: { gap: vars.space.s } },
  inlineSize: '100%',
});

/** High and Low look the same, so that neither seems the better bet. */
export const button = `${field.button} ${styleIn('features', {
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  selectors: {
    '&[data-bet]': { background: vars.color.accent.subtle, color: vars.color.accent.text },
    '&[data-bet]:hover': { borderColor: vars.color.accent.text },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
})}`;

export const name = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const icon = styleIn('features', { '@container': { [NARROW]: { display: 'none' } } });
