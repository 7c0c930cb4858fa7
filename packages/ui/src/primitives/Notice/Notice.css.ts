import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const toned = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  background: vars.color[tone].subtle,
  borderColor: vars.color[tone].border,
  color: vars.color[tone].text,
});

export const root = styleIn('primitives', {
  display: 'flex',
  inlineSize: '100%',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius.card,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-tone="info"]': toned('info'),
    '&[data-tone="success"]': toned('success'),
    '&[data-tone="warning"]': toned('warning'),
    '&[data-tone="danger"]': toned('danger'),
  },
});

export const icon = styleIn('primitives', {
  flexShrink: 0,
  // As high as the first line beside it.
  blockSize: `calc(${vars.font.lineHeight.body} * 1em)`,
  inlineSize: vars.size.icon,
});

export const content = styleIn('primitives', {
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
