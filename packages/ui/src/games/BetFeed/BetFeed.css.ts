import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** The name of the variable that says how many rows there is room for. */
export const rows = '--bet-feed-rows';

const ROW = '2.5rem';

const arrive = keyframes({ from: { opacity: 0, translate: '0 -0.5rem' } });

export const root = styleIn('features', {
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  // As high with few rows as with all: what arrives moves nothing below.
  minBlockSize: `calc(var(${rows}) * ${ROW})`,
  fontSize: vars.font.size.s,
});

export const list = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridAutoRows: `minmax(${ROW}, auto)`,
  columnGap: vars.space.m,
});

const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
} as const;

export const item = styleIn('features', {
  ...row,
  animation: `${arrive} ${vars.duration.dialog} ${vars.easing.standard}`,
  selectors: { '&:first-child': { borderBlockStartColor: 'transparent' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const loading = styleIn('features', {
  ...row,
  gridTemplateColumns: '1fr',
  selectors: { '&:first-child': { borderBlockStartColor: 'transparent' } },
});

export const who = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  minInlineSize: 0,
});

export const player = styleIn('features', { fontWeight: vars.font.weight.medium });

export const hidden = styleIn('features', { color: vars.color.text.muted });

export const game = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const won = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.success.text,
});

export const trophy = styleIn('features', { inlineSize: '1.1em', blockSize: '1.1em' });

export const amount = styleIn('features', {
  justifySelf: 'end',
  fontWeight: vars.font.weight.medium,
});

export const empty = styleIn('features', {
  alignSelf: 'center',
  padding: vars.space.l,
  color: vars.color.text.muted,
  textAlign: 'center',
});
