import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';
import { NARROW } from './boardSizes';

/** Chips overlap the upper edge of the field, opposite the badge of a winning field. */
export const chips = styleIn('features', {
  position: 'absolute',
  insetBlockStart: '-0.5625rem',
  insetInlineStart: '-0.25rem',
  display: 'flex',
  gap: vars.border.thick,
  pointerEvents: 'none',
});

export const chip = styleIn('features', {
  paddingInline: '0.3125rem',
  border: `${vars.border.thin} solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.round,
  fontSize: '0.6875rem',
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '0.875rem',
  whiteSpace: 'nowrap',
  // Smaller text, so that the chip does not cover the name of a short field.
  '@container': { [NARROW]: { fontSize: '0.625rem', lineHeight: '0.75rem' } },
  selectors: {
    '&[data-chip="placed"]': {
      color: vars.color.accent.onSolid,
      background: vars.color.accent.solid,
    },
    '&[data-chip="staged"]': {
      color: vars.color.accent.text,
      background: vars.color.raised,
      borderColor: vars.color.accent.text,
      borderStyle: 'dashed',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-chip="placed"]': {
          color: 'HighlightText',
          background: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
