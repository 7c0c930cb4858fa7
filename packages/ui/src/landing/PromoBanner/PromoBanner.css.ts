import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('features', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.l,
  padding: vars.space.l,
  overflow: 'hidden',
  background: `radial-gradient(60% 180% at 100% 50%, color-mix(in oklab, ${vars.color.accent.solid} 30%, transparent), transparent), ${vars.color.accent.subtle}`,
  border: `${vars.border.thin} solid ${vars.color.accent.border}`,
  borderRadius: vars.radius.card,
  color: vars.color.text.default,
});

export const emblem = styleIn('features', {
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
});

globalStyle(`${emblem} > svg`, {
  '@layer': { [layers.features]: { inlineSize: vars.size.icon, blockSize: vars.size.icon } },
});

export const text = styleIn('features', { flex: '1 1 14rem', textWrap: 'pretty' });
