import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const presets = styleIn('features', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
});

export const preset = styleIn('features', {
  flex: '1 0 auto',
  minInlineSize: '3.5rem',
  paddingInline: vars.space.s,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.accent.subtle,
      borderColor: vars.color.accent.border,
      color: vars.color.accent.text,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
