import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const toned = (tone: 'accent' | 'success' | 'danger' | 'warning' | 'info') => ({
  background: vars.color[tone].subtle,
  borderColor: vars.color[tone].border,
  color: vars.color[tone].text,
});

export const root = styleIn('primitives', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  background: vars.color.raised,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.badge,
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  letterSpacing: vars.font.letterSpacing.label,
  textTransform: vars.font.case.label,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="accent"]': toned('accent'),
    '&[data-tone="success"]': toned('success'),
    '&[data-tone="danger"]': toned('danger'),
    '&[data-tone="warning"]': toned('warning'),
    '&[data-tone="info"]': toned('info'),
  },
});
