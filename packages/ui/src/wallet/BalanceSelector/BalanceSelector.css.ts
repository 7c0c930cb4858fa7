import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layers } from '../../theme/layers.css';
import { styleIn } from '../../theme/styleIn';

const PHONE = '(max-width: 768px)';

export const root = styleIn('features', {
  display: 'flex',
  // Wraps the selector to its own row if the amount needs the space.
  minInlineSize: 'min-content',
  background: vars.color.canvas,
  border: `${vars.border.thin} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
});

export const balance = styleIn('features', {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: `calc(${vars.size.touch} - 2 * ${vars.border.thin})`,
  paddingBlock: 0,
  paddingInline: vars.space.s,
  background: 'transparent',
  border: 0,
  borderRadius: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[data-state="open"]': { background: vars.color.hover },
  },
});

export const coin = styleIn('features', {
  flexShrink: 0,
  inlineSize: 26,
  blockSize: 26,
  color: vars.color.success.text,
  '@media': { '(max-width: 480px)': { display: 'none' } },
});

export const figures = styleIn('features', {
  flex: 1,
  display: 'grid',
  // Fits three lines of text into the button, because the approximation takes one.
  lineHeight: 1.1,
});

export const label = styleIn('features', {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xs,
});

export const amount = styleIn('features', {
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.strong,
  whiteSpace: 'nowrap',
  '@media': { '(max-width: 480px)': { fontSize: vars.font.size.xs } },
});

// Skeleton as wide as '1,000.0000', so that the header does not shift.
export const skeleton = styleIn('features', { inlineSize: '9ch' });

export const chevron = styleIn('features', {
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.color.text.muted,
  '@media': { '(max-width: 360px)': { display: 'none' } },
});

export const action = styleIn('features', {
  flexShrink: 0,
  // Lets the button cover the border at the end of the selector.
  margin: `calc(-1 * ${vars.border.thin})`,
  marginInlineStart: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.m,
  fontSize: vars.font.size.s,
});

globalStyle(`${action} > svg`, {
  '@layer': { [layers.features]: { inlineSize: '1.125rem', blockSize: '1.125rem' } },
});

export const actionText = styleIn('features', {
  '@media': {
    [PHONE]: {
      // Hides the text visually, but keeps it as the link's name.
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const popover = styleIn('features', { padding: vars.space.m });
