import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('primitives', {
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.body,
  lineHeight: vars.font.lineHeight.body,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-size="xs"]': { fontSize: vars.font.size.xs },
    '&[data-size="s"]': { fontSize: vars.font.size.s },
    '&[data-size="l"]': { fontSize: vars.font.size.l },
    '&[data-size="xl"]': { fontSize: vars.font.size.xl },

    '&[data-tone="muted"]': { color: vars.color.text.muted },
    '&[data-tone="accent"]': { color: vars.color.accent.text },
    '&[data-tone="success"]': { color: vars.color.success.text },
    '&[data-tone="danger"]': { color: vars.color.danger.text },
    '&[data-tone="warning"]': { color: vars.color.warning.text },

    '&[data-weight="medium"]': { fontWeight: vars.font.weight.medium },
    '&[data-weight="strong"]': { fontWeight: vars.font.weight.strong },

    '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
  },
});
