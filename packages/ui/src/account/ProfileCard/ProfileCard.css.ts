import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const PORTRAIT = '3.5rem';

export const root = styleIn('features', { inlineSize: '100%' });

export const header = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.xl,
});

export const portrait = styleIn('features', {
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: PORTRAIT,
  blockSize: PORTRAIT,
  background: vars.color.accent.subtle,
  border: `${vars.border.thick} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.round,
  color: vars.color.accent.text,
  fontFamily: vars.font.family.heading,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
});

export const identity = styleIn('features', { flex: 1, minInlineSize: 0 });

export const nameRow = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});

export const heading = styleIn('features', {
  // Gives the heading the remaining width while it loads, because it has no text yet.
  selectors: { '[data-state="loading"] &': { flex: 1 } },
});

export const code = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const facts = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.l,
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const fact = styleIn('features', { minInlineSize: 0 });

export const name = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const value = styleIn('features', {
  // Contains the margins of a skeleton, to make the value as tall as a line of text.
  display: 'flow-root',
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});
