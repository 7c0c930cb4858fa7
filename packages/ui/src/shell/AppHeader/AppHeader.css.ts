import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.l,
  minBlockSize: vars.size.header,
  paddingInline: vars.space.xl,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@media': {
    '(max-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: vars.space.xs,
      paddingInline: vars.space.m,
      paddingBlock: `${vars.space.xs} ${vars.space.s}`,
    },
  },
});

export const balances = styleIn('features', {
  display: 'flex',
  gap: vars.space.m,
  minInlineSize: 0,
  '@media': {
    '(max-width: 768px)': {
      // Below the logo and the tools, half the width each.
      order: 1,
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.s,
    },
  },
});

export const tools = styleIn('features', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: vars.space.xxs,
});
