import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  // Forces the light scheme, because scanners need dark modules on a light background.
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  inlineSize: '100%',
  maxInlineSize: '13rem',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-size="small"]': { maxInlineSize: '9rem' },
    '&[data-size="large"]': { maxInlineSize: '18rem' },
  },
});

export const picture = styleIn('data', {
  display: 'block',
  inlineSize: '100%',
  fill: vars.color.text.default,
  // Snaps the edges of the modules to pixels.
  shapeRendering: 'crispEdges',
});
