import { createVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { asCards, NARROW, NARROWEST, PHONE, type CardRule } from './asCards';

export const root = styleIn('data', {
  display: 'grid',
  gap: vars.space.l,
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

const CARDS = `${root}[data-phone="cards"] &`;

const onCards = (rule: CardRule) => asCards(CARDS, rule);

/**
 * Half of the gap between columns. Lengths in `cqi` would prevent cells from sharing styles and double
 * the layout time.
 */
const gutter = createVar();

export const table = styleIn('data', {
  position: 'relative',
  inlineSize: '100%',
  fontSize: vars.font.size.s,
  vars: { [gutter]: vars.space.m },
  '@media': { [PHONE]: { selectors: { [CARDS]: { display: 'block' } } } },
  '@container': {
    '(max-width: 37rem)': { vars: { [gutter]: vars.space.s } },
    [NARROW]: {
      vars: { [gutter]: `calc(${vars.space.s} * 0.75)` },
      selectors: { [CARDS]: { display: 'block' } },
    },
    [NARROWEST]: { vars: { [gutter]: vars.space.xs } },
  },
});

export const head = styleIn('data', {
  // Hides the table head visually on cards. Without `overflow`, its clipped content would widen the
  // page.
  ...onCards({
    position: 'absolute',
    inlineSize: 1,
    blockSize: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});

const ALIGNMENTS = {
  '&[data-align="center"]': { textAlign: 'center' },
  '&[data-align="end"]': { textAlign: 'end' },
} as const;

export const header = styleIn('data', {
  paddingBlock: vars.space.s,
  paddingInline: gutter,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.default}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.letterSpacing.label,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: ALIGNMENTS,
});

export const body = styleIn('data', {
  // Shows the old rows in grey, because translucent text is hard to read.
  selectors: {
    [`${root}[data-state="loading"] &`]: { filter: 'grayscale(1)', cursor: 'progress' },
  },
  ...onCards({ display: 'grid', gap: vars.space.m }),
});

export const row = styleIn('data', {
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover': { background: vars.color.raised },
  },
  ...onCards({
    display: 'block',
    paddingBlock: vars.space.xs,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    borderRadius: vars.radius.card,
  }),
});

// Value labels on a card. The empty alternative text hides them from screen readers.
const label: StyleRule['content'] = ['attr(data-label)', 'attr(data-label) / ""'];

export const cell = styleIn('data', {
  // Gives every row the same height, whether it contains text or balls.
  blockSize: vars.size.controlLarge,
  paddingBlock: vars.space.xs,
  paddingInline: gutter,
  fontWeight: 'inherit',
  // Not `anywhere`: the table would break amounts instead of wrapping dates.
  overflowWrap: 'break-word',
  textAlign: 'start',
  selectors: {
    ...ALIGNMENTS,
    [`${table}[data-cards] &::before`]: { content: label, display: 'none' },
  },
  ...onCards({
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space.s,
    blockSize: 'auto',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.m,
    fontWeight: vars.font.weight.medium,
    overflowWrap: 'anywhere',
    textAlign: 'end',
    '::before': {
      content: label,
      display: 'block',
      flexShrink: 0,
      maxInlineSize: '50%',
      marginInlineEnd: 'auto',
      color: vars.color.text.muted,
      fontWeight: vars.font.weight.body,
      textAlign: 'start',
    },
  }),
});

export const long = styleIn('data', {
  ...onCards({
    display: 'block',
    paddingBlock: vars.space.s,
    textAlign: 'start',
    '::before': { maxInlineSize: 'none' },
  }),
});

export const spare = styleIn('data', {
  '@container': {
    [NARROWEST]: {
      selectors: { [`${root}[data-phone="table"] &`]: { display: 'none' } },
    },
  },
});

export const skeleton = styleIn('data', {
  maxInlineSize: '6rem',
  selectors: {
    '[data-align="end"] > &': { marginInlineStart: 'auto' },
    '[data-align="center"] > &': { marginInline: 'auto' },
  },
});

export const actions = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s,
  // Reserves the height of the page controls, whose code may load after the rows.
  minBlockSize: vars.size.control,
});

export const empty = styleIn('data', { ...onCards({ display: 'block' }) });
