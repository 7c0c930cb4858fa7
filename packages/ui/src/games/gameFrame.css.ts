import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';
import { styleIn } from '../theme/styleIn';
import { BOARD_ROOM } from './demo/boardRoom';

const WIDE = '(min-width: 44rem)';
const NARROW = '(max-width: 43.99rem)';
/** Minimum container width for two fields side by side. */
const PAIR = '(min-width: 21rem)';

/** Total height of the content above and below the board on a phone. */
const BESIDES = `(19.5rem + 2 * ${vars.size.control} + ${vars.size.controlLarge} + 4 * ${vars.space.l} + 5 * ${vars.space.s})`;

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.xs,
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const head = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
});

export const title = styleIn('features', { flexShrink: 0, maxInlineSize: '60%' });

export const notice = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  '@container': {
    [NARROW]: { fontSize: vars.font.size.xs, lineHeight: vars.font.lineHeight.tight },
  },
});

export const badge = styleIn('features', { flexShrink: 0 });

/** Badge, hidden on very narrow phones to leave space for the actions. */
export const spareBadge = styleIn('features', {
  flexShrink: 0,
  '@container': { '(max-width: 21.99rem)': { display: 'none' } },
});

/** Buttons and links beside the badge, narrower than elsewhere. */
export const actions = styleIn('features', { display: 'flex', flexShrink: 0 });

globalStyle(`${actions} > *`, {
  '@layer': {
    [layers.features]: {
      paddingInline: vars.space.s,
      fontSize: vars.font.size.s,
      whiteSpace: 'nowrap',
    },
  },
});

export const tab = styleIn('features', { paddingBlockStart: vars.space.s });

export const table = styleIn('features', {
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  // Window height that remains for the board.
  vars: { [BOARD_ROOM]: `max(15rem, 100dvb - ${BESIDES})` },
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      minBlockSize: 'min(28rem, 100dvb - 17rem)',
      vars: { [BOARD_ROOM]: 'max(16rem, 100dvb - 20rem)' },
    },
  },
});

export const board = styleIn('features', {
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  padding: vars.space.s,
  paddingInline: vars.space.m,
  // Shades the board as if lit from above.
  background: `radial-gradient(ellipse 90% 80% at 50% 0%, ${vars.color.accent.subtle}, ${vars.color.canvas})`,
  '@container': { [WIDE]: { padding: vars.space.xl } },
});

export const panel = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@container': {
    [WIDE]: {
      gap: vars.space.m,
      padding: vars.space.xl,
      borderBlockStart: 0,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    },
  },
});

/** Bet field and up to two more fields. */
export const choices = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.m,
  '@container': {
    [`${PAIR} and ${NARROW}`]: {
      gridTemplateColumns: 'minmax(12rem, 3fr) minmax(5.5rem, 2fr)',
      gap: vars.space.s,
    },
  },
});

// The bet field takes a full row if it is alone or has two other fields beside it.
globalStyle(`${choices} > :is(:only-child, :first-child:nth-last-child(3))`, {
  '@layer': { [layers.features]: { gridColumn: '1 / -1' } },
});

export const facts = styleIn('features', {
  '@container': {
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: vars.space.s,
      fontSize: vars.font.size.xs,
      lineHeight: vars.font.lineHeight.tight,
    },
  },
});

globalStyle(`${facts} > *`, {
  '@layer': {
    [layers.features]: { '@container': { [NARROW]: { paddingBlock: 0, borderBlockEnd: 0 } } },
  },
});
globalStyle(`${facts} > :only-child`, {
  '@layer': { [layers.features]: { flex: 1 } },
});
globalStyle(`${facts} > :not(:only-child)`, {
  '@layer': {
    [layers.features]: {
      '@container': {
        [NARROW]: {
          flexDirection: 'column',
          flexWrap: 'nowrap',
          alignItems: 'start',
          gap: vars.space.xxs,
        },
      },
    },
  },
});
globalStyle(`${facts} > :not(:only-child) > dd`, {
  '@layer': {
    [layers.features]: {
      '@container': { [NARROW]: { marginInlineStart: 0, textAlign: 'start' } },
    },
  },
});
