import { vars } from '@platform/ui/theme';
import { style } from '@vanilla-extract/css';

/**
 * Column width that fits a text sample. On a desktop, all brands fit side by side in one scheme.
 */
const COLUMN = '10.5rem';

export const scroller = style({
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${COLUMN}, 1fr)`,
});

export const column = style({
  display: 'grid',
  alignContent: 'start',
  // Fixed gap instead of brand spacing, so that rows align across columns.
  gap: '1rem',
  minBlockSize: '100%',
  padding: '0.75rem',
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '0.5rem',
  blockSize: '2.75rem',
});

export const logo = style({ inlineSize: '2rem', blockSize: '2rem', gridRow: 'span 2' });

export const scheme = style({ fontSize: vars.font.size.xs, color: vars.color.text.muted });

// Rows have equal heights, so that tokens align across columns.
export const tokens = style({ display: 'grid', gridAutoRows: '5.5rem', rowGap: '0.5rem' });

export const token = style({
  display: 'grid',
  alignContent: 'end',
  gap: '0.25rem',
  minInlineSize: 0,
  overflow: 'hidden',
});

export const name = style({
  fontFamily: vars.font.family.mono,
  fontSize: '0.75rem',
  lineHeight: 1.3,
  color: vars.color.text.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const swatch = style({
  blockSize: '2.75rem',
  borderRadius: vars.radius.control,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const box = style({
  inlineSize: '5rem',
  blockSize: '3.25rem',
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
});

export const specimen = style({
  color: vars.color.text.default,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

export const bar = style({
  blockSize: '1rem',
  maxInlineSize: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.accent.solid,
});
