import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** The name of the variable that says how many rows there is room for. */
export const rows = '--leaderboard-rows';

const ROW = '2.5rem';
const PLACE = '1.75rem';

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
  gridAutoRows: `minmax(${ROW}, auto)`,
});

export const item = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: `${PLACE} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStartColor: 'transparent' } },
});

export const place = styleIn('features', {
  display: 'grid',
  placeItems: 'center',
  blockSize: PLACE,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-top]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
    },
  },
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

export const about = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const amount = styleIn('features', { fontWeight: vars.font.weight.medium });

export const loading = styleIn('features', { gridColumn: '1 / -1' });

export const empty = styleIn('features', {
  alignSelf: 'center',
  padding: vars.space.l,
  color: vars.color.text.muted,
  textAlign: 'center',
});
