import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-tone="quiet"]': { background: 'transparent', color: vars.color.text.muted },
    '&[data-tone="quiet"]:hover': {
      background: vars.color.hover,
      color: vars.color.text.default,
    },
    '&[data-tone="neutral"]': {
      background: vars.color.raised,
      borderColor: vars.color.border.default,
    },
    '&[data-tone="neutral"]:hover': { background: vars.color.hover },
    '&[data-tone="accent"]': {
      background: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
    },
    '&[data-tone="accent"]:hover': { background: vars.color.accent.solidHover },

    '&:active': { translate: '0 1px' },
    '&:is(:disabled, [data-disabled])': { opacity: 0.5, cursor: 'not-allowed', translate: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
});

globalStyle(`${root} > svg`, {
  '@layer': { [layers.primitives]: { inlineSize: vars.size.icon, blockSize: vars.size.icon } },
});
