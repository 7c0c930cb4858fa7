import { style } from '@vanilla-extract/css';
import { vars } from '@platform/ui/theme';
import { hairline, NARROW, WIDE } from './looks';

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

export const pairs = style({ display: 'grid', inlineSize: '100%' });

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

/** Sample text as generated content, which contrast checks ignore. */
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
