import { vars } from '../theme/contract.css';
import { styleIn } from '../theme/styleIn';

/** Custom property with the number of rows for which the list reserves space. */
export const rows = '--public-list-rows';

export const ROW = '2.5rem';

export const root = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  minBlockSize: `calc(var(${rows}) * ${ROW})`,
  fontSize: vars.font.size.s,
});

export const divided = {
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStartColor: 'transparent' } },
} as const;

export const empty = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  alignSelf: 'center',
  padding: vars.space.l,
  color: vars.color.text.muted,
  textAlign: 'center',
});

export const who = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  minInlineSize: 0,
});

export const name = styleIn('features', {
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-hidden]': { fontWeight: vars.font.weight.body, color: vars.color.text.muted },
  },
});

export const about = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});
