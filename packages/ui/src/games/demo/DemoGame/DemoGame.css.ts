import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const WIDE = '(min-width: 44rem)';

export const root = styleIn('features', {
  display: 'grid',
  gap: vars.space.m,
  inlineSize: '100%',
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const demo = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
});

export const badge = styleIn('features', { flexShrink: 0 });

export const table = styleIn('features', {
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', minBlockSize: '28rem' },
  },
});

export const board = styleIn('features', {
  display: 'grid',
  alignContent: 'center',
  minInlineSize: 0,
  padding: vars.space.l,
  // A lamp over the table.
  background: `radial-gradient(ellipse 90% 80% at 50% 0%, ${vars.color.accent.subtle}, ${vars.color.canvas})`,
  '@container': { [WIDE]: { padding: vars.space.xl } },
});

export const panel = styleIn('features', {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  padding: vars.space.l,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  '@container': {
    [WIDE]: {
      padding: vars.space.xl,
      borderBlockStart: 0,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    },
  },
});
