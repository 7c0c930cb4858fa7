import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const title = styleIn('features', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.4em',
});

export const form = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
});

export const summary = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  padding: vars.space.m,
  background: vars.color.raised,
  // Limits the corner radius for brands with pill-shaped controls.
  borderRadius: `min(${vars.radius.control}, ${vars.radius.card})`,
  fontSize: vars.font.size.s,
});

export const fact = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  color: vars.color.text.muted,
});

export const total = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.l,
  color: vars.color.text.default,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.strong,
});

export const value = styleIn('features', { minInlineSize: 0 });

export const win = styleIn('features', { minInlineSize: 0, fontWeight: vars.font.weight.medium });

export const actions = styleIn('features', {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 2fr)',
  gap: vars.space.s,
  marginBlockStart: `calc(-1 * ${vars.space.m})`,
  // Negative margins make the sticky buttons as wide as the dialog.
  marginInline: `calc(-1 * ${vars.space.xl})`,
  marginBlockEnd: `calc(-1 * ${vars.space.xl})`,
  paddingInline: vars.space.xl,
  paddingBlock: `${vars.space.xs} ${vars.space.xl}`,
  background: vars.color.surface,
});

export const problem = styleIn('features', {
  gridColumn: '1 / -1',
  // Prevents a long message from widening the button columns.
  inlineSize: 0,
  minInlineSize: '100%',
  minBlockSize: `calc(1em * ${vars.font.lineHeight.body})`,
});
