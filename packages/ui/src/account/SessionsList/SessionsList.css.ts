import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const NARROW = '(max-width: 30rem)';

export const root = styleIn('features', { containerType: 'inline-size', inlineSize: '100%' });

export const row = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.l,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': { [NARROW]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.m } },
});

export const icon = styleIn('features', {
  alignSelf: 'start',
  boxSizing: 'content-box',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  padding: vars.space.m,
  background: vars.color.raised,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  selectors: {
    '[data-current] > &': { background: vars.color.success.subtle, color: vars.color.success.text },
  },
});

export const facts = styleIn('features', {
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  fontWeight: vars.font.weight.medium,
});

export const detail = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const nameSkeleton = styleIn('features', { maxInlineSize: '10rem' });

export const detailSkeleton = styleIn('features', { maxInlineSize: '14rem' });

export const revoke = styleIn('features', {
  '@container': { [NARROW]: { gridColumn: 2, justifySelf: 'start' } },
});
