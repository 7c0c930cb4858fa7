import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

const toned = (tone: 'info' | 'success' | 'warning' | 'danger') => ({
  background: vars.color[tone].subtle,
  borderColor: vars.color[tone].border,
  color: vars.color[tone].text,
});

export const root = styleIn('primitives', {
  display: 'flex',
  // Aligns the icon with the first line of text.
  alignItems: 'baseline',
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

/** Line box that aligns the icon with the text baseline. */
export const line = styleIn('primitives', {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  lineHeight: vars.font.lineHeight.body,
  selectors: { '&::before': { content: '"\\200b"' } },
});

export const icon = styleIn('primitives', {
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  // Negative margins prevent the icon from making the line taller.
  marginBlock: '-1em',
});

export const content = styleIn('primitives', {
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
