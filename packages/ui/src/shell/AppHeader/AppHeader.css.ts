import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

const PHONE = '(max-width: 768px)';

export const root = styleIn('features', {
  display: 'grid',
  // Makes the balances in the middle column shrink before the logo and the controls.
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.l,
  minBlockSize: vars.size.header,
  paddingInline: vars.space.xl,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@media': {
    [PHONE]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: vars.space.xs,
      paddingInline: vars.space.m,
      paddingBlock: `${vars.space.xs} ${vars.space.s}`,
    },
  },
});

export const balances = styleIn('features', {
  display: 'flex',
  // Wraps large balances, so that no digit is clipped.
  flexWrap: 'wrap',
  gap: vars.space.m,
  minInlineSize: 0,
  '@media': {
    [PHONE]: { order: 1, gridColumn: '1 / -1', gap: vars.space.s },
  },
});

globalStyle(`${balances} > *`, {
  '@layer': {
    [layers.features]: {
      '@media': { [PHONE]: { flex: `1 1 calc((100% - ${vars.space.s}) / 2)` } },
    },
  },
});

export const tools = styleIn('features', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
});
