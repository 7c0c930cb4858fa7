import { vars } from '../theme/contract.css';
import { styleIn } from '../theme/styleIn';

/** The name of the variable that says how many rows there is room for. */
export const rows = '--public-list-rows';

/** How high a row is at least. */
export const ROW = '2.5rem';

export const root = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  // As high with few rows as with all: what arrives moves nothing below.
  minBlockSize: `calc(var(${rows}) * ${ROW})`,
  fontSize: vars.font.size.s,
});

/** Above each row but the first a line. */
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
