import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { gap: vars.space.xs, fontSize: vars.font.size.s });

const TONES = {
  '&[data-ok="true"]': { color: vars.color.success.text },
  '&[data-ok="false"]': { color: vars.color.danger.text },
};

export const icon = styleIn('features', {
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  selectors: TONES,
});

export const title = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const state = styleIn('features', {
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  selectors: TONES,
});

export const details = styleIn('features', { display: 'grid', gap: vars.space.m });
