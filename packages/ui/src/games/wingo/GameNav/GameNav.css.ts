import { vars } from '../../../theme/contract.css';
import { styleIn } from '../../../theme/styleIn';

export const root = styleIn('features', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
  gap: vars.space.xxs,
  inlineSize: '100%',
  padding: vars.space.xxs,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  containerType: 'inline-size',
});

export const link = styleIn('features', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.35em',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  borderRadius: `calc(${vars.radius.card} - ${vars.space.xxs})`,
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text.default },
    '&[aria-current="page"]': {
      background: vars.color.accent.solid,
      color: vars.color.accent.onSolid,
      fontWeight: vars.font.weight.strong,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': {
      selectors: { '&[aria-current="page"]': { border: `${vars.border.thick} solid Highlight` } },
    },
  },
});

export const icon = styleIn('features', {
  inlineSize: '1.2em',
  blockSize: '1.2em',
  '@container': { '(max-width: 34rem)': { display: 'none' } },
});

export const minutes = styleIn('features', { minInlineSize: 0 });
