import { vars } from '../../theme/contract.css';
import { styleIn } from '../../theme/styleIn';

export const root = styleIn('data', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const step = styleIn('data', {
  paddingInline: vars.space.m,
  gap: vars.space.xs,
  fontSize: vars.font.size.s,
  selectors: {
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed', translate: 'none' },
    '&[aria-disabled="true"]:hover': { background: vars.color.raised },
  },
});

export const icon = styleIn('data', {
  inlineSize: '1.25em',
  blockSize: '1.25em',
  selectors: { '&:dir(rtl)': { scale: '-1 1' } },
});

export const position = styleIn('data', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});
