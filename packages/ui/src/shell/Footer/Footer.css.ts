import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  marginBlockStart: 'auto',
  paddingInline: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@media': { '(max-width: 768px)': { paddingInline: vars.space.l } },
});

export const content = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.xxl,
  rowGap: vars.space.l,
  alignItems: 'start',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingBlock: vars.space.xxl,
  '@media': {
    '(max-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: vars.space.xl,
    },
  },
});

export const statement = styleIn('features', {
  display: 'flex',
  gap: vars.space.m,
  maxInlineSize: '64ch',
  '@media': { '(min-width: 769px)': { justifySelf: 'end' } },
});

export const icon = styleIn('features', {
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.accent.text,
});

export const help = styleIn('features', { fontSize: vars.font.size.s });

export const links = styleIn('features', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.xs,
  fontSize: vars.font.size.s,
});

export const note = styleIn('features', { gridColumn: '1 / -1', maxInlineSize: '80ch' });

export const copyright = styleIn('features', {
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});
