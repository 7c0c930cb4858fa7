import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('layout', {
  minInlineSize: 0,
  border: `${vars.border.card} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="surface"]': { background: vars.color.surface, boxShadow: vars.shadow.card },
    '&[data-tone="raised"]': {
      background: vars.color.raised,
      boxShadow: vars.shadow.raised,
    },
    '&[data-tone="outline"]': {
      borderColor: vars.color.border.default,
      borderWidth: vars.border.thin,
    },
    '&[data-tone="accent"]': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.border,
    },
    // Clips the content to the rounded corners.
    '&[data-padding="none"]': { overflow: 'hidden' },
    '&[data-padding="m"]': { padding: vars.space.m },
    '&[data-padding="l"]': { padding: vars.space.l },
    '&[data-padding="xl"]': { padding: vars.space.xl },
  },
});
