import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const digits = styleIn('features', {
  // Numbers ascend to the right in every language.
  direction: 'ltr',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  alignItems: 'center',
  justifyItems: 'center',
  inlineSize: '100%',
  minInlineSize: '10rem',
  // The digits are as tall as the row, so that the line segments of adjacent rows meet.
  blockSize: vars.size.controlLarge,
  marginBlock: `calc(-1 * ${vars.space.xs})`,
});

export const line = styleIn('features', {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
});

export const segment = styleIn('features', {
  stroke: vars.color.accent.border,
  strokeWidth: vars.border.thick,
  // Preserves the stroke width when the SVG is stretched to the row.
  vectorEffect: 'non-scaling-stroke',
});

export const digit = styleIn('features', {
  position: 'relative',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const drawn = styleIn('features', { position: 'relative', zIndex: 1 });

export const off = styleIn('features', {
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
});
