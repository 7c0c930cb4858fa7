import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

const LINE = '1.75rem';

const enter = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const board = styleIn('features', {
  display: 'grid',
  gap: vars.space.s,
  minInlineSize: 0,
});

export const rolls = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  // Clips the rolls that wrap to a second line.
  blockSize: LINE,
  overflow: 'hidden',
});

export const roll = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  blockSize: LINE,
  paddingInline: vars.space.s,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  selectors: {
    '&[data-outcome="won"]': {
      background: vars.color.success.subtle,
      borderColor: 'transparent',
      color: vars.color.success.text,
    },
    '&:first-child': { animation: `${enter} ${vars.duration.fast} ${vars.easing.standard}` },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:first-child': { animation: 'none' } } },
    '(forced-colors: active)': {
      selectors: { '&[data-outcome="won"]': { borderColor: 'Highlight' } },
    },
  },
});
