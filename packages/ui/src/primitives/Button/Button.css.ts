import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.l,
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.button,
  fontWeight: vars.font.weight.button,
  fontSize: vars.font.size.m,
  letterSpacing: vars.font.letterSpacing.button,
  textTransform: vars.font.case.button,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&[data-size="large"]': {
      minBlockSize: vars.size.controlLarge,
      paddingInline: vars.space.xl,
      fontSize: vars.font.size.l,
    },
    '&[data-wide]': { inlineSize: '100%' },

    '&[data-tone="accent"]': {
      background: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
      boxShadow: vars.shadow.button,
    },
    '&[data-tone="accent"]:hover': { background: vars.color.accent.solidHover },
    '&[data-tone="neutral"]': {
      background: vars.color.raised,
      borderColor: vars.color.border.default,
    },
    '&[data-tone="neutral"]:hover': { background: vars.color.hover },
    '&[data-tone="quiet"]': { background: 'transparent', color: vars.color.accent.text },
    '&[data-tone="quiet"]:hover': { background: vars.color.hover },
    '&[data-tone="danger"]': {
      background: vars.color.danger.solid,
      color: vars.color.danger.onSolid,
    },
    '&[data-tone="danger"]:hover': { background: vars.color.danger.solidHover },

    '&:active': { translate: '0 1px' },
    '&:is(:disabled, [data-disabled])': { opacity: 0.5, cursor: 'not-allowed', translate: 'none' },
    '&[data-state="pending"]': { cursor: 'progress', translate: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    // Draws a border in forced colours, which remove the button's tones.
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
});
