import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Below this, one part is shown at a time. */
const NARROW = '(max-width: 1023px)';
const WIDE = '(min-width: 1024px)';

const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const studio = style({
  display: 'grid',
  background: vars.color.canvas,
  color: vars.color.text.default,
  '@media': {
    [WIDE]: {
      blockSize: '100dvb',
      gridTemplate: `
        'bar bar' auto
        'tokens screens' minmax(0, 1fr)
        'tokens checks' minmax(12rem, 34%)
        / minmax(20rem, 25rem) minmax(0, 1fr)
      `,
    },
    [NARROW]: { minBlockSize: '100dvb', gridTemplateRows: 'auto auto 1fr' },
  },
});

/* The bar. */

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  borderBlockEnd: hairline,
  '@media': { [NARROW]: { gridArea: 'auto', gap: vars.space.s } },
});

export const title = style({ whiteSpace: 'nowrap' });

export const begin = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [NARROW]: { order: 1, flexBasis: '100%' } },
});

globalStyle(`${begin} > :first-child`, { '@media': { [NARROW]: { flex: 1 } } });
globalStyle(`${begin} > button`, { flexShrink: 0, whiteSpace: 'nowrap' });

export const moves = style({
  display: 'flex',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': { [NARROW]: { order: 1, flexBasis: '100%' } },
});

globalStyle(`${files} > button`, { '@media': { [NARROW]: { flex: '1 0 auto' } } });

export const refused = style({ order: 2, flexBasis: '100%' });

export const reasons = style({
  paddingInlineStart: vars.space.l,
  listStyle: 'disc',
  overflowWrap: 'anywhere',
});

export const picker = style({
  inlineSize: vars.size.touch,
  blockSize: '2rem',
  padding: 0,
  background: 'none',
  border: 0,
  cursor: 'pointer',
});

/* One part at a time, on narrow screens. */

export const switcher = style({
  display: 'none',
  '@media': {
    [NARROW]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockStart: 0,
      display: 'flex',
      background: vars.color.surface,
      borderBlockEnd: hairline,
    },
  },
});

export const switchButton = style({
  flex: 1,
  minBlockSize: vars.size.touch,
  background: 'none',
  border: 0,
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.text.default,
      borderBlockEndColor: vars.color.accent.solid,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});

for (const panel of ['tokens', 'screens', 'checks']) {
  globalStyle(`${studio}:not([data-shown='${panel}']) > [data-panel='${panel}']`, {
    '@media': { [NARROW]: { display: 'none' } },
  });
}

/* What the brand decides. */

export const panel = style({
  gridArea: 'tokens',
  minBlockSize: 0,
  borderInlineEnd: hairline,
  '@media': {
    [WIDE]: { overflow: 'hidden' },
    [NARROW]: { gridArea: 'auto', borderInlineEnd: 0 },
  },
});

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [WIDE]: { blockSize: '100%' } },
});

globalStyle(`${tabs} > [role='tabpanel']`, {
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.l,
  scrollbarGutter: 'stable',
  scrollbarWidth: 'thin',
});
globalStyle(`${tabs} > [role='tabpanel'][hidden]`, { display: 'none' });
globalStyle(`${tabs} > [role='tabpanel']:focus-visible`, {
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
});

export const tokens = style({ display: 'grid', gap: vars.space.xl });

export const filter = style({ display: 'grid', gap: vars.space.s });

export const group = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 });

export const groupTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const ramp = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: vars.space.xs,
});

// After twelve steps, the text that stands on them: two columns are left in the second row.
globalStyle(`${ramp} > :nth-child(13)`, { gridColumn: 'span 2' });

export const rows = style({ display: 'grid' });

const pressable = style({
  inlineSize: '100%',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-expanded="true"]': { background: vars.color.pressed },
  },
});

export const step = style([
  pressable,
  {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.xxs,
    padding: vars.space.xs,
    minBlockSize: vars.size.touch,
    fontSize: vars.font.size.xs,
    color: vars.color.text.muted,
  },
]);

export const row = style([
  pressable,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space.s,
  },
]);

export const swatch = style({
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.small,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  selectors: { [`${step} > &`]: { inlineSize: '100%', blockSize: '2rem' } },
});

export const tokenName = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxInlineSize: '100%',
  selectors: { [`${row} > &`]: { flex: 1 } },
});

