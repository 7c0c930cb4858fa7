import { vars } from '@platform/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { WIDE, WIDEST } from './widths';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: 64,
  paddingInline: vars.space.l,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const logo = style({
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

export const look = style({
  display: 'none',
  gap: vars.space.s,
  '@media': { '(min-width: 720px)': { display: 'flex' } },
});

export const columns = style({
  display: 'grid',
  maxInlineSize: 1520,
  marginInline: 'auto',
  '@media': {
    [WIDE]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
    [WIDEST]: { gridTemplateColumns: '16rem minmax(0, 1fr) 14rem' },
  },
});

/** Menu of the site. On a phone it opens from a title; on a desktop it is beside the page. */
export const menu = style({
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  '@media': {
    [WIDE]: {
      position: 'sticky',
      insetBlockStart: 65,
      blockSize: 'calc(100vh - 65px)',
      overflowY: 'auto',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.color.border.subtle}`,
    },
  },
});

export const menuTitle = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  paddingInline: vars.space.l,
  fontWeight: vars.font.weight.strong,
  cursor: 'pointer',
  '@media': { [WIDE]: { selectors: { '[open] > &': { display: 'none' } } } },
});

export const nav = style({ padding: vars.space.l });

export const navTitle = style({
  marginBlock: `${vars.space.m} ${vars.space.xs}`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.letterSpacing.label,
});

export const navLink = style({
  display: 'block',
  paddingBlock: 5,
  paddingInline: vars.space.s,
  marginInline: `calc(${vars.space.s} * -1)`,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.s,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': {
      background: vars.color.accent.subtle,
      color: vars.color.accent.text,
      fontWeight: vars.font.weight.strong,
    },
  },
});

export const contents = style({
  display: 'none',
  '@media': {
    [WIDEST]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 65,
      alignSelf: 'start',
      padding: vars.space.l,
    },
  },
});

export const main = style({
  inlineSize: '100%',
  maxInlineSize: 960,
  minInlineSize: 0,
  marginInline: 'auto',
  paddingBlock: `${vars.space.xl} ${vars.space.xxxl}`,
  paddingInline: vars.space.l,
  '@media': { [WIDE]: { paddingInline: vars.space.xxl } },
  ':focus': { outline: 'none' },
});

globalStyle(`${main} > h1`, {
  marginBlock: `0 ${vars.space.m}`,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xxl,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const prose = style({});

for (const [level, size] of [
  ['h2', vars.font.size.xl],
  ['h3', vars.font.size.l],
] as const) {
  globalStyle(`${main} > ${level}, ${main} section > ${level}, ${prose} ${level}`, {
    marginBlock: `${vars.space.xxl} ${vars.space.m}`,
    fontFamily: vars.font.family.heading,
    fontSize: size,
    lineHeight: vars.font.lineHeight.tight,
    scrollMarginBlockStart: 80,
  });
}

export const lead = style({
  marginBlockEnd: vars.space.xl,
  color: vars.color.text.muted,
  fontSize: vars.font.size.l,
});

export const facts = style({ marginBlockEnd: vars.space.s });

export const stage = style({
  padding: vars.space.l,
  background: vars.color.canvas,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  overflowX: 'auto',
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});

export const example = style({ marginBlockEnd: vars.space.xl });

export const code = style({ marginBlockStart: vars.space.s });

globalStyle(`${code} > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 32,
  color: vars.color.text.muted,
  cursor: 'pointer',
});

globalStyle('figure.code', {
  position: 'relative',
  marginBlock: vars.space.m,
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

globalStyle('figure.code figcaption', {
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  color: vars.color.text.muted,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
});

globalStyle('figure.code pre', {
  margin: 0,
  padding: vars.space.m,
  paddingInlineEnd: 56,
  maxBlockSize: '32rem',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.s,
  lineHeight: 1.6,
  overflow: 'auto',
});

globalStyle('figure.code [data-island]', {
  position: 'absolute',
  insetBlockEnd: vars.space.xs,
  insetInlineEnd: vars.space.xs,
  background: vars.color.surface,
  borderRadius: vars.radius.control,
});

globalStyle(`${prose} p`, { marginBlock: vars.space.m });
globalStyle(`${prose} :is(ul, ol)`, { marginBlock: vars.space.m, paddingInlineStart: '1.5em' });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} a`, { color: vars.color.accent.text });
globalStyle(`:is(${prose}, ${main} > p) :not(pre) > code`, {
  padding: '0.1em 0.35em',
  background: vars.color.raised,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.family.mono,
  fontSize: '0.9em',
  overflowWrap: 'anywhere',
});

globalStyle('.table', { marginBlock: vars.space.m, overflowX: 'auto' });
globalStyle('.table table', { inlineSize: '100%', fontSize: vars.font.size.s });
globalStyle('.table :is(th, td)', {
  paddingBlock: vars.space.s,
  paddingInline: `0 ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle('.table th', { color: vars.color.text.muted, fontWeight: vars.font.weight.strong });

export const required = style({ color: vars.color.danger.text, fontSize: vars.font.size.xs });

export const tokens = style({
  columns: '18rem',
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  lineHeight: 1.9,
});

export const searchStatus = style({ minBlockSize: '1.5em', marginBlock: vars.space.s });

globalStyle(`${look} select`, { minInlineSize: '10rem' });

export const figure = style({ whiteSpace: 'nowrap' });

export const sample = style({ minInlineSize: '7rem' });

globalStyle(`${sample} > div`, { marginBlockEnd: vars.space.xs });

export const pair = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { '(min-width: 720px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const advice = style({
  paddingBlockStart: vars.space.s,
  borderBlockStart: '3px solid',
  fontSize: vars.font.size.s,
  selectors: {
    '&[data-kind="good"]': { borderColor: vars.color.success.solid },
    '&[data-kind="bad"]': { borderColor: vars.color.danger.solid },
  },
});
