import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { layers } from '../../../theme/layers.css';
import { styleIn } from '../../../theme/styleIn';

export const content = styleIn('features', { paddingBlockEnd: vars.space.m });

export const table = styleIn('features', {
  inlineSize: '100%',
  fontSize: vars.font.size.s,
  textAlign: 'start',
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layers.features]: {
      paddingBlock: vars.space.s,
      paddingInline: `0 ${vars.space.m}`,
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
      fontWeight: 'inherit',
      textAlign: 'start',
    },
  },
});

globalStyle(`${table} thead th`, {
  '@layer': { [layers.features]: { color: vars.color.text.muted, fontSize: vars.font.size.xs } },
});

export const caption = styleIn('features', {
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.strong,
  textAlign: 'start',
});

export const payout = styleIn('features', {
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
});

export const end = styleIn('features', {
  selectors: {
    [`${table} &`]: {
      paddingInlineEnd: 0,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
    },
  },
});
