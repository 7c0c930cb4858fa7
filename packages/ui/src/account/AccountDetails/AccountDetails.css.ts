import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', { containerType: 'inline-size', inlineSize: '100%' });

export const row = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 3fr)',
  columnGap: vars.space.l,
  padding: vars.space.l,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: { 'dl:last-child > &:last-child': { borderBlockEnd: 0 } },
  '@container': {
    '(max-width: 25rem)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.xxs },
  },
});

export const name = styleIn('features', { color: vars.color.text.muted });

export const value = styleIn('features', {
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

export const skeleton = styleIn('features', { maxInlineSize: '12rem' });

export const note = styleIn('features', {
  padding: vars.space.l,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});
