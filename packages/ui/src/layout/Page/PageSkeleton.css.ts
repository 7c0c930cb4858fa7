import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';

// By attributes: the first HTML, in which no class has a name yet, draws the same frame.
const part = (name: string, rule: GlobalStyleRule) =>
  globalStyle(`[data-frame="${name}"]`, { '@layer': { [layers.layout]: rule } });

part('header', {
  blockSize: vars.size.header,
  background: vars.color.surface,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

part('page', {
  display: 'grid',
  gap: vars.space.xl,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  padding: vars.space.xl,
  '@media': { '(max-width: 768px)': { padding: vars.space.l } },
});

part('title', {
  inlineSize: '12rem',
  maxInlineSize: '60%',
  blockSize: '2.25rem',
  background: vars.color.hover,
  borderRadius: vars.radius.small,
});

part('card', {
  blockSize: '24rem',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
});
