import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', { inlineSize: '100%', fontSize: vars.font.size.s });

export const fact = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-emphasis="strong"]': { fontSize: vars.font.size.m },
  },
});

export const label = styleIn('data', { color: vars.color.text.muted });

export const value = styleIn('data', {
  minInlineSize: 0,
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  selectors: { [`${fact}[data-emphasis="strong"] &`]: { fontWeight: vars.font.weight.strong } },
});
