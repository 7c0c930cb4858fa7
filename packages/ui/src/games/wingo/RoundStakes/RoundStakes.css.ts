import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  fontSize: vars.font.size.s,
});

export const head = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.m}`,
});

export const label = styleIn('features', { color: vars.color.text.muted });

export const total = styleIn('features', { fontWeight: vars.font.weight.strong });

/** As high as a line of chips: the first bet moves nothing. */
const LINE = '1.75rem';

export const empty = styleIn('features', {
  minBlockSize: LINE,
  alignContent: 'center',
  color: vars.color.text.muted,
});

export const chips = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.m}`,
});

export const chip = styleIn('features', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: LINE,
});

export const prospects = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space.xs,
});

export const prospect = styleIn('features', {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  // An amount too wide for its number shrinks.
  containerType: 'inline-size',
  fontSize: vars.font.size.xs,
});
