import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

/** Minimum container width for the horizontal layout. */
const WIDE = '(min-width: 58rem)';

const CARD_INLINE = '17rem';
const CARD_BLOCK = '4rem';
/** Distance from a card's top edge to its connector. */
const MIDDLE = `calc(${CARD_BLOCK} / 2)`;
const GAP = vars.space.s;
/** Length of the connector between a team's vertical line and a card. */
const STUB = vars.space.m;
const LINE = `${vars.border.thick} solid ${vars.color.border.default}`;

const BELOW = '&[data-place="below"]';

/** Base style of the connectors. Each connector starts beside its target card. */
const line = { content: '', position: 'absolute', insetInlineStart: `calc(-1 * ${STUB})` } as const;

export const node = styleIn('features', {
  position: 'relative',
  inlineSize: '100%',
  selectors: {
    [BELOW]: { marginBlockStart: GAP },
    [`${BELOW}::before`]: {
      ...line,
      insetBlockStart: MIDDLE,
      inlineSize: STUB,
      borderBlockStart: LINE,
    },
    // Vertical line of a team, from the parent's card to the last card.
    [`${BELOW}::after`]: {
      ...line,
      insetBlock: `calc(-1 * ${GAP}) 0`,
      borderInlineStart: LINE,
    },
    [`${BELOW}:last-child::after`]: {
      insetBlockEnd: 'auto',
      blockSize: `calc(${GAP} + ${MIDDLE} + ${vars.border.thick})`,
    },
  },
  '@container': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: `${CARD_INLINE} minmax(0, 1fr)`,
      selectors: {
        // Aligns the first card with its parent's card.
        [`${BELOW}:first-child`]: { marginBlockStart: 0 },
        [`${BELOW}:first-child::after`]: { insetBlockStart: MIDDLE },
        [`${BELOW}:only-child::after`]: { display: 'none' },
      },
    },
  },
});

export const card = styleIn('features', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.s,
  minBlockSize: CARD_BLOCK,
  padding: vars.space.s,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[aria-expanded]': { paddingInlineEnd: `calc(${vars.size.touch} + ${vars.space.xs})` },
    '&[role]:hover': { borderColor: vars.color.border.default },
  },
  '@container': {
    [WIDE]: { selectors: { '&[aria-expanded]': { paddingInlineEnd: vars.space.s } } },
  },
});

export const icon = styleIn('features', {
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  border: `${vars.border.thick} solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
  selectors: {
    [`${card}[data-status="active"] > &`]: {
      background: vars.color.success.subtle,
      borderColor: vars.color.success.border,
      color: vars.color.success.text,
    },
    'button&': { cursor: 'pointer' },
    'button&:hover': { borderColor: 'currentColor' },
  },
});

export const skeletonIcon = styleIn('features', {
  flexShrink: 0,
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
});

export const identity = styleIn('features', {
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const name = styleIn('features', { fontWeight: vars.font.weight.medium });

export const facts = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  marginBlockStart: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const size = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontVariantNumeric: 'tabular-nums',
});

export const sizeIcon = styleIn('features', { inlineSize: '1em', blockSize: '1em' });

export const toggle = styleIn('features', {
  position: 'absolute',
  insetBlockStart: `calc(${MIDDLE} - ${vars.size.touch} / 2)`,
  insetInlineEnd: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  background: 'none',
  border: 0,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.text.default } },
  '@container': { [WIDE]: { insetInlineEnd: `calc(-1 * ${vars.size.touch})` } },
});

const OPEN = `${card}[aria-expanded="true"] > ${toggle} > &`;

export const chevron = styleIn('features', {
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: vars.space.xxs,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.round,
  transition: `rotate ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:dir(rtl)': { rotate: '180deg' },
    [OPEN]: { rotate: '90deg' },
  },
  // In the horizontal layout, an expanded team's chevron points back to the parent's card.
  '@container': {
    [WIDE]: {
      selectors: { [OPEN]: { rotate: '180deg' }, [`${OPEN}:dir(rtl)`]: { rotate: '0deg' } },
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const group = styleIn('features', {
  position: 'relative',
  minInlineSize: 0,
  paddingInlineStart: `calc(${vars.space.l} + ${STUB})`,
  '@container': {
    [WIDE]: {
      paddingInlineStart: `calc(${vars.size.touch} + ${STUB})`,
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: MIDDLE,
          insetInlineStart: 0,
          inlineSize: vars.size.touch,
          borderBlockStart: LINE,
        },
      },
    },
  },
});
