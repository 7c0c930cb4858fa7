import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { asCards } from '../HistoryTable/asCards';
import * as table from '../HistoryTable/HistoryTable.css';

export const root = styleIn('data', {
  display: 'grid',
  gap: vars.space.m,
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const bar = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
});

export const count = styleIn('data', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const selected = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineEnd: 'auto',
});

/** Scroll container for tables with many rows. */
export const box = styleIn('data', {
  maxBlockSize: 'min(44rem, 80dvb)',
  overflowY: 'auto',
  selectors: {
    // Disables the query container, which would make layout of the scroll container take five times
    // as long.
    '&&': { containerType: 'normal' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

const CARDS = `${table.root}[data-phone="cards"] > table >`;

/** Table head: on a phone, headers that contain buttons stay visible above the cards. */
export const head = styleIn('data', {
  ...asCards(`${CARDS} &`, {
    position: 'static',
    display: 'block',
    inlineSize: 'auto',
    blockSize: 'auto',
    clipPath: 'none',
    overflow: 'visible',
  }),
});

export const headRow = styleIn('data', {
  ...asCards(`${CARDS} ${head} > &`, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.l,
    marginBlockEnd: vars.space.s,
  }),
});

export const header = styleIn('data', {
  ...asCards(`${CARDS} ${head} &`, { padding: 0, borderBlockEnd: 0 }),
});

export const clipped = styleIn('data', {
  ...asCards(`${CARDS} ${head} &`, {
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});

export const sticky = styleIn('data', {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  background: vars.color.surface,
  // Draws the line as a shadow, because a cell's border does not move with a sticky row.
  boxShadow: `inset 0 calc(-1 * ${vars.border.thin}) ${vars.color.border.default}`,
});

export const sort = styleIn('data', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.s})`,
  padding: 0,
  border: 0,
  background: 'transparent',
  letterSpacing: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover, [aria-sort] > &': { color: vars.color.text.default } },
});

export const sortIcon = styleIn('data', {
  flexShrink: 0,
  inlineSize: '1.25em',
  blockSize: '1.25em',
});

const IN_CARDS = `${CARDS} tbody > &`;

export const row = styleIn('data', {
  selectors: { '&[data-selected]': { background: vars.color.accent.subtle } },
  ...asCards(`${IN_CARDS}[data-selected]`, { background: vars.color.accent.subtle }),
});

export const narrow = styleIn('data', {
  inlineSize: vars.size.touch,
  paddingBlock: 0,
  ...asCards(`${CARDS} tbody &`, { inlineSize: 'auto', paddingInlineEnd: 0 }),
});