export const tokenValue = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  color: vars.color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const changed = style({
  fontSize: vars.font.size.xs,
  color: vars.color.accent.text,
  selectors: {
    // A step has no room for the word: a dot stands for it, and screen readers hear it.
    [`${step} > &`]: {
      position: 'absolute',
      insetBlockStart: vars.space.xs,
      insetInlineEnd: vars.space.xs,
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      overflow: 'hidden',
      color: 'transparent',
      background: vars.color.accent.solid,
      border: `${vars.border.thick} solid ${vars.color.canvas}`,
      borderRadius: vars.radius.round,
      boxSizing: 'content-box',
      fontSize: 0,
    },
  },
});

export const editor = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  marginBlock: vars.space.xs,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.card,
  justifyItems: 'stretch',
});

export const editorTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const path = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});

export const colour = style({ display: 'grid', gap: vars.space.m });

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.s,
});

export const bigSwatch = style({
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
});

export const knob = style({ display: 'grid' });

export const knobLabel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const colourSlider = style({});

// The track shows where it leads; what has been reached needs no colour of its own.
globalStyle(`${colourSlider} > span:first-of-type`, {
  blockSize: '0.875rem',
  background: 'var(--studio-track)',
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
});
globalStyle(`${colourSlider} > span:first-of-type > span`, { background: 'none' });

export const json = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.xs });

export const facts = style({ display: 'grid', gap: vars.space.l });

export const picture = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const image = style({
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: vars.space.xs,
  objectFit: 'contain',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.control,
});

/* The screens. */

export const stage = style({
  gridArea: 'screens',
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [NARROW]: { gridArea: 'auto' } },
});

export const devices = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInlineEnd: vars.space.s,
  display: 'flex',
  background: vars.color.canvas,
});

globalStyle(`${devices} > [aria-pressed='true']`, {
  color: vars.color.accent.text,
  background: vars.color.accent.subtle,
});

export const screens = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [WIDE]: { blockSize: '100%' } },
});

globalStyle(`${screens} > [role='tablist']`, { paddingInlineEnd: '6.5rem' });
globalStyle(`${screens} > [role='tabpanel']`, {
  flex: 1,
  minBlockSize: 0,
  padding: vars.space.m,
  overflow: 'auto',
});
globalStyle(`${screens} > [role='tabpanel'][hidden]`, { display: 'none' });
globalStyle(`${screens} > [role='tabpanel']:focus-visible`, {
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
});

export const screenWindow = style({ display: 'grid', justifyItems: 'center' });

export const frame = style({
  // As large as its page believes to be, shown smaller; the room it takes is what is shown.
  inlineSize: 'var(--w)',
  blockSize: 'var(--h)',
  marginBlockEnd: 'calc(var(--h) * (var(--scale) - 1))',
  marginInlineEnd: 'calc(var(--w) * (var(--scale) - 1))',
  justifySelf: 'start',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  transform: 'scale(var(--scale))',
  transformOrigin: '0 0',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: '100% 0' },
    '[data-state="loading"] > &': { opacity: 0 },
  },
});

/* The checks. */

export const checks = style({
  gridArea: 'checks',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: 0,
  minInlineSize: 0,
  background: vars.color.surface,
  borderBlockStart: hairline,
  '@media': { [NARROW]: { gridArea: 'auto', borderBlockStart: 0 } },
});

export const checksTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
});

export const verdict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineEnd: 'auto',
});

export const findings = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlockEnd: vars.space.l,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.thick})` } },
  '@media': { [WIDE]: { overflowY: 'auto', scrollbarWidth: 'thin' } },
});

export const pairs = style({ display: 'grid' });

export const pair = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.s,
});

/** A picture of two colours, not text to read: its mark is drawn, however faint it comes out. */
export const sample = style({
  '::before': { content: 'attr(data-mark)' },
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '2rem',
  border: hairline,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.strong,
});

export const pairText = style({ display: 'grid', flex: '1 1 10rem', minInlineSize: 0 });

export const ratio = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
  selectors: { [`${pair}[data-contrast="too-little"] > &`]: { color: vars.color.danger.text } },
});

export const dot = style({
  display: 'inline-block',
  inlineSize: '1rem',
  blockSize: '1rem',
  marginInlineEnd: vars.space.s,
  verticalAlign: '-0.125rem',
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
});
